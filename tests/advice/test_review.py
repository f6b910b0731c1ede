"""A review: it adds up, it is the same wherever and in whatever order it is made, and it knows what its seat knew."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

import msgspec
import pytest

import gugong
from gugong.advice.decisions import MARKS, mark
from gugong.advice.moments import moments
from gugong.advice.review import Finding, Plan, ReviewError, Task, do, make_plan, missing, put_together
from gugong.game import from_position
from gugong.view.choices import public_text
from gugong.view.observe import observe
from tests.advice.games import TINY, last_day, last_step, late, played_out, saved
from tests.table import TRAINED
from tests.worlds import secretive


def done(plan: Plan) -> list[Finding]:
    return [do(task, TRAINED) for task in plan.tasks]


def by_text(task: bytes) -> bytes:
    """As a worker elsewhere does it: JSON in, JSON out."""
    return msgspec.json.encode(do(msgspec.json.decode(task, type=Task), TRAINED))


@pytest.fixture(scope="module")
def plan():
    return make_plan(last_day(), 0, TINY)


@pytest.fixture(scope="module")
def findings(plan):
    return done(plan)


def test_every_decision_of_the_seat_is_judged(plan, findings):
    own = [at for at, (seat, _, _) in enumerate(last_day().record.moves) if seat == 0]
    assert [decision.at for decision in put_together(plan, findings).decisions] == own


def test_the_cost_by_source_adds_up_to_the_cost(plan, findings):
    for decision in put_together(plan, findings).decisions:
        assert sum(decision.sources.values()) == decision.cost


def test_the_cost_is_the_difference_of_the_two_leads(plan, findings):
    for decision in put_together(plan, findings).decisions:
        assert decision.cost == pytest.approx(decision.preferred.lead - decision.played.lead)


@pytest.mark.parametrize(
    ("cost", "error", "marked"),
    [
        (0.94, 0.1, None),
        (1.0, 0.1, "small"),
        (2.5, 0.1, "costly"),
        (5.0, 0.1, "decisive"),
        (4.96, 0.1, "decisive"),
        (4.94, 0.1, "costly"),
        (5.0, 2.5, None),
        (5.0, 2.4, "decisive"),
        (-3.0, 0.1, None),
    ],
)
def test_marks(cost, error, marked):
    assert mark(cost, error) == marked
    assert [least for _, least in MARKS] == [5.0, 2.5, 1.0]


def test_a_planted_blunder_is_marked():
    blunder = from_position(last_step(), TRAINED)
    who = blunder.asks().seat
    blunder.play("skip")
    while not blunder.over:
        blunder.play(blunder.moves()[0])
    first = next(task for task in make_plan(saved(blunder), who, 30).tasks if task.what == "decision")
    assert do(first, TRAINED).decision.mark == "decisive"


def test_the_order_of_the_work_does_not_matter(plan, findings):
    assert put_together(plan, findings[::-1]) == put_together(plan, findings)


@pytest.mark.native("processes")
def test_two_processes_find_the_same(plan, findings):
    tasks = [msgspec.json.encode(task) for task in plan.tasks[:8]]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = [msgspec.json.decode(one, type=Finding) for one in pool.map(by_text, tasks)]
    assert found == findings[:8]


def test_half_of_the_findings_leave_the_other_half_to_be_done(plan, findings):
    kept = findings[1::2]
    rest = list(map(partial(do, components=TRAINED), missing(plan, kept)))
    assert put_together(plan, kept + rest) == put_together(plan, findings)


def test_a_review_is_plain_data(plan, findings):
    review = put_together(plan, findings)
    assert msgspec.json.decode(msgspec.json.encode(review), type=type(review)) == review


def test_another_seed_imagines_other_games(plan):
    other = make_plan(last_day(), 0, TINY, seed=1)
    mine, theirs = ([task for task in one.tasks if task.what == "decision"] for one in (plan, other))
    assert [do(task, TRAINED).decision for task in mine] != [do(task, TRAINED).decision for task in theirs]


def test_an_unfinished_game_is_refused():
    game = from_position(late(2, 1), TRAINED)
    game.play(game.moves()[0])
    with pytest.raises(ReviewError, match="only a finished game"):
        make_plan(saved(game), 0)


# What the seat could not know


def test_cards_and_tokens_that_nobody_saw_change_nothing():
    start = late(2, 1)
    twin = start.copy()
    twin.draw, twin.piles = twin.draw[::-1], (twin.piles[0][::-1], twin.piles[1][::-1])
    game, other = played_out(start, 1), from_position(twin, TRAINED)
    for _, move in game.history:
        other.play(move)
    assert other.record.start != game.record.start
    first, second = (make_plan(saved(one), 0, TINY) for one in (game, other))
    assert put_together(first, done(first)) == put_together(second, done(second))


@pytest.mark.parametrize("seed", range(4))
def test_a_task_is_the_same_in_games_that_the_seat_cannot_tell_apart(seed):
    """Whatever is hidden from the seat is dealt anew; its own tasks, and those for the moves of others, stay."""
    rng = Random(seed)
    g = secretive(4 * seed + 1, rng)
    compared = 0
    for _ in range(60):
        seat = rng.randrange(g.options.players)
        world = gugong.imagine(observe(g, seat), rng)
        shared = [
            (one.text, other.text)
            for one in g.legal
            for other in world.legal
            if public_text(one.text) == public_text(other.text) and (one.text == other.text or one.who != seat)
        ]
        for one, other in shared[:3]:
            assert next(moments(g, one, seat)) == next(moments(world, other, seat))
            compared += 1
        g.play(rng.choice(g.legal))
    assert compared > 60


def test_tasks_hold_no_cards_of_others():
    """A move of another seat is in no task: it may name a card that was discarded face down."""
    plan = make_plan(last_day(3, 2), 0, TINY)
    assert all(task.move is None or task.kind in ("own", "cards") for task in plan.tasks)
    assert all(task.before.seat == 0 for task in plan.tasks)
