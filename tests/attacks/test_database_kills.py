"""Processes, PostgreSQL and the connections between them fail: no accepted move is lost, and every page catches up."""

from tests.attacks.database_kills import BLOWS, kill_often
from tests.attacks.kills import HARM


def test_nothing_is_lost_or_doubled_when_processes_or_the_database_are_killed():
    kills = sum(BLOWS.values())
    counts = kill_often(2, kills, tables=4)
    assert {name: counts[name] for name in BLOWS} == BLOWS
    assert counts["accepted"] > kills
    assert not {what: counts[what] for what in HARM if counts[what]}
    assert counts["verified"] == counts["games"] >= 4
