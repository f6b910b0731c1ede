"""What travel tokens give when they are collected (TOKEN-1 to TOKEN-12)."""

from collections.abc import Sequence
from typing import Final

from gugong.content.names import BONUS_FOLLOW, BONUS_PLUS_ONE, BONUS_TAX, TOKEN_KINDS, TOKENS
from gugong.rules.cards import NO, SWAP_BY_TOKEN, CardMove, CardMoves, discard_face_down, take_back_face_down
from gugong.rules.great_wall import CHECK, FROM_SUPPLY
from gugong.rules.harbours import SHIP_BY_TOKEN
from gugong.rules.intrigue import offer_steps
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason, SeatTask, Task
from gugong.rules.outposts import PUT_OUT
from gugong.rules.palace import step_envoy
from gugong.rules.servants import gain, pay, short_of
from gugong.rules.stored import STORE


class DiscardForJade(Question):
    """Discard a hand card of printed value 7 or more for 1 jade.  (TOKEN-5)"""

    def __init__(self, who: int) -> None:
        super().__init__("TOKEN-5", who)
        self.discards: Final = CardMoves(lambda card, name: [JadeForCard(who, "discard", card, name)])

    def conceivable(self, g: Position) -> list[Move]:
        return [*self.discards.of(g, g.players[self.who].hand), NO]


class JadeForCard(CardMove):
    def why_not(self, g: Position) -> Reason | None:
        printed = g.components.card_value[self.card]
        return None if printed >= 7 else Reason("TOKEN-5", "card-value", 7, printed)

    def run(self, g: Position) -> None:
        discard_face_down(g, self.who, self.card, "TOKEN-5")
        g.take_jade(self.who, "TOKEN-5")


class TakeBack(Question):
    """Take any card from the player's discard pile into hand.  (TOKEN-8, Q-EX-10)"""

    def __init__(self, who: int) -> None:
        super().__init__("TOKEN-8", who)
        self.takes: Final = CardMoves(lambda card, name: [TakeCardBack(who, "take", card, name)])

    def conceivable(self, g: Position) -> list[Move]:
        return [*self.takes.of(g, g.players[self.who].discard), NO]


class TakeCardBack(CardMove):
    def run(self, g: Position) -> None:
        take_back_face_down(g.players[self.who], self.card)
        if g.journal is not None:
            g.tell("take-back", self.who, "TOKEN-8", {}, {"card": self.card})


class PayForJade(Question):
    """Pay 3 for 1 jade from the supply, or not.  No discount applies.  (TOKEN-11, Q-TR-13)"""

    def __init__(self, who: int) -> None:
        super().__init__("TOKEN-11", who)
        self.options = [PayThree(who, "jade"), Decline("no")]


class PayThree(Move):
    def why_not(self, g: Position) -> Reason | None:
        return short_of(g, self.who, 3, "TOKEN-11")

    def run(self, g: Position) -> None:
        g.then(JADE_FROM_SUPPLY[self.who])
        pay(g, self.who, 3, "TOKEN-11")


class JadeFromSupply(SeatTask):
    def run(self, g: Position) -> None:
        g.take_jade(self.who, "TOKEN-11")


DISCARD_FOR_JADE: Final = [DiscardForJade(seat) for seat in SEATS]
TAKE_BACK: Final = [TakeBack(seat) for seat in SEATS]
JADE_FROM_SUPPLY: Final = [JadeFromSupply(seat) for seat in SEATS]
PAY_FOR_JADE: Final = [PayForJade(seat) for seat in SEATS]


class Benefit:
    """What a token gives when collected; the base class gives nothing.  (TOKEN-12, BONUS-4 to BONUS-6)"""

    def __init__(self, name: str) -> None:
        self.kind: Final = TOKENS.index(name)
        self.rule: Final = TOKEN_KINDS[self.kind].rule

    def use(self, g: Position, who: int) -> None:
        pass

    def collect(self, g: Position, who: int) -> None:
        """Use the benefit, then store the token.  (TRAVEL-1, TRAVEL-6)"""
        g.then(STORE[who][self.kind])
        self.use(g, who)


class Servants(Benefit):
    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n: Final = n

    def use(self, g: Position, who: int) -> None:
        gain(g, who, self.n, self.rule)


class EnvoyStep(Benefit):
    def use(self, g: Position, who: int) -> None:
        step_envoy(g, who, 1, self.rule)


class IntrigueStep(Benefit):
    def use(self, g: Position, who: int) -> None:
        offer_steps(g, who, 1, self.rule)


class TwoVp(Benefit):
    def use(self, g: Position, who: int) -> None:
        g.score(who, 2, self.rule)


class Asks(Benefit):
    """A benefit offered by a question, and the tasks that follow its answer."""

    def __init__(self, name: str, questions: Sequence[Question], then: Sequence[Task] = ()) -> None:
        super().__init__(name)
        self.questions: Final = list(questions)
        self.after: Final = list(then)

    def use(self, g: Position, who: int) -> None:
        g.then(self.questions[who], *self.after)


class PutOutOrStore(Asks):
    """The question also decides whether the token is stored.  (BONUS-1 to BONUS-3)"""

    def collect(self, g: Position, who: int) -> None:
        self.use(g, who)


BENEFITS: Final[list[Benefit]] = [
    Servants("one-servant", 1),
    Servants("two-servants", 2),
    EnvoyStep("envoy"),
    IntrigueStep("intrigue"),
    Asks("discard-for-jade", DISCARD_FOR_JADE),
    TwoVp("two-vp"),
    Asks("swap", SWAP_BY_TOKEN),
    Asks("take-back", TAKE_BACK),
    Asks("ship", SHIP_BY_TOKEN),
    Asks("wall", FROM_SUPPLY["TOKEN-10"], [CHECK]),
    Asks("pay-for-jade", PAY_FOR_JADE),
    Benefit("double"),
    PutOutOrStore("plus-one", PUT_OUT[BONUS_PLUS_ONE]),
    PutOutOrStore("tax", PUT_OUT[BONUS_TAX]),
    PutOutOrStore("follow", PUT_OUT[BONUS_FOLLOW]),
    Benefit("twice-value"),
    Benefit("twice-action"),
    Benefit("cheaper"),
]
_BY_KIND: Final = {benefit.kind: benefit for benefit in BENEFITS}


def collect(g: Position, who: int, kind: int) -> None:
    """Collect a token of this kind.  (TRAVEL-5)"""
    _BY_KIND[kind].collect(g, who)
