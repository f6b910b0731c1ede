"""The Great Wall and the Intrigue benefits it gives (rules A5.2)."""

from typing import Final

from gugong.content.names import L2_WALL, WALL
from gugong.rules.actions import SKIP, Action, Option, performed, register
from gugong.rules.intrigue import move_marker
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason, SeatTask, Task
from gugong.rules.palace import step_envoy
from gugong.rules.servants import can_afford, gain, pay, supply_lacks
from gugong.rules.spelling import DICE
from gugong.rules.state import IN_POOL, IN_SUPPLY, NOBODY, ON_WALL


class GreatWall(Action):
    """A: place 1 servant.  B: pay 1, then place up to 2 others.  (WALL-1, WALL-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, WALL)
        self.options = [WallA(self, "A", "WALL-1"), WallB(self, "B", "WALL-2"), SKIP]


class WallA(Option):
    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        return None if p.pool or p.double == IN_POOL else NEEDS_ONE

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(PLACE[self.who][0], EXTRA[self.who], CHECK)


class WallB(Option):
    def why_not(self, g: Position) -> Reason | None:
        """After paying 1 there must be a servant left to place.  (Q-WA-1)"""
        if can_afford(g, self.who, 1, PLACE[self.who][1], False):
            return None
        p = g.players[self.who]
        return Reason("WALL-2", "servants", 2, p.pool + (1 if p.double == IN_POOL else 0))

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(PLACE[self.who][1], EXTRA[self.who], CHECK)
        pay(g, self.who, 1, "WALL-2")


NEEDS_ONE: Final = Reason("WALL-1", "servants", 1, 0)


class Place(Question):
    """Place one servant, or up to two; the Double Servant may be one of them and counts as 2.  (DOUBLE-5)"""

    def __init__(self, who: int, most: int) -> None:
        super().__init__(f"WALL-{most}", who, most)
        self.binding = True
        self.names = ("n",)
        self.options = [PlaceOnWall(who, 1, 0), PlaceOnWall(who, 0, 1)]
        if most == 2:
            self.options += [PlaceOnWall(who, 2, 0), PlaceOnWall(who, 1, 1)]

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        return pool >= 1 or double == IN_POOL or (pairs >= 1 and (supply >= 1 or double == IN_SUPPLY))


class PlaceOnWall(Move):
    """From the pool."""

    def __init__(self, who: int, ordinary: int, double: int) -> None:
        super().__init__(who, "place", (ordinary, double))
        self.ordinary: Final = ordinary
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if self.double and p.double != IN_POOL:
            return Reason("DOUBLE-5", "double-not-in-pool")
        if p.pool < self.ordinary:
            return Reason("WALL-2", "servants", self.ordinary, p.pool)
        return None

    def run(self, g: Position) -> None:
        stand_on_wall(g, self.who, self.ordinary, self.double, 0, "WALL-1")


def stand_on_wall(g: Position, who: int, ordinary: int, double: int, supply: int, rule: str) -> None:
    """Place these servants, from the pool or the supply."""
    p = g.players[who]
    if supply:
        p.supply -= ordinary
    else:
        p.pool -= ordinary
    p.wall += ordinary
    if double:
        p.double = ON_WALL
    if g.journal is not None:
        g.tell("wall", who, rule, {"n": ordinary, "double": double, "supply": supply})


class Extra(SeatTask):
    """One more servant from the supply, for the owner of the decree.  (WALL-3, Q-WA-3)"""

    def run(self, g: Position) -> None:
        if g.players[self.who].has(L2_WALL):
            g.then(FROM_SUPPLY["WALL-3"][self.who])


class FromSupply(Question):
    """Place one servant from the supply on the wall, or not.  (WALL-3, TOKEN-10, Q-WA-4)"""

    def __init__(self, who: int, source: str) -> None:
        super().__init__(source, who, source)
        self.names = ("rule",)
        self.options = [RaiseFromSupply(self, 0), RaiseFromSupply(self, 1), Decline("no")]


class RaiseFromSupply(Move):
    def __init__(self, question: FromSupply, double: int) -> None:
        super().__init__(question.who, "place", (1 - double, double))
        self.question: Final = question
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        return supply_lacks(g, self.who, self.double, "Q-WA-4")

    def run(self, g: Position) -> None:
        stand_on_wall(g, self.who, 1 - self.double, self.double, 1, self.question.rule)


FROM_SUPPLY: Final = {source: [FromSupply(seat, source) for seat in SEATS] for source in ("WALL-3", "TOKEN-10")}
EXTRA: Final = [Extra(seat) for seat in SEATS]


class Check(Task):
    """Score the wall if it is complete; checked once, after all placements of the action.  (WALL-4, WALL-5)"""

    def run(self, g: Position) -> None:
        load = 0
        for who in range(len(g.players)):
            load += g.on_wall(who)
        if load >= g.wall_size:
            _score(g)


CHECK: Final = Check()


def leader(g: Position) -> int:
    """The player with the most servants on the wall; Intrigue order breaks ties.  (WALL-6, INTRIGUE-5)"""
    best = g.order[0]
    for who in g.order:
        if g.on_wall(who) > g.on_wall(best):
            best = who
    return best


def _score(g: Position) -> None:
    """3 VP and an Envoy step for the leader, then benefits in reverse Intrigue order.  (WALL-6, WALL-7)"""
    present = [who for who in g.order if g.on_wall(who)]
    winner = leader(g)
    if g.journal is not None:
        g.tell("wall-full", NOBODY, "WALL-6", {f"seat{who}": g.on_wall(who) for who in range(len(g.players))})
    reward_leader(g, winner, "WALL-6")
    p = g.players[winner]
    if g.journal is not None:
        g.tell("wall-home", winner, "WALL-6", {"n": p.wall, "double": 1 if p.double == ON_WALL else 0})
    p.supply += p.wall
    p.wall = 0
    if p.double == ON_WALL:
        p.double = IN_SUPPLY
    for who in present:
        g.then(BENEFITS[who])


def reward_leader(g: Position, who: int, rule: str) -> None:
    g.score(who, 3, rule)
    step_envoy(g, who, 1, rule)


class Benefit(Question):
    """Move back on the track for one Intrigue benefit, or decline.  (BENEFIT-1 to BENEFIT-4, Q-WA-16)"""

    def __init__(self, who: int) -> None:
        super().__init__("WALL-7", who)
        self.options = [
            Decline("no"),
            BackForServants(who, 1, 1, "BENEFIT-1"),
            BackForServants(who, 3, 2, "BENEFIT-2"),
            BackForJade(who, "back", (7,), "BENEFIT-4"),
        ]
        self.dice: Final[list[Move]] = [TurnDie(who, die, face) for die in range(3) for face in range(1, 10)]

    def conceivable(self, g: Position) -> list[Move]:
        return self.options + self.dice

    def moves(self, g: Position) -> list[Move]:
        """Mostly the marker is not far enough for a die, so that is tested first."""
        found = [move for move in self.options if move.why_not(g) is None]
        if g.players[self.who].marker >= 5:
            found += [move for move in self.dice if move.why_not(g) is None]
        return found


def marker_short(g: Position, who: int, steps: int, rule: str) -> Reason | None:
    """Why the marker cannot move back this many steps; all of them are required.  (Q-WA-8)"""
    marker = g.players[who].marker
    return None if marker >= steps else Reason(rule, "marker", steps, marker)


class BackForServants(Move):
    def __init__(self, who: int, steps: int, servants: int, rule: str) -> None:
        super().__init__(who, "back", (steps,), rule)
        self.steps: Final = steps
        self.servants: Final = servants

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if p.supply == 0 and p.double != IN_SUPPLY:
            return Reason("Q-WA-9", "supply", 1, 0)
        return marker_short(g, self.who, self.steps, self.rule)

    def run(self, g: Position) -> None:
        move_marker(g, self.who, -self.steps, self.rule)
        gain(g, self.who, self.servants, self.rule)


class BackForJade(Move):
    def why_not(self, g: Position) -> Reason | None:
        return marker_short(g, self.who, 7, "BENEFIT-4")

    def run(self, g: Position) -> None:
        move_marker(g, self.who, -7, "BENEFIT-4")
        g.take_jade(self.who, "BENEFIT-4")


class TurnDie(Move):
    """Turn a die to a different number that is on one of its faces.  (BENEFIT-3, Q-WA-15, Q-CH-10)"""

    def __init__(self, who: int, die: int, face: int) -> None:
        super().__init__(who, "die", (DICE[die], face), "BENEFIT-3")
        self.die: Final = die
        self.face: Final = face

    def why_not(self, g: Position) -> Reason | None:
        if self.face not in g.components.dice[self.die]:
            return NO_SUCH_FACE
        if g.dice[self.die] == self.face:
            return SHOWN_ALREADY
        return marker_short(g, self.who, 5, "BENEFIT-3")

    def run(self, g: Position) -> None:
        move_marker(g, self.who, -5, "BENEFIT-3")
        g.dice[self.die] = self.face
        if g.journal is not None:
            g.tell("die", self.who, "BENEFIT-3", {"die": self.die, "face": self.face})


NO_SUCH_FACE: Final = Reason("Q-WA-15", "no-such-face")
SHOWN_ALREADY: Final = Reason("Q-CH-10", "no-effect")
PLACE: Final = [[Place(seat, most) for most in (1, 2)] for seat in SEATS]
BENEFITS: Final = [Benefit(seat) for seat in SEATS]

register(WALL, [[GreatWall(seat, source) for source in range(3)] for seat in SEATS])
