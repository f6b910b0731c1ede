"""However many visitors there are, those who play find room, and those who do not read use none."""

from tests.attacks import crowds
from tests.attacks.figures import measure


def test_spectators_leave_room_for_players(target):
    counts = crowds.spectators(target, 70)
    assert counts["player in"] == 2, counts
    assert counts["spectator out"] > 0


def test_visitors_who_never_read_use_no_memory(target):
    figures = measure(target, lambda: crowds.never_read(target, 4, seconds=8, least=1001))
    figures.check()
    assert figures.counts["sent"] > 1000


def test_a_move_reaches_every_page(target):
    counts = crowds.full_house(target, 200)
    assert counts["moved"] == 200
    assert counts["kilobytes"] < 200
