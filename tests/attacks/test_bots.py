"""Nobody can keep the bots from thinking for others."""

from tests.attacks import bots


def test_many_tables_of_masters_do_not_starve_a_novice(target):
    counts = bots.starve(target, tables=10, patience=60)
    assert counts["answered"] == 3, counts


def test_bots_play_on_after_processes_could_not_be_started(doomed):
    counts = bots.fail_to_start(doomed, seconds=4)
    assert counts["answered"] == len(bots.SPARE), doomed.logged()[-3000:]
    assert len(doomed.logged()) < 5000
