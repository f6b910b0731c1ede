"""The value baseline: predicts the final lead from a position, and is learnt together with the rollout policy."""

from typing import Final

from gugong.bots.features import NAMES, features
from gugong.bots.policy_inputs import STAGES, stage_of
from gugong.rules.kernel import Position
from gugong.rules.scoring import secure

INPUTS: Final = 2 * len(NAMES) + 2  # a constant, the lead, the features of the player and of the strongest opponent
LEARNING_RATE: Final = 0.02


class Prediction:
    """The lead predicted for a position, and the inputs it was predicted from."""

    def __init__(self, row: int, inputs: list[float], lead: float) -> None:
        self.row: Final = row
        self.inputs: Final = inputs
        self.lead: Final = lead


class ValueBaseline:
    """A linear model for each stage, trained by normalised least mean squares."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    def predict(self, g: Position, who: int) -> Prediction:
        row = stage_of(g, who) * INPUTS
        inputs = _inputs(g, who)
        total = 0.0
        for i in range(INPUTS):
            total += self.weights[row + i] * inputs[i]
        return Prediction(row, inputs, total)


class BaselineGradient:
    """Where predictions were off, summed over many, and how many there were in each stage."""

    def __init__(self) -> None:
        self.sums: Final = [0.0] * (STAGES * INPUTS)
        self.counts: Final = [0] * STAGES

    def add(self, prediction: Prediction, lead: float) -> None:
        """A prediction, and the lead that came of it."""
        size = 1.0
        for x in prediction.inputs:
            size += x * x
        step = (lead - prediction.lead) / size
        for i in range(INPUTS):
            self.sums[prediction.row + i] += step * prediction.inputs[i]
        self.counts[prediction.row // INPUTS] += 1


def blank_baseline() -> list[float]:
    """The weights of a baseline that expects level games."""
    return [0.0] * (STAGES * INPUTS)


def improved(weights: list[float], sums: list[float], counts: list[int]) -> list[float]:
    """The weights after learning from these predictions.

    As far as one after the other would have taken them if all had pointed the same way; just adding up so many would
    overshoot.
    """
    found: list[float] = []
    for i in range(len(weights)):
        n = counts[i // INPUTS]
        found.append(weights[i] + (sums[i] * (1.0 - (1.0 - LEARNING_RATE) ** n) / n if n else 0.0))
    return found


def _inputs(g: Position, who: int) -> list[float]:
    """All scaled to small numbers, so that one learning rate suits them."""
    rival = _strongest(g, who)
    found = [1.0, (secure(g, who) - secure(g, rival)) / 10.0]
    for n in features(g, who):
        found.append(n / 4.0)
    for n in features(g, rival):
        found.append(n / 4.0)
    return found


def _strongest(g: Position, who: int) -> int:
    """The opponent with the most VP."""
    best, rival = -1000, who
    for other in range(len(g.players)):
        if other != who:
            worth = secure(g, other)
            if worth > best:
                best, rival = worth, other
    return rival
