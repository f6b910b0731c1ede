"""A file of games is checked through and through before anything of it is stored."""

import pickle
from random import Random

import msgspec
import pytest

import gugong
from gugong.browser.games import Games, GamesError, read
from gugong.table import protocol as p
from gugong.table.beginning import beginning
from gugong.table.creation import new_row, new_seats
from gugong.table.rows import SeatRow, TableRow


@pytest.fixture
def row() -> TableRow:
    """A game of two after a few moves."""
    game, chance = gugong.new_game(2, 5), Random(5)
    for _ in range(12):
        game.play(chance.choice(game.moves()))
    seats = new_seats([p.NewSeat("person")] * 2, 2, "host")
    return new_row(beginning(game, None), "", seats, "host")


def written(*tables: TableRow) -> str:
    return msgspec.json.encode(Games(1, list(tables))).decode()


def changed(row: TableRow, **fields: object) -> TableRow:
    return msgspec.structs.replace(row, **fields)


def why(text: str) -> str:
    with pytest.raises(GamesError) as error:
        read(text)
    return str(error.value)


def test_what_was_written_is_read_again(row: TableRow):
    assert read(written(row)) == [row]


def test_the_position_is_worked_out_from_the_moves(row: TableRow):
    lying = changed(row, snapshot=None, standing=msgspec.structs.replace(row.standing, winner=1, day=4))
    assert read(written(lying)) == [row]


def test_a_move_that_cannot_be_played_is_found(row: TableRow):
    entries = [*row.entries[:-1], msgspec.structs.replace(row.entries[-1], move="nonsense")]
    assert "cannot be replayed" in why(written(changed(row, entries=entries)))


def test_a_missing_move_is_found(row: TableRow):
    assert "cannot be replayed" in why(written(changed(row, entries=row.entries[1:])))


def test_too_many_undos_are_found(row: TableRow):
    undo = msgspec.structs.replace(row.entries[0], kind="undo", move="", client=None)
    assert "cannot be replayed" in why(written(changed(row, entries=[undo])))


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [SeatRow("person")],
        [SeatRow("person"), SeatRow("meng")],
        [SeatRow("person"), SeatRow("bot", level="unheard of")],
    ],
)
def test_seats_that_do_not_fit_the_game_are_found(row: TableRow, seats: list[SeatRow]):
    assert "cannot be replayed" in why(written(changed(row, seats=seats)))


def test_one_wrong_game_is_named(row: TableRow):
    assert "The game Wrong one" in why(written(row, changed(row, id="other", title="Wrong one", seats=[])))


def test_the_same_game_twice_is_refused(row: TableRow):
    assert "same game twice" in why(written(row, row))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"gugong_games": 2, "tables": []}', "[" * 100_000])
def test_another_file_is_refused(text: str):
    assert "no file of saved games" in why(text)


def test_a_finished_game_of_other_rules_is_kept_for_a_program_that_has_them(row: TableRow):
    record = msgspec.structs.replace(row.record, rules="0")
    finished = changed(row, record=record, standing=msgspec.structs.replace(row.standing, asks=None))
    assert read(written(finished)) == [finished]


def test_a_running_game_of_other_rules_needs_its_snapshot(row: TableRow):
    other = changed(row, record=msgspec.structs.replace(row.record, rules="0"))
    assert read(written(other)) == [other]
    assert "version 0 of the rules" in why(written(changed(other, snapshot=None)))


def test_the_reason_travels_between_workers(row: TableRow):
    with pytest.raises(GamesError) as error:
        read("{}")
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
