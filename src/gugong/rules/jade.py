"""The jade market (rules A5.3)."""

from typing import Final

from gugong.content.names import JADE, L2_JADE
from gugong.rules.actions import SKIP, Action, performed, register
from gugong.rules.kernel import SEATS, Move, Position, Reason, SeatTask
from gugong.rules.servants import can_afford, pay
from gugong.rules.state import IN_POOL

PRICES: Final = range(21)  # what a house or the square may cost; component files are checked against it


class Jade(Action):
    """Buy the jade of a house; when all houses are empty, from the square.  (JADE-1, JADE-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, JADE)
        self.house: Final[list[Move]] = [BuyJade(self, price, False) for price in PRICES]
        self.square: Final[list[Move]] = [BuyJade(self, price, True) for price in PRICES]

    def conceivable(self, g: Position) -> list[Move]:
        prices = sorted(set(g.side.houses))
        return [*[self.house[price] for price in prices], self.square[g.components.square_price], SKIP]

    def moves(self, g: Position) -> list[Move]:
        offered = [self.square[g.components.square_price]]
        if g.houses:
            prices = {price: 0 for house, price in enumerate(g.side.houses) if g.houses >> house & 1}  # once each
            offered = [self.house[price] for price in prices]
        return [SKIP, *[move for move in offered if move.why_not(g) is None]]


class BuyJade(Move):
    """One jade at this price; houses with the same price are interchangeable."""

    def __init__(self, action: Jade, price: int, square: bool) -> None:
        if square:
            super().__init__(action.who, "square", (), "JADE-2")
        else:
            super().__init__(action.who, "house", (price,), "JADE-1")
        self.action: Final = action
        self.printed: Final = price
        self.square: Final = square
        self.effect: Final = TakeJade(action.who, -1 if square else price)

    def price(self, g: Position) -> int:
        """1 less with L2-JADE.  (JADE-4)"""
        return self.printed - 1 if g.players[self.who].has(L2_JADE) else self.printed

    def why_not(self, g: Position) -> Reason | None:
        if self.square:
            if g.houses:
                return Reason("Q-JP-1", "houses-first")
        elif house_at(g, self.printed) < 0:
            return Reason("JADE-1", "house-empty", self.printed)
        who = self.who
        if can_afford(g, who, self.price(g), None, True):
            return None
        p = g.players[who]
        return Reason("JADE-1", "servants", self.price(g), p.pool + (2 if p.double == IN_POOL else 0))

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(self.effect)
        pay(g, self.who, self.price(g), "JADE-2" if self.square else "JADE-1", cut=True)


def house_at(g: Position, price: int) -> int:
    """The first house of this price that still has its jade, or -1."""
    for house, asked in enumerate(g.side.houses):
        if asked == price and g.houses >> house & 1:
            return house
    return -1


class TakeJade(SeatTask):
    """Take the jade that has been paid for; price -1 means the square."""

    def __init__(self, who: int, price: int) -> None:
        super().__init__(who, price)
        self.price: Final = price

    def run(self, g: Position) -> None:
        take_jade_at(g, self.who, self.price)


def take_jade_at(g: Position, who: int, price: int) -> None:
    """Take jade from a house with this price, or from the square for -1.  (JADE-1, JADE-2)"""
    if price < 0:
        g.take_jade(who, "JADE-2")
        return
    house = house_at(g, price)
    g.houses ^= 1 << house
    if g.journal is not None:
        g.tell("house", who, "JADE-1", {"house": house})
    g.take_jade(who, "JADE-1")


register(JADE, [[Jade(seat, source) for source in range(3)] for seat in SEATS])
