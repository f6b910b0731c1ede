"""Random games and games of bots, each as one number made of all its positions: they are the same wherever they run.

`make pyodide` compares what `python -m tests.pyodide.digests` prints here and inside Pyodide.
"""

import hashlib
import random
import sys
from collections.abc import Callable

import gugong
from gugong.bots.contract import Budget
from gugong.bots.levels import GLANCE, SEATED, Level
from gugong.notation.record import encode_position
from tests.fuzz import TABLES

Choose = Callable[[gugong.Game], str]


def digest(game: gugong.Game, choose: Choose) -> str:
    positions = hashlib.sha256(encode_position(game.position))
    while not game.over:
        game.play(choose(game))
        positions.update(encode_position(game.position))
    return positions.hexdigest()


def by_chance(seed: int) -> Choose:
    rng = random.Random(seed)
    return lambda game: rng.choice(game.moves()).text


def by_bots(level: Level, game: gugong.Game) -> Choose:
    bots = [level.bot(seat, game.components) for seat in range(game.record.options.players)]
    budget = GLANCE if level.budget == GLANCE else Budget(iterations=8)

    def choose(game: gugong.Game) -> str:
        question = game.asks()
        assert question is not None
        return bots[question.seat].choose(game.observe(question.seat), budget).move

    return choose


def main() -> None:
    for seed, table in enumerate(TABLES):
        game = gugong.new_game(seed=seed, **table)
        sys.stdout.write(f"{digest(game, by_chance(seed))} {table}\n")
    for level in SEATED:
        game = gugong.new_game(players=2, seed=1)
        sys.stdout.write(f"{digest(game, by_bots(level, game))} {level.name}\n")


if __name__ == "__main__":
    main()
