"""The Day: turns, the exchange of gifts and the actions it allows (rules A4)."""

from typing import Final

from gugong.content.names import BONUS_TWICE_VALUE, L2_EQUAL, NO_ACTION, ONE_SERVANT, PLACES, SWAP, TWO_SERVANTS
from gugong.rules.actions import ACTIONS, CARD, LOCATION, PERFORM_CARD, offer_again
from gugong.rules.cards import (
    DISCARD,
    HAND,
    SWAP_BY_CARD,
    CardMove,
    CardMoves,
    arrive_openly,
    discard_face_down,
    leave_openly,
    show,
)
from gugong.rules.kernel import SEATS, Move, Position, Question, Reason, SeatTask, Task
from gugong.rules.outposts import plus
from gugong.rules.servants import gain, pay, short_of, turn_down
from gugong.rules.spelling import Parts


class Turns(SeatTask):
    """Turns go clockwise, skipping players without cards, until all hands are empty.  (DAY-1 to DAY-4, D-5)"""

    def run(self, g: Position) -> None:
        n = len(g.players)
        for i in range(n):
            who = (self.who + i) % n
            if g.players[who].hand:
                g.then(GIVE[who], TURNS[(who + 1) % n])
                return


class Day(Task):
    """The start player begins.  (DAY-1)"""

    def run(self, g: Position) -> None:
        g.then(TURNS[g.start])


class Give(Question):
    """Which hand card, to which location?  Passing is not allowed.  (DAY-EXCHANGE-1, DAY-2)"""

    def __init__(self, who: int) -> None:
        super().__init__("DAY-EXCHANGE-1", who)
        self.gifts: Final = CardMoves(lambda card, name: [GiveCard(who, card, name, place) for place in range(7)])

    def conceivable(self, g: Position) -> list[Move]:
        return self.moves(g)

    def moves(self, g: Position) -> list[Move]:
        return self.gifts.of(g, g.players[self.who].hand)


class GiveCard(Move):
    def __init__(self, who: int, card: int, name: str, place: int) -> None:
        super().__init__(who, "give", (name, PLACES[place]))
        self.card: Final = card
        self.place: Final = place

    def price(self, g: Position) -> int:
        """0 if the exchange is free, 2 if it must be paid for in some way.  (DAY-EXCHANGE-4)"""
        return 0 if beats(g, self.who, self.card, self.place, 0) else 2

    def run(self, g: Position) -> None:
        g.gift = self.card
        g.place = self.place
        if beats(g, self.who, self.card, self.place, 0):
            g.then(EXCHANGE[self.who], ACT[self.who])
        else:
            show(g, self.who, self.card)
            g.then(PAYMENT[self.who][0])


def beats(g: Position, who: int, card: int, place: int, doublings: int) -> bool:
    """Is the exchange free with this card at this place?  (DAY-EXCHANGE-2, DAY-EXCHANGE-3, DAY-EXCHANGE-6)"""
    printed = g.components.card_value
    mine, theirs = printed[card], printed[g.gifts[place]]
    if mine == 1 and theirs == 9:
        return True
    if g.bonus:
        mine = (mine << doublings) + plus(g, who)
    return mine > theirs or (mine == theirs and g.players[who].has(L2_EQUAL))


class Payment(Question):
    """The gift is lower or equal: pay 2, discard another card, or forgo the actions.  (DAY-EXCHANGE-4)"""

    def __init__(self, who: int, doublings: int) -> None:
        super().__init__("DAY-EXCHANGE-4", who, doublings)
        self.doublings: Final = doublings
        self.options = [PayTwo(who, "pay", (2, 0)), DoubleValue(who, doublings), WithoutActions(who, "no actions")]
        self.discards: Final = CardMoves(lambda card, name: [DiscardOther(who, "discard", card, name)])

    def parts(self, g: Position) -> Parts:
        name = g.components.card_name
        taken = name[g.gifts[g.place]]
        return {"doublings": self.doublings, "card": name[g.gift], "place": PLACES[g.place], "taken": taken}

    def conceivable(self, g: Position) -> list[Move]:
        others = g.players[self.who].hand.copy()
        others.remove(g.gift)
        return self.options + self.discards.of(g, others)


