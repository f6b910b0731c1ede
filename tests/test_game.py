"""The public Python API: setting up, playing, undoing, and the record that comes of it."""

import random
from pathlib import Path

import pytest

import gugong
from gugong.content.names import INTRIGUE
from gugong.game import play_on
from gugong.notation import record as records
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.options import OLDEST_RULES, RULES, OptionError
from gugong.rules.servants import Gain
from gugong.view.refusals import refuse
from tests.table import Table

GAMES = Path(__file__).parent / "games"


def test_a_move_or_its_text_may_be_played():
    one, other = (gugong.new_game(players=2, seed=1) for _ in range(2))
    one.play(one.moves()[3])
    other.play(other.moves()[3].text)
    assert one.to_json() == other.to_json()


def test_what_happened_is_told():
    game = gugong.new_game(players=2, seed=1, start_player=0)
    events = game.play("8 travel")
    assert [event.what for event in events] == ["exchange"]


def test_an_illegal_move_raises_and_changes_nothing():
    game = gugong.new_game(players=2, seed=1)
    before = game.to_json()
    with pytest.raises(gugong.IllegalMove, match="no answer to what Carp is asked"):
        game.play("dance")
    assert game.to_json() == before


def test_a_move_of_another_game_is_refused_if_it_is_not_legal_here():
    game = gugong.new_game(players=2, seed=1, start_player=0)
    move = next(move for move in game.moves() if move.text == "8 travel")
    game.play(move)
    with pytest.raises(gugong.IllegalMove):
        game.play(move)


def test_a_move_of_an_equal_game_may_be_played():
    game, other = (gugong.new_game(players=2, seed=1) for _ in range(2))
    game.play(other.copy().moves()[0])
    assert game.history == [(game.position.start, other.moves()[0].text)]


@pytest.mark.parametrize("move", [None, 3, b"skip", ["skip"]])
def test_what_is_neither_a_move_nor_a_text_is_refused(move):
    with pytest.raises(TypeError, match=r"A move is one of moves\(\) or its text, not"):
        gugong.new_game(players=2, seed=1).play(move)


@pytest.mark.parametrize(("typed", "meant"), [("4-Canal JADE", "4-canal jade"), ("8 TRAVEL", "8 travel")])
def test_a_move_in_the_wrong_case_is_recognised(typed, meant):
    game = gugong.new_game(players=2, seed=1, start_player=0)
    assert game.refusal(typed).meant[0] == meant


def test_a_single_letter_in_the_wrong_case_is_recognised():
    t = Table(players=2).ask(ACTIONS[INTRIGUE][0][LOCATION])
    assert refuse(t.g, "a").meant == ["A"]


def test_no_answer_is_advised_that_would_close_the_question():
    """Another gain waits, at which the refused move will be legal; that is no help with this one."""
    t = Table(players=2).seat(0, double="supply", supply=1)
    t.ask(Gain(0, 1, "TOKEN-1"), Gain(0, 2, "TOKEN-2"))
    assert t.moves == ["gain 0", "gain D", "gain 1"]
    assert refuse(t.g, "gain 1+D").first == []


def test_a_copy_goes_its_own_way():
    game = gugong.new_game(players=2, seed=1)
    before = game.to_json()
    twin = game.copy()
    twin.play(twin.moves()[0])
    assert game.to_json() == before


# The record.


def played(moves: int) -> gugong.Game:
    rng = random.Random(moves)
    game = gugong.new_game(players=3, seed=5)
    while len(game.history) < moves and not game.over:
        game.play(rng.choice(game.moves()))
    return game


def test_a_record_asked_for_at_the_end_is_the_one_asked_for_at_every_move():
    game, watched = (gugong.new_game(players=3, seed=5) for _ in range(2))
    while not game.over:
        move = game.moves()[len(game.history) % len(game.moves())].text
        game.play(move)
        watched.play(move)
        assert watched.record.moves[-1][2] == records.check(watched.position)
    assert game.record == watched.record


def test_the_record_of_a_running_game_has_no_result():
    assert played(20).record.result is None
    assert played(10_000).record.result is not None


def test_a_record_that_was_handed_out_does_not_change_with_the_game():
    game = played(10)
    before = game.record
    game.play(game.moves()[0])
    assert len(before.moves) == 10
    before.moves.clear()
    assert len(game.record.moves) == 11


def test_history_has_seat_and_text_of_every_move():
    game = played(30)
    assert game.history == [(seat, text) for seat, text, _ in game.record.moves]


def test_checks_are_right_after_an_undo():
    game = played(30)
    game.undo()
    game.play(game.moves()[-1])
    assert records.verify(game.record, game.components).over() == game.over


# The version of the rules.


def test_a_new_game_is_played_under_the_newest_rules():
    game = gugong.new_game(players=2, seed=1)
    assert (game.position.options.rules, game.record.rules, gugong.RULES_VERSION) == (RULES, str(RULES), str(RULES))


