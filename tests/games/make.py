"""Makes the finished games of this folder anew: `python -m tests.games.make`, when the rules version changes."""

import random
from pathlib import Path

import gugong
from tests.fuzz import TABLES

FOLDER = Path(__file__).parent
IDLE = ("skip", "no", "no actions", "done", "stay", "no load")  # what somebody who wants to win seldom says


def willing(game: gugong.Game, rng: random.Random) -> str:
    """A random move, mostly one that does something."""
    texts = [move.text for move in game.moves()]
    busy = [text for text in texts if text not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.9 else texts)


def main() -> None:
    for number, table in enumerate(TABLES):
        rng = random.Random(number)
        game = gugong.new_game(seed=1000 + number, **table)
        while not game.over:
            game.play(willing(game, rng))
        game.save(FOLDER / f"{number:02}.gugong")


if __name__ == "__main__":
    main()
