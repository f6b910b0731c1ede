"""Saved games and positions are restored exactly, or refused with a reason."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.fuzz import TABLES
from tests.notation.broken import saved
from tests.table import BOX

import gugong
from gugong.notation.positions import PositionError, SecretData, TableData, secret_data, table_data
from gugong.notation.record import check
from gugong.notation.restore import restore


def refused(data: Any) -> str:
    with pytest.raises(PositionError) as caught:
        gugong.Game.from_json(json.dumps(data))
    return str(caught.value)


def test_a_game_is_read_back_in_the_middle_of_a_turn():
    game = gugong.new_game(players=2, seed=6, start_player=0, components=BOX)
    game.play("2-decrees travel")
    twin = gugong.Game.from_json(game.to_json())
    assert (twin.asks(), twin.to_json()) == (game.asks(), game.to_json())


def test_a_servant_too_many_is_refused():
    data = saved()
    data["table"]["players"][0]["pool"] += 1
    assert refused(data) == "This position cannot be: it breaks rule INV-1"


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
    assert refused(data) == "This is no position of the game: there is no card '12-dragon'"


def test_a_task_that_does_not_exist_is_refused():
    data = saved()
    data["table"]["agenda"][0] = ["Dance", 3]
    assert "['Dance', 3] is no task of this game" in refused(data)


def test_a_position_that_asks_nobody_is_refused():
    data = saved()
    data["table"]["agenda"] = data["table"]["agenda"][:1]
    assert "it waits for nobody" in refused(data)


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


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda table: table["dice"].__setitem__(0, 99), "this die has no face 99"),
        (lambda table: table["dice"].pop(), "the number of dice cannot be 2"),
        (lambda table: table.update(day=9), "there is no day 9"),
        (lambda table: table.update(medal=7), "there is no seat 7"),
        (lambda table: table.update(start=7), "there is no seat 7"),
        (lambda table: table.update(houses=[0, 9]), "there is no jade house 9"),
        (lambda table: table.update(houses=[0, 0]), "it names something twice"),
        (lambda table: table["agenda"].insert(1, ["Morning"]), "ROUND-1: it is day 1, and 4 more are planned"),
        (lambda table: table["agenda"].pop(0), "ROUND-2: the days are not planned in their order"),
        (lambda table: table["agenda"].insert(-1, ["Gain", 4, 1, "TOKEN-1"]), "it asks a seat that is not there"),
        (lambda table: table["agenda"].append(["Gain", 0, 10**9, "TOKEN-1"]), "no task with the number 1000000000"),
        (lambda table: table["agenda"].append(["Gain", 0, 1, "a\nb"]), "there is no rule"),
        (lambda table: table["agenda"].append(["Gain", 0]), "is no task of this game"),
        (lambda table: table["agenda"].append([]), "is no task of this game"),
        (lambda table: table["agenda"].__setitem__(-1, ["Sail", 0, 0]), "cannot be played on"),
        (lambda table: table["agenda"].insert(-1, ["Load", 0, 0]), "something comes before Load that cannot"),
        (lambda table: table["agenda"].__setitem__(-1, ["FromSupply", 0, "WALL-3"]), "FromSupply does not follow on"),
        (lambda table: table["cities"].update(Atlantis=None), "its cities are not"),
        (lambda table: table["order"].append(0), "INV-5"),
        (lambda table: table["ships"].update(a1={"owner": 3, "servants": 1}), "there is no seat 3"),
        (lambda table: table["players"][0].update(seat=0), "PALACE-3"),
        (lambda table: table["players"][0].update(vp=10**30), "a number of VP or jade cannot be 1000"),
        (lambda table: table.update(scores=[1, 2], ranking=[0, 1]), "it has a result before the game is over"),
        (lambda table: table.update(agenda=[]), "its result does not rank every seat once"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: Callable[[Any], object], said: str):
    data = saved()
    change(data["table"])
    assert said in refused(data)


def test_a_position_that_contradicts_its_record_is_refused():
    """It is a valid position, but not the one these moves lead to."""
    data = saved()
    data["table"]["players"][0]["vp"] += 1
    assert refused(data) == "The position of this saved game is not the one that its record leads to"


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record["moves"].pop(),
        lambda record: record["moves"].extend(record["moves"]),
        lambda record: record["moves"][0].__setitem__(1, "8 travel"),
        lambda record: record["moves"][0].__setitem__(0, 1),
        lambda record: record["moves"][0].__setitem__(2, "00000000"),
        lambda record: record.update(result={"scores": [1, 2], "ranking": [0, 1]}),
        lambda record: record.update(rules="3"),
        lambda record: record.update(components="0" * 64),
        lambda record: record.update(commitment=""),
        lambda record: record.update(gugong=2),
        lambda record: record["options"].update(players=3),
    ],
)
def test_a_record_that_contradicts_its_position_is_refused(change: Callable[[Any], object]):
    data = saved()
    change(data["record"])
    assert "saved game" in refused(data)


@pytest.mark.parametrize("table", range(0, len(TABLES), 3))
def test_any_position_of_a_game_is_restored(table):
    rng = random.Random(table)
    game = gugong.new_game(seed=table, **TABLES[table])
    while not game.over:
        if rng.random() < 0.04:
            assert check(restored(game)) == check(game.position)
        game.play(rng.choice(game.moves()))
    assert check(restored(game)) == check(game.position)


def restored(game: gugong.Game) -> gugong.game.Position:
    table, secret = msgspec.json.encode(table_data(game.position)), msgspec.json.encode(secret_data(game.position))
    return restore(
        game.components,
        game.position.options,
        msgspec.json.decode(table, type=TableData),
        msgspec.json.decode(secret, type=SecretData),
    )
