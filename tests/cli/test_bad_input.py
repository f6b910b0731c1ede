"""User errors: one sentence on stderr that says what is wrong and what would be right, and no traceback."""

import pytest

from tests.cli.terminal import gugong, process

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["juggle"], "There is no command 'juggle': there are play"),
        (["simulat"], "did you mean simulate?"),
        (["--juggle"], "No such option '--juggle': 'gugong --help'"),
        (["play", "--juggle"], "'gugong play --help' lists what there is"),
        (["play", "--players", "6"], "players is 6: Gùgōng is played by"),
        (["play", "--players", "two"], "'two' is not a valid integer"),
        (["play", "--start", "3"], "start_player is 3"),
        (["play", "--seed", "soup"], "a seed is a number from 0 to 2**256 - 1, or 64 hexadecimal digits"),
        (["play", "--seed", "-1"], "is not a seed"),
        (["play", "--seed", str(2**256)], "is not a seed"),
        (["play", "--bonus", "nine"], "'nine' is not one of 'none', 'six', 'twelve'"),
        (["play", "--humans", "4"], "--humans is 4: this game has 3 seats"),
        (["play", "--components", "nowhere.toml"], "nowhere.toml is not a file that exists; name a component file."),
        (["play", "--resume", "nowhere.gugong"], "nowhere.gugong cannot be read"),
        (["play", "--save", "nowhere/at/all.gugong"], "cannot be written"),
        (["play", "--solo", "--players", "2"], "--solo means 1 player, but --players is 2"),
        (["play", "--solo", "--expert"], "The solo game has neither the expert set-up nor bonus tokens"),
        (["play", "--solo", "--bonus", "six"], "The solo game has neither the expert set-up nor bonus tokens"),
        (["play", "--solo", "--humans", "2"], "--humans is 2: one person plays against Meng"),
        (["play", "--solo", "--humans", "0"], "--humans is 0: one person plays against Meng"),
        (["play", "--solo", "--start", "0"], "--start does not apply to the solo game, where you always start"),
        (["play", "--players", "1", "--start", "1"], "--start does not apply to the solo game, where you always start"),
        (["play", "--solo", "--difficulty", "mean"], "'mean' is not one of 'easy', 'normal', 'hard'"),
        (["play", "--solo", "--sets", "1/3"], "'1/3' is not one of '1/2', '2/3', '4/5'"),
        (["play", "--solo", "--focus", "market"], "'market' is not one of 'travel', 'wall', 'jade'"),
        (["play", "--difficulty", "easy"], "difficulty, sets and focus are for the solo game: 3 play here"),
        (["play", "--players", "2", "--sets", "1/2"], "difficulty, sets and focus are for the solo game: 2 play"),
        (["simulate", "--focus", "jade"], "difficulty, sets and focus are for the solo game: 3 play here"),
        (["simulate", "--solo", "--start", "0"], "--start does not apply to the solo game"),
        (["simulate", "--solo", "--expert"], "The solo game has neither"),
        (["simulate", "--games", "0"], "0 is not in the range x>=1"),
        (["simulate", "--games", "many"], "lists what there is"),
        (["simulate", "--players", "0"], "players is 0: Gùgōng is played by"),
        (["replay"], "Missing argument 'FILE': 'gugong replay --help'"),
        (["replay", "nowhere.gugong"], "nowhere.gugong cannot be read"),
        (["rules", "WALL-99"], "There is no rule 'WALL-99': did you mean"),
        (["rules", "--coverage", "--tests", "nowhere"], "There is no directory nowhere"),
        (["bench", "--seconds", "0"], "not in the range"),
        (["verify"], "Missing argument"),
        (["bench", "surplus"], "unexpected"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(args, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = gugong(*args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_broken_component_file_is_refused(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[gifts]\nnames = 3\n")
    for command in (["play"], ["simulate"], ["verify", "a.gugong"], ["replay", "a.gugong"]):
        result = gugong(*command, "--components", file)
        assert result.exit_code == 2
        assert result.stderr.startswith(str(file))


@pytest.mark.parametrize("text", ["", "soup", "{}", "[" * 100_000, '{"gugong": 1}', "\x00\xff"])
def test_what_is_no_record_is_refused(text, tmp_path):
    file = tmp_path / "a.gugong"
    file.write_text(text, encoding="utf-8")
    for command, code in ((["play", "--resume"], 2), (["replay"], 2), (["verify"], 1)):
        result = gugong(*command, file)
        assert result.exit_code == code
        assert "not a gugong record" in result.stderr
        assert len(result.stderr.splitlines()) == 1


def test_a_real_process_says_one_sentence_too():
    running = process("simulate", "--players", 9)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (2, "")
    assert err.startswith("players is 9: Gùgōng is played by")
    assert len(err.splitlines()) == 1


def test_no_arguments_show_the_help():
    result = gugong()
    assert result.exit_code == 0
    assert "simulate" in result.stdout


def test_the_version_says_what_is_running():
    said = gugong("--version").stdout
    assert "rules version 2" in said
    assert "compiled" in said or "interpreted" in said


def test_a_terminal_without_unicode_shows_question_marks():
    running = process("play", "--seed", 1, PYTHONIOENCODING="ascii")
    out, err = running.communicate("q\n", timeout=60)
    assert (running.returncode, err) == (0, "")
    assert "Your hand" in out
