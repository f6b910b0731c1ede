"""Bots at the terminal, and why they moved."""

import re

import pytest

import gugong as engine
from gugong.bots.contract import Choice
from gugong.cli.opponents import Opponents, _veiled
from gugong.view.words import words_in
from tests.cli.terminal import gugong
from tests.table import Table

pytestmark = pytest.mark.usefixtures("own_folder")


def play(*args, typed=""):
    return gugong("play", "--players", 2, "--seed", 3, "--start", 1, *args, typed=typed)


def test_the_bots_of_a_level_play_and_say_why(tmp_path):
    file = tmp_path / "a.gugong"
    shown = play("--bots", "planner", "--save", file, typed="w\n").stdout
    assert re.search(r"> Carp played '.+' rather than '.+'; it expects .*palace", shown)
    assert engine.load(file).verify().record.moves[0][0] == 1


def test_random_players_give_no_reason():
    assert "No bot has given a reason yet" in play(typed="w\n").stdout


def test_help_names_the_command():
    assert "why the bots moved so" in play(typed="?\n").stdout


def test_against_meng_no_seat_is_left_for_a_bot():
    done = gugong("play", "--solo", "--bots", "planner")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--bots is planner: against Meng no other seat is left" in done.stderr


def test_a_level_that_is_none_is_refused():
    assert "'god' is not one of 'random', 'novice'" in play("--bots", "god").stderr


@pytest.mark.rule("Q-EX-14")
def test_a_reason_names_no_card_that_the_others_cannot_know():
    t = Table(players=2).seat(0, hand="9 4-canal")
    t[0].known_hand = sum(1 << card for card in t[0].hand if t.g.components.card_name[card] == "9")
    game = engine.new_game(players=2, seed=1)
    game.position = t.g
    shown = _veiled(game, 0, Choice("9 jade", {"cards": 3.0, "jade": 1.0}, "4-canal wall", 0.5))
    assert shown == Choice("9 jade", {"jade": 1.0}, "(hidden card) wall", 0.5)


def test_reasons_of_moves_taken_back_are_forgotten():
    game = engine.new_game(players=2, seed=1, start_player=1)
    bots = Opponents("novice", None)
    try:
        game.play(bots.choose(game, 1))
        assert bots.why(1, ["You", "Carp"], words_in("en")).plain.startswith("Carp played")
        assert bots.why(0, ["You", "Carp"], words_in("en")).plain.startswith("No bot has given a reason")
    finally:
        bots.close()
