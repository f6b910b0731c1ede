"""`gugong play`: whole games by piped input, undo, refusals, help, saving and resuming."""

import signal
import time

import pytest

import gugong as engine
from tests.cli.terminal import gugong, process

pytestmark = pytest.mark.usefixtures("own_folder")

FIRST = "1\n" * 400  # every person always takes the first move
START = ("play", "--bots", "random", "--players", 2, "--seed", 5, "--start", 0)


def lines(*typed: str) -> str:
    return "\n".join(typed) + "\n"


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_against_random_players(players, tmp_path):
    file = tmp_path / "a.gugong"
    result = gugong("play", "--bots", "random", "--players", players, "--seed", 11, "--save", file, typed=FIRST)
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert f"gugong verify {file}" in result.stdout
    assert engine.load(file).verify().over


def test_a_whole_game_of_two_people_with_bonus_tokens(tmp_path):
    file = tmp_path / "a.gugong"
    options = ("--bonus", "twelve", "--expert", "--sail-off", "--name", "Ann", "--name", "Ben")
    result = gugong(*START, "--humans", 2, *options, "--save", file, typed=FIRST)
    assert result.exit_code == 0
    assert "Ann, choose a card" in result.stdout
    assert "Ben, choose a card" in result.stdout
    assert engine.load(file).verify().over


def test_nobody_at_the_keyboard(tmp_path):
    result = gugong(*START, "--humans", 0)
    assert result.exit_code == 0
    assert "Final scores" in result.stdout


def test_the_same_seed_and_answers_give_the_same_game(tmp_path):
    for name in ("a", "b"):
        gugong("play", "--bots", "random", "--seed", 3, "--save", tmp_path / name, typed=FIRST)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_the_end_shows_seed_and_commitment_and_offers_to_save(tmp_path):
    file = tmp_path / "end.gugong"
    moves = len(_played_out(tmp_path).record.moves)
    result = gugong(*START, "--humans", 2, typed="1\n" * moves + f"{file}\n")
    assert "0000000000000005" in result.stdout
    assert engine.load(file).record.commitment in result.stdout


def _played_out(tmp_path) -> engine.Game:
    gugong(*START, "--humans", 2, "--save", tmp_path / "whole", typed=FIRST)
    return engine.load(tmp_path / "whole").verify()


# What is shown


def test_board_hand_question_and_moves_are_shown():
    shown = gugong(*START, typed="q\n").stdout
    for words in (
        "Day 1 of 4",
        "Great Wall",
        "Your hand",
        "You, choose a card",
        "DAY-EXCHANGE-1",
        "free",
    ):
        assert words in shown


def test_news_are_told_as_this_seat_may_see_them():
    shown = gugong("play", "--bots", "random", "--seed", 8, "--players", 5, typed=FIRST).stdout
    assert "discarded a card face down" in shown


def test_people_who_share_a_screen_change_places_before_a_hand_is_shown():
    shown = gugong(*START, "--humans", 2, typed="\n", FORCE_COLOR="1").stdout
    assert "Crane decides: sit down and press Enter." in shown
    assert shown.index("sit down") < shown.index("Your hand")


def test_map_known_cards_and_events_can_be_asked_for():
    shown = gugong(*START, typed=lines("m", "c", "1", "e")).stdout
    assert "Roads to" in shown
    assert "in the discard pile" in shown
    assert "DAY-EXCHANGE-5" in shown or "DAY-EXCHANGE-4" in shown


# Undo


def dearer(game: engine.Game) -> str:
    """A gift that must be paid for, so that the same seat is asked again."""
    for move in game.moves():
        twin = game.copy()
        twin.play(move)
        question = twin.asks()
        if question is not None and question.about == "Payment":
            return move.text
    raise AssertionError("every gift is free")


def new_table() -> engine.Game:
    return engine.new_game(2, seed=5, start_player=0)


def test_undo_takes_the_last_answer_back(tmp_path):
    gift = dearer(new_table())
    result = gugong(*START, "--save", tmp_path / "a", typed=lines(gift, "u"))
    assert "does not beat" in result.stdout
    assert "Undone." in result.stdout
    assert result.stdout.count("You, choose a card") == 2
    assert engine.load(tmp_path / "a").record.moves == []


def test_undo_goes_back_over_several_answers(tmp_path):
    gift = dearer(new_table())
    result = gugong(*START, "--save", tmp_path / "a", typed=lines(gift, "no actions", "u", "u"))
    assert result.stdout.count("Undone.") == 2
    assert engine.load(tmp_path / "a").record.moves == []


def test_there_is_nothing_to_undo_at_first():
    assert "There is nothing to undo" in gugong(*START, typed="u\n").stdout


