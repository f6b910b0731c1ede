"""The file that keeps the tables: checked, taken for one server alone, and watched while it is in use."""

import os
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

from gugong.server.errors import StoreError

# What every version of the program has kept there.
OURS = {"alembic_version", "tables", "seats", "entries"}
LOOKED_AT = 3.0  # seconds at most, to find damage when a file is opened

FAULTS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_PERM: "this is not permitted",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is damaged",
    sqlite3.SQLITE_BUSY: "it is busy",
}


class Lost(Exception):
    """The file is no longer where it was when it was opened: whatever is written now could not be found again."""


class DataFile:
    """A data file by its real path, whichever link or relative path it was named by."""

    def __init__(self, named: Path) -> None:
        self.named = named
        self.path = Path(os.path.realpath(named))
        self._lock: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None

    def take(self) -> None:
        """Take the file for this process alone, made if there is none; raises StoreError."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not self.path.exists():
                self.path.touch(mode=0o600)  # it holds secrets
        except OSError as error:
            raise StoreError(f"{self.named} cannot be written ({error.strerror}): choose another --data.") from None
        if self.checked_kind().st_nlink > 1:  # each name would have a journal of its own
            raise StoreError(f"{self.named} has a second name (a hard link): remove that name, or copy the file.")
        self.check(may_be_empty=True)
        self.lock()
        self._identity = _identity(self.path)

    def lock(self) -> None:
        """Two servers on one file would not hear of each other's moves."""
        try:
            self._lock = sqlite3.connect(f"{self.path}.lock", isolation_level=None, timeout=0)
            self._lock.execute("BEGIN EXCLUSIVE")
            self.give_to_owner(Path(f"{self.path}.lock"))
        except sqlite3.Error as error:
            self.release()
            if code_of(error) == sqlite3.SQLITE_BUSY:
                said = f"{self.named} is in use by another gugong serve: stop it, or choose another --data."
            else:
                said = f"{self.path}.lock cannot be written: {fault(error)}."
            raise StoreError(said) from None

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def check(self, may_be_empty: bool = False) -> None:
        """Raise StoreError unless this is a data file of gugong, as far as can be seen quickly.  Changes nothing."""
        self.checked_kind()
        try:
            with closing(self.read_only()) as connection:
                self._check_tables(connection, may_be_empty)
                damage = _damage(connection)
        except sqlite3.DatabaseError as error:
            if code_of(error) == sqlite3.SQLITE_NOTADB:
                raise StoreError(f"{self.named} is no data file of gugong ({error}): choose another file.") from None
            if code_of(error) != sqlite3.SQLITE_CORRUPT:
                raise StoreError(f"{self.named} cannot be read: {fault(error)}.") from None
            damage = str(error)
        if damage is not None:
            raise StoreError(f"{self.named} is damaged ({damage}): restore a backup with gugong restore.")

    def _check_tables(self, connection: sqlite3.Connection, may_be_empty: bool) -> None:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and not tables >= OURS:
            raise StoreError(f"{self.named} belongs to another program: choose another file.")
        if not tables and not may_be_empty:
            raise StoreError(f"{self.named} is no data file of gugong: it is empty.")

    def checked_kind(self) -> os.stat_result:
        """Raise StoreError unless this is an ordinary file."""
        try:
            found = self.path.stat()
        except OSError as error:
            raise StoreError(f"{self.named} cannot be read: {error.strerror}.") from None
        if not stat.S_ISREG(found.st_mode):
            raise StoreError(f"{self.named} is not a file that can keep tables: choose another file.")
        return found

    def read_only(self) -> sqlite3.Connection:
        """A connection that does not disturb the server that has the file."""
        return sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    def give_to_owner(self, made: Path) -> None:
        """What root makes beside the file still belongs to the user that runs the server."""
        if os.name == "posix" and os.geteuid() == 0:
            owner = (self.path if self.path.exists() else self.path.parent).stat()
            os.chown(made, owner.st_uid, owner.st_gid)

    def check_in_place(self) -> None:
        """Raise Lost if the file or its journal was deleted, moved or replaced since it was taken."""
        try:
            self.path.with_name(f"{self.path.name}-wal").stat()
            there = _identity(self.path)
        except OSError:
            there = None
        if there != self._identity:
            raise Lost

    def try_to_write(self) -> None:
        """Write something that changes nothing; raises Lost or sqlite3.Error.

        Over a connection of its own, because one that was opened earlier may not notice what happened to the file.
        """
        self.check_in_place()
        uri = f"{self.path.as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=1)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("UPDATE alembic_version SET version_num = version_num")


def fault(error: BaseException) -> str:
    """What is wrong with the file, in plain words."""
    if isinstance(error, Lost):
        return "it has been deleted, moved or replaced"
    return FAULTS.get(code_of(error), str(error))


def code_of(error: BaseException) -> int:
    """The primary error code of SQLite; 0 if it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _damage(connection: sqlite3.Connection) -> str | None:
    """The first damage found; in a large file, not everything is looked at."""
    until = time.monotonic() + LOOKED_AT
    connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if code_of(error) != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    return None if found == "ok" else " ".join(str(found).split())[:200]
