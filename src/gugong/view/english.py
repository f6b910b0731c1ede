"""Words for questions, moves, events and refusals, in English."""

import re
from collections.abc import Callable, Sequence

from gugong.notation.positions import TableData
from gugong.rules.kernel import Reason
from gugong.view.english_meng import DONE, HEADS_FOR, NAME, SKIPPED, WANTS
from gugong.view.english_words import (
    BENEFITS,
    BOUGHT,
    COLOURS,
    DECREES,
    EVENTS,
    MOVES,
    PLACES,
    QUESTIONS,
    REASONS,
    REWARDS,
    SCORED,
    SOURCES,
    TOKENS,
)
from gugong.view.events import EventData
from gugong.view.observe import QuestionData
from gugong.view.phrases import Parts, move_phrase, question_phrase


def seat_names(players: int) -> list[str]:
    """The colours of the seats; against one player sits Meng."""
    return list(COLOURS[:players]) if players > 1 else [COLOURS[0], NAME]


def reason_words(reason: Reason) -> str:
    """The reason as half a sentence."""
    words = REASONS[reason.what]
    return words.format(need=reason.need, have=reason.have, n=reason.need - reason.have)


def question_words(question: QuestionData, table: TableData, names: Sequence[str]) -> str:
    """One sentence: who must decide what."""
    key, parts = question_phrase(question, table)
    return f"{names[question.seat]}, {_fill(QUESTIONS[key], parts)}"


def move_words(about: str, text: str, table: TableData, price: int | None = None) -> str:
    """What this move of this question does, and what it costs where the table decides that."""
    key, parts = move_phrase(text, table)
    if price is not None:
        parts["price"] = price
    words = MOVES[f"{about} {key}"] if f"{about} {key}" in MOVES else MOVES[key]
    if key == "give" and price is not None:
        words += ": free" if price == 0 else ": pay 2, discard a card, or no actions"
    return _fill(words, parts)


def event_words(event: EventData, names: Sequence[str]) -> str:
    """One sentence: who did what."""
    done = event_clause(event)
    said = done if event.who is None else f"{names[event.who]} {done}"
    return f"{said[0].upper()}{said[1:]}."


def event_clause(event: EventData) -> str:
    """What was done, without who did it."""
    words = DONE.get(f"{event.what} {event.rule}", EVENTS[event.what])
    return _fill(words, event.facts | {"rule": event.rule})


def card_words(label: str) -> str:
    """A card without the number that tells equal ones apart."""
    return label.partition("#")[0]


def servants(ordinary: int, double: int) -> str:
    """1 servant, 2 servants, the Double Servant, 1 servant and the Double Servant."""
    ones = "1 servant" if ordinary == 1 else f"{ordinary} servants"
    if not double:
        return ones
    return f"{ones} and the Double Servant" if ordinary else "the Double Servant"


def _fill(words: str, parts: Parts) -> str:
    return words.format(**{gap: _part(gap, parts) for gap in re.findall(r"\{(\w+)\}", words)})


def _part(gap: str, parts: Parts) -> str:
    """The words for one gap of a template."""
    made = _MADE.get(gap)
    if made is not None:
        return made(parts)
    value = str(parts[gap])
    return _NAMED[gap].get(value, value) if gap in _NAMED else value


def _number(parts: Parts, name: str) -> int:
    return int(parts.get(name, 0))


def _pieces(parts: Parts) -> str:
    """Where no number is given there is one piece, the Double Servant or an ordinary one."""
    double = _number(parts, "double")
    return servants(_number(parts, "n") if "n" in parts else 1 - double, double)


def _place(parts: Parts) -> str:
    place = parts["place"]
    return f"place {place}" if isinstance(place, int) else PLACES[place]


def _where(parts: Parts) -> str:
    return f"at {_place(parts)}" if parts["place"] else "beside the own board"


def _automa(parts: Parts) -> str:
    """A special card names his focus by Day, and nothing in Twilight."""
    if not _number(parts, "special"):
        return f"the automa card for {_place(parts)}"
    return f"a special automa card: his focus, {_place(parts)}" if parts["place"] else "a special automa card"


def _decree(parts: Parts) -> str:
    name = str(parts["decree"])
    return f"{name} ({DECREES[name]})"


def _tokens(parts: Parts) -> str:
    kinds = [str(value).removeprefix("-") for name, value in parts.items() if name.startswith("token")]
    return ", ".join(TOKENS[kind] for kind in kinds)


def _steps(parts: Parts) -> str:
    n = _number(parts, "n")
    return f"{n} up" if n > 0 else f"{-n} back"


def _points(parts: Parts) -> str:
    n = _number(parts, "n")
    return f"scored {n} VP" if n >= 0 else f"lost {-n} VP"


def _times(parts: Parts) -> str:
    n = _number(parts, "n")
    return "once" if n == 1 else f"{n} times"


_NAMED = {"kind": TOKENS, "reward": REWARDS}
_MADE: dict[str, Callable[[Parts], str]] = {
    "automa": _automa,
    "benefit": lambda parts: BENEFITS[_number(parts, "back")],
    "bought": lambda parts: BOUGHT[_number(parts, "price")],
    "card": lambda parts: card_words(str(parts.get("card", "a card"))),
    "decree": _decree,
    "effect": lambda parts: DECREES[str(parts["decree"])],
    "die": lambda parts: str(parts["die"]).translate(str.maketrans("012", "ABC")),
    "origin": lambda parts: "supply" if _number(parts, "supply") else "pool",
    "place": _place,
    "points": _points,
    "price": lambda parts: str(parts.get("price", "the price")),
    "scored": lambda parts: SCORED[str(parts["rule"])],
    "seat": lambda parts: str(_number(parts, "seat") + 1),
    "servants": _pieces,
    "way": lambda parts: HEADS_FOR[str(parts["rule"])],
    "wish": lambda parts: WANTS[str(parts["rule"])].format(level=parts["level"]),
    "skipped": lambda parts: SKIPPED[str(parts["rule"])],
    "ship": lambda parts: "a new ship" if _number(parts, "new") else "the ship",
    "source": lambda parts: SOURCES[_number(parts, "source")],
    "steps": _steps,
    "taken": lambda parts: card_words(str(parts["taken"])),
    "times": _times,
    "tokens": _tokens,
    "where": _where,
    "up_to": lambda parts: "1" if _number(parts, "n") == 1 else "up to 2",
}
