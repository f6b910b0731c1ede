"""Bots at the terminal, and why they moved."""

import random
import re

import pytest

import gugong as engine
from gugong.bots.answers import Answer
from gugong.bots.contract import Decision
from gugong.bots.reasons import changes
from gugong.cli.opponents import Opponents, _reason, _said
from gugong.content.names import DECREES
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.day import GIVE
from gugong.table.reasons import own_part
from gugong.view.words import LANGUAGES, words_in
from tests.cli.terminal import gugong
from tests.table import Table
from tests.view.test_sight import permuted
from tests.view.test_words_of_games import CODE

pytestmark = pytest.mark.usefixtures("own_folder")


def answer(move, other):
    return Answer(Decision(move, {}, other))


def play(*args, typed=""):
    return gugong("play", "--players", 2, "--seed", 3, "--start", 1, *args, typed=typed)


def test_the_bots_of_a_level_play_and_say_why(tmp_path):
    file = tmp_path / "a.gugong"
    shown = play("--bots", "courtier", "--save", file, typed="w\n").stdout
    assert re.search(r"Carp played '.+' rather than '.+'; the VP it expects from that: \w+ [-+]\d", shown)
    assert engine.load(file).verify().record.moves[0][0] == 1


def test_random_players_give_no_reason():
    assert "No bot has given a reason yet" in play("--bots", "random", typed="w\n").stdout


def test_a_bot_without_a_plan_expects_nothing():
    shown = play("--bots", "novice", typed="w\n").stdout
    assert "> Carp played" in shown
    assert "expects" not in shown


def test_pilgrims_play_unless_others_are_named():
    usual = play("--humans", 0).stdout
    assert usual == play("--humans", 0, "--bots", "pilgrim").stdout
    assert usual != play("--humans", 0, "--bots", "gardener").stdout


def test_help_names_the_command():
    assert "why the bots moved as they did" in play(typed="?\n").stdout


def test_against_meng_no_seat_is_left_for_a_bot():
    done = gugong("play", "--solo", "--bots", "sage")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--bots is sage: the game against Meng has no seat for a bot" in done.stderr


def test_a_level_that_is_none_is_refused():
    assert "'god' is not one of 'gardener', 'mason'" in play("--bots", "god").stderr


@pytest.mark.rule("Q-EX-14")
def test_a_reason_names_no_card_that_the_others_cannot_know():
    t = Table(players=2).seat(0, hand="9 4-canal").ask(GIVE[0])
    t[0].known_hand = sum(1 << card for card in t[0].hand if t.g.components.card_name[card] == "9")
    game = engine.new_game(players=2, seed=1)
    game.position = t.g
    reason = _reason(game, 0, answer("9 jade", "4-canal wall"), plans=True)
    assert "canal" not in repr(reason)
    assert _said(reason, ["Crane"], words_in("en")).startswith("Crane played '9 for the ")
    assert " rather than 'a card for the " in _said(reason, ["Crane"], words_in("en"))


@pytest.mark.rule("Q-EX-14")
def test_the_figures_of_a_reason_depend_on_nothing_that_others_cannot_see():
    """They are the same whatever the bot itself expects, and with everything redealt that a spectator cannot know."""
    game, rng, told = engine.new_game(players=3, seed=1), random.Random(1), 0
    for _ in range(60):
        seat, before = game.asks().seat, game.position.copy()
        move = rng.choice(game.moves()).text
        reasons = [_reason(game, seat, Answer(Decision(move, own)), True) for own in ({}, {"jade": 9.0, "cards": 3.0})]
        assert reasons[0] == reasons[1]
        after = own_part(before, move, seat)
        assert reasons[0].gained == changes(permuted(before, None, rng), permuted(after, None, rng), seat)
        told += bool(reasons[0].gained)
        game.play(move)
    assert told > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_tells_moves_in_words(language):
    game = engine.new_game(players=2, seed=1)
    game.position = Table(players=2).tile("L3-EIGHT").seat(0, pool=8).ask(ACTIONS[DECREES][0][LOCATION]).g
    reason = _reason(game, 0, answer("decree L3-EIGHT", "skip"), plans=True)
    said = _said(reason, ["Crane"], words_in(language))
    assert words_in(language).say("decree-l3-eight") in said
    assert not re.search(CODE, said)


def test_reasons_of_moves_taken_back_are_forgotten():
    game = engine.new_game(players=2, seed=1, start_player=1)
    bots = Opponents("novice", None)
    try:
        game.play(bots.choose(game, 1))
        assert bots.why(1, ["You", "Carp"], words_in("en")).plain.startswith("Carp played")
        assert bots.why(0, ["You", "Carp"], words_in("en")).plain.startswith("No bot has given a reason")
    finally:
        bots.close()
