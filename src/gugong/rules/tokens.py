"""What travel tokens give when they are collected (TOKEN-1 to TOKEN-12)."""

from typing import Final

from gugong.content.names import (
    BONUS_FOLLOW,
    BONUS_PLUS_ONE,
    TOKEN_DISCARD_FOR_JADE,
    TOKEN_ENVOY,
    TOKEN_INTRIGUE,
    TOKEN_ONE_SERVANT,
    TOKEN_PAY_FOR_JADE,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TAKE_BACK,
    TOKEN_TWO_SERVANTS,
    TOKEN_TWO_VP,
    TOKEN_WALL,
)
from gugong.content.tables import Components
from gugong.rules.cards import NO, SWAP_BY_TOKEN, different, discard_face_down, take_back_face_down
from gugong.rules.great_wall import CHECK, FROM_SUPPLY
from gugong.rules.harbours import SHIP_BY_TOKEN
from gugong.rules.intrigue import offer_steps
from gugong.rules.kernel import SEATS, Decision, Decline, Move, Position, Reason, Task
from gugong.rules.outposts import PUT_OUT
from gugong.rules.palace import step_envoy
from gugong.rules.servants import gain, pay, short_of
from gugong.rules.stored import STORE


def collect(g: Position, who: int, kind: int) -> None:
    """Use the token's benefit, then store it.  (TRAVEL-1, TRAVEL-6)"""
    if BONUS_PLUS_ONE <= kind <= BONUS_FOLLOW:
        g.then(PUT_OUT[kind][who])
        return
    g.then(STORE[who][kind])
    if kind <= TOKEN_TWO_VP:
        _give(g, who, kind)
    else:
        _offer(g, who, kind)


def _give(g: Position, who: int, kind: int) -> None:
    if kind == TOKEN_ONE_SERVANT:
        gain(g, who, 1, "TOKEN-1")
    elif kind == TOKEN_TWO_SERVANTS:
        gain(g, who, 2, "TOKEN-2")
    elif kind == TOKEN_ENVOY:
        step_envoy(g, who, 1, "TOKEN-3")
    elif kind == TOKEN_INTRIGUE:
        offer_steps(g, who, 1, "TOKEN-4")
    elif kind == TOKEN_DISCARD_FOR_JADE:
        g.then(DISCARD_FOR_JADE[who])
    else:
        g.score(who, 2, "TOKEN-6")


def _offer(g: Position, who: int, kind: int) -> None:
    if kind == TOKEN_SWAP:
        g.then(SWAP_BY_TOKEN[who])
    elif kind == TOKEN_TAKE_BACK:
        g.then(TAKE_BACK[who])
    elif kind == TOKEN_SHIP:
        g.then(SHIP_BY_TOKEN[who])
    elif kind == TOKEN_WALL:
        g.then(FROM_SUPPLY["TOKEN-10"][who], CHECK)
    elif kind == TOKEN_PAY_FOR_JADE:
        g.then(PAY_FOR_JADE[who])


class DiscardForJade(Decision):
    """A hand card of printed value 7 or more to the discard pile, for 1 jade.  (TOKEN-5)"""

    def rule(self) -> str:
        return "TOKEN-5"

    def conceivable(self, g: Position) -> list[Move]:
        rows = _rows(g.components)[self.who]
        return [*[rows.jade[card] for card in different(g, g.players[self.who].hand)], NO]

    def moves(self, g: Position) -> list[Move]:
        return [move for move in self.conceivable(g) if move.why_not(g) is None]


class JadeForCard(Move):
    def __init__(self, who: int, card: int, name: str) -> None:
        super().__init__(f"discard {name}")
        self.who: Final = who
        self.card: Final = card

    def why_not(self, g: Position) -> Reason | None:
        printed = g.components.card_value[self.card]
        return None if printed >= 7 else Reason("TOKEN-5", "card-value", 7, printed)

    def run(self, g: Position) -> None:
        discard_face_down(g.players[self.who], self.card)
        if g.journal is not None:
            g.tell("discard", self.who, "TOKEN-5", {}, {"card": self.card})
        g.take_jade(self.who, "TOKEN-5")


class TakeBack(Decision):
    """Any card of the own discard pile into the hand.  (TOKEN-8, Q-EX-10)"""

    def rule(self) -> str:
        return "TOKEN-8"

    def conceivable(self, g: Position) -> list[Move]:
        return self.moves(g)

    def moves(self, g: Position) -> list[Move]:
        rows = _rows(g.components)[self.who]
        return [*[rows.back[card] for card in different(g, g.players[self.who].discard)], NO]


class TakeCardBack(Move):
    def __init__(self, who: int, card: int, name: str) -> None:
        super().__init__(f"take {name}")
        self.who: Final = who
        self.card: Final = card

    def run(self, g: Position) -> None:
        take_back_face_down(g.players[self.who], self.card)
        if g.journal is not None:
            g.tell("take-back", self.who, "TOKEN-8", {}, {"card": self.card})


class PayForJade(Decision):
    """Pay 3 for 1 jade from the supply, or not.  No discount applies.  (TOKEN-11, Q-TR-13)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.options = [PayThree(who), Decline("no")]

    def rule(self) -> str:
        return "TOKEN-11"


class PayThree(Move):
    def __init__(self, who: int) -> None:
        super().__init__("jade")
        self.who: Final = who
        self.effect: Final = JadeFromSupply(who)

    def why_not(self, g: Position) -> Reason | None:
        return short_of(g, self.who, 3, "TOKEN-11")

    def run(self, g: Position) -> None:
        g.then(self.effect)
        pay(g, self.who, 3, "TOKEN-11")


class JadeFromSupply(Task):
    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        g.take_jade(self.who, "TOKEN-11")


class _Rows:
    """The moves of one seat that name a card."""

    def __init__(self, who: int, names: list[str]) -> None:
        self.jade: Final[list[Move]] = [JadeForCard(who, card, name) for card, name in enumerate(names)]
        self.back: Final[list[Move]] = [TakeCardBack(who, card, name) for card, name in enumerate(names)]


_ROWS: Final[dict[Components, list[_Rows]]] = {}


def _rows(components: Components) -> list[_Rows]:
    rows = _ROWS.get(components)
    if rows is None:
        rows = _ROWS[components] = [_Rows(seat, components.card_name) for seat in SEATS]
    return rows


DISCARD_FOR_JADE: Final = [DiscardForJade(seat) for seat in SEATS]
TAKE_BACK: Final = [TakeBack(seat) for seat in SEATS]
PAY_FOR_JADE: Final = [PayForJade(seat) for seat in SEATS]
