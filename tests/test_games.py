"""Recorded games with every number of players and every option replay exactly."""

from pathlib import Path

import pytest

import gugong
from tests.fuzz import TABLES

GAMES = sorted((Path(__file__).parent / "games").glob("*.gugong"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_plays_out_as_recorded(path):
    saved = gugong.load(path)
    assert saved.verify().result().scores == saved.record.result.scores


def test_there_is_a_game_for_every_table():
    tables = [gugong.load(path).record.options for path in GAMES]
    assert len(GAMES) >= 30
    assert all(any(fits(options, table) for options in tables) for table in TABLES)


def fits(options, table):
    return all(getattr(options, name) == value for name, value in table.items())
