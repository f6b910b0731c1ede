"""An experiment that was interrupted goes on where it stopped, and ends as if it had not been."""

import json

import pytest

from gugong.lab import simulation
from tests.cli.terminal import gugong, process
from tests.lab.journals import result, wait_for_lines

ARENA = ("arena", "novice", "random", "--players", 2, "--deals", 4, "--json")


@pytest.fixture
def journal(tmp_path):
    return tmp_path / "games"


def test_what_the_journal_holds_is_not_played_again(journal):
    args = (*ARENA, "--seed", 1, "--jobs", 1, "--journal", journal)
    whole = result(*args)
    head, first, *others = journal.read_bytes().splitlines(keepends=True)
    assert len(others) == 7
    marked = json.loads(first) | {"scores": [1000, 2000]}
    journal.write_bytes(head + json.dumps(marked).encode() + b"\n" + b"".join(others[:2]))
    again = result(*args)
    assert again["games"][0]["scores"] == [1000, 2000]
    assert again["games"][1:] == whole["games"][1:]


def test_a_result_that_was_cut_off_is_played_again(journal):
    args = (*ARENA, "--seed", 1, "--jobs", 1, "--journal", journal)
    whole = result(*args)
    journal.write_bytes(journal.read_bytes()[:-20])
    assert result(*args) == whole
    assert len(journal.read_bytes().splitlines()) == 9


def test_the_seed_that_was_drawn_is_kept(journal):
    whole = result(*ARENA, "--jobs", 1, "--journal", journal)
    assert result(*ARENA, "--jobs", 1, "--journal", journal) == whole


def test_a_killed_run_goes_on(journal):
    args = ("arena", "search@1", "--players", "2", "--deals", "12", "--seed", "1", "--json", "--jobs", "2")
    running = process(*args, "--journal", str(journal))
    wait_for_lines(journal, 3, running)
    running.kill()
    running.communicate(timeout=60)
    assert result(*args, "--journal", journal) == result(*args)


@pytest.mark.parametrize(
    "args",
    [
        ("arena", "novice", "random", "--players", 2, "--deals", 5, "--seed", 1),
        ("arena", "novice", "random", "--players", 2, "--deals", 4, "--seed", 2),
        ("balance", "--players", 2, "--games", 4, "--seed", 1),
        ("simulate", "--players", 2, "--games", 4, "--seed", 1),
    ],
)
def test_the_journal_of_another_run_is_refused(journal, args):
    result(*ARENA, "--seed", 1, "--journal", journal)
    before = journal.read_bytes()
    done = gugong(*map(str, args), "--journal", str(journal))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"{journal} is the journal of another run: name another file, or remove it to start over.\n"
    assert journal.read_bytes() == before


def test_another_file_is_not_taken_for_a_journal(journal):
    journal.write_text("Dear diary,\n", encoding="utf-8")
    done = gugong(*map(str, ARENA), "--journal", str(journal))
    assert done.stderr == f"{journal} is no journal of an experiment: name another file.\n"
    assert journal.read_text(encoding="utf-8") == "Dear diary,\n"


def test_random_games_are_kept_by_the_batch(journal, monkeypatch):
    monkeypatch.setattr(simulation, "BATCH", 10)
    args = ("simulate", "--players", 2, "--games", 25, "--seed", 1, "--json", "--jobs", 1)
    whole = result(*args, "--journal", journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert [len(json.loads(line)) for line in lines[1:]] == [10, 10, 5]
    journal.write_bytes(b"".join(lines[:2]))
    assert result(*args, "--journal", journal) == whole == result(*args)


def test_records_and_a_journal_are_one_too_many(journal, tmp_path):
    done = gugong("simulate", "--record", str(tmp_path / "records"), "--journal", str(journal))
    assert "--record keeps the games themselves, --journal only their results: leave one out." in done.stderr
