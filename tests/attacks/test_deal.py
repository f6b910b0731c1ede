"""Nobody learns the deal or sees another hand while a game is being played, and the log tells no secrets."""

from tests.attacks import deal


def test_neither_the_host_nor_a_former_guest_learns_anything(target):
    counts = deal.peek(target)
    assert (counts["seed"], counts["hand"], counts["hand after leaving"]) == (0, 0, 0), counts
    assert counts["record 200"] == 0


def test_what_could_not_be_stored_is_not_told_in_the_log(doomed):
    counts = deal.failing_insert(doomed)
    assert counts["told"] == 0
    assert counts["table 200"] == counts["move accepted"] == 0
    assert doomed.logged() != ""
