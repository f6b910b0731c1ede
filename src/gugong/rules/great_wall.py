"""The Great Wall and the Intrigue benefits it gives (rules A5.2)."""

from typing import Final

from gugong.content.names import L2_WALL, WALL
from gugong.rules.actions import Action, Skip, performed, register
from gugong.rules.intrigue import move_marker
from gugong.rules.kernel import SEATS, Decision, Decline, Move, Position, Reason, Task
from gugong.rules.palace import step_envoy
from gugong.rules.servants import can_afford, gain, pay, pieces
from gugong.rules.state import IN_POOL, IN_SUPPLY, ON_WALL


class GreatWall(Action):
    """A: place 1 servant.  B: pay 1, then place up to 2 others.  (WALL-1, WALL-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, WALL)
        self.options = [WallA(self), WallB(self), Skip()]


class WallA(Move):
    def __init__(self, action: GreatWall) -> None:
        super().__init__("A")
        self.action: Final = action
        self.effect: Final = Place(action.who, 1)

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.action.who]
        return None if p.pool or p.double == IN_POOL else NEEDS_ONE

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(self.effect, EXTRA[self.action.who], CHECK)


class WallB(Move):
    def __init__(self, action: GreatWall) -> None:
        super().__init__("B")
        self.action: Final = action
        self.effect: Final = Place(action.who, 2)

    def why_not(self, g: Position) -> Reason | None:
        """With a single servant nothing would be left to place.  (Q-WA-1)"""
        who = self.action.who
        if can_afford(g, who, 1, self.effect, False):
            return None
        p = g.players[who]
        return Reason("WALL-2", "servants", 2, p.pool + (1 if p.double == IN_POOL else 0))

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(self.effect, EXTRA[self.action.who], CHECK)
        pay(g, self.action.who, 1, "WALL-2")


NEEDS_ONE: Final = Reason("WALL-1", "servants", 1, 0)


class Place(Decision):
    """One servant, or up to two; the Double Servant may be one and counts 2.  (DOUBLE-5)"""

    def __init__(self, who: int, most: int) -> None:
        super().__init__(who, most)
        self.binding = True
        self.most: Final = most
        self.options = [PlaceOnWall(who, 1, 0), PlaceOnWall(who, 0, 1)]
        if most == 2:
            self.options += [PlaceOnWall(who, 2, 0), PlaceOnWall(who, 1, 1)]

    def rule(self) -> str:
        return "WALL-1" if self.most == 1 else "WALL-2"

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        return pool >= 1 or double == IN_POOL or (pairs >= 1 and (supply >= 1 or double == IN_SUPPLY))


class PlaceOnWall(Move):
    """From the pool."""

    def __init__(self, who: int, ordinary: int, double: int) -> None:
        super().__init__(f"place {pieces(ordinary, double)}")
        self.who: Final = who
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
        g.players[self.who].pool -= self.ordinary
        stand_on_wall(g, self.who, self.ordinary, self.double, "pool", "WALL-1")


def stand_on_wall(g: Position, who: int, ordinary: int, double: int, origin: str, rule: str) -> None:
    p = g.players[who]
    p.wall += ordinary
    if double:
        p.double = ON_WALL
    if g.journal is not None:
        supply = 1 if origin == "supply" else 0
        g.tell("wall", who, rule, {"n": ordinary, "double": double, "supply": supply})


class Extra(Task):
    """One more servant from the supply, for the owner of the decree.  (WALL-3, Q-WA-3)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.who: Final = who

    def run(self, g: Position) -> None:
        if g.players[self.who].has(L2_WALL):
            g.then(FROM_SUPPLY["WALL-3"][self.who])


class FromSupply(Decision):
    """Place one servant from the supply on the wall, or not.  (WALL-3, TOKEN-10, Q-WA-4)"""

    def __init__(self, who: int, source: str) -> None:
        super().__init__(who, source)
        self.source: Final = source
        self.options = [RaiseFromSupply(self, 0), RaiseFromSupply(self, 1), Decline("no")]

    def rule(self) -> str:
        return self.source


