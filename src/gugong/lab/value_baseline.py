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

    def __init__(self) -> None:
        self.weights: Final = [0.0] * (STAGES * INPUTS)

    def predict(self, g: Position, who: int) -> Prediction:
        row = stage_of(g, who) * INPUTS
        inputs = _inputs(g, who)
        total = 0.0
        for i in range(INPUTS):
            total += self.weights[row + i] * inputs[i]
        return Prediction(row, inputs, total)

    def learn(self, prediction: Prediction, lead: float) -> None:
        """Move the prediction towards the lead that came of it."""
        size = 1.0
        for x in prediction.inputs:
            size += x * x
        step = LEARNING_RATE * (lead - prediction.lead) / size
        for i in range(INPUTS):
            self.weights[prediction.row + i] += step * prediction.inputs[i]


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
