"""A judgement of one decision: its figures, its preference, and what it does not depend on."""

from random import Random

import pytest

import gugong
from gugong.advice.judgement import Judge
from gugong.game import from_position
from gugong.view.observe import observe
from tests.advice.games import last_step, late
from tests.table import TRAINED


@pytest.fixture(scope="module")
def seen():
    g = late(2, 1)
    return from_position(g, g.components).observe(g.question().who)


def test_the_lead_of_a_move_is_the_sum_of_its_sources(seen):
    for judged in Judge(seen, TRAINED, 1).think(20).moves:
        assert sum(judged.points.values()) == judged.lead


def test_the_move_asked_about_gets_as_many_visits_as_the_preferred_one(seen):
    first = Judge(seen, TRAINED, 1).think(20)
    worst = first.moves[-1].move if len(first.moves) > 1 else seen.moves[-1]
    found = Judge(seen, TRAINED, 1).think(20, worst)
    assert found.of(worst).visits >= first.moves[0].visits


def test_the_same_seed_gives_the_same_judgement(seen):
    assert Judge(seen, TRAINED, 5).think(15) == Judge(seen, TRAINED, 5).think(15)


def test_thinking_twice_is_thinking_on(seen):
    judge = Judge(seen, TRAINED, 5)
    judge.think(7)
    assert judge.think(8) == Judge(seen, TRAINED, 5).think(15)


def test_a_comparison_stops_when_the_preference_is_clear(seen):
    favourite = Judge(seen, TRAINED, 5).think(64).moves[0].move
    found = Judge(seen, TRAINED, 5).compare(64, favourite)
    assert found.moves[0].move == favourite
    assert found.iterations <= 64


def test_a_comparison_looks_at_another_move_as_long_as_at_the_preferred_one(seen):
    other = Judge(seen, TRAINED, 5).think(32).moves[-1].move
    found = Judge(seen, TRAINED, 5).compare(32, other)
    assert found.of(other).visits >= max(judged.visits for judged in found.moves if judged.move != other)


def test_what_the_seat_cannot_know_changes_nothing(seen):
    world = gugong.imagine(seen, Random(9))
    again = from_position(world, world.components).observe(seen.seat)
    assert Judge(again, TRAINED, 1).think(15) == Judge(seen, TRAINED, 1).think(15)


def test_the_last_step_into_the_palace_is_preferred():
    g = last_step()
    found = Judge(observe(g, g.question().who), TRAINED, 1).think(20, "skip")
    assert found.moves[0].lead - found.of("skip").lead > 5
