"""Long games, opened from records, take little room."""

from tests.attacks import records
from tests.attacks.figures import measure


def test_many_long_games_take_little_memory(target):
    figures = measure(target, lambda: records.hold_open(target, 25))
    figures.check()
    assert figures.counts["200"] > 5
    assert figures.counts["kilobytes"] < 1500, figures.counts
