"""The Grand Canal action (rules A5.7)."""

from typing import Final

from gugong.content.names import CANAL
from gugong.rules.actions import Action, Skip, performed, register
from gugong.rules.cargo import FIRST, LOAD, NO_ROOM, STOW, can_sail, free_spaces, room_for_double
from gugong.rules.harbours import any_claimable, claims, legal_claims, new_ship_possible
from gugong.rules.kernel import SEATS, Decline, Move, Position, Reason
from gugong.rules.servants import can_afford, pay
from gugong.rules.state import IN_POOL, NOBODY


class GrandCanal(Action):
    """A: load one servant, then move one ship.  B: pay 1, load two others.  Claims stand beside.  (Q-CH-7)"""

    def __init__(self, who: int, source: int, begun: int = 0) -> None:
        super().__init__(who, source, CANAL, begun)
        self.begun: Final = begun
        self.options = [CanalA(self), CanalB(self), Decline("done") if begun else Skip()]
        self.claims: list[Move] = claims(who, self) if begun else []

    def begin(self, begun: "GrandCanal") -> None:
        """A claim made at the first question begins the action."""
        self.claims = [BeginByClaim(self, move) for move in begun.claims]

    def conceivable(self, g: Position) -> list[Move]:
        return self.options + self.claims

    def moves(self, g: Position) -> list[Move]:
        found = [move for move in self.options if move.why_not(g) is None]
        return found + legal_claims(g, self.who, self.claims)


class BeginByClaim(Move):
    def __init__(self, action: GrandCanal, claim: Move) -> None:
        super().__init__(claim.text)
        self.action: Final = action
        self.claim: Final = claim

    def why_not(self, g: Position) -> Reason | None:
        return self.claim.why_not(g)

    def run(self, g: Position) -> None:
        performed(g, self.action)
        self.claim.run(g)


class CanalA(Move):
    def __init__(self, action: GrandCanal) -> None:
        super().__init__("A")
        self.action: Final = action

    def why_not(self, g: Position) -> Reason | None:
        who = self.action.who
        if can_sail(g, who) or any_claimable(g, who):
            return None
        p = g.players[who]
        if free_spaces(g, who) == 0 and not new_ship_possible(g, who):
            return NOTHING_TO_DO
        if p.pool == 0 and not (p.double == IN_POOL and room_for_double(g, who, NOBODY)):
            return NEEDS_ONE
        return None

    def run(self, g: Position) -> None:
        if not self.action.begun:
            performed(g, self.action)
        g.then(LOAD[self.action.who][0])


NOTHING_TO_DO: Final = Reason("Q-CA-9", "no-effect")
NEEDS_ONE: Final = Reason("CANAL-1", "servants", 1, 0)


class CanalB(Move):
    def __init__(self, action: GrandCanal) -> None:
        super().__init__("B")
        self.action: Final = action

    def why_not(self, g: Position) -> Reason | None:
        """Two must be placed, and there must be room for them.  (Q-CA-2, Q-CH-8)"""
        who = self.action.who
        effect = STOW[who][FIRST]
        if can_afford(g, who, 1, effect, False):
            return None
        if not effect.enough(g, 2, 0, IN_POOL, 0):
            return NO_ROOM
        p = g.players[who]
        return Reason("CANAL-2", "servants", 3, p.pool + (1 if p.double == IN_POOL else 0))

    def run(self, g: Position) -> None:
        if not self.action.begun:
            performed(g, self.action)
        g.then(STOW[self.action.who][FIRST])
        pay(g, self.action.who, 1, "CANAL-2")


def _actions(seat: int) -> list[Action]:
    first: list[Action] = []
    for source in range(3):
        action = GrandCanal(seat, source)
        action.begin(BEGUN[seat][source])
        first.append(action)
    return first


BEGUN: Final = [[GrandCanal(seat, source, 1) for source in range(3)] for seat in SEATS]
register(CANAL, [_actions(seat) for seat in SEATS])
