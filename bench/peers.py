"""Other engines on one core, measured as ours is: random play, and copies of a position.

Each function plays whole games until its time is up, so that short slices are fair and a caller can alternate between
engines.  catanatron uses Python's global random generator, which every game here seeds.
"""

import random
import time  # process_time, so that other processes on the machine do not count
from typing import NamedTuple

import chess
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

CHESS_PLIES = 200  # a random game of chess rarely ends before


class Rate(NamedTuple):
    """Decisions per second with more than one answer, and all steps per second."""

    decisions: float
    steps: float


def catanatron_decisions(seconds: float, seed: int = 1) -> Rate:
    """Four random players; the engine lists the legal actions after every step."""
    rng = random.Random(seed)
    decisions = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = new_catan(rng.getrandbits(32))
        while is_running(game):
            decisions += len(game.state.playable_actions) > 1
            steps += 1
            game.play_tick()
    return Rate(decisions / spent, steps / spent)


def catanatron_copy_us(n: int, seed: int = 1) -> float:
    """Microseconds to copy a game that is half over, the mean of n copies."""
    whole, half = new_catan(seed), new_catan(seed)
    ticks = 0
    random.seed(seed)
    while is_running(whole):
        whole.play_tick()
        ticks += 1
    random.seed(seed)
    for _ in range(ticks // 2):
        half.play_tick()
    start = time.process_time()
    for _ in range(n):
        half.copy()
    return (time.process_time() - start) / n * 1e6


def chess_decisions(seconds: float, seed: int = 1) -> Rate:
    """Random legal moves until there are none left, or for 200 plies."""
    rng = random.Random(seed)
    decisions = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while board.ply() < CHESS_PLIES and (moves := list(board.legal_moves)):
            decisions += len(moves) > 1
            steps += 1
            board.push(rng.choice(moves))
    return Rate(decisions / spent, steps / spent)


def chess_copy_us(n: int, seed: int = 1) -> float:
    """Microseconds to copy a board after 40 plies, with its move stack, the mean of n copies."""
    rng = random.Random(seed)
    board = chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    start = time.process_time()
    for _ in range(n):
        board.copy()
    return (time.process_time() - start) / n * 1e6


def new_catan(seed: int) -> Game:
    """A new game; the seed decides its board and all its dice."""
    return Game([RandomPlayer(color) for color in Color], seed=seed or 1)


def is_running(game: Game) -> bool:
    """The condition of catanatron's own game loop."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


if __name__ == "__main__":
    for _ in range(3):
        print(f"catanatron {catanatron_decisions(0.5)}, copy {catanatron_copy_us(1000):.1f} µs")
        print(f"chess      {chess_decisions(0.5)}, copy {chess_copy_us(1000):.1f} µs")
