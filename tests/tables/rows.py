"""Rows of tables for tests."""

import random
from typing import Any

from gugong import new_game
from gugong.table import protocol as p
from gugong.table.beginning import beginning
from gugong.table.creation import new_row, new_seats
from gugong.table.rows import TableRow
from tests.table import BOX

HOST = "the host's secret"


def played_row(players: int, moves: int | None = None, seed: int = 1, **options: Any) -> TableRow:
    """A table at which so many random moves were made, all of them for None; the standard may change without them."""
    game, rng = new_game(players, seed=seed, components=BOX, **options), random.Random(seed)
    while not game.over and (moves is None or len(game.record.moves) < moves):
        game.play(rng.choice(game.moves()))
    seats = new_seats([p.NewSeat("person")] * players, players, HOST)
    return new_row(beginning(game, None), "", seats, HOST)
