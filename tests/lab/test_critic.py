"""The outlook of a position is learnt from what such positions came to."""

import pytest

from gugong.lab.critic import Critic
from tests.table import Table

LEVEL, AHEAD, BEHIND = Table(players=2), Table(players=2).seat(0, vp=20), Table(players=2).seat(1, vp=20)


def test_knowing_nothing_it_expects_a_level_game():
    assert Critic().look(LEVEL.g, 0).lead == 0


def test_it_comes_to_expect_what_it_is_told():
    critic = Critic()
    for _ in range(1000):
        critic.learn(critic.look(AHEAD.g, 0), 12.0)
    assert critic.look(AHEAD.g, 0).lead == pytest.approx(12, abs=0.5)


def test_it_tells_who_is_ahead():
    critic = Critic()
    for _ in range(1000):
        critic.learn(critic.look(AHEAD.g, 0), 12.0)
        critic.learn(critic.look(BEHIND.g, 0), -12.0)
    assert critic.look(AHEAD.g, 0).lead > 2
    assert critic.look(BEHIND.g, 0).lead < -2
    assert critic.look(LEVEL.g, 0).lead == pytest.approx(0, abs=1)


def test_each_stage_is_learnt_apart():
    critic = Critic()
    critic.learn(critic.look(AHEAD.g, 0), 12.0)
    later = Table(players=2).seat(0, vp=20)
    later.g.day = 2
    assert critic.look(later.g, 0).lead == 0
