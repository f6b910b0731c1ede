"""The data file: a store in SQLite, for one server process."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gugong.server.data_file import DataFile, Lost, code_of, fault
from gugong.server.errors import StoreError
from gugong.server.quota import NO_QUOTA, Quota
from gugong.server.schema import NewerSchema, is_known, migrate, newest
from gugong.server.store import SqlStore
from gugong.table.errors import Unwritable

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
PATIENCE = 5.0  # seconds to find out whether the file can be written
UNWRITABLE = {sqlite3.SQLITE_FULL: "disk-full", sqlite3.SQLITE_READONLY: "cannot-save"}
log = logging.getLogger(__name__)


class SqliteStore(SqlStore):
    """One writer at a time, and one server."""

    def __init__(self, file: Path, quota: Quota = NO_QUOTA) -> None:
        super().__init__(quota)
        self.file = file
        self.name = str(file)
        self._file = DataFile(file)
        self._writing = asyncio.Lock()
        self._engine: AsyncEngine | None = None
        self._damage: str | None = None  # found by a request

    async def open(self) -> None:
        """Take the file for this server alone and bring it up to date; raises StoreError."""
        self._file.take()
        url = sa.URL.create("sqlite+aiosqlite", database=str(self._file.path))
        self._engine = create_async_engine(url, hide_parameters=True)  # which are secrets and seeds
        sa.event.listen(self._engine.sync_engine, "connect", _set_up)
        sa.event.listen(self._engine.sync_engine, "handle_error", self._name_error)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
            await asyncio.to_thread(self._file.try_to_write)
        except NewerSchema:
            raise StoreError(f"{self.file} was written by a newer gugong: use that one, or another --data.") from None
        except (sa.exc.DBAPIError, Unwritable, sqlite3.Error, Lost) as error:
            why = fault(error.__cause__ or error)
            raise StoreError(f"{self.file} cannot be written: {why}.") from None

    async def open_to_read(self) -> None:
        self._file.check()
        url = sa.URL.create("sqlite+aiosqlite", database=self._file.path.as_uri(), query={"mode": "ro", "uri": "true"})
        self._engine = create_async_engine(url, hide_parameters=True)
        async with self.reading() as connection:
            version = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one()
        if not is_known(version):
            raise StoreError(f"{self.file} was written by a newer gugong: use that one.")
        if version != newest():
            raise StoreError(f"{self.file} was written by an older gugong: start gugong serve with it once.")

    async def close(self) -> None:
        if self._engine is not None:
            await self._engine.dispose()
        self._file.release()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None
        async with self._writing, self._engine.begin() as connection:
            yield connection
            self._check_in_place()  # before it is committed

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None
        async with self._engine.connect() as connection:
            yield connection

    def _check_in_place(self) -> None:
        try:
            self._file.check_in_place()
        except Lost as error:
            log.error("%s: %s", self.file, fault(error))
            raise Unwritable("cannot-save") from None

    def _name_error(self, context: sa.engine.ExceptionContext) -> Exception | None:
        """After these errors it is certain that nothing was stored; after others, such as a failing disk, it is not."""
        error = context.original_exception
        code = code_of(error)
        if code in UNWRITABLE:
            log.error("%s: %s", self.file, fault(error))
            return Unwritable(UNWRITABLE[code])
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            self._damage = fault(error)
        return None

    async def fault(self) -> str | None:
        """Found by writing something that changes nothing."""
        why = self._damage or await self._why_not()
        return None if why is None else f"The data file cannot be written: {why}."

    async def _why_not(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE), self._writing:
                await asyncio.to_thread(self._file.try_to_write)
        except (Lost, sqlite3.Error) as error:
            return fault(error)
        except TimeoutError:
            return "it is busy"
        return None

    async def check_quota(self, connection: AsyncConnection) -> None:
        await self.quota.check_tables(connection)
        await self.quota.check_file(connection)

    async def check_unused(self) -> None:
        """The file was taken when it was opened."""

    async def announce(self, connection: AsyncConnection, table: str, seq: int, revision: int) -> None:
        pass

    def visited(self) -> sa.ColumnElement[bool]:
        return sa.false()


def _set_up(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
