"""Luck and skill: what counts as chance, that the account adds up, and that luck is zero on average."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

import gugong
from gugong.advice.account import make_account
from gugong.advice.expectation import expectation, final_lead
from gugong.advice.moments import glimpse, moments
from gugong.advice.review import do, make_plan, put_together
from gugong.game import SavedGame
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.view.observe import observe
from tests.advice.games import TINY, last_day, last_morning, late
from tests.table import TRAINED
from tests.worlds import LIKED


def reviewed(game: SavedGame, seat: int = 0):
    plan = make_plan(game, seat, TINY)
    return put_together(plan, [do(task, TRAINED) for task in plan.tasks])


@pytest.fixture(scope="module")
def review():
    return reviewed(last_morning())


@pytest.mark.parametrize("game", [last_morning(), last_day(1, 3), last_day(3, 2)], ids=["two", "solo", "three"])
def test_the_account_adds_up(game):
    account = reviewed(game).account
    lines = [line.worth for line in account.lines.values()]
    assert account.expected + sum(lines) + account.noise == pytest.approx(account.result, abs=1e-9)


def test_the_account_adds_up_as_it_is_shown():
    account = make_account(1.04, 3.0, [("own", 1.04, 0.1), ("others", 1.04, 0.1), ("morning", -0.06, 0.1)])
    shown = account.tenths()
    assert sum(shown.values()) - shown["result"] == shown["result"]
    assert shown["own"] == shown["others"] == 10


def test_the_result_is_the_final_lead():
    game = last_day()
    assert reviewed(game).account.result == final_lead(game.verify().position, 0)


def test_a_morning_is_one_chance_event(review):
    assert [finding.kind for finding in review.luck] == ["morning"]


def test_luck_is_measured_and_is_not_what_is_left(review):
    """The values before and after the Morning are estimated once more for the line of luck: the rest is noise."""
    values = [value.points for value in review.values]
    at = [value.kind for value in review.values].index("morning")
    difference = values[at + 1] - values[at] - review.account.lines["morning"].worth
    assert review.account.noise == pytest.approx(difference)


def test_without_chance_there_is_no_noise():
    game = next(found for seed in range(1, 20) if not _luck(found := last_day(2, seed)))
    assert reviewed(game).account.noise == pytest.approx(0.0, abs=1e-9)


def _luck(game: SavedGame) -> bool:
    return any(task.what == "luck" for task in make_plan(game, 0, TINY).tasks)


def test_every_turn_of_meng_is_a_chance_event():
    game = last_day(1, 3)
    told = [event for event in _events(game) if event.what == "automa"]
    assert len(told) > 0
    assert sum(finding.kind == "meng" for finding in reviewed(game).luck) >= len(told)


def _events(game: SavedGame):
    found = []
    for position in game.steps():
        found += position.journal or []
        position.journal = []
    return found


def test_a_card_drawn_is_chance_to_whoever_draws_it_alone():
    g, claim = _at_a_claim()
    who = g.question().who
    assert [moment.kind for moment in moments(g, claim, who)][:2] == ["own", "cards"]
    assert "cards" not in [moment.kind for moment in moments(g, claim, 1 - who)]


def _at_a_claim():
    """A question that can be answered by drawing a card."""
    rng, g = Random(1), gugong.new_game(2, 1, components=TRAINED).position
    while True:
        for move in g.legal:
            if move.key == "claim" and "card" in move.text:
                return g, move.text
        g.play(rng.choices(g.legal, [LIKED.get(move.key, 1) for move in g.legal])[0])


def test_the_luck_of_a_morning_is_zero_on_average():
    """Whatever the Morning brings is compared with everything that it could have brought."""
    rng, g = Random(1), late(2, 1, 3)
    while g.day == 3:
        before, move = g.copy(), rng.choice(g.legal).text
        g.play(next(legal for legal in g.legal if legal.text == move))
    (event,) = [moment for moment in moments(before, move, 0) if moment.kind == "morning"]
    chance, found = Chance(1), []
    for seed in range(12):
        world = before.copy()
        redeal(world, 0, chance)
        (other,) = [moment for moment in moments(world, move, 0) if moment.kind == "morning"]
        assert other.after is not None
        after = expectation(other.after, None, TRAINED, 4, seed)
        found.append(after.lead - expectation(event.before, None, TRAINED, 4, 100 + seed).lead)
    assert abs(fmean(found)) < 3.5 * stdev(found) / sqrt(len(found))


def test_an_expectation_at_the_end_of_the_game_is_the_result():
    game = last_day()
    *_, end = game.steps()
    found = expectation(glimpse(end, 0), None, TRAINED, 3, 1)
    assert (found.lead, found.error) == (final_lead(end, 0), 0.0)


def test_an_expectation_depends_on_what_the_seat_knows_alone():
    seen = observe(late(3, 4), 1)
    world = gugong.imagine(seen, Random(3))
    assert expectation(observe(world, 1), None, TRAINED, 3, 7) == expectation(seen, None, TRAINED, 3, 7)
