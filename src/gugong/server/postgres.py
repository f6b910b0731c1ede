"""A store in PostgreSQL, which any number of server processes share."""

import asyncio
import hashlib
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gugong.server.columns import TABLES
from gugong.server.errors import StoreError
from gugong.server.listener import ALIVE, CHANNEL, LOST, Listener, connect
from gugong.server.notices import TableChanged
from gugong.server.quota import NO_QUOTA, Quota
from gugong.server.schema import NewerSchema, OlderInUse, migrate, newest, version
from gugong.server.store import SqlStore
from gugong.table.errors import RequestError, Uncertain, Unwritable

CONNECTIONS = 8  # for each process, besides that of the listener
PATIENCE = 5.0  # seconds to find out whether anything can be written, and to say goodbye
TIMEOUT = 10.0  # seconds that a server waits for what it reads or writes
UNWRITABLE = {"53100": "disk-full", "25006": "cannot-save"}  # by error code of PostgreSQL
FAILED = (*LOST, sa.exc.DBAPIError, sa.exc.TimeoutError)
log = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """Many writers at a time: the numbers of entries and the revisions of tables are the only locks."""

    def __init__(self, url: str, quota: Quota = NO_QUOTA) -> None:
        super().__init__(quota)
        self.name = shown(url)
        self.listener = Listener(url)
        self._url = url
        self._engine: AsyncEngine | None = None
        self._timeout: float | None = None

    async def open(self) -> None:
        """The listener shows that this program is here before it looks which others are."""
        await self.listener.open()
        self._make_engine()
        try:
            async with self._engine_made.begin() as connection:
                await self._alone(connection, "schema")
                found = await connection.execute(sa.text(ALIVE))
                await connection.run_sync(migrate, {f"{row.version:04}" for row in found})
        except NewerSchema:
            raise StoreError(f"{self.name} was written by a newer gugong: use that one.") from None
        except OlderInUse:
            said = "is in use by an older gugong, which could not go on after this upgrade: stop that one first"
            raise StoreError(f"{self.name} {said}.") from None
        except FAILED as error:
            raise StoreError(f"{self.name} cannot be written: {why(error)}.") from None
        self._timeout = TIMEOUT

    async def open_to_read(self) -> None:
        self._make_engine()
        try:
            async with self._engine_made.connect() as connection:
                found = await connection.run_sync(version)
        except (*LOST, sa.exc.DBAPIError, ValueError) as error:
            raise StoreError(f"{self.name} cannot be read: {why(error)}.") from None
        if found is None:
            raise StoreError(f"{self.name} is no database of gugong: it is empty.")
        if found != newest():
            which = "a newer gugong: use that one" if found > newest() else "an older gugong: start gugong serve once"
            raise StoreError(f"{self.name} was written by {which}.")

    def _make_engine(self) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(self._url),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,  # after a restart of the database nobody is told that nothing can be kept
            hide_parameters=True,  # which are secrets and seeds
        )

    @property
    def _engine_made(self) -> AsyncEngine:
        assert self._engine is not None
        return self._engine

    async def close(self) -> None:
        """Connections through which nothing passes any more are not waited for."""
        await self.listener.close()
        if self._engine is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._engine.dispose(), PATIENCE)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """When the database does not say why, nothing is certain: another process may have written the same before."""
        try:
            async with asyncio.timeout(self._timeout), self._engine_made.begin() as connection:
                yield connection
        except FAILED as error:
            self._log(error)
            code = _code(error)
            raise (Unwritable(UNWRITABLE[code]) if code in UNWRITABLE else Uncertain()) from None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(self._timeout), self._engine_made.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield connection
        except FAILED as error:
            self._log(error)
            raise Unwritable("cannot-save") from None

    def _log(self, error: Exception) -> None:
        log.error("%s cannot be used: %s", self.name, why(error))

    async def check_unused(self) -> None:
        if len(await self.listener.fetch(ALIVE)) > 1:
            raise StoreError(f"{self.name} is in use by a gugong serve: stop it first.")

    async def announce(self, connection: AsyncConnection, table: str, seq: int, revision: int) -> None:
        told = msgspec.json.encode(TableChanged(table, seq, revision)).decode()
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))

    async def _alone(self, connection: AsyncConnection, what: str) -> None:
        """Wait until no other process does this; from then on this one alone, until its transaction ends."""
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(lock_key(what))))

    async def fault(self) -> str | None:
        """Found by writing something that changes nothing."""
        try:
            async with asyncio.timeout(PATIENCE), self.transaction() as connection:
                await connection.execute(sa.text("UPDATE usable SET since = since"))
        except RequestError:
            return "The database cannot be written."
        except TimeoutError:
            return "The database does not answer."
        return None

    async def check_quota(self, connection: AsyncConnection) -> None:
        """One process at a time: two could each make the last table."""
        if self.quota.tables is not None:
            await self._alone(connection, "quota")
            await self.quota.check_tables(connection)

    def visited(self) -> sa.ColumnElement[bool]:
        presence = sa.table("presence", sa.column("table_id"))
        return sa.exists().where(presence.c.table_id == TABLES.c.id)


def lock_key(what: str) -> int:
    """The number of an advisory lock for anything that has a name."""
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big", signed=True)


def _code(error: BaseException) -> str:
    original = getattr(error, "orig", error)
    return str(getattr(original, "sqlstate", None) or "")


def why(error: BaseException) -> str:
    """What the database says, in one line."""
    original = getattr(error, "orig", None) or error
    said = str(original.__cause__ or original) or type(original).__name__
    return said.splitlines()[0].rstrip(".")


def shown(url: str) -> str:
    """The address of a database without the password in it."""
    return re.sub("//[^/]*@", "//", url.partition("?")[0])
