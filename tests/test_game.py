"""The front door."""

import pytest

import gugong
from gugong.rules.options import OptionError


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
    with pytest.raises(gugong.IllegalMove, match="no answer to what seat"):
        game.play("dance")
    assert game.to_json() == before


def test_a_move_of_another_game_is_refused_if_it_is_not_legal_here():
    game = gugong.new_game(players=2, seed=1, start_player=0)
    move = next(move for move in game.moves() if move.text == "8 travel")
    game.play(move)
    with pytest.raises(gugong.IllegalMove):
        game.play(move)


def test_a_copy_goes_its_own_way():
    game = gugong.new_game(players=2, seed=1)
    before = game.to_json()
    twin = game.copy()
    twin.play(twin.moves()[0])
    assert game.to_json() == before


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
    assert not game.undo_is_free()
    game.play("8 travel")
    assert game.undo_is_free()


def test_undo_is_not_free_once_dice_were_rolled():
    game = gugong.new_game(players=2, seed=1)
    while game.position.day == 1:
        game.play(game.moves()[-1])
    while game.position.luck.drawn == gugong.new_game(players=2, seed=1).position.luck.drawn:
        game.play(game.moves()[-1])
    assert not game.undo_is_free()


def test_undo_is_not_free_once_meng_has_turned_over_his_cards():
    game = gugong.new_game(players=1, seed=1)
    while not game.position.meng.today:
        game.play(game.moves()[-1])
    assert not game.undo_is_free()


def test_the_same_seed_gives_the_same_table():
    assert gugong.new_game(players=4, seed=3).to_json() == gugong.new_game(players=4, seed=3).to_json()


def test_without_a_seed_tables_differ():
    assert gugong.new_game(players=4).record.seed != gugong.new_game(players=4).record.seed


@pytest.mark.parametrize("seed", [7, "00" * 31 + "07", bytes(31) + b"\x07"])
def test_a_seed_may_be_written_in_three_ways(seed):
    assert gugong.new_game(players=2, seed=seed).record.seed == "00" * 31 + "07"


@pytest.mark.parametrize("seed", [-1, 2**256, "xyz", "ab", b"short"])
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
    inside = [seat for seat, p in enumerate(game.position.players) if p.seat >= 0]
    assert result.winner == (result.ranking[0] if inside else None)


def test_a_game_says_what_it_is():
    assert repr(gugong.new_game(players=2, seed=1, start_player=1)) == "<Game of 2, day 1, seat 1 to decide>"
