"""Why a move is refused, and the smallest change that would make it legal."""

from difflib import get_close_matches

import msgspec

from gugong.content.names import PLACES
from gugong.notation.positions import Struct
from gugong.rules.kernel import ASIDES, Move, Position, Reason

LONGEST = 60  # of what somebody typed, when it is said back
SHOWN = 8  # legal moves, when nothing is written alike
DEEPEST = 4  # answers that may lead to the refused move


class Refusal(Struct):
    """A clear answer to a move that is not legal now."""

    rule: str  # of docs/rules/
    what: str  # which kind of thing is missing
    typed: str = ""  # the refused text, cut short
    need: int = 0
    have: int = 0
    first: list[str] = msgspec.field(default_factory=list)  # legal moves that, played in this order, make it legal
    meant: list[str] = msgspec.field(default_factory=list)  # legal moves that are written alike
    seat: int = 0  # whose question it does not answer,
    legal: list[str] = msgspec.field(default_factory=list)  # some of the moves that would,
    more: int = 0  # and how many others there are

    @property
    def text(self) -> str:
        """The whole of it in English."""
        from gugong.view.words import words_in

        return words_in("en").refusal(self)


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
    """What the answer itself says, if the question knows it."""
    question = g.decision()
    for move in [*question.conceivable(g), *ASIDES[question.who]]:
        if move.text == text:
            return move.why_not(g) or Reason("Q-CH-10", "no-effect")
    name, _, place = text.rpartition(" ")
    if question.rule() == "DAY-EXCHANGE-1" and place in PLACES and name in g.components.card_name:
        return Reason("DAY-EXCHANGE-1", "not-in-hand")
    return None


def _unknown(g: Position, typed: str) -> Refusal:
    """No answer to the open question: which there are, or those written alike."""
    moves = [move.text for move in g.legal]
    question = g.decision()
    meant = get_close_matches(typed, moves, n=3, cutoff=0.6)
    legal = [] if meant else moves[:SHOWN]
    more = 0 if meant else len(moves) - len(legal)
    return Refusal(question.rule(), "no-answer", typed, meant=meant, seat=question.who, legal=legal, more=more)


def _way_to(g: Position, text: str) -> list[str]:
    """The fewest token exchanges, with the answers they ask for, after which the move is legal."""
    who = g.decision().who
    about = type(g.decision()).__name__
    tried: list[tuple[Position, list[str]]] = [(g, [])]
    for _ in range(DEEPEST):
        further: list[tuple[Position, list[str]]] = []
        for position, path in tried:
            for move in _steps(position, who, about):
                twin = position.copy()
                twin.play(move)
                if twin.over() or twin.decision().who != who:
                    continue
                if text in [legal.text for legal in twin.legal] and type(twin.decision()).__name__ == about:
                    return [*path, move.text]
                further.append((twin, [*path, move.text]))
        tried = further
    return []


def _steps(g: Position, who: int, about: str) -> list[Move]:
    """Exchanges beside the question, or the answers to what an exchange asked."""
    if type(g.decision()).__name__ == "Gain":
        return list(g.legal)
    if type(g.decision()).__name__ != about:
        return []
    return [move for move in g.legal if move.aside]
