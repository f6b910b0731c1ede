"""Random games with every number of players and every option; all invariants hold at every decision."""

import pytest

from gugong.content import load
from gugong.rules.invariants import faults
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from tests.fuzz import LONGEST, TABLES, check_game, check_mirror

rule = pytest.mark.rule

BATCH = 60  # games for each set of options, some thousands in all


@rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_no_random_game_breaks_an_invariant_or_stops(table):
    chance = Chance(table)
    for number in range(BATCH):
        seed = table * BATCH + number
        g = new_position(load(), Options(**TABLES[table]), seed.to_bytes(32, "big"))
        decisions = 0
        while not g.over():
            assert len(g.legal) > 1
            g.play(g.legal[chance.below(len(g.legal))])
            wrong = faults(g)
            assert not wrong, f"{wrong[0]}, seed {seed}, decision {decisions}"
            decisions += 1
        assert decisions < LONGEST


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_json_copy_sight_and_replay_agree_with_the_game(seed):
    assert check_game(seed, share=0.1).over


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_the_board_drawn_from_events_is_the_board(seed):
    check_mirror(seed)
