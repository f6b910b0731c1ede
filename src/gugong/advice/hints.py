"""A hint: the better of the two best moves, and what it gains over the other, by source."""

import time
from math import hypot
from typing import NamedTuple

from gugong.advice.judgement import Judge, JudgedMove, Judgement
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.view.observe import Observation

SLICE = 25  # iterations between two looks at the clock
LITTLE = 0.3  # points: moves that differ by less are about as good


class Hint(Struct):
    """A move, the next best, and by how many points the first is better: in tenths, which add up."""

    move: str
    other: str
    gain: float
    points: dict[str, float]  # by source, as in JudgedMove; none that is zero
    close: bool  # is one about as good as the other?

    @property
    def matters(self) -> str:
        """The source of most of the gain; "" if there is no gain to speak of."""
        return "" if self.close or not self.points else max(self.points, key=lambda source: self.points[source])


class Compared(NamedTuple):
    """A judgement in which the two best moves had as long a look, and whether it is as deep as it was to be."""

    judgement: Judgement
    complete: bool


def compare(seen: Observation, components: Components, seed: int, iterations: int, seconds: float) -> Compared:
    """Search to this depth, or for half of this time; in what is left the next best move gets its look."""
    judge, end = Judge(seen, components, seed), time.monotonic() + seconds / 2
    found = judge.think(min(SLICE, iterations))
    while found.iterations < iterations and time.monotonic() < end:
        found = judge.think(min(SLICE, iterations - found.iterations))
    return Compared(judge.think(0, also=_next_best(found, seen.moves)), found.iterations >= iterations)


def _next_best(found: Judgement, moves: list[str]) -> str:
    """The second move that was preferred; any other if only one was looked at."""
    best, *others = [judged.move for judged in found.moves]
    return others[0] if others else next(move for move in moves if move != best)


def hint(found: Judgement) -> Hint:
    """Of the two moves that had the longest look, the better one comes first."""
    best, other = sorted(found.moves[:2], key=lambda judged: -judged.lead)
    points = tenths({source: vp - other.points[source] for source, vp in best.points.items()})
    gain = round(sum(points.values()), 1)
    return Hint(best.move, other.move, gain, {source: vp for source, vp in points.items() if vp}, _close(best, other))


def _close(best: JudgedMove, other: JudgedMove) -> bool:
    return best.lead - other.lead < max(LITTLE, hypot(best.error, other.error))


def tenths(points: dict[str, float]) -> dict[str, float]:
    """The same numbers with one decimal each, so that they add up to their sum with one decimal.

    What rounding down leaves over goes to those that lost most by it.
    """
    down = {source: int(vp * 10 // 1) for source, vp in points.items()}
    over = round(sum(points.values()) * 10) - sum(down.values())
    lost = sorted(points, key=lambda source: down[source] - points[source] * 10)
    return {source: (n + (source in lost[:over])) / 10 for source, n in down.items()}
