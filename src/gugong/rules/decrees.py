"""Obtaining decrees (rules A5.6).  For what they do, see decree_effects.py."""

from typing import Final

from gugong.content.names import DECREE_NAMES, DECREES, L2_DECREE
from gugong.rules.actions import SKIP, Action, performed, register
from gugong.rules.kernel import SEATS, Move, Position, Question, Reason
from gugong.rules.servants import can_afford, pay
from gugong.rules.spelling import Parts
from gugong.rules.state import IN_POOL


class Decrees(Action):
    """Pay the cost and 1 for each opponent on the decree, then place 1 more servant.  (DECREE-1)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, DECREES)
        self.buy: Final[list[Move]] = [Obtain(self, decree) for decree in range(len(DECREE_NAMES))]

    def conceivable(self, g: Position) -> list[Move]:
        return [*[self.buy[decree] for decree in g.tiles], SKIP]


class Obtain(Move):
    def __init__(self, action: Decrees, decree: int) -> None:
        super().__init__(action.who, "decree", (DECREE_NAMES[decree],), f"DECREE-{DECREE_NAMES[decree]}")
        self.action: Final = action
        self.decree: Final = decree
        self.effect: Final = PlaceOnDecree(action.who, decree)

    def price(self, g: Position) -> int:
        return cost_of(g, self.who, self.decree)

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if p.has(self.decree):
            return ALREADY_YOURS
        cost = self.price(g)
        if can_afford(g, self.who, cost, self.effect, True):
            return None
        return Reason("DECREE-1", "servants", cost + 1, p.pool + (2 if p.double == IN_POOL else 0))

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(self.effect)
        pay(g, self.who, self.price(g), "DECREE-1", cut=True)


ALREADY_YOURS: Final = Reason("DECREE-4", "already-yours")


def cost_of(g: Position, who: int, decree: int) -> int:
    """The printed cost plus 1 for each opponent on it; 1 less with L2-DECREE.  (DECREE-1, Q-JP-7, Q-JP-8)"""
    cost = g.components.decree_cost[decree] + g.owners[g.tiles.index(decree)].bit_count()
    return max(0, cost - 1) if g.players[who].has(L2_DECREE) else cost


class PlaceOnDecree(Question):
    """Place an ordinary servant from the pool, perhaps after exchanging tokens for it.  (DECREE-1, DOUBLE-6, Q-CH-6)"""

    def __init__(self, who: int, decree: int) -> None:
        super().__init__("DECREE-1", who, decree)
        self.binding = True
        self.decree: Final = decree
        self.options = [SignDecree(who, decree)]

    def parts(self, g: Position) -> Parts:
        return {"decree": DECREE_NAMES[self.decree]}

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        return pool >= 1 or (pairs >= 1 and supply >= 1)


class SignDecree(Move):
    """The servant stays on the decree; levels 1 and 2 score their VP at once.  (DECREE-2, DECREE-3)"""

    def __init__(self, who: int, decree: int) -> None:
        super().__init__(who, "place", (1, 0))
        self.decree: Final = decree

    def lights(self) -> list[str]:
        return ["pool"]

    def why_not(self, g: Position) -> Reason | None:
        pool = g.players[self.who].pool
        return None if pool else Reason("DECREE-1", "ordinary-servants", 1, 0)

    def run(self, g: Position) -> None:
        sign(g, self.who, self.decree, 0, "DECREE-1")


def sign(g: Position, who: int, decree: int, supply: int, rule: str) -> None:
    """Place the servant, from the pool or the supply, and score."""
    p = g.players[who]
    if supply:
        p.supply -= 1
    else:
        p.pool -= 1
    p.decree_servants += 1
    p.decrees |= 1 << decree
    g.owners[g.tiles.index(decree)] |= 1 << who
    if g.journal is not None:
        g.tell("decree", who, rule, {"decree": decree, "supply": supply})
    vp = g.components.decree_vp[decree]
    if vp:
        g.score(who, vp, "DECREE-2")


register(DECREES, [[Decrees(seat, source) for source in range(3)] for seat in SEATS])
