"""The one connection to PostgreSQL that a process keeps: it hears notices, and its locks show who is alive."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from gugong.server.errors import StoreError
from gugong.server.schema import newest
from gugong.table.errors import Unwritable

CHANNEL = "gugong"
PROCESSES = 0x67756F67  # a class of advisory locks, each held in common by all processes of one version
TIMEOUT = 5.0  # seconds until a database that does not answer counts as lost
AGAIN = 0.5  # seconds until a lost connection is tried again
SETTINGS = {
    "application_name": "gugong",
    "jit": "off",
    "synchronous_commit": "on",  # a commit is on the disk, whatever the database is set to
    # What a process held that cannot be reached any more is free again soon.
    "idle_in_transaction_session_timeout": "10s",
    "tcp_user_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
ALIVE = f"""
    SELECT pid, objid::int AS version FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {PROCESSES} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

Heard = Callable[[str], None]
log = logging.getLogger(__name__)


async def connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    return await asyncpg.connect(url, timeout=TIMEOUT, server_settings=SETTINGS)


class Listener:
    """Connects again whenever the connection is lost; what was locked is lost with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard: Heard = lambda _: None
        self.connected: Callable[[], None] = lambda: None  # called each time
        self.process = 0  # its number for the others: that of the connection
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._turn = asyncio.Lock()  # one query at a time
        self._lost = asyncio.Event()

    async def open(self) -> None:
        """Raises StoreError."""
        try:
            await self._connect()
        except (*LOST, ValueError) as error:
            raise StoreError(f"The database cannot be reached: {error}.") from None

    async def _connect(self) -> None:
        connection = await connect(self.url)
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({PROCESSES}, {int(newest())})")
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self.process = connection.get_server_pid()
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        self._connection = connection

    def _hear(self, _: object, __: int, ___: str, payload: object) -> None:
        self.heard(str(payload))

    async def stay_connected(self) -> None:
        """For ever."""
        while True:
            self.connected()
            await self._lost.wait()
            log.error("The connection to the database was lost")
            while self._lost.is_set():
                await asyncio.sleep(AGAIN)
                with suppress(*LOST):
                    await self._connect()
            log.warning("The database is connected again")

    async def fetch(self, query: str, *args: Any) -> list[asyncpg.Record]:
        """Raises Unwritable if the database does not answer."""
        async with self._turn:
            connection = self._connection
            if connection is None or connection.is_closed():
                raise Unwritable("cannot-save")
            try:
                found: list[asyncpg.Record] = await connection.fetch(query, *args, timeout=TIMEOUT)
            except LOST as error:
                log.error("The database does not answer: %s", str(error) or type(error).__name__)
                connection.terminate()
                raise Unwritable("cannot-save") from None
            return found

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
