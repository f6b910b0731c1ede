"""Luck, measured where it strikes: the lead to be expected after a chance event less the one over what could have come.

Both are means over games that the reviewed seat cannot tell from the real one (decision 18).
"""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, variance
from typing import Final

from gugong.advice.expectation import LOOK, expected_lead
from gugong.content import Components
from gugong.notation.record import find_move
from gugong.notation.restore import settles_at_question
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.view.imagine import as_known
from gugong.view.observe import Observation

FEWEST: Final = 2  # games, so that there is a standard error
TRIES: Final = 1000  # at a game in which the move is legal


def measured_luck(
    before: Observation, move: str | None, after: Observation, components: Components, iterations: int, seed: int
) -> tuple[float, float]:
    """What chance brought the seat, in points, and the standard error of that."""
    seat, chance = _seat(before), Chance(seed)
    start, end = as_known(before, components), as_known(after, components)
    could = _leads(lambda: _happened(start, move, seat, chance), seat, chance, iterations)
    came = _leads(lambda: _dealt(end, seat, chance), seat, chance, iterations)
    error = sqrt(variance(could) / len(could) + variance(came) / len(came))
    return fmean(came) - fmean(could), error


def _seat(seen: Observation) -> int:
    assert seen.seat is not None
    return seen.seat


def _leads(game: Callable[[], Position], seat: int, chance: Chance, iterations: int) -> list[float]:
    """The lead to be expected in each of as many games as there is time for."""
    found: list[float] = []
    for _ in range(max(FEWEST, iterations // LOOK)):
        g = game()
        g.settle()
        found.append(expected_lead(g, seat, chance))
    return found


def _dealt(known: Position, seat: int, chance: Chance) -> Position:
    g = known.copy()
    redeal(g, seat, chance)
    return g


def _happened(known: Position, move: str | None, seat: int, chance: Chance) -> Position:
    """A game in which the event has happened, with whatever chance brought this time."""
    if move is None:
        g = _dealt(known, seat, chance)
        g.advance()
        return g
    for _ in range(TRIES):
        g = _dealt(known, seat, chance)
        found = find_move(g, move) if settles_at_question(g) else None
        if found is not None:
            g.begin(found)
            return g
    raise AssertionError(f"{move} was played, but is legal in no game that the seat can imagine")
