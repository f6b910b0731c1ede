"""The steps of the Grand Canal action: loading, sailing, claiming (CANAL-1, CANAL-2, CANAL-5)."""

from typing import Final

from gugong.rules.harbours import (
    ALL_HARBOURS,
    any_claimable,
    claimable,
    claims,
    first_free,
    harbour_name,
    legal_claims,
    load_text,
    lose_ship,
    move_ship,
    new_ship_possible,
    new_text,
    next_free,
    no_new_ship,
    no_space,
    put_aboard,
)
from gugong.rules.kernel import SEATS, Decision, Decline, Move, Position, Reason
from gugong.rules.state import HARBOURS, IN_POOL, IN_SUPPLY, NOBODY, SHIP_HOLDS


def free_spaces(g: Position, who: int) -> int:
    """On this player's ships on the canal."""
    free = 0
    for harbour, owner in enumerate(g.ships):
        if owner == who:
            free += SHIP_HOLDS - g.aboard(harbour)
    return free


def room_for_double(g: Position, who: int, loaded: int) -> bool:
    """Two spaces on one ship, once one more servant is on the ship in `loaded`."""
    if new_ship_possible(g, who):
        return True
    for harbour, owner in enumerate(g.ships):
        if owner == who and SHIP_HOLDS - g.aboard(harbour) - (1 if harbour == loaded else 0) >= 2:
            return True
    return False


def can_sail(g: Position, who: int) -> bool:
    for harbour, owner in enumerate(g.ships):
        if owner == who and (next_free(g, harbour) >= 0 or may_sail_off(g, harbour)):
            return True
    return False


def may_sail_off(g: Position, harbour: int) -> bool:
    """The French edition lets a ship leave harbour 5.  (D-17, Q-CH-12)"""
    return g.options.sail_off and harbour % HARBOURS == HARBOURS - 1


class Load(Decision):
    """The first half of A: one servant on one ship, or not.  (CANAL-1)"""

    def __init__(self, who: int, acted: int) -> None:
        super().__init__(who, acted)
        self.loads: Final = load_moves(who, AFTER_A)
        self.none: Final = NoLoad(who, acted)
        self.claims: list[Move] = []

    def rule(self) -> str:
        return "CANAL-1"

    def conceivable(self, g: Position) -> list[Move]:
        return [*self.loads, self.none, *self.claims]

    def moves(self, g: Position) -> list[Move]:
        found = legal_loads(g, self.who, self.loads)
        if self.none.why_not(g) is None:
            found.append(self.none)
        return found + legal_claims(g, self.who, self.claims)


class NoLoad(Move):
    def __init__(self, who: int, acted: int) -> None:
        super().__init__("no load")
        self.who: Final = who
        self.acted: Final = acted

    def why_not(self, g: Position) -> Reason | None:
        if self.acted or can_sail(g, self.who):
            return None
        return DO_SOMETHING

    def run(self, g: Position) -> None:
        g.then(SAIL[self.who][self.acted])


DO_SOMETHING: Final = Reason("Q-CH-10", "no-effect")


class Sail(Decision):
    """The second half of A: one ship one step, or not.  (CANAL-1)"""

    def __init__(self, who: int, acted: int) -> None:
        super().__init__(who, acted)
        self.options = [SailShip(who, harbour) for harbour in ALL_HARBOURS]
        if acted:
            self.options.append(Decline("stay"))
        self.claims: list[Move] = []

    def rule(self) -> str:
        return "CANAL-5"

    def conceivable(self, g: Position) -> list[Move]:
        return self.options + self.claims

    def moves(self, g: Position) -> list[Move]:
        found = [move for move in self.options if move.why_not(g) is None]
        return found + legal_claims(g, self.who, self.claims)