def test_undo_never_goes_past_another_persons_answer():
    gift = dearer(new_table())
    shown = gugong(*START, "--humans", 2, typed=lines(gift, "no actions", "u")).stdout
    assert "Crane has answered since: that cannot be undone." in shown


def test_answers_of_random_players_in_between_are_undone_too(tmp_path):
    gift = dearer(new_table())
    result = gugong(*START, "--save", tmp_path / "a", typed=lines(gift, "no actions", "u"))
    assert "Undone." in result.stdout
    assert [text for _, text, _ in engine.load(tmp_path / "a").record.moves] == [gift]


def test_what_was_rolled_cannot_be_undone(tmp_path):
    gugong(*START, "--save", tmp_path / "a", typed=FIRST)
    saved = engine.load(tmp_path / "a")
    game, answers = new_table(), 0
    for seat, text, _ in saved.record.moves:
        if game.position.day == 2 and seat == 0:
            break
        game.play(text)
        answers += seat == 0
    shown = gugong(*START, typed="1\n" * answers + "u\n").stdout
    assert "a die has been rolled since: that cannot be undone" in shown


# Refusals and help


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("dance", "'dance' is no answer"),
        ("999", "There is no move with this number; choose 1 to 28."),
        ("99999999999999999999", "There is no move with this number"),
        ("3-palace wall", "no such card is in your hand"),
        ("? WALL-5", "When the wall is checked"),
        ("?", "the rule of move N"),
        ("? WALL-99", "There is no rule 'WALL-99': did you mean"),
        ("h 1", "DAY-EXCHANGE-1"),
        ("h", "Type h and the number of a move, from 1 to 28."),
        ("h 77", "Type h and the number of a move"),
        ("s", "Type s and the name of a file"),
        ("s /nowhere/at/all", "cannot be written"),
        ("b", "Great Wall"),
    ],
)
def test_what_is_typed_gets_a_clear_answer(typed, said):
    result = gugong(*START, typed=f"{typed}\n")
    assert said in result.stdout
    assert result.exit_code == 0


def test_an_empty_line_changes_nothing():
    assert "after 0 moves" in gugong(*START, typed="\n\n   \n").stdout


# Saving, leaving and resuming


def test_saving_leaving_and_going_on(tmp_path):
    file = tmp_path / "a.gugong"
    first = gugong(*START, typed=lines("1", f"s {file}", "q"))
    assert f"gugong play --resume {file}" in first.stdout
    before = len(engine.load(file).record.moves)
    second = gugong("play", "--resume", file, typed=FIRST)
    assert "Final scores" in second.stdout
    finished = engine.load(file).verify()
    assert finished.over
    assert len(finished.record.moves) > before


def test_leaving_without_a_file_saves_in_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = gugong(*START, typed=lines("1", "q"))
    (file,) = tmp_path.glob("*.gugong")
    assert f"gugong play --resume {file.name}" in result.stdout
    engine.load(file).verify()


def test_an_existing_file_is_not_overwritten(tmp_path):
    file = tmp_path / "a.gugong"
    file.write_text("mine")
    assert "exists already" in gugong(*START, typed=f"s {file}\n").stdout
    refused = gugong(*START, "--save", file)
    assert (refused.exit_code, "exists already" in refused.stderr) == (2, True)
    assert file.read_text() == "mine"


def test_the_end_of_input_leaves_with_one_line():
    result = gugong(*START)
    assert result.exit_code == 0
    last = result.stdout.splitlines()[-1]
    assert last.endswith("The input has ended after 0 moves; the game was not saved.")


def _say_and_wait(running, file, *typed):
    for line in typed:
        running.stdin.write(f"{line}\n")
    running.stdin.flush()
    for _ in range(1200):  # a minute
        if file.exists() and len(engine.load(file).record.moves) >= len(typed):
            return
        time.sleep(0.05)
    raise AssertionError("the game did not go on")


def test_a_killed_game_goes_on_where_it_was(tmp_path):
    file = tmp_path / "a.gugong"
    running = process(*START, "--save", file)
    _say_and_wait(running, file, "1", "1")
    running.kill()
    running.communicate()
    moves = engine.load(file).verify().record.moves
    result = gugong("play", "--resume", file, typed="q\n")
    assert f"after {len(moves)} moves" in result.stdout


def test_an_interrupt_leaves_with_one_line_and_130(tmp_path):
    file = tmp_path / "a.gugong"
    running = process(*START, "--save", file)
    _say_and_wait(running, file, "1")
    time.sleep(0.3)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert running.returncode == 130
    assert f"continue with: gugong play --resume {file}" in out
    assert err == ""
