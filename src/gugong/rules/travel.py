"""The Travel action: moving the Traveller over the map (rules A5.1)."""

from typing import Final

from gugong.content.names import L2_TRAVEL, TRAVEL
from gugong.content.tables import Side
from gugong.rules.actions import Action, Skip, performed, register
from gugong.rules.kernel import SEATS, Decision, Move, Position, Reason
from gugong.rules.servants import pay, short_of
from gugong.rules.state import OFF_MAP
from gugong.rules.tokens import collect


class Travel(Action):
    """A: move once and collect the token there.  B: pay 2, do so twice.  (TRAVEL-1, TRAVEL-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, TRAVEL)
        self.options = [TravelA(self), TravelB(self), Skip()]


class TravelA(Move):
    def __init__(self, action: Travel) -> None:
        super().__init__("A")
        self.action: Final = action

    def why_not(self, g: Position) -> Reason | None:
        return None if g.towns else NO_TOKEN

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(JOURNEY[self.action.who])


class TravelB(Move):
    def __init__(self, action: Travel) -> None:
        super().__init__("B")
        self.action: Final = action

    def cost(self, g: Position) -> int:
        return 1 if g.players[self.action.who].has(L2_TRAVEL) else 2

    def why_not(self, g: Position) -> Reason | None:
        """Two moves must be possible: the map is connected, so two tokens on it are enough.  (Q-TR-1)"""
        if g.towns & (g.towns - 1) == 0:
            return NO_TOKEN
        return short_of(g, self.action.who, self.cost(g), "TRAVEL-2")

    def run(self, g: Position) -> None:
        who = self.action.who
        performed(g, self.action)
        g.then(JOURNEY[who], JOURNEY[who])
        pay(g, who, self.cost(g), "TRAVEL-2")


NO_TOKEN: Final = Reason("Q-TR-1", "no-token")


class Journey(Decision):
    """To which city?  (TRAVEL-3, TRAVEL-4)"""

    def rule(self) -> str:
        return "TRAVEL-4"

    def conceivable(self, g: Position) -> list[Move]:
        return go_moves(g.side)[self.who]

    def moves(self, g: Position) -> list[Move]:
        go = go_moves(g.side)[self.who]
        city = g.players[self.who].traveller
        near = g.towns if city == OFF_MAP else reach(g, city)
        return [move for i, move in enumerate(go) if near >> i & 1]


def reach(g: Position, city: int) -> int:
    """Bit set of the token cities met when searching outward through cities without token.  (TRAVEL-4)"""
    near = g.side.near
    found = 0
    seen = 1 << city
    edge = near[city]
    while edge:
        seen |= edge
        found |= edge & g.towns
        empty = edge & ~g.towns
        edge = 0
        i = 0
        while empty:
            if empty & 1:
                edge |= near[i]
            empty >>= 1
            i += 1
        edge &= ~seen
    return found


class Go(Move):
    """Collect the token of the city reached.  (TRAVEL-5)"""

    def __init__(self, who: int, city: int, name: str) -> None:
        super().__init__(f"go {name}")
        self.who: Final = who
        self.city: Final = city

    def why_not(self, g: Position) -> Reason | None:
        if not g.towns >> self.city & 1:
            return NO_TOKEN_THERE
        city = g.players[self.who].traveller
        if city != OFF_MAP and not reach(g, city) >> self.city & 1:
            return BLOCKED
        return None

    def run(self, g: Position) -> None:
        kind = g.cities[self.city]
        g.cities[self.city] = 0
        g.towns ^= 1 << self.city
        p = g.players[self.who]
        if g.journal is not None:
            rule = "TRAVEL-3" if p.traveller == OFF_MAP else "TRAVEL-4"
            g.tell("travel", self.who, rule, {"city": self.city, "kind": kind})
        p.traveller = self.city
        collect(g, self.who, kind)


NO_TOKEN_THERE: Final = Reason("TRAVEL-4", "no-token-there")
BLOCKED: Final = Reason("TRAVEL-4", "unreachable")

_GO: Final[dict[Side, list[list[Move]]]] = {}


def go_moves(side: Side) -> list[list[Move]]:
    """Made once for each map: [seat][city]."""
    rows = _GO.get(side)
    if rows is None:
        rows = _GO[side] = [[Go(seat, city, name) for city, name in enumerate(side.cities)] for seat in SEATS]
    return rows


JOURNEY: Final = [Journey(seat) for seat in SEATS]

register(TRAVEL, [[Travel(seat, source) for source in range(3)] for seat in SEATS])
