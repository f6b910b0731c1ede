"""Games that are as long as people can make them: the most that a table can be asked to show."""

import random
from functools import cache

import msgspec

import gugong
from gugong.notation import record as records
from tests.table import BOX

PLAYERS = 5
TRIES = 8
LONGEST_NIGHT = 35  # the step of the solo game in which most happens
SMALL = ("tokens", "pay", "take")


@cache
def longest_record() -> str:
    """A finished game with many moves, as a .gugong file."""
    return max((_game(seed) for seed in range(TRIES)), key=len)


def _game(seed: int) -> str:
    """Whoever plays does small things first, and skips nothing."""
    rng = random.Random(seed)
    game = gugong.new_game(PLAYERS, seed, BOX, expert=True, bonus_tokens="twelve")
    while not game.over:
        moves = [move.text for move in game.moves() if move.text != "skip"]
        small = [move for move in moves if move.startswith(SMALL)]
        game.play(rng.choice(small or moves))
    return records.write(game.record)


@cache
def unfinished(moves_left: int = 12) -> str:
    """The same game, shortly before its end."""
    whole = records.read(longest_record())
    return records.write(msgspec.structs.replace(whole, moves=whole.moves[:-moves_left], result=None))


@cache
def solo_record() -> str:
    """A finished game against Meng, whose turns follow by themselves: single moves with a hundred effects."""
    rng, game = random.Random(4), gugong.new_game(1, 4, BOX, difficulty="hard")
    while not game.over:
        game.play(rng.choice(game.moves()))
    return records.write(game.record)
