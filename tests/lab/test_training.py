"""`gugong practice` learns, the same wherever its games are played and however often it is interrupted."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from gugong.lab import training
from gugong.lab.training import Learnt, Practice, rounds, share, start
from gugong.lab.workers import HERE
from tests.cli.terminal import gugong, process
from tests.clusters import scheduler, worker
from tests.lab.journals import wait_for_rounds


@pytest.fixture
def small_rounds(monkeypatch):
    monkeypatch.setattr(training, "GAMES", 4)
    monkeypatch.setattr(training, "BATCH", 2)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with scheduler() as address, worker(address):
        yield address


def practised(file: Path, *options: object) -> Any:
    """What a run of the command has learnt."""
    done = gugong("practice", file, "--afresh", "--seed", 3, *options)
    assert done.exit_code == 0, done.stderr
    assert f"The policy is in {file}." in done.stdout
    return json.loads(file.read_text("utf-8"))


def learnt(practice: Practice) -> Learnt:
    for now in rounds(practice).run(start(practice), HERE):
        if share(practice, now) >= 1:
            return now
    raise AssertionError


def test_what_is_learnt_is_the_same_here_in_processes_and_on_a_cluster(small_rounds, cluster, tmp_path):
    args = (tmp_path / "table.json", "--rounds", 2)
    here = practised(*args, "--jobs", 1)
    assert practised(*args, "--jobs", 2) == here
    assert practised(*args, "--cluster", cluster) == here


def test_another_seed_learns_something_else(small_rounds):
    one, other = (learnt(Practice(solo=True, afresh=True, seed=seed, rounds=2)) for seed in (1, 2))
    assert one.rows != other.rows


def test_batches_change_nothing_but_the_last_digits(small_rounds, monkeypatch):
    practice = Practice(solo=True, afresh=True, seed=1, rounds=2)
    whole = learnt(practice).rows
    assert any(any(row) for row in whole.values())
    monkeypatch.setattr(training, "BATCH", 1)
    assert {name: pytest.approx(row) for name, row in learnt(practice).rows.items()} == whole


def test_an_interrupted_run_goes_on_with_the_next_round(small_rounds, tmp_path):
    args, journal = (tmp_path / "solo.json", "--solo", "--jobs", 1, "--rounds", 3), tmp_path / "journal"
    whole = practised(*args)
    practice = Practice(solo=True, afresh=True, seed=3, rounds=3)
    begun = rounds(practice).run(start(practice), HERE, journal)
    assert [next(begun).rounds for _ in range(3)] == [0, 1, 2]
    assert practised(*args, "--journal", journal) == whole


def test_a_killed_run_goes_on(small_rounds, tmp_path):
    args, journal = ("--solo", "--rounds", 20, "--jobs", 1), tmp_path / "journal"
    command = ("practice", tmp_path / "killed.json", "--afresh", "--seed", 3, *args, "--journal", journal)
    running = process(*command, program="tests.lab.small_rounds")
    wait_for_rounds(journal, 2, running)
    running.kill()
    running.communicate(timeout=60)
    assert practised(tmp_path / "resumed.json", *args, "--journal", journal) == practised(
        tmp_path / "whole.json", *args
    )


def test_the_journal_of_another_run_is_refused(small_rounds, tmp_path):
    journal = tmp_path / "journal"
    practised(tmp_path / "a.json", "--solo", "--jobs", 1, "--rounds", 1, "--journal", journal)
    done = gugong("practice", tmp_path / "b.json", "--solo", "--afresh", "--rounds", 2, "--journal", journal)
    assert done.exit_code == 2
    assert done.stderr == f"{journal} is the journal of another run: name another file, or remove it to start over.\n"


def test_training_improves_the_policy(monkeypatch):
    """Its lead over Meng, in the games that it learns from."""
    monkeypatch.setattr(training, "GAMES", 16)
    practice = Practice(solo=True, afresh=True, seed=1, rounds=20)
    leads = [now.lead for now in islice(rounds(practice).run(start(practice), HERE), 21)]
    assert leads[20] > leads[5] + 5