@pytest.mark.parametrize("rules", range(OLDEST_RULES, RULES + 1))
def test_everything_made_from_a_game_keeps_its_rules(rules):
    game = under(rules)
    assert game.position.options.rules == rules
    assert game.copy().position.options.rules == rules
    assert gugong.Game.from_json(game.to_json()).position.options.rules == rules
    assert game.observe(0).rules == str(rules)
    assert gugong.imagine(game.observe(0), random.Random(1)).options.rules == rules
    on = play_on(game.observe(0))
    assert (on.record.rules, on.position.options.rules) == (str(rules), rules)
    assert records.verify(on.record, on.components).options.rules == rules
    game.play(game.moves()[0])
    game.undo()
    assert game.position.options.rules == rules


def under(rules: int) -> gugong.Game:
    """A game under these rules, as if its record had been kept since."""
    options = records.make_options(records.OptionsData(players=2), str(rules))
    now = gugong.new_game(players=2, seed=9).record
    now.rules = str(rules)
    now.commitment = records.commitment(gugong.load_components(), options, bytes.fromhex(now.seed))
    return gugong.SavedGame(now, gugong.load_components()).verify()


def test_the_commitment_binds_the_table_to_its_rules():
    assert under(OLDEST_RULES).record.commitment != under(RULES).record.commitment


def test_the_games_of_the_first_rules_are_replayed_under_them():
    saved = gugong.load(GAMES / "00.gugong")
    assert (saved.record.rules, saved.verify().position.options.rules) == ("1", 1)


def test_undo_takes_one_move_back():
    game = gugong.new_game(players=2, seed=1)
    before = game.to_json()
    game.play(game.moves()[0])
    game.undo()
    assert game.to_json() == before


def test_there_is_nothing_to_undo_at_the_start():
    with pytest.raises(ValueError, match="Nothing has been played"):
        gugong.new_game(players=2, seed=1).undo()


def test_undo_is_free_while_nothing_is_revealed():
    game = gugong.new_game(players=2, seed=1, start_player=0)
    assert not game.undo_is_free(0)
    game.play("8 travel")
    assert game.undo_is_free(0)


def test_undo_is_not_free_once_dice_were_rolled():
    game = gugong.new_game(players=2, seed=1)
    while game.position.day == 1:
        game.play(game.moves()[-1])
    while game.position.luck.drawn == gugong.new_game(players=2, seed=1).position.luck.drawn:
        game.play(game.moves()[-1])
    assert not game.undo_is_free(0)


def test_undo_is_not_free_once_meng_has_turned_over_his_cards():
    game = gugong.new_game(players=1, seed=1)
    while not game.position.meng.today:
        game.play(game.moves()[-1])
    assert not game.undo_is_free(0)


def test_the_same_seed_gives_the_same_table():
    assert gugong.new_game(players=4, seed=3).to_json() == gugong.new_game(players=4, seed=3).to_json()


def test_without_a_seed_tables_differ():
    assert gugong.new_game(players=4).record.seed != gugong.new_game(players=4).record.seed


@pytest.mark.parametrize("seed", [7, "00" * 31 + "07", bytes(31) + b"\x07"])
def test_a_seed_may_be_written_in_three_ways(seed):
    assert gugong.new_game(players=2, seed=seed).record.seed == "00" * 31 + "07"


@pytest.mark.parametrize("seed", [-1, 2**256, "xyz", "ab", b"short", 1.5, [7], "é" * 64])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(OptionError, match="A seed is a number from 0"):
        gugong.new_game(players=2, seed=seed)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 0}, "Gùgōng is played by 1 to 5"),
        ({"players": 6}, "Gùgōng is played by 1 to 5"),
        ({"players": 2, "start_player": 2}, "a seat from 0 to 1, or None"),
        ({"players": 2, "bonus_tokens": "ten"}, "one of none, six, twelve"),
        ({"players": 1, "difficulty": "cruel"}, "one of easy, normal, hard"),
        ({"players": 1, "sets": "3/4"}, "one of 1/2, 2/3, 4/5"),
        ({"players": 1, "focus": "tea"}, "one of travel, wall"),
        ({"players": 1, "expert": True}, "neither the expert set-up nor bonus tokens"),
        ({"players": 1, "bonus_tokens": "six"}, "neither the expert set-up nor bonus tokens"),
        ({"players": 2, "difficulty": "easy"}, "are for the solo game: 2 play here"),
        ({"players": 2, "dragons": 3}, "There is no option dragons: a table may choose start_player, expert"),
        ({"players": 2, "expert": "yes"}, "wrong type"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_what_can(options, said):
    with pytest.raises(OptionError, match=said):
        gugong.new_game(seed=1, **options)


def test_a_game_knows_who_won():
    game = gugong.new_game(players=2, seed=1)
    assert game.result() is None
    while not game.over:
        game.play(game.moves()[0])
    result = game.result()
    inside = [seat for seat, p in enumerate(game.position.players) if p.palace_seat >= 0]
    assert result.winner == (result.ranking[0] if inside else None)


def test_a_game_says_what_it_is():
    assert repr(gugong.new_game(players=2, seed=1, start_player=1)) == "<Game of 2, day 1, seat 1 to decide>"
