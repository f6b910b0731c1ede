"""`gugong verify`: every file is checked, and a difference is reported with its place."""

import json
from pathlib import Path

import pytest

import gugong as engine
from gugong.view.words import LANGUAGES, words_in
from tests.cli.terminal import gugong, process
from tests.notation.broken import FINISHED, RECORDS, broken_record, why_not_opened

WINNERS = {FINISHED: "nobody", FINISHED.with_name("50.gugong"): "meng", FINISHED.with_name("00.gugong"): "1"}


@pytest.fixture
def records(tmp_path):
    gugong("simulate", "--players", 2, "--games", 2, "--seed", 4, "--record", tmp_path)
    return sorted(tmp_path.iterdir())


def tamper(file, change):
    data = json.loads(file.read_text())
    change(data)
    file.write_text(json.dumps(data))


def test_true_records_are_ok(records):
    result = gugong("verify", *records)
    assert result.exit_code == 0
    assert [" ok, " in line for line in result.stdout.splitlines()] == [True, True]


def test_an_unfinished_game_is_ok(records):
    tamper(records[0], lambda data: data.update(moves=data["moves"][:10], result=None))
    assert "ok, 10 moves, day 1, not over" in gugong("verify", records[0]).stdout


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["moves"].pop(3), "move 4"),
        (lambda data: data["moves"][6].__setitem__(1, "dance"), "move 7: 'dance' is not legal"),
        (lambda data: data["moves"][6].__setitem__(2, "00000000"), "move 7: after"),
        (
            lambda data: data["moves"][6].__setitem__(0, 1 - data["moves"][6][0]),
            "move 7: the record says that seat",
        ),
        (lambda data: data["result"].update(scores=[99, 0]), "the record says scores [99, 0]"),
        (lambda data: data.update(seed="0" * 64), "commitment"),
        (lambda data: data.update(rules="0"), "rules version 0"),
        (lambda data: data["options"].update(players=9), "players is 9"),
        (lambda data: data.update(surprise=1), "surprise"),
    ],
)
def test_what_differs_is_said_and_the_other_files_are_looked_at(records, change, said):
    tamper(records[0], change)
    result = gugong("verify", *records)
    assert result.exit_code == 1
    assert said in result.stderr
    assert result.stderr.startswith(f"{records[0]}: ")
    assert len(result.stderr.splitlines()) == 1
    assert " ok, " in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_is_told_in_the_language(language, tmp_path):
    words, files, told = words_in(language), [], []
    for message, change in RECORDS.items():
        files.append(tmp_path / f"{message}.gugong")
        files[-1].write_text(broken_record(change))
        why = why_not_opened(files[-1].read_text()).said(words)
        told.append(words.say("record-in-file", file=str(files[-1]), why=why))
    result = gugong("verify", *files, "--language", language)
    assert result.exit_code == 1
    assert result.stderr.splitlines() == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_true_records_are_reported_in_the_language(language):
    words, told = words_in(language), []
    for file, winner in WINNERS.items():
        game = engine.load(file).verify()
        moves = words.say("verify-moves", n=len(game.history))
        scores = " ".join(map(str, game.result().scores))
        told.append(words.say("verify-over", file=str(file), moves=moves, scores=scores, winner=winner))
    assert gugong("verify", *WINNERS, "--language", language).stdout.splitlines() == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("command", "message"), [("replay", "cli-not-replayed"), ("play", "cli-not-resumed")])
def test_replaying_and_resuming_tell_the_difference_too(command, message, language, tmp_path):
    file, words = tmp_path / "a.gugong", words_in(language)
    file.write_text(broken_record(RECORDS["record-not-legal"]))
    why = why_not_opened(file.read_text()).said(words)
    result = gugong(command, *["--resume"] * (command == "play"), file, "--language", language)
    assert result.exit_code == 2
    assert result.stderr == words.say(message, file=str(file), why=why) + "\n"


def test_the_published_commitment_is_held_against_the_record(records):
    real = json.loads(records[0].read_text())["commitment"]
    assert gugong("verify", records[0], "--commitment", real).exit_code == 0
    other = gugong("verify", records[0], "--commitment", "0" * 64)
    assert other.exit_code == 1
    assert "not the one published" in other.stderr


def test_a_missing_file_and_a_directory(records, tmp_path):
    result = gugong("verify", tmp_path / "nowhere", tmp_path, records[1])
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 2
    assert " ok, " in result.stdout


def test_a_real_process_exits_with_1(records):
    tamper(records[0], lambda data: data.update(seed="0" * 64))
    running = process("verify", *records)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 1
    assert "commitment" in err
    assert " ok, " in out


def test_a_record_of_an_earlier_edition_finds_its_figures_by_itself():
    file = Path(__file__).parents[1] / "notation" / "first-edition.gugong"
    assert gugong("verify", file).stdout.startswith(f"{file}: ok, ")
