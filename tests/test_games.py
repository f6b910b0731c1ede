"""Finished games of every player count and option are still what they were."""

from pathlib import Path

import pytest

import gugong
from gugong.notation.record import make_options
from tests.fuzz import TABLES

GAMES = sorted((Path(__file__).parent / "games").glob("*.gugong"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_plays_out_as_recorded(path):
    saved = gugong.load(path)
    assert saved.verify().result().scores == saved.record.result.scores


def test_there_is_a_game_for_every_table():
    tables = {tuple(vars_of(path)) for path in GAMES}
    assert len(GAMES) >= 30
    assert tables == {(t["players"], t["expert"], t["bonus_tokens"], t["sail_off"]) for t in TABLES}


def vars_of(path):
    options = make_options(gugong.load(path).record.options)
    return options.players, options.expert, options.bonus_tokens, options.sail_off
