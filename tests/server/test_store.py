"""The data file: new, old, foreign, and full of entries that no one can double."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from gugong import new_game
from gugong.server.room import Room, fold, standing
from gugong.server.store import Entry, SeatRow, Store, StoreError, TableRow

# A file as the first version of this program wrote it, with one table.
FIRST = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE tables (id VARCHAR NOT NULL PRIMARY KEY, title VARCHAR NOT NULL, record VARCHAR NOT NULL,
    components VARCHAR, host VARCHAR NOT NULL, spectator VARCHAR NOT NULL, again VARCHAR, created FLOAT NOT NULL,
    moved FLOAT NOT NULL, day INTEGER NOT NULL, asks INTEGER, winner INTEGER);
CREATE TABLE seats (table_id VARCHAR NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind VARCHAR NOT NULL,
    name VARCHAR, level VARCHAR, secret VARCHAR, PRIMARY KEY (table_id, seat));
CREATE TABLE entries (table_id VARCHAR NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, kind VARCHAR NOT NULL,
    seat INTEGER NOT NULL, move VARCHAR NOT NULL, "check" VARCHAR NOT NULL, client VARCHAR, at FLOAT NOT NULL,
    PRIMARY KEY (table_id, seq), UNIQUE (table_id, seat, client));
"""


def with_store(file: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = Store(file)
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(opened())


def table(name: str = "t") -> TableRow:
    game = new_game(2, seed=1, start_player=0)
    seats = [SeatRow("person", secret="h"), SeatRow("bot", level="random")]
    return TableRow(name, "", game.record, None, "h", "s", seats, standing(game))


def entry(seq: int, client: str | None = None) -> Entry:
    return Entry(seq, "move", 0, "skip", "00000000", client)


def test_what_is_put_in_comes_out(tmp_path):
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.append("t", entry(1, "a"), standing(new_game(2, seed=1, start_player=1)))
        found = await store.table("t")
        assert found.entries == [entry(1, "a")]
        assert found.seats == table().seats
        assert found.record == table().record
        assert found.standing.asks == 1
        assert await store.table("u") is None
        assert await store.waiting_for_bots() == ["t"]

    with_store(tmp_path / "new" / "tables.sqlite", work)


def test_no_entry_is_doubled(tmp_path):
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.append("t", entry(1, "a"), table().standing)
        for doubled in (entry(1, "b"), entry(2, "a")):
            with pytest.raises(sa.exc.IntegrityError):
                await store.append("t", doubled, table().standing)
        assert (await store.table("t")).entries == [entry(1, "a")]

    with_store(tmp_path / "tables.sqlite", work)


def test_a_file_of_the_first_version_is_read(tmp_path):
    file = tmp_path / "tables.sqlite"
    old = sqlite3.connect(file)
    old.executescript(FIRST)
    old.close()

    async def work(store: Store) -> None:
        await store.add_table(table())
        assert len(await store.heads(["t"])) == 1

    with_store(file, work)


def test_a_new_file_and_an_old_one_end_alike(tmp_path):
    async def nothing(store: Store) -> None:
        pass

    old = sqlite3.connect(tmp_path / "old.sqlite")
    old.executescript(FIRST)
    old.close()
    for name in ("old", "new"):
        with_store(tmp_path / f"{name}.sqlite", nothing)
    assert columns(tmp_path / "old.sqlite") == columns(tmp_path / "new.sqlite")


def columns(file: Path) -> list[tuple[str, ...]]:
    line = sqlite3.connect(file)
    try:
        query = "select m.name, c.name, c.pk from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'"
        return sorted(line.execute(query).fetchall())
    finally:
        line.close()


def test_a_file_of_a_later_version_is_left_alone(tmp_path):
    file = tmp_path / "tables.sqlite"
    later = sqlite3.connect(file)
    later.executescript(FIRST + "UPDATE alembic_version SET version_num = '9999';")
    later.close()
    with pytest.raises(StoreError, match="written by a newer gugong"):
        with_store(file, lambda _: asyncio.sleep(0))


def test_a_file_of_something_else_is_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Emperor, " * 100)
    with pytest.raises(StoreError, match=r"is no data file of gugong \(file is not a database\)"):
        with_store(file, lambda _: asyncio.sleep(0))
    assert file.read_text() == "Dear Emperor, " * 100


def test_a_file_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "letter").write_text("Dear Emperor")
    with pytest.raises(StoreError, match="cannot be written"):
        with_store(tmp_path / "letter" / "tables.sqlite", lambda _: asyncio.sleep(0))


def test_a_folder_is_no_data_file(tmp_path):
    with pytest.raises(StoreError):
        with_store(tmp_path, lambda _: asyncio.sleep(0))


def test_entries_are_folded_to_the_moves_that_stand():
    def made(seq: int, kind: str, move: str = "") -> Entry:
        return Entry(seq, kind, 0, move)  # type: ignore[arg-type]

    entries = [made(1, "move", "a"), made(2, "move", "b"), made(3, "undo"), made(4, "undo"), made(5, "redo", "a")]
    kept, undone, torn = fold(entries)
    assert ([one.move for one in kept], [one.move for one in undone], torn) == (["a"], ["b"], 4)
    kept, undone, torn = fold([*entries, made(6, "move", "c")])
    assert ([one.move for one in kept], undone) == (["a", "c"], [])


def test_a_room_is_the_same_after_it_was_read_again(tmp_path):
    """Played, taken back, redone: what is read from the disk is what was in memory."""

    async def work(store: Store) -> None:
        await store.add_table(table())
        room = await loaded(store)
        for act in ("play", "play", "undo", "redo", "undo", "play"):
            made = room.play(0, room.game.moves()[-1].text, None) if act == "play" else getattr(room, act)(0, None)
            await store.append("t", made.entry, made.standing())
            room.apply(made)
        again = await loaded(store)
        assert again.game.record == room.game.record
        assert again.game.observe(0) == room.game.observe(0)
        assert (again.seq, again.torn, again.undone) == (room.seq, room.torn, room.undone)
        assert [step.seq for step in again.steps] == [step.seq for step in room.steps]

    with_store(tmp_path / "tables.sqlite", work)


async def loaded(store: Store) -> Room:
    row = await store.table("t")
    assert row is not None
    return Room.load(row)
