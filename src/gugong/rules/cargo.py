"""The steps of the Grand Canal action: loading, sailing, claiming (CANAL-1, CANAL-2, CANAL-5)."""

from typing import Final

from gugong.rules.harbours import (
    ALL_HARBOURS,
    LoadMove,
    any_claimable,
    claimable,
    claims,
    legal_claims,
    lose_ship,
    move_ship,
    new_ship_possible,
    next_free,
    put_aboard,
)
from gugong.rules.kernel import SEATS, Decline, Move, Position, Question, Reason
from gugong.rules.spelling import HARBOUR_NAMES
from gugong.rules.state import HARBOURS, IN_POOL, IN_SUPPLY, NOBODY, SHIP_HOLDS


def free_spaces(g: Position, who: int) -> int:
    """Free spaces on this player's ships on the canal."""
    free = 0
    for harbour, owner in enumerate(g.ships):
        if owner == who:
            free += SHIP_HOLDS - g.aboard(harbour)
    return free


def room_for_double(g: Position, who: int, loaded: int) -> bool:
    """Are there two spaces on one ship, after one more servant is loaded at harbour `loaded`?"""
    if new_ship_possible(g, who):
        return True
    return any(
        owner == who and SHIP_HOLDS - g.aboard(harbour) - (1 if harbour == loaded else 0) >= 2
        for harbour, owner in enumerate(g.ships)
    )


def can_sail(g: Position, who: int) -> bool:
    return any(owner == who and sails(g, harbour) for harbour, owner in enumerate(g.ships))


def sails(g: Position, harbour: int) -> bool:
    """Is there a free harbour ahead?  The French edition lets a ship leave harbour 5.  (CANAL-5, D-17, Q-CH-12)"""
    return next_free(g, harbour) >= 0 or (g.options.sail_off and harbour % HARBOURS == HARBOURS - 1)


class Claiming(Question):
    """A question with which full ships may claim besides."""

    def __init__(self, rule: str, who: int, *more: int) -> None:
        super().__init__(rule, who, *more)
        self.claims: list[Move] = []

    def conceivable(self, g: Position) -> list[Move]:
        return self.options + self.claims

    def moves(self, g: Position) -> list[Move]:
        found = [move for move in self.options if move.why_not(g) is None]
        return found + legal_claims(g, self.who, self.claims)


class Loading(Claiming):
    """Where to load a piece from the pool: the options begin with those of `load_moves`."""

    def moves(self, g: Position) -> list[Move]:
        """Mostly there is no Double Servant to load, so that is tested first."""
        p = g.players[self.who]
        found: list[Move] = []
        if p.pool:
            found += [move for move in self.options[:12] if move.why_not(g) is None]
        if p.double == IN_POOL:
            found += [move for move in self.options[12:24] if move.why_not(g) is None]
        found += [move for move in self.options[24:] if move.why_not(g) is None]
        return found + legal_claims(g, self.who, self.claims)


class Load(Loading):
    """The first half of A: load one servant, or none.  (CANAL-1)"""

    def __init__(self, who: int, acted: int) -> None:
        super().__init__("CANAL-1", who, acted)
        self.names = ("acted",)
        self.options = [*load_moves(who, AFTER_A), NoLoad(who, acted)]


class NoLoad(Move):
    def __init__(self, who: int, acted: int) -> None:
        super().__init__(who, "no load")
        self.acted: Final = acted

    def why_not(self, g: Position) -> Reason | None:
        if self.acted or can_sail(g, self.who):
            return None
        return DO_SOMETHING

    def run(self, g: Position) -> None:
        g.then(SAIL[self.who][self.acted])


DO_SOMETHING: Final = Reason("Q-CH-10", "no-effect")


class Sail(Claiming):
    """The second half of A: move one ship one step, or none.  (CANAL-1)"""

    def __init__(self, who: int, acted: int) -> None:
        super().__init__("CANAL-5", who, acted)
        self.names = ("acted",)
        self.options = [SailShip(who, harbour) for harbour in ALL_HARBOURS]
        if acted:
            self.options.append(Decline("stay"))


