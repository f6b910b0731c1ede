"""Tables, their seats and their entries in a database: all that SQLite and PostgreSQL have in common."""

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gugong.server.columns import (
    ENTRIES,
    EXPIRED,
    FINDINGS,
    NOT_EXPIRED,
    SEATS,
    TABLES,
    entry_values,
    head_values,
    made,
    read_entries,
    read_heads,
    read_snapshot,
    replace_snapshot,
    seat_values,
)
from gugong.server.metrics import LOADS, WRITES, count_move
from gugong.server.quota import NO_QUOTA, Quota
from gugong.table.errors import Overtaken
from gugong.table.rows import Entry, FindingRow, SeatRow, Snapshot, Standing, TableRow

ADD_FINDING = sa.text("""
    INSERT INTO findings (table_id, seat, iterations, number, finding)
    SELECT id, CAST(:seat AS INTEGER), CAST(:iterations AS INTEGER), CAST(:number AS INTEGER), CAST(:finding AS VARCHAR)
    FROM tables WHERE id = :table_id ON CONFLICT DO NOTHING
""")
log = logging.getLogger(__name__)


class SqlStore(ABC):
    """Reads and writes a database; nothing else does."""

    name: str  # for an operator

    def __init__(self, quota: Quota = NO_QUOTA) -> None:
        self.quota = quota

    @abstractmethod
    async def open(self) -> None:
        """Bring the database up to date; raises StoreError."""

    @abstractmethod
    async def open_to_read(self) -> None:
        """Read a database that a server may use; raises StoreError."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """It is durable once the context ends.  Raises Unwritable if it is certain that nothing was kept."""

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """What is read within the context belongs together."""

    @abstractmethod
    async def fault(self) -> str | None:
        """Why nothing can be written, in a sentence; None if all is well."""

    @abstractmethod
    async def check_quota(self, connection: AsyncConnection) -> None:
        """Raise RequestError if there is no room for another table."""

    # For other processes that use the same database.

    @abstractmethod
    async def check_unused(self) -> None:
        """Raise StoreError if there are any."""

    @abstractmethod
    async def announce(self, connection: AsyncConnection, table: str, seq: int, revision: int) -> None:
        """Tell them what was changed, once it is committed."""

    @abstractmethod
    def visited(self) -> sa.ColumnElement[bool]:
        """Is somebody connected to a table through one of them?"""

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        with WRITES.timed():
            async with self.transaction() as connection:
                yield connection

    async def add_table(self, table: TableRow) -> None:
        """Raises RequestError if there is no room for another."""
        now = time.time()
        seats = [seat_values(table.id, seat, row) for seat, row in enumerate(table.seats)]
        entries = [entry_values(table.id, entry, now) for entry in table.entries]
        async with self.writing() as connection:
            await self.check_quota(connection)
            await connection.execute(sa.insert(TABLES).values(head_values(table) | {"created": now, "moved": now}))
            await connection.execute(sa.insert(SEATS), seats)
            if entries:
                await connection.execute(sa.insert(ENTRIES), entries)
            if table.snapshot is not None:
                await replace_snapshot(connection, table.id, table.snapshot)
        log.info("Table %s was made", table.id)

    async def append(self, table: str, revision: int, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        """Commit one entry; two with one number, or with one id of one seat, are refused by the database itself."""
        now = time.time()
        async with self.writing() as connection:
            try:
                await connection.execute(sa.insert(ENTRIES).values(entry_values(table, entry, now)))
            except sa.exc.IntegrityError:
                raise Overtaken from None
            await _update(connection, table, revision, msgspec.structs.asdict(standing) | {"moved": now})
            await replace_snapshot(connection, table, snapshot)
            await self.announce(connection, table, entry.seq, revision)
        count_move(entry)

    async def set_seat(self, table: str, revision: int, seat: int, row: SeatRow) -> None:
        async with self._revising(table, revision, {}) as connection:
            where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(sa.update(SEATS).where(where).values(msgspec.structs.asdict(row)))

    async def begin(self, table: str, revision: int) -> None:
        async with self._revising(table, revision, {"gathers": False}):
            pass

    async def set_again(self, table: str, revision: int, again: str) -> None:
        async with self._revising(table, revision, {"again": again}):
            pass

    @asynccontextmanager
    async def _revising(self, table: str, revision: int, changed: dict[str, object]) -> AsyncIterator[AsyncConnection]:
        async with self.writing() as connection:
            await _update(connection, table, revision, changed | {"revision": revision + 1})
            yield connection
            await self.announce(connection, table, 0, revision + 1)

    async def table(self, table: str) -> TableRow | None:
        """The table with its whole history."""
        with LOADS.timed():
            async with self.reading() as connection:
                found = await _read(connection, table, 0)
                if found is not None:
                    found.snapshot = await read_snapshot(connection, table)
        return found

    async def since(self, table: str, seq: int) -> TableRow | None:
        async with self.reading() as connection:
            return await _read(connection, table, seq)

    async def heads(self, tables: Sequence[str]) -> list[TableRow]:
        """These tables, as far as they exist, without their history."""
        async with self.reading() as connection:
            return await read_heads(connection, tables)

    async def add_findings(self, table: str, findings: Sequence[FindingRow]) -> None:
        rows = [{"table_id": table, **msgspec.structs.asdict(row)} for row in findings]
        async with self.writing() as connection:
            await connection.execute(ADD_FINDING, rows)

    async def findings(self, table: str, seat: int) -> list[FindingRow]:
        query = sa.select(FINDINGS).where(FINDINGS.c.table_id == table, FINDINGS.c.seat == seat)
        async with self.reading() as connection:
            return [made(FindingRow, row) for row in (await connection.execute(query)).mappings()]

    async def expire(self, table: str, before: float) -> bool:
        """From now on the table is gone, unless somebody has moved at it since then; `expiry` deletes what it held."""
        idle = sa.and_(TABLES.c.id == table, TABLES.c.moved < before, NOT_EXPIRED, ~self.visited())
        found = sa.select(TABLES.c.id, sa.literal(time.time())).where(idle)
        try:
            async with self.writing() as connection:
                done = await connection.execute(sa.insert(EXPIRED).from_select(["id", "at"], found))
        except Overtaken:
            return False
        return done.rowcount > 0

    async def has_expired(self, table: str) -> bool:
        async with self.reading() as connection:
            return (await connection.execute(sa.select(EXPIRED).where(EXPIRED.c.id == table))).first() is not None


async def _read(connection: AsyncConnection, table: str, after: int) -> TableRow | None:
    found = await read_heads(connection, [table])
    if not found:
        return None
    found[0].entries = await read_entries(connection, table, after)
    return found[0]


async def _update(connection: AsyncConnection, table: str, revision: int, values: dict[str, object]) -> None:
    """Raises Overtaken if its seats have changed meanwhile, or the table is gone."""
    known = sa.and_(TABLES.c.id == table, TABLES.c.revision == revision, NOT_EXPIRED)
    if not (await connection.execute(sa.update(TABLES).where(known).values(values))).rowcount:
        raise Overtaken
