"""The Day: turns, the exchange of gifts and what it allows (rules A4)."""

from typing import Final

from gugong.content.names import BONUS_TWICE_VALUE, L2_EQUAL, NO_ACTION, ONE_SERVANT, PLACES, SWAP, TWO_SERVANTS
from gugong.content.tables import Components
from gugong.rules.actions import ACTIONS, CARD, CARD_ACTIONS, LOCATION, offer_again
from gugong.rules.cards import DISCARD as DISCARD_PILE
from gugong.rules.cards import HAND, SWAP_BY_CARD, arrive_openly, different, discard_face_down, leave_openly, show
from gugong.rules.kernel import SEATS, Decision, Move, Position, Reason, Task
from gugong.rules.outposts import plus
from gugong.rules.servants import gain, pay, short_of, turn_down


class Turns(Task):
    """Clockwise, skipping those without cards, until all hands are empty.  (DAY-1 to DAY-4, D-5)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

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


class Give(Decision):
    """Which card of the hand, to which location?  There is no passing.  (DAY-EXCHANGE-1, DAY-2)"""

    def rule(self) -> str:
        return "DAY-EXCHANGE-1"

    def conceivable(self, g: Position) -> list[Move]:
        return self.moves(g)

    def moves(self, g: Position) -> list[Move]:
        rows = _rows(g.components)[self.who].give
        found: list[Move] = []
        for card in different(g, g.players[self.who].hand):
            found.extend(rows[card])
        return found


class GiveCard(Move):
    def __init__(self, who: int, card: int, name: str, place: int) -> None:
        super().__init__(f"{name} {PLACES[place]}")
        self.who: Final = who
        self.card: Final = card
        self.place: Final = place

    def run(self, g: Position) -> None:
        g.gift = self.card
        g.place = self.place
        if is_free(g, self.who, 0):
            g.then(EXCHANGE[self.who], ACT[self.who])
        else:
            show(g.players[self.who], self.card)
            g.then(PAYMENT[self.who][0])


def is_free(g: Position, who: int, doublings: int) -> bool:
    """Does the gift beat the card lying there?  (DAY-EXCHANGE-2, DAY-EXCHANGE-3, DAY-EXCHANGE-6)"""
    printed = g.components.card_value
    mine, theirs = printed[g.gift], printed[g.gifts[g.place]]
    if mine == 1 and theirs == 9:
        return True
    if g.bonus:
        mine = (mine << doublings) + plus(g, who)
    return mine > theirs or (mine == theirs and g.players[who].has(L2_EQUAL))


class Payment(Decision):
    """Lower or equal: pay 2, discard another card, or do without actions.  (DAY-EXCHANGE-4)"""

    def __init__(self, who: int, doublings: int) -> None:
        super().__init__(who, doublings)
        self.options = [PayTwo(who), DoubleValue(who, doublings), WithoutActions(who)]

    def rule(self) -> str:
        return "DAY-EXCHANGE-4"

    def conceivable(self, g: Position) -> list[Move]:
        others = g.players[self.who].hand.copy()
        others.remove(g.gift)
        rows = _rows(g.components)[self.who].discard
        return self.options + [rows[card] for card in different(g, others)]

    def moves(self, g: Position) -> list[Move]:
        return [move for move in self.conceivable(g) if move.why_not(g) is None]


class PayTwo(Move):
    def __init__(self, who: int) -> None:
        super().__init__("pay 2")
        self.who: Final = who

    def why_not(self, g: Position) -> Reason | None:
        return short_of(g, self.who, 2, "DAY-EXCHANGE-4")

    def run(self, g: Position) -> None:
        g.then(EXCHANGE[self.who], ACT[self.who])
        pay(g, self.who, 2, "DAY-EXCHANGE-4")


class DiscardOther(Move):
    def __init__(self, who: int, card: int, name: str) -> None:
        super().__init__(f"discard {name}")
        self.who: Final = who
        self.card: Final = card

    def run(self, g: Position) -> None:
        discard_face_down(g.players[self.who], self.card)
        if g.journal is not None:
            g.tell("discard", self.who, "DAY-EXCHANGE-4", {}, {"card": self.card})
        g.then(EXCHANGE[self.who], ACT[self.who])


class WithoutActions(Move):
    def __init__(self, who: int) -> None:
        super().__init__("no actions")
        self.who: Final = who

    def run(self, g: Position) -> None:
        g.then(EXCHANGE[self.who])


class DoubleValue(Move):
    """Use a BONUS-4 token, if the tokens at hand can make the exchange free.  (BONUS-4, Q-CH-13)"""

    def __init__(self, who: int, doublings: int) -> None:
        super().__init__("twice-value")
        self.who: Final = who
        self.doublings: Final = doublings

    def why_not(self, g: Position) -> Reason | None:
        held = g.players[self.who].tokens.count(BONUS_TWICE_VALUE) if g.bonus else 0
        if not held:
            return NO_SUCH_TOKEN
        return None if is_free(g, self.who, self.doublings + held) else STILL_TOO_LOW

    def run(self, g: Position) -> None:
        turn_down(g, self.who, BONUS_TWICE_VALUE, "BONUS-4")
        if is_free(g, self.who, self.doublings + 1):
            g.then(EXCHANGE[self.who], ACT[self.who])
        else:
            g.then(PAYMENT[self.who][self.doublings + 1])


NO_SUCH_TOKEN: Final = Reason("BONUS-4", "no-such-token")
STILL_TOO_LOW: Final = Reason("Q-CH-13", "no-effect")


class Exchange(Task):
    """The gift goes face up to the location, the card from there face down to the discard pile.  (DAY-EXCHANGE-5)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        p = g.players[self.who]
        taken = g.gifts[g.place]
        leave_openly(p, HAND, g.gift)
        arrive_openly(p, DISCARD_PILE, taken)
        g.gifts[g.place] = g.gift
        if g.journal is not None:
            g.tell("exchange", self.who, "DAY-EXCHANGE-5", {"card": g.gift, "place": g.place, "taken": taken})


