"""The Grand Canal action (rules A5.7)."""

from typing import Final

from gugong.content.names import CANAL
from gugong.rules.actions import SKIP, Action, Option, performed, register
from gugong.rules.cargo import FIRST, LOAD, NO_ROOM, STOW, can_sail, free_spaces, room_for_double
from gugong.rules.harbours import any_claimable, claims, legal_claims, new_ship_possible
from gugong.rules.kernel import SEATS, Decline, Move, Position, Reason
from gugong.rules.servants import can_afford, pay
from gugong.rules.state import IN_POOL, NOBODY


class GrandCanal(Action):
    """A: load one servant, then move one ship.  B: pay 1, load two others.  Claims are offered too.  (Q-CH-7)"""

    def __init__(self, who: int, source: int, begun: int = 0) -> None:
        super().__init__(who, source, CANAL, begun)
        self.names = ("source", "begun")
        self.begun = begun
        self.options = [CanalA(self, "A", "CANAL-1"), CanalB(self, "B", "CANAL-2"), Decline("done") if begun else SKIP]
        self.claims: list[Move] = claims(who, self) if begun else self._first_claims()

    def _first_claims(self) -> list[Move]:
        return [BeginByClaim(self, move) for move in BEGUN[self.who][self.source].claims]

    def conceivable(self, g: Position) -> list[Move]:
        return self.options + self.claims

    def moves(self, g: Position) -> list[Move]:
        found = [move for move in self.options if move.why_not(g) is None]
        return found + legal_claims(g, self.who, self.claims)


class BeginByClaim(Move):
    """A claim made instead of choosing A or B begins the action."""

    def __init__(self, action: GrandCanal, claim: Move) -> None:
        super().__init__(action.who, claim.key, claim.meaning.values, claim.rule)
        self.action: Final = action
        self.claim: Final = claim

    def why_not(self, g: Position) -> Reason | None:
        return self.claim.why_not(g)

    def run(self, g: Position) -> None:
        performed(g, self.action)
        self.claim.run(g)


class CanalA(Option):
    def why_not(self, g: Position) -> Reason | None:
        who = self.who
        if can_sail(g, who) or any_claimable(g, who):
            return None
        p = g.players[who]
        if free_spaces(g, who) == 0 and not new_ship_possible(g, who):
            return NOTHING_TO_DO
        if p.pool == 0 and not (p.double == IN_POOL and room_for_double(g, who, NOBODY)):
            return NEEDS_ONE
        return None

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(LOAD[self.who][0])


NOTHING_TO_DO: Final = Reason("Q-CA-9", "no-effect")
NEEDS_ONE: Final = Reason("CANAL-1", "servants", 1, 0)


class CanalB(Option):
    def why_not(self, g: Position) -> Reason | None:
        """Two servants must be placed, and there must be room for them.  (Q-CA-2, Q-CH-8)"""
        who = self.who
        effect = STOW[who][FIRST]
        if can_afford(g, who, 1, effect, False):
            return None
        if not effect.enough(g, 2, 0, IN_POOL, 0):
            return NO_ROOM
        p = g.players[who]
        return Reason("CANAL-2", "servants", 3, p.pool + (1 if p.double == IN_POOL else 0))

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(STOW[self.who][FIRST])
        pay(g, self.who, 1, "CANAL-2")


BEGUN: Final = [[GrandCanal(seat, source, 1) for source in range(3)] for seat in SEATS]
register(CANAL, [[GrandCanal(seat, source) for source in range(3)] for seat in SEATS])