class SailShip(Move):
    def __init__(self, who: int, harbour: int) -> None:
        super().__init__(who, "sail", (HARBOUR_NAMES[harbour],), "CANAL-5")
        self.harbour: Final = harbour

    def why_not(self, g: Position) -> Reason | None:
        if self.harbour >= len(g.ships) or g.ships[self.harbour] != self.who:
            return NO_SHIP
        if sails(g, self.harbour):
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


class LastClaims(Claiming):
    """What full ships may claim at the end of the action, or at Night.  (Q-CA-4, NIGHT-6)"""

    def __init__(self, who: int) -> None:
        super().__init__("CANAL-10", who)
        self.options = [Decline("done")]
        self.claims = claims(who, self)


LAST_CLAIMS: Final = [LastClaims(seat) for seat in SEATS]

# The steps of B: the first piece; the second after an ordinary one; the second after the Double Servant.
FIRST: Final = 0
AFTER_ORDINARY: Final = 1
AFTER_DOUBLE: Final = 2
AFTER_A: Final = 3  # the single piece of option A


class Stow(Loading):
    """Option B: two pieces on one or two ships; the Double Servant alone counts as two.  (CANAL-2, Q-CH-8)"""

    def __init__(self, who: int, step: int) -> None:
        super().__init__("CANAL-2", who, step)
        self.names = ("step",)
        self.binding = True
        self.step: Final = step
        self.options = load_moves(who, step)
        if step == AFTER_DOUBLE:
            self.options.append(Decline("done"))

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
        """Counts the room made when the first piece fills a ship that can then claim.  (Q-CH-8)"""
        if new_ship_possible(g, self.who) or free_spaces(g, self.who) >= wanted:
            return True
        return self._claim_makes_room(g)

    def _claim_makes_room(self, g: Position) -> bool:
        ships = enumerate(g.ships)
        return any(owner == self.who and fills_to_claim(g, self.who, harbour) for harbour, owner in ships)


def fills_to_claim(g: Position, who: int, harbour: int) -> bool:
    """Would one more servant fill the ship in this harbour and let it claim?"""
    if g.aboard(harbour) != SHIP_HOLDS - 1:
        return False
    g.loads[harbour] += 1
    able = claimable(g, who, harbour)
    g.loads[harbour] -= 1
    return able


def load_moves(who: int, step: int) -> list[Move]:
    """For an ordinary servant, ten harbours and a new ship on two routes; then the same for the Double Servant."""
    found: list[Move] = []
    for double in (0, 1):
        found += [LoadShip(who, step, harbour, NOBODY, double) for harbour in ALL_HARBOURS]
        found += [LoadShip(who, step, NOBODY, route, double) for route in (0, 1)]
    return found


class LoadShip(LoadMove):
    """From the pool."""

    def __init__(self, who: int, step: int, harbour: int, route: int, double: int) -> None:
        super().__init__(who, harbour, route, double)
        self.step: Final = step

    def why_not(self, g: Position) -> Reason | None:
        why = self.no_ship(g)
        if why is not None:
            return why
        p = g.players[self.who]
        if self.double:
            return None if p.double == IN_POOL else Reason("DOUBLE-5", "double-not-in-pool")
        if p.pool == 0:
            return Reason("CANAL-1" if self.step == AFTER_A else "CANAL-2", "servants", 1, 0)
        return self._strands(g) if self.step == FIRST else None

    def _strands(self, g: Position) -> Reason | None:
        """After this piece there must be a second one, and room for it.  (Q-CH-8)"""
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
        harbour = self.where(g)
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
    # After a claim made during the action, the question it was offered with is asked again.
    for halves in (LOAD[seat], SAIL[seat]):
        for half in halves:
            half.claims = claims(seat, halves[1])
    for stow in STOW[seat]:
        stow.claims = claims(seat, stow)
