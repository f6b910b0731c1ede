"""The data file: new, old, foreign, and full of entries that no one can double."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from gugong import new_game
from gugong.server import columns
from gugong.server.errors import StoreError
from gugong.server.sqlite import SqliteStore
from gugong.table.errors import Overtaken
from gugong.table.history import History, standing
from gugong.table.rows import Entry, SeatRow, Snapshot, TableRow
from gugong.view.observe import observe

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


def with_store(file: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = SqliteStore(file)
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


def snapshot(seq: int) -> Snapshot:
    return Snapshot(seq, "2", f"the position after entry {seq}")


def test_what_is_put_in_comes_out(tmp_path):
    async def work(store: SqliteStore) -> None:
        await store.add_table(table())
        await store.append("t", 0, entry(1, "a"), standing(new_game(2, seed=1, start_player=1)), snapshot(1))
        found = await store.table("t")
        assert found.entries == [entry(1, "a")]
        assert found.seats == table().seats
        assert found.record == table().record
        assert found.standing.asks == 1
        assert await store.table("u") is None

    with_store(tmp_path / "new" / "tables.sqlite", work)


def test_a_chosen_deal_and_the_former_secrets_of_a_seat_are_kept(tmp_path):
    async def work(store: SqliteStore) -> None:
        await store.add_table(msgspec.structs.replace(table(), chosen=True))
        taken = SeatRow("person", "Wu", secret="new", spent="0123 4567")
        await store.set_seat("t", 0, 1, taken)
        (found,) = await store.heads(["t"])
        assert found.chosen is True
        assert found.seats == [table().seats[0], taken]

    with_store(tmp_path / "tables.sqlite", work)


def test_no_entry_is_doubled(tmp_path):
    async def work(store: SqliteStore) -> None:
        await store.add_table(table())
        await store.append("t", 0, entry(1, "a"), table().standing, snapshot(1))
        for doubled in (entry(1, "b"), entry(2, "a")):
            with pytest.raises(Overtaken):
                await store.append("t", 0, doubled, table().standing, snapshot(2))
        found = await store.table("t")
        assert (found.entries, found.snapshot) == ([entry(1, "a")], snapshot(1))

    with_store(tmp_path / "tables.sqlite", work)


def test_others_go_on_while_a_long_history_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr("gugong.server.columns.AT_ONCE", 10)
    entries = [entry(seq) for seq in range(1, 96)]
    turns: list[int] = []

    def counted(made: Callable[..., Entry]) -> Callable[..., Entry]:
        def count(*args: object) -> Entry:
            turns[-1] += 1
            return made(*args)

        return count

    async def others() -> None:
        while True:
            turns.append(0)
            await asyncio.sleep(0)

    async def work(store: SqliteStore) -> None:
        await store.add_table(msgspec.structs.replace(table(), entries=entries))
        going_on = asyncio.create_task(others())
        await asyncio.sleep(0)
        monkeypatch.setattr("gugong.server.columns.made", counted(columns.made))
        assert (await store.table("t")).entries == entries
        going_on.cancel()
        assert sum(turns) > 95
        assert max(turns) <= 10

    with_store(tmp_path / "tables.sqlite", work)


def test_a_table_has_one_snapshot_the_latest(tmp_path):
    async def work(store: SqliteStore) -> None:
        for name in ("t", "u"):
            await store.add_table(msgspec.structs.replace(table(name), snapshot=snapshot(0)))
        assert (await store.table("t")).snapshot == snapshot(0)
        for seq in (1, 2):
            await store.append("t", 0, entry(seq), table().standing, snapshot(seq))
            assert (await store.table("t")).snapshot == snapshot(seq)
        assert (await store.table("u")).snapshot == snapshot(0)
        assert [row.snapshot for row in await store.heads(["t", "u"])] == [None, None]

    with_store(tmp_path / "tables.sqlite", work)


def test_a_file_of_the_first_version_is_read(tmp_path):
    file = tmp_path / "tables.sqlite"
    old = sqlite3.connect(file)
    old.executescript(FIRST)
    old.close()

    async def work(store: SqliteStore) -> None:
        await store.add_table(table())
        assert len(await store.heads(["t"])) == 1
        assert (await store.table("t")).snapshot is None
        await store.append("t", 0, entry(1), table().standing, snapshot(1))
        assert (await store.table("t")).snapshot == snapshot(1)

    with_store(file, work)


def test_a_new_file_and_an_old_one_end_alike(tmp_path):
    async def nothing(store: SqliteStore) -> None:
        pass

    old = sqlite3.connect(tmp_path / "old.sqlite")
    old.executescript(FIRST)
    old.close()
    for name in ("old", "new"):
        with_store(tmp_path / f"{name}.sqlite", nothing)
    assert columns_of(tmp_path / "old.sqlite") == columns_of(tmp_path / "new.sqlite")


def columns_of(file: Path) -> list[tuple[str, ...]]:
    connection = sqlite3.connect(file)
    try:
        query = "select m.name, c.name, c.pk from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'"
        return sorted(connection.execute(query).fetchall())
    finally:
        connection.close()


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


def test_a_history_is_the_same_after_it_was_read_again(tmp_path):
    """Played, undone, redone: what is read from the disk is what was in memory."""

    async def work(store: SqliteStore) -> None:
        await store.add_table(table())
        history = await loaded(store)
        for act in ("play", "play", "undo", "redo", "undo", "play"):
            move = history.position.legal[-1].text
            made = history.play(0, move, None) if act == "play" else getattr(history, act)(0, None)
            await store.append("t", 0, made.entry, made.standing, made.snapshot)
            history.apply(made)
        again = await loaded(store)
        assert again.record == history.record
        assert observe(again.position, 0) == observe(history.position, 0)
        assert (again.seq, again.last_undo) == (history.seq, history.last_undo)
        assert (again.moves, again.undone) == (history.moves, history.undone)
        assert [step.seq for step in again.steps] == [step.seq for step in history.steps]

    with_store(tmp_path / "tables.sqlite", work)


async def loaded(store: SqliteStore) -> History:
    row = await store.table("t")
    assert row is not None
    return History(row)
