"""`gugong puzzles`: the same file wherever and however often it is made, and what it refuses."""

import pytest

from gugong.puzzles.document import read
from tests.cli.terminal import gugong, process
from tests.lab.journals import wait_for_lines

FAST = ("--level", "nets", "--iterations", 8, "--count", 2)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    file = tmp_path_factory.mktemp("puzzles") / "a.jsonl"
    done = gugong("puzzles", file, *FAST, "--jobs", 1)
    assert done.exit_code == 0, done.stderr
    return file.read_bytes(), done.stdout


def test_the_file_holds_as_many_puzzles_and_how_they_were_found(made):
    text, said = made
    head, puzzles = (file := read(text)).head, file.puzzles
    assert (len(puzzles), head.confirmed) == (2, 2)
    assert head.checked >= 2
    assert head.games >= 2
    assert len({puzzle.key for puzzle in puzzles}) == 2
    assert f"the deep search confirmed 2 of {head.checked} candidates" in said


def test_hidden_cards_are_not_in_the_file(made):
    for puzzle in read(made[0]).puzzles:
        assert puzzle.seen.seat is not None
        assert puzzle.seen.moves == []
    assert b'"secret"' not in made[0]


def test_a_killed_run_goes_on_in_two_processes_and_ends_the_same(made, tmp_path):
    file, journal = tmp_path / "a.jsonl", tmp_path / "journal"
    args = ("puzzles", file, *FAST, "--journal", journal)
    running = process(*args, "--jobs", 1)
    wait_for_lines(journal, 2, running)
    running.kill()
    running.communicate(timeout=60)
    assert not file.exists()
    done = gugong(*args, "--jobs", 2)
    assert done.exit_code == 0, done.stderr
    assert file.read_bytes() == made[0]


def test_another_seed_gives_other_puzzles(made, tmp_path):
    gugong("puzzles", tmp_path / "a", *FAST[:-1], 1, "--seed", 2, "--jobs", 1)
    assert not {one.key for one in read((tmp_path / "a").read_bytes()).puzzles} & {
        one.key for one in read(made[0]).puzzles
    }


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--level", "sage"), "sage thinks by the clock, so no two runs would agree: write sage@400."),
        (("--level", "nobody"), "There is no level 'nobody'"),
    ],
)
def test_what_cannot_be_repeated_is_refused(tmp_path, args, said):
    done = gugong("puzzles", tmp_path / "a", *args)
    assert done.exit_code == 2
    assert said in done.stderr


def test_a_file_that_cannot_be_written_is_refused_before_anything_runs(tmp_path):
    done = gugong("puzzles", tmp_path / "nowhere" / "a", *FAST)
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr
