"""Questions, moves, events and refusals in words, by the Fluent messages of gugong/words."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from gugong.notation.positions import TableData
from gugong.view.events import EventData
from gugong.view.observe import QuestionData
from gugong.view.phrases import FIELDS, Parts, card_name, move_phrase, question_phrase
from gugong.view.refusals import Refusal

LANGUAGES = ("en", "fr", "cs", "pl")
COLOURS = 5  # of the seats
REMEMBERED = 8192  # sentences; the same ones are said over and over
ASKED = {about: "ask" + re.sub("([A-Z])", r"-\1", about).lower() for about in FIELDS}
EXPLAINED = ("vp", "skips", "heads-for", "wants")  # events whose rule says why, in a message of its own
MISSING: Parts = {"double": 0, "supply": 0, "new": 0, "special": 0, "price": -1}  # what a part is where none is given


class Words:
    """All that the game says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._remembered = lru_cache(REMEMBERED)(self._format)

    def say(self, message: str, /, **args: int | str) -> str:
        """The message of this id, its variables filled in."""
        return self._remembered(message, **args)

    def _format(self, message: str, /, **args: int | str) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} says nothing"
        words, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, f"{message} in {self.language}: {errors}"
        return str(words)

    def seat_names(self, players: int) -> list[str]:
        """The colours of the seats; against one player sits Meng."""
        return [self.say("seat-0"), self.say("meng")] if players == 1 else self.colours()[:players]

    def colours(self) -> list[str]:
        """The names of all seats that there are."""
        return [self.say(f"seat-{seat}") for seat in range(COLOURS)]

    def question(self, question: QuestionData, table: TableData, names: Sequence[str]) -> str:
        """One sentence: who must decide what."""
        about, parts = question_phrase(question, table)
        return self.say("question", name=names[question.seat], asked=self.say(ASKED[about], **self._filled(parts)))

    def move(self, about: str, text: str, table: TableData, price: int | None = None) -> str:
        """What this move of this question does, and what it costs where the table decides that."""
        key, parts = move_phrase(text, table)
        if price is not None:
            parts["price"] = price
        message = f"move-{key.replace(' ', '-').lower()}"
        return self.say(message, about=about, **self._filled(parts))

    def event(self, event: EventData, names: Sequence[str]) -> str:
        """One sentence: who did what."""
        done = self.clause(event)
        if event.who is None:
            return self.say("event-of-nobody", done=done[0].upper() + done[1:])
        return self.say("event", name=names[event.who], done=done)

    def clause(self, event: EventData) -> str:
        """What was done, without who did it."""
        args = self._filled(event.facts)
        if event.what in EXPLAINED:
            args["reason"] = self.say(f"{event.what}-{event.rule}".lower(), **args)
        return self.say(f"event-{event.what}", rule=event.rule, **args)

    def card(self, label: str) -> str:
        """The card of this label by its value and action."""
        value, _, action = card_name(label).partition("-")
        return self.say("card", value=int(value), action=action or "none")

    def refusal(self, refusal: Refusal) -> str:
        """Why the move is refused, by which rule, and what would help."""
        if refusal.what == "over":
            return self.say("refusal-over")
        said: Parts = {"typed": self.quoted(refusal.typed), "rule": refusal.rule}
        if refusal.what == "no-answer":
            return self._no_answer(refusal, said)
        need, have = refusal.need, refusal.have
        reason = self.say(f"reason-{refusal.what}", need=need, have=have, missing=need - have)
        words = self.say("refusal", reason=reason, **said)
        return self.say("refusal-first", refusal=words, moves=self._all_of(refusal.first)) if refusal.first else words

    def _no_answer(self, refusal: Refusal, said: Parts) -> str:
        """Say which answers there are, the ones written alike first."""
        said["seat"] = refusal.seat
        said["moves"] = ", ".join(map(self.quoted, refusal.meant or refusal.legal))
        return self.say("refusal-meant" if refusal.meant else "refusal-possible", more=refusal.more, **said)

    def no_rule(self, typed: str, alike: Sequence[str]) -> str:
        """No rule has this id; these are written alike."""
        if alike:
            return self.say("no-rule-meant", typed=self.quoted(typed), ids=", ".join(alike))
        return self.say("no-rule", typed=self.quoted(typed))

    def quoted(self, text: str) -> str:
        """What somebody typed or may type, in quotation marks; nothing in it upsets a terminal."""
        return self.say("quoted", text=repr(text)[1:-1])

    def _all_of(self, moves: Sequence[str]) -> str:
        words = self.quoted(moves[0])
        for move in moves[1:]:
            words = self.say("both", first=words, second=self.quoted(move))
        return words

    def _filled(self, parts: Parts) -> Parts:
        """The variables of a message: parts that it chooses by as they are, and names for the others."""
        args = {**MISSING, "card": self.say("a-card"), **parts}
        if "n" not in parts:
            args["n"] = 1 - int(args["double"])  # one piece, the Double Servant or an ordinary one
        args["sign"] = "minus" if int(args["n"]) < 0 else "plus"
        args["n"] = abs(int(args["n"]))
        for name, value in parts.items():
            args |= self._named(name, value)
        if "token0" in parts:
            args["tokens"] = ", ".join(self._tokens(parts))
        return args

    def _tokens(self, parts: Parts) -> list[str]:
        kinds = [str(value).removeprefix("-") for name, value in parts.items() if name.startswith("token")]
        return [self.say(f"token-{kind}") for kind in kinds]

    def _named(self, name: str, value: int | str) -> Parts:
        if name in ("card", "taken"):
            return {name: self.card(str(value))}
        if name == "kind":
            return {"token": self.say(f"token-{value or 'none'}")}
        if name == "decree":
            return {"effect": self.say(f"decree-{value}".lower())}
        if name == "place":
            return {"place": value or "none"}
        if name == "seat":
            return {"seat": int(value) + 1}
        if name == "die":
            return {"die": value if isinstance(value, str) else "ABC"[value]}
        return {}


@cache
def words_in(language: str) -> Words:
    """The words of this language; raises ValueError if there are none."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no words in {language!r}: choose {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
    return Words(language)


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in resources.files("gugong").joinpath("words", language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