class RaiseFromSupply(Move):
    def __init__(self, question: FromSupply, double: int) -> None:
        super().__init__(f"place {pieces(1 - double, double)}")
        self.question: Final = question
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.question.who]
        if self.double:
            return None if p.double == IN_SUPPLY else Reason("Q-WA-4", "double-not-in-supply")
        return None if p.supply else Reason("Q-TR-14", "supply", 1, 0)

    def run(self, g: Position) -> None:
        who = self.question.who
        if not self.double:
            g.players[who].supply -= 1
        stand_on_wall(g, who, 1 - self.double, self.double, "supply", self.question.source)


FROM_SUPPLY: Final = {source: [FromSupply(seat, source) for seat in SEATS] for source in ("WALL-3", "TOKEN-10")}
EXTRA: Final = [Extra(seat) for seat in SEATS]


class Check(Task):
    """Complete or not?  Looked at once, after all placements of the action.  (WALL-4, WALL-5)"""

    def run(self, g: Position) -> None:
        load = 0
        for who in range(len(g.players)):
            load += g.on_wall(who)
        if load >= g.wall_size:
            _score(g)


CHECK: Final = Check()


def leader(g: Position) -> int:
    """Most servants on the wall; a tie goes by Intrigue order.  (WALL-6, INTRIGUE-5)"""
    best = g.order[0]
    for who in g.order:
        if g.on_wall(who) > g.on_wall(best):
            best = who
    return best


def _score(g: Position) -> None:
    """3 VP and an Envoy step for the leader, then benefits from the last in Intrigue order.  (WALL-6, WALL-7)"""
    present = [who for who in g.order if g.on_wall(who)]
    winner = leader(g)
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


class Benefit(Decision):
    """One Intrigue benefit for steps back on the track, or none.  (BENEFIT-1 to BENEFIT-4, Q-WA-16)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.options = [
            Decline("no"),
            BackForServants(who, 1, 1, "BENEFIT-1"),
            BackForServants(who, 3, 2, "BENEFIT-2"),
            BackForJade(who),
        ]
        self.dice: Final[list[Move]] = [TurnDie(who, die, face) for die in range(3) for face in range(1, 10)]

    def rule(self) -> str:
        return "WALL-7"

    def conceivable(self, g: Position) -> list[Move]:
        return self.options + self.dice

    def moves(self, g: Position) -> list[Move]:
        found = [move for move in self.options if move.why_not(g) is None]
        if g.players[self.who].marker >= 5:
            found += [move for move in self.dice if move.why_not(g) is None]
        return found


def marker_short(g: Position, who: int, steps: int, rule: str) -> Reason | None:
    """The full number of steps is needed.  (Q-WA-8)"""
    marker = g.players[who].marker
    return None if marker >= steps else Reason(rule, "marker", steps, marker)


class BackForServants(Move):
    def __init__(self, who: int, steps: int, servants: int, rule: str) -> None:
        super().__init__(f"-{steps}")
        self.who: Final = who
        self.steps: Final = steps
        self.servants: Final = servants
        self.rule: Final = rule

    def why_not(self, g: Position) -> Reason | None:
        p = g.players[self.who]
        if p.supply == 0 and p.double != IN_SUPPLY:
            return Reason("Q-WA-9", "supply", 1, 0)
        return marker_short(g, self.who, self.steps, self.rule)

    def run(self, g: Position) -> None:
        move_marker(g, self.who, -self.steps, self.rule)
        gain(g, self.who, self.servants, self.rule)


class BackForJade(Move):
    def __init__(self, who: int) -> None:
        super().__init__("-7")
        self.who: Final = who

    def why_not(self, g: Position) -> Reason | None:
        return marker_short(g, self.who, 7, "BENEFIT-4")

    def run(self, g: Position) -> None:
        move_marker(g, self.who, -7, "BENEFIT-4")
        g.take_jade(self.who, "BENEFIT-4")


class TurnDie(Move):
    """Only to a face that the die has, and another one than it shows.  (BENEFIT-3, Q-WA-15, Q-CH-10)"""

    def __init__(self, who: int, die: int, face: int) -> None:
        super().__init__(f"-5 die {'ABC'[die]} {face}")
        self.who: Final = who
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
BENEFITS: Final = [Benefit(seat) for seat in SEATS]

register(WALL, [[GreatWall(seat, source) for source in range(3)] for seat in SEATS])
