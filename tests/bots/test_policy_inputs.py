"""What the rollout policy sees of a position: a stage, and the state of each place as a small number."""

import pytest

from gugong.bots.policy_inputs import POOL, STATES, PolicyInputs, place_of, stage_of, state_of
from gugong.content import load
from gugong.content.names import CANAL, DECREES, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from tests.table import Table


@pytest.mark.parametrize(
    ("place", "held", "state"),
    [
        (POOL, {"pool": 3}, 3),
        (POOL, {"pool": 9}, 5),
        (POOL, {"pool": 1, "double": "pool"}, 3),
        (TRAVEL, {"tokens": "envoy two-vp"}, 2),
        (INTRIGUE, {"marker": 4}, 4),
        (INTRIGUE, {"marker": 11}, 7),
        (DECREES, {"decrees": "L1-SHIP L2-WALL"}, 2),
        (PALACE, {"envoy": 8}, 0),
    ],
)
def test_states_from_the_player_board(place, held, state):
    t = Table(players=2).seat(0, **held)
    assert state_of(t.g, 0, place) == state


def test_the_state_of_the_wall_is_what_is_missing_and_who_has_most():
    t = Table(players=2).seat(0, wall=2).seat(1, wall=1)  # of 4
    assert (state_of(t.g, 0, WALL), state_of(t.g, 1, WALL)) == (4, 0)


def test_the_state_of_the_market_is_the_lowest_price():
    t = Table(players=2)
    assert state_of(t.g, 0, JADE) == min(t.g.side.houses)
    t.g.houses = 0
    assert state_of(t.g, 0, JADE) == 7


def test_the_state_of_the_palace_rises_when_turns_run_out():
    t = Table(players=2).seat(0, envoy=2)
    early = state_of(t.g, 0, PALACE)
    t.g.day = 4
    assert state_of(t.g, 0, PALACE) > early


def test_the_state_of_the_canal_is_the_fullest_ship_and_whether_there_are_more():
    t = Table(players=2)
    assert state_of(t.g, 0, CANAL) == 0
    t.ship(0, "a2", 2)
    assert state_of(t.g, 0, CANAL) == 2
    t.ship(0, "a4", 1)
    assert state_of(t.g, 0, CANAL) == 6


def test_the_stage_is_the_day_and_whether_the_envoy_arrived():
    t = Table(players=2)
    assert stage_of(t.g, 0) == 0
    t.seat(0, envoy=8).g.day = 3
    assert stage_of(t.g, 0) == 6


@pytest.mark.parametrize(("rule", "place"), [("CANAL-10", CANAL), ("DECREE-L1-SHIP", DECREES), ("MORN-5", POOL)])
def test_a_rule_is_about_a_place_or_else_about_the_pool(rule, place):
    assert place_of(rule) == place


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_stages_and_states_stay_in_range_in_any_game(players):
    g, chance = new_position(load(), Options(players), bytes(32)), Chance(players)
    while g.agenda:
        inputs = PolicyInputs(g, g.question().who)
        assert all(0 <= n < STATES for n in [inputs.stage, *inputs.states])
        g.play(g.legal[chance.below(len(g.legal))])