class Act(Task):
    """Card action first, completely, then the location action.  (DAY-ACTION-1, DAY-ACTION-2)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        g.then(CARD_ACTIONS[self.who], ACTIONS[g.place][self.who][LOCATION])


class CardAction(Task):
    """What the gift shows.  (CARD-1 to CARD-5)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        who, action = self.who, g.components.card_action[g.gift]
        if action == NO_ACTION:
            return
        if action in (ONE_SERVANT, TWO_SERVANTS):
            offer_again(g, who)
            n = 1 if action == ONE_SERVANT else 2
            gain(g, who, n, f"CARD-{n + 2}")
        elif action == SWAP:
            g.then(SWAP_BY_CARD[who])
        else:
            g.then(ACTIONS[action][who][CARD])


class _Rows:
    """The moves of one seat that name a card."""

    def __init__(self, who: int, names: list[str]) -> None:
        self.give: Final[list[list[Move]]] = [
            [GiveCard(who, card, name, place) for place in range(7)] for card, name in enumerate(names)
        ]
        self.discard: Final[list[Move]] = [DiscardOther(who, card, name) for card, name in enumerate(names)]


_ROWS: Final[dict[Components, list[_Rows]]] = {}


def _rows(components: Components) -> list[_Rows]:
    rows = _ROWS.get(components)
    if rows is None:
        rows = _ROWS[components] = [_Rows(seat, components.card_name) for seat in SEATS]
    return rows


TURNS: Final = [Turns(seat) for seat in SEATS]
DAY: Final = Day()
GIVE: Final = [Give(seat) for seat in SEATS]
PAYMENT: Final = [[Payment(seat, doublings) for doublings in range(3)] for seat in SEATS]
EXCHANGE: Final = [Exchange(seat) for seat in SEATS]
ACT: Final = [Act(seat) for seat in SEATS]
CARD_ACTIONS.extend([CardAction(seat) for seat in SEATS])
