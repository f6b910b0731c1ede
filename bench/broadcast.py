"""What one move costs the table: the State of every seat and of a spectator, built and encoded.

    PYTHONPATH=src python bench/broadcast.py [--runs 9]

The position is a real one: three seats, 29 legal moves, in the middle of a game.  Every round is a new step for the
presenter, so nothing that belongs to a step is found in a cache; choices and sentences that came up before are.
The time is that of the processor, so that other programs count for little.

At commit 2bd56cc the same was measured by encoding `Sight(room, seat, words).state(room.seq - 1, None)` for each of the
four, with `gugong.server.room.Room` in place of History.
"""

import argparse
import random
import time
from statistics import median

import msgspec

from gugong.game import Game, new_game
from gugong.table import protocol as p
from gugong.table.access import new_secret
from gugong.table.beginning import beginning
from gugong.table.creation import new_row, new_seats
from gugong.table.history import History
from gugong.table.presenter import Presenter, Viewer
from gugong.table.steps import Step
from gugong.view.words import words_in

SEATS = 3
MOVES = 29
EARLIEST = 20  # moves into the game
ROUNDS = 30  # in one run


def busy_game() -> Game:
    """The first of these games that comes to a question with so many answers, at that question."""
    for seed in range(1000):
        game, rng = new_game(SEATS, seed=seed), random.Random(seed)
        while not game.over:
            moves = game.moves()
            if len(moves) == MOVES and len(game.record.moves) >= EARLIEST:
                return game
            game.play(rng.choice(moves))
    raise AssertionError(f"No game has a question with {MOVES} answers")


def broadcast(presenter: Presenter, viewers: list[Viewer]) -> None:
    history = presenter.history
    last = history.steps[-1]
    history.steps[-1] = Step(last.before, last.seq, last.move, last.position, last.events)
    for viewer in viewers:
        msgspec.json.encode(presenter.state(viewer, history.seq - 1, None))


def microseconds(presenter: Presenter, viewers: list[Viewer]) -> float:
    started = time.process_time()
    for _ in range(ROUNDS):
        broadcast(presenter, viewers)
    return (time.process_time() - started) / ROUNDS * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9, help=f"of {ROUNDS} broadcasts each; the median is printed")
    asked = parser.parse_args()
    game, secret = busy_game(), new_secret()
    seats = new_seats([p.NewSeat("person")] * SEATS, SEATS, secret)
    presenter = Presenter(History(new_row(beginning(game, None), "", seats, secret)))
    viewers = [Viewer(seat, words_in("en"), seat is not None) for seat in (*range(SEATS), None)]
    broadcast(presenter, viewers)  # from now on the sentences are known
    took = median(microseconds(presenter, viewers) for _ in range(asked.runs))
    print(f"{took:,.0f} µs a broadcast to {SEATS} seats and a spectator, {MOVES} legal moves (median of {asked.runs})")


if __name__ == "__main__":
    main()
