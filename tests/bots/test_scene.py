"""How the places stand for a seat, as the quick player tells it in small numbers."""

import pytest

from gugong.bots.scene import POOL, WAYS, Scene, about, how, stage_of
from gugong.content import load
from gugong.content.names import CANAL, DECREES, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from tests.table import Table


@pytest.mark.parametrize(
    ("place", "held", "stands"),
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
def test_what_the_player_board_tells(place, held, stands):
    t = Table(players=2).seat(0, **held)
    assert how(t.g, 0, place) == stands


def test_the_wall_tells_what_is_missing_and_who_has_most():
    t = Table(players=2).seat(0, wall=2).seat(1, wall=1)  # of 4
    assert (how(t.g, 0, WALL), how(t.g, 1, WALL)) == (4, 0)


def test_the_market_tells_the_lowest_price():
    t = Table(players=2)
    assert how(t.g, 0, JADE) == min(t.g.side.houses)
    t.g.houses = 0
    assert how(t.g, 0, JADE) == 7


def test_the_envoy_must_hurry_more_when_turns_run_out():
    t = Table(players=2).seat(0, envoy=2)
    early = how(t.g, 0, PALACE)
    t.g.day = 4
    assert how(t.g, 0, PALACE) > early


def test_the_canal_tells_the_fullest_ship_and_whether_there_are_more():
    t = Table(players=2)
    assert how(t.g, 0, CANAL) == 0
    t.ship(0, "a2", 2)
    assert how(t.g, 0, CANAL) == 2
    t.ship(0, "a4", 1)
    assert how(t.g, 0, CANAL) == 6


def test_the_stage_tells_the_day_and_whether_the_envoy_arrived():
    t = Table(players=2)
    assert stage_of(t.g, 0) == 0
    t.seat(0, envoy=8).g.day = 3
    assert stage_of(t.g, 0) == 6


@pytest.mark.parametrize(("rule", "place"), [("CANAL-10", CANAL), ("DECREE-L1-SHIP", DECREES), ("MORN-5", POOL)])
def test_a_rule_is_about_a_place_or_else_about_the_pool(rule, place):
    assert about(rule) == place


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_numbers_stay_small_in_any_game(players):
    g, chance = new_position(load(), Options(players), bytes(32)), Chance(players)
    while g.agenda:
        seen = Scene(g, g.decision().who)
        assert all(0 <= n < WAYS for n in [seen.stage, *seen.how])
        g.play(g.legal[chance.below(len(g.legal))])
