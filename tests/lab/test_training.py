"""`gugong practice` learns, the same wherever its games are played and however often it is interrupted."""

from collections.abc import Iterator
from importlib import resources
from itertools import islice
from pathlib import Path

import pytest

from gugong.bots.net_file import assemble, read, write
from gugong.lab import training
from gugong.lab.training import Learnt, Practice, rounds, share, start
from gugong.lab.workers import HERE
from gugong.rules.invariants import faults
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from tests.bots.positions import dealt
from tests.cli.terminal import gugong, process
from tests.clusters import scheduler, worker
from tests.lab.journals import wait_for_rounds


@pytest.fixture
def small_rounds(monkeypatch):
    monkeypatch.setattr(training, "GAMES", {True: 4, False: 4})
    monkeypatch.setattr(training, "BATCHES", 2)
    monkeypatch.setattr(training, "KNOWN", 1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with scheduler() as address, worker(address):
        yield address


def practised(file: Path, *options: object) -> bytes:
    """The net that a run of the command has trained."""
    done = gugong("practice", file, "--seed", 3, *options)
    assert done.exit_code == 0, done.stderr
    assert f"The net is in {file}." in done.stdout
    return file.read_bytes()


def learnt(practice: Practice) -> Learnt:
    for now in rounds(practice).run(start(practice), HERE):
        if share(practice, now) >= 1:
            return now
    raise AssertionError


def test_what_is_learnt_is_the_same_here_in_processes_and_on_a_cluster(small_rounds, cluster, tmp_path):
    args = (tmp_path / "table.net", "--rounds", 2)
    here = practised(*args, "--jobs", 1)
    assert practised(*args, "--jobs", 2) == here
    assert practised(*args, "--cluster", cluster) == here


def test_so_is_what_is_learnt_from_a_search(small_rounds, cluster, tmp_path):
    args = (tmp_path / "table.net", "--rounds", 1, "--iterations", 3)
    here = practised(*args, "--jobs", 1)
    assert practised(*args, "--jobs", 2) == here
    assert practised(*args, "--cluster", cluster) == here


def test_another_seed_learns_something_else(small_rounds):
    one, other = (learnt(Practice(solo=True, rounds=1, seed=seed)) for seed in (1, 2))
    assert one.weights != other.weights


def test_other_components_teach_something_else(small_rounds, tmp_path):
    other = Path(str(resources.files("gugong.content"))) / "earlier" / "7bbc765f3532.toml"
    args = (tmp_path / "solo.net", "--solo", "--rounds", 1, "--jobs", 1)
    assert practised(*args, "--components", other) != practised(*args)


def test_an_interrupted_run_goes_on_with_the_next_round(small_rounds, tmp_path):
    args, journal = (tmp_path / "solo.net", "--solo", "--jobs", 1, "--rounds", 3), tmp_path / "journal"
    whole = practised(*args)
    practice = Practice(solo=True, rounds=3, seed=3)
    begun = rounds(practice).run(start(practice), HERE, journal)
    assert [next(begun).rounds for _ in range(3)] == [0, 1, 2]
    assert practised(*args, "--journal", journal) == whole


def test_a_killed_run_goes_on(small_rounds, tmp_path):
    args, journal = ("--solo", "--rounds", 12, "--jobs", 1), tmp_path / "journal"
    command = ("practice", tmp_path / "killed.net", "--seed", 3, *args, "--journal", journal)
    running = process(*command, program="tests.lab.small_rounds")
    wait_for_rounds(journal, 2, running)
    running.kill()
    running.communicate(timeout=60)
    assert practised(tmp_path / "resumed.net", *args, "--journal", journal) == practised(tmp_path / "whole.net", *args)


def test_the_journal_of_another_run_is_refused(small_rounds, tmp_path):
    journal = tmp_path / "journal"
    practised(tmp_path / "a.net", "--solo", "--jobs", 1, "--rounds", 1, "--journal", journal)
    done = gugong("practice", tmp_path / "b.net", "--solo", "--rounds", 2, "--journal", journal)
    assert done.exit_code == 2
    assert done.stderr == f"{journal} is the journal of another run: name another file, or remove it to start over.\n"


def test_a_run_may_begin_with_a_net(small_rounds, tmp_path):
    first = tmp_path / "first.net"
    practised(first, "--solo", "--jobs", 1, "--rounds", 1)
    assert start(Practice(True, 1, 3, first.read_bytes())).net() == read(first.read_bytes())


def test_it_may_be_one_for_the_other_kind_of_game(small_rounds, tmp_path):
    """What it has learnt is kept; questions and answers that it does not know are added."""
    first = tmp_path / "first.net"
    practised(first, "--solo", "--jobs", 1, "--rounds", 1)
    known, table = read(first.read_bytes()), start(Practice(False, 1, 3, first.read_bytes())).net()
    assert (table.first, table.second, table.value) == (known.first, known.second, known.value)
    assert table.heads.keys() > known.heads.keys()
    g = dealt(1, Options(2))
    one, other = assemble(known), assemble(table)
    assert one.policy(g, one.hidden(g, 0)) == other.policy(g, other.hidden(g, 0))
    learnt(Practice(False, 1, 3, first.read_bytes()))


def test_training_improves_the_net(monkeypatch):
    """Its lead over Meng, in the games that it learns from."""
    monkeypatch.setattr(training, "GAMES", {True: 48, False: 48})
    practice = Practice(solo=True, rounds=30, seed=1)
    curve = list(islice(rounds(practice).run(start(practice), HERE), 13))[-1].curve
    leads = [lead for lead, _, _ in curve]
    assert sum(leads[-3:]) / 3 > sum(leads[:3]) / 3 + 10


def test_a_search_plays_better_than_the_net_it_learns_for(monkeypatch):
    monkeypatch.setattr(training, "GAMES", {True: 36, False: 36})
    alone = learnt(Practice(solo=True, rounds=6, seed=1))
    searched = learnt(Practice(solo=True, rounds=1, seed=2, start=write(alone.net()), iterations=16))
    assert searched.curve[0][0] > alone.curve[-1][0] + 10


def test_a_head_start_is_a_position_of_the_game():
    seen = set()
    for number in range(40):
        g, chance = dealt(number, Options(3)), Chance(number)
        training.head_start(g, chance)
        assert faults(g) == []
        seen.add("ship" if any(owner >= 0 for owner in g.ships) else "jade")
    assert seen == {"ship", "jade"}
