"""Backups: complete while the server runs, checked, and put back without losing what was there."""

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from gugong.server.backup import back_up, restore
from gugong.server.errors import StoreError
from gugong.server.store import SqlStore
from tests.server.test_data_file import made
from tests.server.test_store import entry, snapshot, table, with_store
from tests.server.test_upgrade import OLD


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "backups" / "copy.sqlite"


@pytest.fixture(autouse=True)
def _folder(copy: Path) -> None:
    copy.parent.mkdir()


def names(file: Path) -> set[str]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return {name for (name,) in connection.execute("SELECT id FROM tables")}


def test_a_backup_holds_every_entry_accepted_before(data, copy):
    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        for seq in range(1, 51):
            await store.append("t", 0, entry(seq), table().standing, snapshot(seq))
        assert await asyncio.to_thread(back_up, data, copy) == 1
        await store.append("t", 0, entry(51), table().standing, snapshot(51))

    with_store(data, work)

    async def read(store: SqlStore) -> None:
        assert (await store.table("t")).entries == [entry(seq) for seq in range(1, 51)]

    with_store(copy, read)


def test_a_backup_is_one_file_for_its_owner_alone(data, copy):
    back_up(made(data), copy)
    assert list(copy.parent.iterdir()) == [copy]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_backup_replaces_a_file_only_if_told_to(data, copy):
    made(data)
    copy.write_text("an earlier one")
    with pytest.raises(StoreError, match="exists already"):
        back_up(data, copy)
    assert copy.read_text() == "an earlier one"
    assert back_up(data, copy, force=True) == 1


def test_a_backup_never_replaces_the_data_file_itself(data, copy):
    made(data)
    copy.symlink_to(data)
    for to in (data, copy):
        with pytest.raises(StoreError, match="is the data file itself"):
            back_up(data, to, force=True)
    assert names(data) == {"t0"}


def test_what_is_damaged_is_not_backed_up(data, copy):
    made(data, tables=30)
    with data.open("r+b") as opened:
        opened.seek(6 * 4096)
        opened.write(b"\xff" * 3 * 4096)
    with pytest.raises(StoreError, match="is damaged"):
        back_up(data, copy)
    assert list(copy.parent.iterdir()) == []


def test_a_backup_needs_a_data_file(data, copy):
    with pytest.raises(StoreError, match="cannot be read"):
        back_up(data, copy)
    assert not data.exists()


def test_a_backup_that_cannot_be_written_says_so(data, copy):
    with pytest.raises(StoreError, match="cannot be written"):
        back_up(made(data), copy.parent / "nowhere" / "copy.sqlite")


def test_restoring_keeps_what_was_there(data, copy):
    back_up(made(data, tables=1), copy)
    data.unlink()
    made(data, tables=3)
    done = restore(copy, data)
    assert (done.tables, names(data)) == (1, {"t0"})
    assert done.before is not None
    assert names(done.before) == {"t0", "t1", "t2"}
    assert copy.exists()
    made_again = stat.S_IMODE(data.stat().st_mode)
    assert made_again == 0o600


def test_entries_that_were_only_in_the_journal_are_kept_too(data, copy):
    """A server that was killed leaves a journal, which belongs to the old file and must not meet the new one."""
    back_up(made(data, tables=1), copy)
    killed = sqlite3.connect(data, isolation_level=None)
    killed.execute("PRAGMA journal_mode=WAL")
    killed.execute("UPDATE tables SET title = 'in the journal'")
    folder = data.parent / "killed"
    folder.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{data}{ending}", folder)
    killed.close()
    done = restore(copy, folder / data.name)
    assert done.before is not None
    for file, title in ((done.before, "in the journal"), (folder / data.name, "")):
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT title FROM tables").fetchall() == [(title,)]


def test_a_damaged_file_is_replaced_and_kept_as_it_is(data, copy):
    back_up(made(data), copy)
    data.write_bytes(b"\xff" * 5000)
    done = restore(copy, data)
    assert done.before.read_bytes() == b"\xff" * 5000
    assert names(data) == {"t0"}


def test_nothing_is_restored_while_a_server_has_the_file(data, copy):
    back_up(made(data), copy)

    async def work(store: SqlStore) -> None:
        with pytest.raises(StoreError, match="in use by another gugong serve"):
            restore(copy, data)
        await store.add_table(table("later"))

    with_store(data, work)
    assert names(data) == {"t0", "later"}


@pytest.mark.parametrize("backup", [b"", b"Dear Emperor, " * 100])
def test_what_is_no_backup_is_not_restored(data, copy, backup):
    made(data)
    copy.write_bytes(backup)
    with pytest.raises(StoreError, match="is no data file of gugong"):
        restore(copy, data)
    assert names(data) == {"t0"}


def test_a_backup_of_a_newer_program_is_not_restored(data, copy):
    back_up(made(data), copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="written by a newer gugong"):
        restore(copy, data)


def test_a_backup_of_an_older_program_is_restored_where_there_was_nothing(data):
    done = restore(OLD, data)
    assert (done.tables, done.before) == (62, None)
    with_store(data, lambda _: asyncio.sleep(0))


def test_a_backup_with_a_second_name_is_restored(data, copy):
    back_up(made(data), copy)
    os.link(copy, copy.with_name("again.sqlite"))
    assert restore(copy, data).tables == 1


def test_a_check_that_fails_changes_nothing(data, copy):
    back_up(made(data, tables=2), copy)
    before = sorted(data.parent.iterdir())

    def refuse(_: Path) -> None:
        raise StoreError("No.")

    with pytest.raises(StoreError, match=r"No\."):
        restore(copy, data, refuse)
    assert sorted(data.parent.iterdir()) == before


def test_a_folder_is_not_replaced_by_a_backup(data, copy):
    back_up(made(data), copy)
    folder = data.parent / "letters"
    folder.mkdir()
    with pytest.raises(StoreError, match="is not a file that can keep tables"):
        restore(copy, folder)
    assert sorted(one.name for one in data.parent.glob("letters*")) == ["letters"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_whom_it_belonged_before(data, copy):
    back_up(made(data), copy)
    lock = Path(f"{data}.lock")
    lock.unlink()
    os.chown(data, 12345, 12345)
    restore(copy, data)
    assert (data.stat().st_uid, lock.stat().st_uid) == (12345, 12345)
