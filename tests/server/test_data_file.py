"""What may be a data file, who may have it, and what happens when it is taken away."""

import asyncio
import logging
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from gugong.server.data_file import DataFile, Lost
from gugong.server.errors import StoreError
from gugong.server.sqlite import PRAGMAS, SqliteStore
from gugong.server.store import SqlStore
from gugong.table.errors import Unwritable
from tests.server.client import Served
from tests.server.test_store import entry, snapshot, table, with_store


def refusal(file: Path) -> str:
    """Why the file is not opened: one sentence."""
    with pytest.raises(StoreError) as refused:
        with_store(file, lambda _: asyncio.sleep(0))
    said = str(refused.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def made(file: Path, tables: int = 1) -> Path:
    async def work(store: SqlStore) -> None:
        for number in range(tables):
            await store.add_table(table(f"t{number}"))

    with_store(file, work)
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


# Which files are opened.


def test_the_database_of_another_program_is_left_alone(file):
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE alembic_version (version_num)")
        other.execute("CREATE TABLE letters (text)")
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    assert "belongs to another program" in refusal(file)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    assert list(file.parent.iterdir()) == [file]


def test_a_pipe_is_no_data_file(file):
    os.mkfifo(file)
    assert "is not a file that can keep tables" in refusal(file)


def test_a_link_to_itself_is_no_data_file(file):
    file.symlink_to(file)
    assert "cannot be written" in refusal(file)


def test_an_empty_file_becomes_one(file):
    file.touch()
    made(file)


def test_a_name_with_every_kind_of_character_is_only_a_name(tmp_path):
    made(tmp_path / "a b?mode=ro&c%20#d.sqlite")
    assert (tmp_path / "a b?mode=ro&c%20#d.sqlite").stat().st_size > 0


@pytest.mark.parametrize("page", [0, 1, 4])
def test_damage_is_found_when_the_file_is_opened(file, page):
    made(file, tables=30)
    damaged = bytearray(file.read_bytes())
    damaged[page * 4096 + 100 * (page == 0) : (page + 1) * 4096] = b"\xff" * (4096 - 100 * (page == 0))
    file.write_bytes(damaged)
    assert "is damaged" in refusal(file)


def test_a_truncated_file_is_damaged(file):
    made(file, tables=30)
    os.truncate(file, 3 * 4096)
    assert "is damaged" in refusal(file)


def test_a_file_that_cannot_be_written_now_is_refused(file, monkeypatch):
    def gone(_: DataFile) -> None:
        raise Lost

    made(file)
    monkeypatch.setattr(DataFile, "try_to_write", gone)
    assert "cannot be written: it has been deleted" in refusal(file)


# One server to a file.


@pytest.mark.parametrize("other", ["link.sqlite", "folder/tables.sqlite", "./tables.sqlite"])
def test_another_path_to_the_file_does_not_start_a_second_server(file, other, monkeypatch):
    monkeypatch.chdir(file.parent)
    (file.parent / "link.sqlite").symlink_to(file)
    (file.parent / "folder").symlink_to(file.parent)

    async def work(_: SqlStore) -> None:
        with pytest.raises(StoreError, match="in use by another gugong serve"):
            await SqliteStore(Path(other)).open()

    with_store(file, work)


def test_a_second_name_of_the_file_does_not_start_a_second_server(file):
    async def work(_: SqlStore) -> None:
        os.link(file, file.with_name("other.sqlite"))
        with pytest.raises(StoreError, match="has a second name"):
            await SqliteStore(file.with_name("other.sqlite")).open()

    with_store(file, work)


# Taken away while it is in use.


def deleted(file: Path) -> None:
    file.unlink()


def moved(file: Path) -> None:
    file.rename(file.with_name("elsewhere.sqlite"))


def replaced(file: Path) -> None:
    shutil.copy(file, file.with_name("new.sqlite"))
    file.with_name("new.sqlite").replace(file)


def without_journal(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


@pytest.mark.parametrize("change", [deleted, moved, replaced, without_journal])
def test_nothing_is_accepted_into_a_file_that_is_gone(file, change, caplog):
    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        assert await store.fault() is None
        change(file)
        for write in (
            store.append("t", 0, entry(1), table().standing, snapshot(1)),
            store.add_table(table("u")),
            store.set_again("t", 0, "u"),
        ):
            with pytest.raises(Unwritable):
                await write
        assert await store.fault() == "The data file cannot be written: it has been deleted, moved or replaced."

    with caplog.at_level(logging.ERROR):
        with_store(file, work)
    assert "it has been deleted, moved or replaced" in caplog.text


# Faults.


def test_a_full_disk_has_a_name(file, monkeypatch):
    """The pages of the file are limited: SQLite says the same of a disk."""
    made(file)
    monkeypatch.setattr("gugong.server.sqlite.PRAGMAS", (*PRAGMAS, "max_page_count=1"))

    async def work(store: SqlStore) -> None:
        large = msgspec.structs.replace(table("large"), components="#" * 100_000)
        with pytest.raises(Unwritable) as full:
            await store.add_table(large)
        assert full.value.message == "disk-full"
        assert await store.heads(["large"]) == []
        await store.set_again("t0", 0, "small enough")

    with_store(file, work)


def test_a_failed_statement_tells_no_secret(file):
    secret = "a-secret-of-a-seat"

    async def work(store: SqlStore) -> None:
        row = table()
        row.host = row.seats[0].secret = secret
        await store.add_table(row)
        with pytest.raises(sa.exc.IntegrityError) as failed:
            await store.add_table(row)
        told = f"{failed.value} {failed.value!r}"
        assert secret not in told
        assert row.record.seed not in told
        assert row.record.seed[:20] not in told

    with_store(file, work)


def test_a_stopped_server_leaves_the_file_complete_by_itself(file):
    server = Served(file)
    server.table("person", "open")
    assert server.stop() == ""
    left = {one.name for one in file.parent.iterdir()}
    assert left == {"tables.sqlite", "tables.sqlite.lock"}
