"""The data file: new, old and foreign."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from gugong.server.errors import StoreError
from gugong.server.store import SqlStore
from tests.server.test_store import entry, snapshot, table, with_store

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


def test_a_file_of_the_first_version_is_read(tmp_path):
    file = tmp_path / "tables.sqlite"
    old = sqlite3.connect(file)
    old.executescript(FIRST)
    old.close()

    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        assert len(await store.heads(["t"])) == 1
        assert (await store.table("t")).snapshot is None
        await store.append("t", 0, entry(1), table().standing, snapshot(1))
        assert (await store.table("t")).snapshot == snapshot(1)

    with_store(file, work)


def test_a_new_file_and_an_old_one_end_alike(tmp_path):
    async def nothing(store: SqlStore) -> None:
        pass

    old = sqlite3.connect(tmp_path / "old.sqlite")
    old.executescript(FIRST)
    old.close()
    for name in ("old", "new"):
        with_store(tmp_path / f"{name}.sqlite", nothing)
    assert columns(tmp_path / "old.sqlite") == columns(tmp_path / "new.sqlite")


def columns(file: Path) -> list[tuple[str, ...]]:
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
