"""The Table of the tests."""

from tests.table import Table


def test_a_laid_out_turn_is_played_as_written():
    t = Table(players=2).seat(0, pool=1, hand="2-decrees 3-two-servants 5-swap").gifts(jade="8").turn(0)
    t.play("3-two-servants jade", "discard 2-decrees", "house 3")
    assert t.hand(0) == ["5-swap"]
    assert t.discard(0) == ["2-decrees", "8"]
    assert (t[0].pool, t[0].jade, t.card("jade")) == (0, 1, "3-two-servants")
