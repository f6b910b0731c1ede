"""`gugong practice`: training the rollout policy."""

import json

import pytest

from gugong.bots.policy import WIDTH
from gugong.bots.weights import policy_of
from gugong.lab import training
from tests.cli.terminal import gugong


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch):
    monkeypatch.setattr(training, "GAMES", 4)
    monkeypatch.setattr(training, "BATCH", 2)


def test_practice_writes_rows_that_can_be_used(tmp_path):
    file = tmp_path / "solo.json"
    shown = gugong("practice", file, "--solo", "--afresh", "--rounds", 2, "--jobs", 1).stdout
    rows = json.loads(file.read_text("utf-8"))
    assert f"The policy is in {file}." in shown
    assert rows
    assert {len(row) for row in rows.values()} == {WIDTH}
    assert policy_of(rows).parameters


def test_without_afresh_training_starts_from_the_policy_in_use(tmp_path):
    fresh, more = tmp_path / "fresh.json", tmp_path / "more.json"
    gugong("practice", fresh, "--afresh", "--rounds", 2, "--jobs", 1)
    gugong("practice", more, "--rounds", 1, "--jobs", 1)
    assert len(json.loads(more.read_text("utf-8"))) > len(json.loads(fresh.read_text("utf-8")))


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path):
    done = gugong("practice", tmp_path / "no" / "where.json", "--minutes", 10_000)
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def test_rounds_and_minutes_are_one_too_many(tmp_path):
    done = gugong("practice", tmp_path / "solo.json", "--rounds", 1, "--minutes", 1)
    assert done.stderr == "--rounds and --minutes both say how long to train: leave one of them out.\n"


def test_training_ends_with_the_round_in_which_the_time_is_up(tmp_path):
    done = gugong("practice", tmp_path / "solo.json", "--solo", "--minutes", 0.001, "--jobs", 1)
    games = int(done.stdout.split()[0])
    assert games > 0
    assert games % 8 == 0
