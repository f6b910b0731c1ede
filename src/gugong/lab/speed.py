"""How fast the rules run: random play, copies and set-up on one core."""

import time
import tracemalloc

from gugong.content import load
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance, play_out
from gugong.rules.setup import new_position

PLAYERS = 4
MIDDLE = 120  # decisions into a game; a game with four players has about twice as many


def decisions_per_second(seconds: float, players: int = PLAYERS, seed: int = 1) -> float:
    """Random games one after another, with set-up and move generation; forced answers are not counted."""
    decisions, chance = 0, Chance(seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play_out(_new(players, seed), chance)
        seed += 1
    return decisions / (time.process_time() - began)


def copy_us(n: int = 20_000) -> float:
    """Microseconds to copy a position in the middle of a game."""
    position = _middle()
    began = time.process_time()
    for _ in range(n):
        position.copy()
    return (time.process_time() - began) / n * 1e6


def setup_us(n: int = 500) -> float:
    """Microseconds to set up a game with four players."""
    began = time.process_time()
    for number in range(n):
        _new(PLAYERS, number)
    return (time.process_time() - began) / n * 1e6


def position_bytes(n: int = 200) -> int:
    """Memory that one more copy of a position takes in the middle of a game."""
    position = _middle()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [position.copy() for _ in range(n)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)


def _new(players: int, number: int) -> Position:
    return new_position(load(), Options(players), number.to_bytes(32, "big"))


def _middle() -> Position:
    position, chance = _new(PLAYERS, 1), Chance(1)
    for _ in range(MIDDLE):
        position.play(position.legal[chance.below(len(position.legal))])
    return position