class SailShip(Move):
    def __init__(self, who: int, harbour: int) -> None:
        super().__init__(f"sail {harbour_name(harbour)}")
        self.who: Final = who
        self.harbour: Final = harbour

    def why_not(self, g: Position) -> Reason | None:
        if self.harbour >= len(g.ships) or g.ships[self.harbour] != self.who:
            return NO_SHIP
        if next_free(g, self.harbour) >= 0 or may_sail_off(g, self.harbour):
            return None
        return AT_THE_END if self.harbour % HARBOURS == HARBOURS - 1 else NONE_AHEAD

    def run(self, g: Position) -> None:
        g.then(LAST_CLAIMS[self.who])
        ahead = next_free(g, self.harbour)
        if ahead < 0:
            lose_ship(g, self.harbour, "D-17")
        else:
            move_ship(g, self.harbour, ahead, "CANAL-5")


NO_SHIP: Final = Reason("CANAL-5", "no-ship-there")
AT_THE_END: Final = Reason("CANAL-6", "last-harbour")
NONE_AHEAD: Final = Reason("Q-CA-7", "none-ahead")


class LastClaims(Decision):
    """What full ships may claim at the end of the action, or at Night.  (Q-CA-4, NIGHT-6)"""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.done: Final = Decline("done")
        self.claims: Final = claims(who, self)

    def rule(self) -> str:
        return "CANAL-10"

    def conceivable(self, g: Position) -> list[Move]:
        return [self.done, *self.claims]

    def moves(self, g: Position) -> list[Move]:
        found: list[Move] = [self.done]
        return found + legal_claims(g, self.who, self.claims)


LAST_CLAIMS: Final = [LastClaims(seat) for seat in SEATS]

# The steps of B: the first piece; the second after an ordinary one; the second after the Double Servant.
FIRST: Final = 0
AFTER_ORDINARY: Final = 1
AFTER_DOUBLE: Final = 2
AFTER_A: Final = 3  # not of B: the single piece of A


class Stow(Decision):
    """B: two pieces on one or two ships; the Double Servant alone counts as two.  (CANAL-2, Q-CH-8)"""

    def __init__(self, who: int, step: int) -> None:
        super().__init__(who, step)
        self.binding = True
        self.step: Final = step
        self.loads: Final = load_moves(who, step)
        self.done: Final = Decline("done")
        self.claims: list[Move] = []

    def rule(self) -> str:
        return "CANAL-2"

    def conceivable(self, g: Position) -> list[Move]:
        end: list[Move] = [self.done] if self.step == AFTER_DOUBLE else []
        return self.loads + end + self.claims

    def moves(self, g: Position) -> list[Move]:
        found = legal_loads(g, self.who, self.loads)
        if self.step == AFTER_DOUBLE:
            found.append(self.done)
        return found + legal_claims(g, self.who, self.claims)

    def enough(self, g: Position, pool: int, supply: int, double: int, pairs: int) -> bool:
        if self.step == AFTER_DOUBLE:
            return True
        claim = self.step == AFTER_ORDINARY and any_claimable(g, self.who)
        with_double = double == IN_POOL or (double == IN_SUPPLY and pairs >= 1)
        if with_double and (claim or room_for_double(g, self.who, NOBODY)):
            return True
        wanted = 2 if self.step == FIRST else 1
        if wanted - pool <= min(pairs, supply) and (claim or self._room_for(g, wanted)):
            return True
        if double == IN_SUPPLY:
            pairs -= 1
        one = pool >= 1 or (pairs >= 1 and supply >= 1)
        return self.step == FIRST and with_double and one and self._claim_makes_room(g)

    def _room_for(self, g: Position, wanted: int) -> bool:
        """Room that the first piece makes by filling a ship that can claim counts too.  (Q-CH-8)"""
        if new_ship_possible(g, self.who) or free_spaces(g, self.who) >= wanted:
            return True
        return self._claim_makes_room(g)

    def _claim_makes_room(self, g: Position) -> bool:
        for harbour, owner in enumerate(g.ships):
            if owner == self.who and fills_to_claim(g, self.who, harbour):
                return True
        return False


