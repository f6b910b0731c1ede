"""The value baseline learns the lead to expect from how games ended."""

import pytest

from gugong.lab.value_baseline import BaselineGradient, ValueBaseline, blank_baseline, improved
from tests.table import Table

LEVEL, AHEAD, BEHIND = Table(players=2), Table(players=2).seat(0, vp=20), Table(players=2).seat(1, vp=20)


def taught(*lessons: tuple[Table, float], rounds: int) -> ValueBaseline:
    """One that has learnt in rounds what each of these tables led to."""
    baseline = ValueBaseline(blank_baseline())
    for _ in range(rounds):
        gradient = BaselineGradient()
        for table, lead in lessons:
            gradient.add(baseline.predict(table.g, 0), lead)
        baseline = ValueBaseline(improved(baseline.weights, gradient.sums, gradient.counts))
    return baseline


def test_untrained_it_predicts_a_level_game():
    assert ValueBaseline(blank_baseline()).predict(LEVEL.g, 0).lead == 0


def test_it_learns_to_predict_what_happened():
    assert taught((AHEAD, 12.0), rounds=1000).predict(AHEAD.g, 0).lead == pytest.approx(12, abs=0.5)


def test_many_games_in_a_round_do_not_overshoot():
    baseline = taught(*[(AHEAD, 12.0)] * 500, rounds=20)
    assert baseline.predict(AHEAD.g, 0).lead == pytest.approx(12, abs=0.5)


def test_it_predicts_who_is_ahead():
    baseline = taught((AHEAD, 12.0), (BEHIND, -12.0), rounds=1000)
    assert baseline.predict(AHEAD.g, 0).lead > 2
    assert baseline.predict(BEHIND.g, 0).lead < -2
    assert baseline.predict(LEVEL.g, 0).lead == pytest.approx(0, abs=1)


def test_each_stage_is_learnt_separately():
    baseline = taught((AHEAD, 12.0), rounds=1)
    later = Table(players=2).seat(0, vp=20)
    later.g.day = 2
    assert baseline.predict(later.g, 0).lead == 0
