"""Backups of a data file, made while it is in use, and put back."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from gugong.server.data_file import DataFile, fault
from gugong.server.errors import StoreError
from gugong.server.schema import is_known

Check = Callable[[Path], None]  # raises StoreError


class Restored(NamedTuple):
    """How many tables there are now, and where the file that was there before is."""

    tables: int
    before: Path | None


def back_up(data: Path, to: Path, force: bool = False) -> int:
    """Write everything stored so far to one new file, and say how many tables that is; raises StoreError."""
    source, target = DataFile(data), Path(os.path.realpath(to))
    source.check()
    if target == source.path or (target.exists() and target.samefile(source.path)):
        raise StoreError(f"{to} is the data file itself: name another file for the backup.")
    if target.exists() and not force:
        raise StoreError(f"{to} exists already: name another file, or --force.")
    try:
        with TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
            copy = DataFile(Path(folder) / "copy")
            tables = _copy(source, copy)
            _put(copy.path, target)
    except OSError as error:
        raise StoreError(f"{to} cannot be written: {error.strerror}.") from None
    return tables


def restore(backup: Path, data: Path, check: Check = lambda _: None) -> Restored:
    """Put a backup in the place of a data file that no server has; raises StoreError.

    `check` is given a copy of it before anything is changed.  The file that was there is kept beside it.
    """
    source, target = DataFile(backup), DataFile(data)
    source.check()
    if source.path == target.path:
        raise StoreError(f"{backup} is the data file itself: name a backup.")
    if target.path.exists():
        target.checked_kind()
    try:
        target.path.parent.mkdir(parents=True, exist_ok=True)
        target.lock()
        with TemporaryDirectory(dir=target.path.parent, prefix=".restore-") as folder:
            copy = DataFile(Path(folder) / "copy")
            tables = _copy(source, copy)
            check(copy.path)
            target.give_to_owner(copy.path)
            before = _set_aside(target.path)
            _put(copy.path, target.path)
    except OSError as error:
        raise StoreError(f"{data} cannot be written: {error.strerror}.") from None
    finally:
        target.release()
    return Restored(tables, before)


def _copy(source: DataFile, copy: DataFile) -> int:
    """A complete, checked copy in one file, readable by its owner alone; the number of tables in it."""
    copy.path.touch(mode=0o600)
    try:
        with closing(source.read_only()) as from_, closing(sqlite3.connect(copy.path, isolation_level=None)) as into:
            from_.backup(into)
            into.execute("PRAGMA journal_mode=DELETE")
            (found,) = into.execute("PRAGMA integrity_check(1)").fetchone()
            (version,) = into.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = into.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{source.named} cannot be copied: {fault(error)}.") from None
    if found != "ok":
        raise StoreError(f"{source.named} is damaged ({found}): use another backup.")
    if not is_known(version):
        raise StoreError(f"{source.named} was written by a newer gugong: use that one.")
    return int(tables)


def _set_aside(file: Path) -> Path | None:
    """Rename the file, with the journal that belongs to it, and say to what; None if there is none."""
    if not file.exists():
        return None
    _complete(file)
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    kept = file.with_name(f"{file.name}.before-{stamp}")
    if kept.exists():
        raise StoreError(f"{kept} exists already: wait a second.")
    for ending in ("-wal", "-shm", ""):
        part = file.with_name(file.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))
    return kept


def _complete(file: Path) -> None:
    """Write what is still in the journal to the file itself, unless it is damaged: then both are kept as they are."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass


def _put(file: Path, target: Path) -> None:
    """Move the file there at once; after a power failure, either the old one or the new one is there."""
    _sync(file)
    file.replace(target)
    if os.name == "posix":
        _sync(target.parent)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