def fills_to_claim(g: Position, who: int, harbour: int) -> bool:
    """Would one more servant fill the ship there and let it claim?"""
    if g.aboard(harbour) != SHIP_HOLDS - 1:
        return False
    g.loads[harbour] += 1
    able = claimable(g, who, harbour)
    g.loads[harbour] -= 1
    return able


def load_moves(who: int, step: int) -> list[Move]:
    """Ordinary servant first: ten harbours, two routes for a new ship; then the same for the Double Servant."""
    found: list[Move] = []
    for double in (0, 1):
        found += [LoadShip(who, step, harbour, NOBODY, double) for harbour in ALL_HARBOURS]
        found += [LoadShip(who, step, NOBODY, route, double) for route in (0, 1)]
    return found


def legal_loads(g: Position, who: int, moves: list[Move]) -> list[Move]:
    p = g.players[who]
    found: list[Move] = []
    if p.pool:
        found += [move for move in moves[:12] if move.why_not(g) is None]
    if p.double == IN_POOL:
        found += [move for move in moves[12:] if move.why_not(g) is None]
    return found


class LoadShip(Move):
    """One piece from the pool on a ship there, or on a new ship of a route.  (CANAL-3, CANAL-4)"""

    def __init__(self, who: int, step: int, harbour: int, route: int, double: int) -> None:
        super().__init__(load_text(harbour, double) if route == NOBODY else new_text(route, double))
        self.who: Final = who
        self.step: Final = step
        self.harbour: Final = harbour
        self.route: Final = route
        self.double: Final = double

    def why_not(self, g: Position) -> Reason | None:
        if self.route == NOBODY:
            why = no_space(g, self.who, self.harbour, self.double)
        else:
            why = no_new_ship(g, self.who, self.route)
        if why is not None:
            return why
        p = g.players[self.who]
        if self.double:
            return None if p.double == IN_POOL else Reason("DOUBLE-5", "double-not-in-pool")
        if p.pool == 0:
            return Reason("CANAL-1" if self.step == AFTER_A else "CANAL-2", "servants", 1, 0)
        return self._strands(g) if self.step == FIRST else None

    def _strands(self, g: Position) -> Reason | None:
        """After this piece there must be a second one and a place for it.  (Q-CH-8)"""
        p = g.players[self.who]
        pairs = p.worth // 2
        claim = self.route == NOBODY and fills_to_claim(g, self.who, self.harbour)
        ordinary = p.pool >= 2 or (pairs >= 1 and p.supply >= 1)
        room = self.route != NOBODY or new_ship_possible(g, self.who) or free_spaces(g, self.who) >= 2
        if ordinary and (claim or room):
            return None
        double = p.double == IN_POOL or (p.double == IN_SUPPLY and pairs >= 1)
        room = self.route != NOBODY or room_for_double(g, self.who, self.harbour)
        return None if double and (claim or room) else NO_ROOM

    def run(self, g: Position) -> None:
        harbour = self.harbour if self.route == NOBODY else first_free(g, self.route)
        if self.step == AFTER_A:
            g.then(SAIL[self.who][1])
        elif self.step == FIRST:
            g.then(STOW[self.who][AFTER_DOUBLE if self.double else AFTER_ORDINARY])
        else:
            g.then(LAST_CLAIMS[self.who])
        put_aboard(g, self.who, harbour, self.double, 0, "CANAL-1" if self.step == AFTER_A else "CANAL-2")


NO_ROOM: Final = Reason("Q-CH-8", "no-room")
LOAD: Final = [[Load(seat, acted) for acted in (0, 1)] for seat in SEATS]
SAIL: Final = [[Sail(seat, acted) for acted in (0, 1)] for seat in SEATS]
STOW: Final = [[Stow(seat, step) for step in (FIRST, AFTER_ORDINARY, AFTER_DOUBLE)] for seat in SEATS]
for seat in SEATS:
    # A claim made inside the action leads back to the question beside which it stood.
    for halves in (LOAD[seat], SAIL[seat]):
        for half in halves:
            half.claims = claims(seat, halves[1])
    for stow in STOW[seat]:
        stow.claims = claims(seat, stow)
