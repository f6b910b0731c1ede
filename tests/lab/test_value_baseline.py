"""The value baseline learns the lead to expect from how games ended."""

import pytest

from gugong.lab.value_baseline import ValueBaseline
from tests.table import Table

LEVEL, AHEAD, BEHIND = Table(players=2), Table(players=2).seat(0, vp=20), Table(players=2).seat(1, vp=20)


def test_untrained_it_predicts_a_level_game():
    assert ValueBaseline().predict(LEVEL.g, 0).lead == 0


def test_it_learns_to_predict_what_happened():
    baseline = ValueBaseline()
    for _ in range(1000):
        baseline.learn(baseline.predict(AHEAD.g, 0), 12.0)
    assert baseline.predict(AHEAD.g, 0).lead == pytest.approx(12, abs=0.5)


def test_it_predicts_who_is_ahead():
    baseline = ValueBaseline()
    for _ in range(1000):
        baseline.learn(baseline.predict(AHEAD.g, 0), 12.0)
        baseline.learn(baseline.predict(BEHIND.g, 0), -12.0)
    assert baseline.predict(AHEAD.g, 0).lead > 2
    assert baseline.predict(BEHIND.g, 0).lead < -2
    assert baseline.predict(LEVEL.g, 0).lead == pytest.approx(0, abs=1)


def test_each_stage_is_learnt_separately():
    baseline = ValueBaseline()
    baseline.learn(baseline.predict(AHEAD.g, 0), 12.0)
    later = Table(players=2).seat(0, vp=20)
    later.g.day = 2
    assert baseline.predict(later.g, 0).lead == 0
