"""What a position is worth to each player: the score they may expect at the end."""

from typing import Final

from gugong.bots.features import NAMES, SOURCES, features, secure
from gugong.rules.kernel import Position

SCALE: Final = 30.0
STEP: Final = 4  # points for each step to the Palace that is missing at the end,
OUTSIDE: Final = 3  # and as if so many more were missing


class Weights:
    """For each day what each feature adds to the expected score; for Meng apart."""

    def __init__(self, days: list[list[float]], meng: list[list[float]]) -> None:
        self.days = days
        self.meng = meng


def expected(g: Position, who: int, weights: Weights) -> float:
    """The final score that this player may expect."""
    if g.scores:
        return float(g.scores[who])
    rows = weights.meng if who == g.automa else weights.days
    worth = float(secure(g, who))
    numbers = features(g, who)
    row = rows[g.day - 1]
    for i in range(len(numbers)):
        n = numbers[i]
        if n:
            worth += row[i] * n
    return worth


def by_source(g: Position, who: int, weights: Weights) -> dict[str, float]:
    """The expected score told apart by where it comes from."""
    found = dict.fromkeys(SOURCES, 0.0)
    found["scored"] = float(secure(g, who))
    if g.scores:
        return found
    rows = weights.meng if who == g.automa else weights.days
    numbers = features(g, who)
    for i in range(len(numbers)):
        found[NAMES[i].partition(":")[0]] += rows[g.day - 1][i] * numbers[i]
    return found


def lead(g: Position, who: int, weights: Weights) -> float:
    """How far this player is ahead of the best of the others, as a value between -1 and 1."""
    return squash(_over_best([expected(g, other, weights) for other in range(len(g.players))])[who])


def final_leads(g: Position) -> list[float]:
    """The lead of each player when the game is over, in points.

    Outside the Palace it is not all the same: one step short was nearer than five, and more VP were better.
    """
    worth: list[float] = []
    for who, p in enumerate(g.players):
        steps = 0 if who == g.automa or p.seat >= 0 else OUTSIDE + g.components.palace_steps - p.envoy
        worth.append(float(p.vp - STEP * steps))
    return _over_best(worth)


def _over_best(worth: list[float]) -> list[float]:
    """How far each is ahead of the best of the others."""
    found: list[float] = []
    for who in range(len(worth)):
        best = -1000.0
        for other in range(len(worth)):
            if other != who and worth[other] > best:
                best = worth[other]
        found.append(worth[who] - best)
    return found


def squash(points: float) -> float:
    """A lead of 30 points is nearly as good as one of 60."""
    return points / (SCALE + abs(points))


def points(value: float) -> float:
    """The lead that a value between -1 and 1 stands for."""
    return SCALE * value / (1.0 - min(0.99, abs(value)))
