"""What a position promises, learnt beside the quick player: a turn that made it better was a good one."""

from typing import Final

from gugong.bots.features import NAMES, features, secure
from gugong.bots.scene import STAGES, stage_of
from gugong.rules.kernel import Position

INPUTS: Final = 2 * len(NAMES) + 2  # features of the player and of the strongest other, the lead, and 1
PACE: Final = 0.02


class Outlook:
    """A position as the critic saw it, and the lead that was expected."""

    def __init__(self, row: int, inputs: list[float], lead: float) -> None:
        self.row: Final = row
        self.inputs: Final = inputs
        self.lead: Final = lead


class Critic:
    """A sum of weighted features for each stage, by normalised least mean squares."""

    def __init__(self) -> None:
        self.weights: Final = [0.0] * (STAGES * INPUTS)

    def look(self, g: Position, who: int) -> Outlook:
        row = stage_of(g, who) * INPUTS
        inputs = _inputs(g, who)
        total = 0.0
        for i in range(INPUTS):
            total += self.weights[row + i] * inputs[i]
        return Outlook(row, inputs, total)

    def learn(self, outlook: Outlook, lead: float) -> None:
        size = 1.0
        for x in outlook.inputs:
            size += x * x
        step = PACE * (lead - outlook.lead) / size
        for i in range(INPUTS):
            self.weights[outlook.row + i] += step * outlook.inputs[i]


def _inputs(g: Position, who: int) -> list[float]:
    """Small numbers, so that one pace does for all."""
    rival = _strongest(g, who)
    found = [1.0, (secure(g, who) - secure(g, rival)) / 10.0]
    for n in features(g, who):
        found.append(n / 4.0)
    for n in features(g, rival):
        found.append(n / 4.0)
    return found


def _strongest(g: Position, who: int) -> int:
    """Of the others."""
    best, rival = -1000, who
    for other in range(len(g.players)):
        if other != who:
            worth = secure(g, other)
            if worth > best:
                best, rival = worth, other
    return rival