class PayTwo(Move):
    def why_not(self, g: Position) -> Reason | None:
        return short_of(g, self.who, 2, "DAY-EXCHANGE-4")

    def run(self, g: Position) -> None:
        g.then(EXCHANGE[self.who], ACT[self.who])
        pay(g, self.who, 2, "DAY-EXCHANGE-4")


class DiscardOther(CardMove):
    def run(self, g: Position) -> None:
        discard_face_down(g, self.who, self.card, "DAY-EXCHANGE-4")
        g.then(EXCHANGE[self.who], ACT[self.who])


class WithoutActions(Move):
    def run(self, g: Position) -> None:
        g.then(EXCHANGE[self.who])


class DoubleValue(Move):
    """Use a BONUS-4 token, if the player has enough of them to make the exchange free.  (BONUS-4, Q-CH-13)"""

    def __init__(self, who: int, doublings: int) -> None:
        super().__init__(who, "twice-value", (), "BONUS-4")
        self.doublings: Final = doublings

    def why_not(self, g: Position) -> Reason | None:
        held = g.players[self.who].tokens.count(BONUS_TWICE_VALUE) if g.bonus else 0
        if not held:
            return NO_SUCH_TOKEN
        return None if beats(g, self.who, g.gift, g.place, self.doublings + held) else STILL_TOO_LOW

    def run(self, g: Position) -> None:
        turn_down(g, self.who, BONUS_TWICE_VALUE, "BONUS-4")
        if beats(g, self.who, g.gift, g.place, self.doublings + 1):
            g.then(EXCHANGE[self.who], ACT[self.who])
        else:
            g.then(PAYMENT[self.who][self.doublings + 1])


NO_SUCH_TOKEN: Final = Reason("BONUS-4", "no-such-token")
STILL_TOO_LOW: Final = Reason("Q-CH-13", "no-effect")


class Exchange(SeatTask):
    """The gift goes face up to the location, the card there face down to the discard pile.  (DAY-EXCHANGE-5)"""

    def run(self, g: Position) -> None:
        exchange(g, self.who, "DAY-EXCHANGE-5")


def exchange(g: Position, who: int, rule: str) -> None:
    taken = g.gifts[g.place]
    leave_openly(g, who, HAND, g.gift)
    arrive_openly(g.players[who], DISCARD, taken)
    g.gifts[g.place] = g.gift
    if g.journal is not None:
        g.tell("exchange", who, rule, {"card": g.gift, "place": g.place, "taken": taken})


class Act(SeatTask):
    """The whole card action first, then the location action.  (DAY-ACTION-1, DAY-ACTION-2)"""

    def run(self, g: Position) -> None:
        g.then(PERFORM_CARD[self.who], ACTIONS[g.place][self.who][LOCATION])


class CardAction(SeatTask):
    """Perform the action shown on the gift.  (CARD-1 to CARD-5)"""

    def run(self, g: Position) -> None:
        who, action = self.who, g.components.card_action[g.gift]
        if action == NO_ACTION:
            return
        if action in (ONE_SERVANT, TWO_SERVANTS):
            offered = offer_again(g, who) and g.options.rules >= 2  # rules 1: offered even if nothing was gained
            n = 1 if action == ONE_SERVANT else 2
            gain(g, who, n, f"CARD-{n + 2}", 1 if offered else 0)
        elif action == SWAP:
            g.then(SWAP_BY_CARD[who])
        else:
            g.then(ACTIONS[action][who][CARD])


TURNS: Final = [Turns(seat) for seat in SEATS]
DAY: Final = Day()
GIVE: Final = [Give(seat) for seat in SEATS]
PAYMENT: Final = [[Payment(seat, doublings) for doublings in range(3)] for seat in SEATS]
EXCHANGE: Final = [Exchange(seat) for seat in SEATS]
ACT: Final = [Act(seat) for seat in SEATS]
PERFORM_CARD.extend([CardAction(seat) for seat in SEATS])
