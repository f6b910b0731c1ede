"""The Envoy and the Palace of Heavenly Purity (rules A5.5)."""

from typing import Final

from gugong.content.names import PALACE
from gugong.rules.actions import SKIP, Action, Option, performed, register
from gugong.rules.intrigue import move_marker
from gugong.rules.kernel import SEATS, Position, Reason, SeatTask
from gugong.rules.servants import pay, short_of


def step_envoy(g: Position, who: int, steps: int, rule: str) -> None:
    """Toward the Palace; a step beyond it is worth 1 VP instead.  (PALACE-3, PALACE-5, Q-JP-3)"""
    p = g.players[who]
    top = g.components.palace_steps
    for _ in range(steps):
        if p.envoy == top:
            g.score(who, 1, "PALACE-5")
            continue
        p.envoy += 1
        if g.journal is not None:
            g.tell("envoy", who, rule, {"n": 1})
        if p.envoy == top:
            _enter(g, who)


def _enter(g: Position, who: int) -> None:
    """Take the free seat with the highest VP, which are scored at the end.  (PALACE-3, PALACE-4, Q-JP-5)"""
    g.players[who].palace_seat = g.seats_taken
    if g.journal is not None:
        g.tell("seat", who, "PALACE-3", {"seat": g.seats_taken})
    g.seats_taken += 1


class Palace(Action):
    """A: Envoy +1.  B: pay 2, Envoy +2 and Intrigue +1.  (PALACE-1, PALACE-2)"""

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who, source, PALACE)
        self.options = [PalaceA(self, "A", "PALACE-1"), PalaceB(self, "B", "PALACE-2"), SKIP]


class PalaceA(Option):
    def run(self, g: Position) -> None:
        performed(g, self.action)
        step_envoy(g, self.who, 1, "PALACE-1")


class PalaceB(Option):
    def why_not(self, g: Position) -> Reason | None:
        return short_of(g, self.who, 2, "PALACE-2")

    def run(self, g: Position) -> None:
        performed(g, self.action)
        g.then(PROCESSION[self.who])
        pay(g, self.who, 2, "PALACE-2")


class Procession(SeatTask):
    """What option B has paid for.  (PALACE-2)"""

    def run(self, g: Position) -> None:
        step_envoy(g, self.who, 2, "PALACE-2")
        move_marker(g, self.who, 1, "PALACE-2")


PROCESSION: Final = [Procession(seat) for seat in SEATS]

register(PALACE, [[Palace(seat, source) for source in range(3)] for seat in SEATS])
