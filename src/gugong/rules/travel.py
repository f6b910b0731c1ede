"""The Travel action: moving the Traveller across the map (rules A5.1)."""

from typing import Final

from gugong.content.names import L2_TRAVEL, TOKEN_KINDS, TRAVEL
from gugong.content.tables import Side
from gugong.rules.actions import SKIP, Action, Option, performed, register
from gugong.rules.caches import KEPT, make_room
from gugong.rules.kernel import SEATS, Move, Position, Question, Reason
from gugong.rules.servants import pay, short_of
from gugong.rules.state import OFF_MAP
from gugong.rules.tokens import collect


class Travel(Action):
    """A: move once and collect the token there.  B: pay 2 and do so twice.  (TRAVEL-1, TRAVEL-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, TRAVEL)
        self.options = [TravelA(self, "A", "TRAVEL-1"), TravelB(self, "B", "TRAVEL-2"), SKIP]


class TravelA(Option):
    def why_not(self, g: Position) -> Reason | None:
        return None if g.towns else NO_TOKEN

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(JOURNEY[self.who])


class TravelB(Option):
    def price(self, g: Position) -> int:
        return 1 if g.players[self.who].has(L2_TRAVEL) else 2

    def why_not(self, g: Position) -> Reason | None:
        """Two moves must be possible: the map is connected, so two tokens on it are enough.  (Q-TR-1)"""
        if g.towns & (g.towns - 1) == 0:
            return NO_TOKEN
        return short_of(g, self.who, self.price(g), "TRAVEL-2")

    def run(self, g: Position) -> None:
        who = self.who
        performed(g, self.action)
        g.then(JOURNEY[who], JOURNEY[who])
        pay(g, who, self.price(g), "TRAVEL-2")


NO_TOKEN: Final = Reason("Q-TR-1", "no-token")


class Journey(Question):
    """To which city?  (TRAVEL-3, TRAVEL-4)"""

    def conceivable(self, g: Position) -> list[Move]:
        return go_moves(g.side)[self.who]

    def moves(self, g: Position) -> list[Move]:
        go = go_moves(g.side)[self.who]
        city = g.players[self.who].traveller
        near = g.towns if city == OFF_MAP else reach(g.side, g.towns, city)
        return [move for i, move in enumerate(go) if near >> i & 1]


def reach(side: Side, towns: int, city: int) -> int:
    """Bit set of the cities with a token that can be reached through cities without one.  (TRAVEL-4)"""
    near = side.near
    found = 0
    seen = 1 << city
    edge = near[city]
    while edge:
        seen |= edge
        found |= edge & towns
        empty = edge & ~towns
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
    """Go to this city and collect its token.  (TRAVEL-5)"""

    def __init__(self, who: int, city: int, name: str) -> None:
        super().__init__(who, "go", (name,))
        self.city: Final = city

    def rule_here(self, g: Position) -> str:
        return TOKEN_KINDS[g.cities[self.city]].rule

    def why_not(self, g: Position) -> Reason | None:
        if not g.towns >> self.city & 1:
            return NO_TOKEN_THERE
        city = g.players[self.who].traveller
        if city != OFF_MAP and not reach(g.side, g.towns, city) >> self.city & 1:
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
    """Made once for each map and indexed by [seat][city]."""
    rows = _GO.get(side)
    if rows is None:
        make_room(_GO, 2 * KEPT)  # a map for few and one for many
        rows = _GO[side] = [[Go(seat, city, name) for city, name in enumerate(side.cities)] for seat in SEATS]
    return rows


JOURNEY: Final = [Journey("TRAVEL-4", seat) for seat in SEATS]

register(TRAVEL, [[Travel(seat, source) for source in range(3)] for seat in SEATS])
