"""Saved games: read back exactly, and refused where they cannot be."""

import json
from typing import Any

import pytest

import gugong
from gugong.notation.positions import PositionError


def saved() -> Any:
    game = gugong.new_game(players=2, seed=6, start_player=0)
    game.play("2-decrees travel")
    return json.loads(game.to_json())


def refused(data: Any) -> str:
    with pytest.raises(PositionError) as caught:
        gugong.Game.from_json(json.dumps(data))
    return str(caught.value)


def test_a_game_is_read_back_in_the_middle_of_a_turn():
    game = gugong.new_game(players=2, seed=6, start_player=0)
    game.play("2-decrees travel")
    twin = gugong.Game.from_json(game.to_json())
    assert (twin.asks(), twin.to_json()) == (game.asks(), game.to_json())


def test_a_servant_too_many_is_refused():
    data = saved()
    data["table"]["players"][0]["pool"] += 1
    assert refused(data) == "This position cannot be: INV-1: seat 0 has 13 ordinary servants, not 12"


def test_a_card_in_two_places_is_refused():
    data = saved()
    data["secret"]["hands"][1][0] = data["secret"]["hands"][0][0]
    assert "This position cannot be" in refused(data)


def test_a_hand_of_another_size_is_refused():
    data = saved()
    data["table"]["players"][1]["hand"] = 5
    assert refused(data) == "This is no position of the game: a hand of 5 holds 4"


def test_a_card_that_does_not_exist_is_refused():
    data = saved()
    data["table"]["gifts"]["jade"] = "12-dragon"
    assert refused(data) == "This is no position of the game: there is no '12-dragon'"


def test_a_task_that_does_not_exist_is_refused():
    data = saved()
    data["table"]["agenda"][0] = ["Dance", 3]
    assert "['Dance', 3] is no task of this game" in refused(data)


def test_a_position_that_asks_nobody_is_refused():
    data = saved()
    data["table"]["agenda"] = data["table"]["agenda"][:1]
    assert "waits for nobody" in refused(data)


def test_a_ship_without_load_is_refused():
    data = saved()
    data["table"]["ships"]["a1"] = {"owner": 0, "servants": 0}
    assert "INV-4" in refused(data)


def test_an_order_that_contradicts_the_track_is_refused():
    data = saved()
    data["table"]["players"][data["table"]["order"][1]]["marker"] = 3
    assert "INV-5" in refused(data)


def test_text_that_is_no_game_is_refused():
    with pytest.raises(PositionError, match="This is not a saved game"):
        gugong.Game.from_json("{")


def test_missing_fields_are_named():
    data = saved()
    del data["table"]["dice"]
    assert "missing required field `dice`" in refused(data)
