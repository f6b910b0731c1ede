"""Connections that ask nothing shut nobody out."""

import pytest

from gugong.server.limits import HELD_OF_ONE
from tests.attacks import connections
from tests.attacks.figures import measure


@pytest.mark.parametrize("addresses", [1, 50])
def test_idle_connections_leave_room_for_newcomers(small, addresses):
    figures = measure(small, lambda: connections.idle(small, 1100, seconds=3, addresses=addresses))
    figures.check()
    assert figures.counts["200"] > 0
    assert not figures.counts["unreachable"]


def test_whoever_never_finishes_asking_is_cut_off(target):
    figures = measure(target, lambda: connections.slow(target, 60, seconds=45, begin=connections.HEAD))
    figures.check()
    assert figures.counts["open"] == 0


def test_bodies_that_never_end_are_not_told_in_the_log(target):
    figures = measure(target, lambda: connections.slow(target, 60, seconds=2, begin=connections.BODY))
    figures.check()


def test_large_requests_that_never_end_take_little_memory(target):
    figures = measure(target, lambda: connections.large(target, 100))
    figures.check()
    assert figures.counts["waiting"] <= HELD_OF_ONE // 1_000_000, figures.counts
