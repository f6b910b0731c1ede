"""A training run of the rollout policy: self-play in turn with every set of options it is for."""

from collections.abc import Iterable

from gugong.bots.policy import Policy
from gugong.content import load
from gugong.lab.self_play import Trainer
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position

DIFFICULTIES = ("normal", "hard")
PLAYERS = (2, 3, 4, 5)
RATE = 0.08  # the learning rate at the start; it falls to a sixteenth of this
WARM_UP = 0.03  # the share of the run in which only the value baseline learns


def train(policy: Policy, solo: bool, seed: int, progress: Iterable[float]) -> tuple[float, int]:
    """Train for as long as `progress` yields the share of the run that is over.

    Returns the recent mean lead of the first seat, with the first set of options, and the number of games.
    """
    kinds = [Options(1, difficulty=name) for name in DIFFICULTIES] if solo else [Options(n) for n in PLAYERS]
    chance, components = Chance(seed), load()
    trainers = [Trainer(policy, chance) for _ in kinds]
    games = 0
    for share in progress:
        rate = RATE * max(1 / 16, 1 - share) if share > WARM_UP else 0.0
        for trainer, options in zip(trainers, kinds):
            deal = (seed << 64 | games).to_bytes(32, "big")
            trainer.play(new_position(components, options, deal), rate)
            games += 1
    return trainers[0].mean, games
