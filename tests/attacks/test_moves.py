"""Moves sent on sockets that drop, sent again, and taken back without end."""

from tests.attacks import moves


def test_a_socket_that_drops_costs_nobody_a_move_or_a_connection(target):
    counts = moves.drop(target, 25)
    assert counts["dropped"] == 25
    assert not counts["thrown out"] + counts["lost"] + counts["doubled"], counts


def test_moves_taken_back_again_and_again_do_not_fill_the_file(target):
    counts = moves.undo_without_end(target, 120)
    assert counts["rows"] < 60, counts


def test_a_move_sent_again_and_again_is_stored_once(target):
    counts = moves.repeat(target, 50)
    assert counts["accepted"] == 50
    assert counts["rows"] == 1
