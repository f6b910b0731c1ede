"""The evaluation: what a position is worth to each player, as an expected final score."""

from typing import Final, TypeAlias

from gugong.bots.features import NAMES, SOURCES, features
from gugong.rules.kernel import Position
from gugong.rules.scoring import secure

SCALE: Final = 30.0
# A player outside the Palace at the end scores 0.  For the search, such a player loses points for each missing step
# instead, as if this many more were missing.
STEP_PENALTY: Final = 4
EXTRA_STEPS: Final = 3
Weights: TypeAlias = list[list[float]]  # what one unit of each feature adds to the expected score, day by day


def expected(g: Position, who: int, weights: Weights) -> float:
    """The final score this player can expect."""
    if g.scores:
        return float(g.scores[who])
    worth = float(secure(g, who))
    numbers = features(g, who)
    row = weights[g.day - 1]
    for i in range(len(numbers)):
        n = numbers[i]
        if n:
            worth += row[i] * n
    return worth


def by_source(g: Position, who: int, weights: Weights) -> dict[str, float]:
    """The expected score, split by where it comes from."""
    found = dict.fromkeys(SOURCES, 0.0)
    found["scored"] = float(secure(g, who))
    if g.scores:
        return found
    for name, weight, number in zip(NAMES, weights[g.day - 1], features(g, who)):
        found[name.partition(":")[0]] += weight * number
    return found


def lead(g: Position, who: int, weights: Weights) -> float:
    """This player's lead over the best opponent, as a value between -1 and 1."""
    return squash(_over_best([expected(g, other, weights) for other in range(len(g.players))])[who])


def final_leads(g: Position) -> list[float]:
    """Each player's lead over the best opponent at the end of the game, in points.

    Losing outside the Palace is graded: one step short is better than five, and more VP are better than fewer.
    """
    worth: list[float] = []
    for who, p in enumerate(g.players):
        steps = 0 if who == g.automa or p.palace_seat >= 0 else EXTRA_STEPS + g.components.palace_steps - p.envoy
        worth.append(float(p.vp - STEP_PENALTY * steps))
    return _over_best(worth)


def _over_best(worth: list[float]) -> list[float]:
    """The lead of each over the best of the others."""
    found: list[float] = []
    for who in range(len(worth)):
        best = -1000.0
        for other in range(len(worth)):
            if other != who and worth[other] > best:
                best = worth[other]
        found.append(worth[who] - best)
    return found


def squash(points: float) -> float:
    """A lead in points as a value between -1 and 1; the larger the lead, the less a further point adds."""
    return points / (SCALE + abs(points))
