"""`gugong simulate`: repeatable games, a correct summary, and exact records."""

import json

import pytest

import gugong as engine
from tests.cli.terminal import gugong, process


def summary(*args):
    result = gugong("simulate", "--json", *args)
    assert result.exit_code == 0, result.stderr
    made = json.loads(result.stdout)
    made.pop("decisions_per_second")
    return made


def test_the_same_seed_gives_the_same_games():
    args = ("--players", 3, "--games", 5, "--seed", 1)
    assert summary(*args) == summary(*args)
    assert summary(*args) != summary("--players", 3, "--games", 5, "--seed", 2)


def test_without_a_seed_one_is_drawn_and_said():
    said = summary("--players", 2, "--games", 2)
    assert summary("--players", 2, "--games", 2, "--seed", said["seed"]) == said


@pytest.mark.parametrize(
    "options",
    [
        ("--solo", "--difficulty", "hard", "--focus", "wall"),
        (),
        ("--expert", "--bonus", "twelve", "--sail-off"),
        ("--start", 1),
    ],
)
def test_recorded_games_are_the_same_games(options, tmp_path):
    players = () if "--solo" in options else ("--players", 2)
    args = (*players, "--games", 4, "--seed", 7, *options)
    assert summary(*args, "--record", tmp_path / "new" / "dir") == summary(*args)
    files = sorted((tmp_path / "new" / "dir").iterdir())
    assert len(files) == 4
    for file in files:
        assert engine.load(file).verify().over


def test_the_summary_is_that_of_the_records(tmp_path):
    said = summary("--players", 4, "--games", 6, "--seed", 3, "--record", tmp_path)
    games = [engine.load(file).verify() for file in sorted(tmp_path.iterdir())]
    results = [result for game in games if (result := game.result()) is not None]
    assert len(results) == 6
    for seat in range(4):
        scores = [result.scores[seat] for result in results]
        assert said["seats"][seat]["mean"] == pytest.approx(sum(scores) / 6)
        assert said["seats"][seat]["max"] == max(scores)
        assert said["seats"][seat]["wins"] == sum(result.winner == seat for result in results) / 6
    assert said["nobody_reached_palace"] == sum(result.winner is None for result in results)
    inside = sum(player.palace_seat >= 0 for game in games for player in game.position.players)
    assert said["reached_palace"] == pytest.approx(inside / 24)
    assert said["decisions_per_game"] == pytest.approx(sum(len(game.record.moves) for game in games) / 6)


def test_the_table_is_readable():
    shown = gugong("simulate", "--games", 3, "--seed", 1).stdout
    for words in ("3 random games with 3 players", "mean score", "Reached the Palace", "per second"):
        assert words in shown


def test_the_summary_of_solo_games_is_that_of_the_records(tmp_path):
    said = summary("--solo", "--sets", "2/3", "--games", 8, "--seed", 3, "--record", tmp_path)
    games = [engine.load(file).verify() for file in sorted(tmp_path.iterdir())]
    assert said["meng"] == {"difficulty": "normal", "sets": "2/3", "focus": None}
    assert len(said["seats"]) == 2
    for seat in range(2):
        results = [result for game in games if (result := game.result()) is not None]
        scores = [result.scores[seat] for result in results]
        made = said["seats"][seat]
        assert (made["mean"], made["min"], made["max"]) == (sum(scores) / 8, min(scores), max(scores))
        assert made["wins"] == sum(result.winner == seat for result in results) / 8
        assert made["reached_palace"] == sum(game.position.players[seat].palace_seat >= 0 for game in games) / 8
    assert said["seats"][0]["wins"] + said["seats"][1]["wins"] == 1


def test_the_table_of_solo_games_names_meng():
    shown = gugong("simulate", "--solo", "--difficulty", "easy", "--focus", "jade", "--games", 3, "--seed", 1).stdout
    for words in ("3 random games against Meng: easy, sets 1/2, focus jade", "human", "Reached the Palace: Meng in"):
        assert words in shown


def test_existing_records_are_not_overwritten(tmp_path):
    gugong("simulate", "--players", 2, "--games", 1, "--seed", 1, "--record", tmp_path)
    before = (tmp_path / "game-000000.gugong").read_text()
    result = gugong("simulate", "--players", 2, "--games", 1, "--seed", 2, "--record", tmp_path)
    assert result.exit_code == 2
    assert "exists already" in result.stderr
    assert (tmp_path / "game-000000.gugong").read_text() == before


def test_a_file_is_no_directory(tmp_path):
    file = tmp_path / "a"
    file.write_text("mine")
    result = gugong("simulate", "--games", 1, "--record", file)
    assert result.exit_code == 2
    assert "is a file: --record takes a directory" in result.stderr


def test_a_real_process_shows_no_progress_bar_where_there_is_no_terminal():
    running = process("simulate", "--games", 3, "--players", 2, "--seed", 1)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert "3 random games with 2 players" in out
