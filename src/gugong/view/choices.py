"""The legal moves as data: each with its parts, its price, its rule and its targets on the table."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from gugong.content.names import PLACES, TOKENS
from gugong.notation.cards import labels
from gugong.notation.positions import Struct
from gugong.rules.intrigue import Intrigue
from gugong.rules.kernel import ASIDES, NO_PRICE, Move, Position, Reason
from gugong.rules.spelling import Parts, read
from gugong.rules.state import NOBODY
from gugong.rules.stored import TokenExchange, powers_lost

FACE_DOWN = ("discard", "take")
DECLINES = ("skip", "no", "done", "stay", "enough", "no load")  # moves that do nothing
ROWS = 7  # legal moves and others that are listed together: as many as a page shows below each other
# Why a move is refused that a player would look for: what it is about is there, but something is short or in the way.
SHORTFALLS = frozenset(
    {
        "already-yours",
        "card-value",
        "houses-first",
        "last-harbour",
        "marker",
        "no-effect",
        "no-room",
        "no-token",
        "none-ahead",
        "ordinary-servants",
        "servants",
        "ship-full",
        "slots-full",
        "supply",
    }
)


class ChoiceData(Struct):
    """One move: its text, and everything a client needs to show it."""

    move: str
    key: str  # names a row of rules.spelling.ROWS
    rule: str
    parts: Parts  # and what lies there: the token (`kind`), the card (`taken`), the `medal`, the number of `routes`
    targets: list[str]  # what to point at on the table, in this order
    price: int | None  # servants to pay, if that depends on the position; 0 or 2 for a gift


Listed: TypeAlias = tuple[ChoiceData, Reason | None]  # a move, and why it cannot be played, if it cannot


def choices(g: Position) -> list[ChoiceData]:
    """Every legal move, in the order of `listed`."""
    return [choice for choice, reason in listed(g) if reason is None]


def listed(g: Position) -> list[Listed]:
    """Every legal move and, where these are few, those that a player would look for among them.

    Cards are in the order of a sorted hand, cities in that of the map, the others as the question has them.
    """
    made: list[Listed] = [(choice(g, move), None) for move in g.legal] if len(g.legal) >= ROWS else _with_refused(g)
    ranks = [_rank(g, one) for one, _ in made]
    ranked = iter(sorted((at for at, rank in enumerate(ranks) if rank), key=ranks.__getitem__))
    return [made[next(ranked)] if rank else one for one, rank in zip(made, ranks)]


def _with_refused(g: Position) -> list[Listed]:
    """The answers to the question, then the token exchanges."""
    legal = {move.text for move in g.legal}
    answers = g.question().conceivable(g)
    refused = _looked_for(g, [move for move in answers if move.text not in legal and move.key not in DECLINES])
    shown = [move for move in answers if move.text in legal or move.text in refused]
    asides = [move for move in g.legal if move.aside]
    return [(choice(g, move), refused.get(move.text)) for move in shown + asides]


def _looked_for(g: Position, moves: Sequence[Move]) -> dict[str, Reason]:
    """Why these are refused, without those that nobody would look for; the commonest kinds give way to the others."""
    reasons = {move: reason for move in moves if (reason := move.why_not(g)) is not None and reason.what in SHORTFALLS}
    while len(g.legal) + len(reasons) > ROWS:
        [(commonest, _)] = Counter(move.key for move in reasons).most_common(1)
        reasons = {move: reason for move, reason in reasons.items() if move.key != commonest}
    return {move.text: reason for move, reason in reasons.items()}


def _rank(g: Position, made: ChoiceData) -> tuple[str | int, ...]:
    """Its place among the cards or the cities, which no question mixes; empty for other moves."""
    if "city" in made.parts:
        return (g.side.cities.index(str(made.parts["city"])),)
    return (made.targets[0],) if made.targets and made.targets[0].startswith(("card:", "discard:")) else ()


def choice(g: Position, move: Move) -> ChoiceData:
    parts = _with_surroundings(g, move.parts())
    if isinstance(move, TokenExchange) and move.power:
        parts |= _powers_lost(g, move)
    price = move.price(g)
    asked = None if price == NO_PRICE else price
    return ChoiceData(move.text, move.key, move.rule_here(g), parts, move.targets(), asked)


def _with_surroundings(g: Position, parts: Parts) -> Parts:
    city = parts.get("city")
    if city is not None and city in g.side.cities:
        parts["kind"] = TOKENS[g.cities[g.side.cities.index(str(city))]]
    if ("harbour" in parts or "route" in parts) and g.side.routes > 1:
        parts["routes"] = g.side.routes  # so that the harbour's route is named
    if g.agenda and isinstance(g.agenda[-1], Intrigue):
        parts["medal"] = int(g.medal == NOBODY)
    if "place" in parts:
        parts["taken"] = labels(g.components)[g.gifts[PLACES.index(str(parts["place"]))]]
    return parts


def _powers_lost(g: Position, move: TokenExchange) -> Parts:
    """The unused bonus tokens that this exchange would take.  (Q-CH-4)"""
    lost = powers_lost(g.players[move.who], move.worth)
    return {f"token{number}": TOKENS[kind] for number, kind in enumerate(lost)}


def spelled(g: Position, text: str) -> ChoiceData | None:
    """The move with this text, legal now or not; None if the text is not a move."""
    said = read(text)
    if said is None:
        return None
    return ChoiceData(text, said.key, "", _with_surroundings(g, said.parts), [], None)


def meant(g: Position, targets: Sequence[str]) -> Move | None:
    """The answer to the open question that has these targets; an illegal one is preferred, as it needs explaining."""
    question = g.question()
    found = [move for move in question.conceivable(g) + ASIDES[question.who] if move.targets() == list(targets)]
    refused = [move for move in found if move.why_not(g) is not None]
    return next(iter(refused + found), None)


def is_gift(text: str) -> bool:
    """Does a turn begin with this move?  (DAY-EXCHANGE-1)"""
    said = read(text)
    return said is not None and said.key == "give"


def public_text(text: str) -> str:
    """A move as other seats may see it: cards that move face down are not named.  (Q-EX-14)"""
    said = read(text)
    return f"{said.key} …" if said is not None and said.key in FACE_DOWN else text
