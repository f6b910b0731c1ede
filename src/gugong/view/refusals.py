"""Why a move is refused, and the smallest change that would make it legal."""

from collections.abc import Callable
from difflib import get_close_matches

import msgspec

from gugong.notation.positions import Struct
from gugong.rules.day import Give
from gugong.rules.kernel import ASIDES, Position, Reason
from gugong.rules.spelling import read
from gugong.words import Catalogue, catalogue

Told = Callable[[str], str]

LONGEST = 60  # characters of a typed text that are repeated back
SHOWN = 8  # legal moves listed if none has a similar text
DEEPEST = 4  # length of the longest sequence searched that makes the refused move legal


class Refusal(Struct):
    """Why a move is not legal now, and what would help."""

    rule: str  # an id from docs/rules/
    what: str  # the kind of thing that is missing
    typed: str = ""  # the refused text, cut short
    need: int = 0
    have: int = 0
    first: list[str] = msgspec.field(default_factory=list)  # legal moves that, played in this order, make it legal
    meant: list[str] = msgspec.field(default_factory=list)  # legal moves with a similar text
    seat: int = 0  # the seat whose question it does not answer
    legal: list[str] = msgspec.field(default_factory=list)  # some of the moves that would answer it
    more: int = 0  # how many others there are

    @property
    def text(self) -> str:
        """The whole refusal in English."""
        return self.said(catalogue("en"))

    def said(self, words: Catalogue, name: str = "", told: Told | None = None) -> str:
        """Why the move is refused, by which rule, and what would help.

        `name` is the name of the seat being asked; `told` puts a move into words, by default as it is typed.
        """
        told = told or words.quoted
        if self.what == "over":
            return words.say("refusal-over")
        if self.what == "no-answer":
            return self._no_answer(words, name or words.say(f"seat-{self.seat}"), told)
        reason = words.say(f"reason-{self.what}", need=self.need, have=self.have, missing=self.need - self.have)
        said = words.say("refusal", reason=reason, typed=told(self.typed), rule=self.rule)
        return words.say("refusal-first", refusal=said, moves=_all_of(self.first, words, told)) if self.first else said

    def _no_answer(self, words: Catalogue, name: str, told: Told) -> str:
        """Say which answers there are: those with a similar text, or else the first legal ones."""
        return words.say(
            "refusal-meant" if self.meant else "refusal-possible",
            typed=told(self.typed),
            rule=self.rule,
            name=name,
            moves=", ".join(map(told, self.meant or self.legal)),
            more=self.more,
        )


def _all_of(moves: list[str], words: Catalogue, told: Told) -> str:
    said = told(moves[0])
    for move in moves[1:]:
        said = words.say("both", first=said, second=told(move))
    return said


def refuse(g: Position, text: str) -> Refusal:
    """Why this text cannot be played now; it must not be a legal move."""
    if g.over():
        return Refusal("ROUND-2", "over")
    typed = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    reason = _reason(g, text)
    if reason is None:
        return _unknown(g, typed)
    return Refusal(reason.rule, reason.what, typed, reason.need, reason.have, first=_way_to(g, text))


def _reason(g: Position, text: str) -> Reason | None:
    """The reason the move itself gives, if it is a conceivable answer."""
    question = g.question()
    for move in [*question.conceivable(g), *ASIDES[question.who]]:
        if move.text == text:
            return move.why_not(g) or Reason("Q-CH-10", "no-effect")
    said = read(text)
    if isinstance(question, Give) and said is not None and said.key == "give":
        return Reason("DAY-EXCHANGE-1", "not-in-hand")
    return None


def _unknown(g: Position, typed: str) -> Refusal:
    """Not an answer to the open question: suggest legal moves with a similar text, or else the first legal ones."""
    moves = [move.text for move in g.legal]
    question = g.question()
    folded = {text.casefold(): text for text in moves}
    meant = [folded[text] for text in get_close_matches(typed.casefold(), folded, n=3, cutoff=0.6)]
    legal = [] if meant else moves[:SHOWN]
    more = 0 if meant else len(moves) - len(legal)
    return Refusal(question.rule, "no-answer", typed, meant=meant, seat=question.who, legal=legal, more=more)


def _way_to(g: Position, text: str) -> list[str]:
    """The shortest sequence of token exchanges, and answers they ask for, that makes the move legal."""
    asked, depth = g.question(), len(g.agenda)
    tried: list[tuple[Position, list[str]]] = [(g, [])]
    for _ in range(DEEPEST):
        further: list[tuple[Position, list[str]]] = []
        for position, path in tried:
            asking = len(position.agenda) > depth  # an exchange asked a question of its own
            for move in [move for move in position.legal if move.aside or asking]:
                twin = position.copy()
                twin.play(move)
                if len(twin.agenda) < depth or twin.agenda[depth - 1] is not asked:
                    continue
                if len(twin.agenda) == depth and text in [legal.text for legal in twin.legal]:
                    return [*path, move.text]
                further.append((twin, [*path, move.text]))
        tried = further
    return []
