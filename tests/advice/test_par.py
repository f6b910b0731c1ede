"""Par: what bots score in the reviewed seat, with the deal of the game."""

import msgspec
import pytest

from gugong.advice import par
from gugong.advice.par import GAMES
from gugong.advice.review import Plan, Task, do, make_plan, put_together
from gugong.notation.record import start
from gugong.view.observe import observe
from tests.advice.games import TINY, last_day, whole
from tests.table import TRAINED


def pars(plan: Plan) -> list[Task]:
    return [task for task in plan.tasks if task.what == "par"]


def scores(plan: Plan) -> list[float]:
    return [do(task, TRAINED).points for task in pars(plan)]


def test_it_comes_last_so_that_every_other_task_has_the_number_it_had():
    plan = make_plan(whole(), 0, TINY)
    assert [task.number for task in plan.tasks] == list(range(len(plan.tasks)))
    assert [task.what for task in plan.tasks[-GAMES:]] == ["par"] * GAMES
    assert len(pars(plan)) == GAMES


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_same_seed_gives_the_same_scores(players):
    plan = make_plan(whole(players), 0, TINY)
    assert scores(plan) == scores(make_plan(whole(players), 0, TINY))


def test_every_game_is_another_one_with_the_same_deal():
    tasks = pars(make_plan(whole(), 0, 50 * 8))
    assert len({task.seed for task in tasks}) == GAMES
    assert len({do(task, TRAINED).points for task in tasks}) > 1
    deals = [start(task.deal, TRAINED) for task in tasks if task.deal is not None]
    first = next(whole().steps())
    assert [observe(deal, 1) for deal in deals] == [observe(first, 1)] * GAMES


def test_only_the_deal_is_told_and_no_move_of_the_game():
    for task in pars(make_plan(whole(), 0, TINY)):
        assert task.deal is not None
        assert (task.deal.moves, task.deal.result) == ([], None)


def test_a_deeper_review_has_the_same_par(monkeypatch):
    monkeypatch.setattr(par, "ITERATIONS", 2)
    usual, deeper = (make_plan(whole(), 0, depth) for depth in (200, 800))
    assert scores(usual) == scores(deeper)


def test_a_game_that_began_with_a_position_has_none():
    plan = make_plan(last_day(), 0, TINY)
    assert pars(plan) == []
    review = put_together(plan, [do(task, TRAINED) for task in plan.tasks])
    assert (review.par, review.mean_par()) == ([], None)


def test_the_rest_of_a_review_does_not_depend_on_it():
    plan = make_plan(whole(), 1, TINY)
    found = [do(task, TRAINED) for task in plan.tasks]
    review = put_together(plan, found)
    without = msgspec.structs.replace(plan, tasks=plan.tasks[:-GAMES])
    assert review.par == [one.points for one in found[-GAMES:]]
    assert msgspec.structs.replace(review, par=[]) == put_together(without, found[:-GAMES])
