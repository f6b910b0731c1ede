"""The data file: tables, their seats and their entries, in SQLite."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gugong.notation.record import Record
from gugong.server.data_file import DataFile, Lost, code_of, fault
from gugong.server.errors import StoreError
from gugong.server.quota import NO_QUOTA, Quota
from gugong.server.schema import NewerFile, is_known, migrate, newest
from gugong.table.errors import Unwritable
from gugong.table.rows import Entry, SeatRow, Snapshot, Standing, TableRow

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
AT_ONCE = 500  # entries that are read without a pause
PATIENCE = 5.0  # seconds to find out whether the file can be written
UNWRITABLE = {sqlite3.SQLITE_FULL: "disk-full", sqlite3.SQLITE_READONLY: "cannot-save"}

TABLES = sa.table("tables", *map(sa.column, (
    "id", "title", "record", "components", "host", "spectator", "again", "created", "moved", "day", "asks", "winner",
    "rules", "chosen", "lesson",
)), sa.column("gathers", sa.Boolean))  # fmt: skip
SEATS = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind", "name", "level", "secret", "spent")))
ENTRIES = sa.table("entries", *map(sa.column, ("table_id", "seq", "kind", "seat", "move", "check", "client", "at")))
SNAPSHOTS = sa.table("snapshots", *map(sa.column, ("table_id", "seq", "rules", "position")))
EXPIRED = sa.table("expired", *map(sa.column, ("id", "at")))
NOT_EXPIRED = TABLES.c.id.not_in(sa.select(EXPIRED.c.id))  # what one held may not be deleted yet

log = logging.getLogger(__name__)
Row = TypeVar("Row", bound=msgspec.Struct)


class SqliteStore:
    """Reads and writes the data file; nothing else does.  One writer at a time."""

    def __init__(self, file: Path, quota: Quota = NO_QUOTA) -> None:
        self.file = file
        self.quota = quota
        self._file = DataFile(file)
        self._writing = asyncio.Lock()
        self._engine: AsyncEngine | None = None
        self._damage: str | None = None  # found by a request
        self.writes = 0
        self.write_seconds = 0.0  # waiting for one's turn included

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
        except NewerFile:
            raise StoreError(f"{self.file} was written by a newer gugong: use that one, or another --data.") from None
        except (sa.exc.DBAPIError, Unwritable, sqlite3.Error, Lost) as error:
            why = fault(error.__cause__ or error)
            raise StoreError(f"{self.file} cannot be written: {why}.") from None

    async def open_to_read(self) -> None:
        """Read a file that a server may have; raises StoreError."""
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
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None
        begun = time.monotonic()
        async with self._writing, self._engine.begin() as connection:
            yield connection
            self._check_in_place()  # before it is committed
        self.writes += 1
        self.write_seconds += time.monotonic() - begun

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
        """Why nothing can be written, found by writing something that changes nothing; None if all is well."""
        if self._damage is not None:
            return self._damage
        try:
            async with asyncio.timeout(PATIENCE), self._writing:
                await asyncio.to_thread(self._file.try_to_write)
        except (Lost, sqlite3.Error) as error:
            return fault(error)
        except TimeoutError:
            return "it is busy"
        return None

    async def add_table(self, table: TableRow) -> None:
        """Raises RequestError if there is no room for another."""
        now = time.time()
        head = _head(table) | {"created": now, "moved": now}
        seats = [_seat(table.id, seat, row) for seat, row in enumerate(table.seats)]
        async with self.writing() as connection:
            await self.quota.check(connection)
            await connection.execute(sa.insert(TABLES).values(head))
            await connection.execute(sa.insert(SEATS), seats)
            if table.entries:
                await connection.execute(sa.insert(ENTRIES), [_entry(table.id, entry, now) for entry in table.entries])
            if table.snapshot is not None:
                await connection.execute(_replace_snapshot(table.id, table.snapshot))
        log.info("Table %s was made", table.id)

    async def append(self, table: str, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        """Commit one entry; two with one number, or with one id of one seat, are refused by the file itself."""
        now = time.time()
        async with self.writing() as connection:
            await connection.execute(sa.insert(ENTRIES).values(_entry(table, entry, now)))
            await connection.execute(
                sa.update(TABLES).where(TABLES.c.id == table).values(msgspec.structs.asdict(standing) | {"moved": now})
            )
            await connection.execute(_replace_snapshot(table, snapshot))

    async def set_seat(self, table: str, seat: int, row: SeatRow) -> None:
        async with self.writing() as connection:
            where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(sa.update(SEATS).where(where).values(msgspec.structs.asdict(row)))

    async def begin(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(gathers=False))

    async def set_again(self, table: str, again: str) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(again=again))

    async def table(self, table: str) -> TableRow | None:
        """The table with its whole history."""
        async with self.reading() as connection:
            found = await _heads(connection, [table])
            if not found:
                return None
            found[0].entries = await _entries(connection, table)
            query = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
            snapshot = (await connection.execute(query)).mappings().one_or_none()
        found[0].snapshot = None if snapshot is None else _made(Snapshot, snapshot)
        return found[0]

    async def heads(self, tables: Sequence[str]) -> list[TableRow]:
        """These tables, as far as they exist, without their history."""
        async with self.reading() as connection:
            return await _heads(connection, tables)

    async def expire(self, table: str, before: float) -> bool:
        """From now on the table is gone, unless somebody has moved at it since then; `expiry` deletes what it held."""
        idle = sa.select(TABLES.c.id, sa.literal(time.time())).where(TABLES.c.id == table, TABLES.c.moved < before)
        async with self.writing() as connection:
            done = await connection.execute(sa.insert(EXPIRED).from_select(["id", "at"], idle))
        return done.rowcount > 0

    async def has_expired(self, table: str) -> bool:
        async with self.reading() as connection:
            return (await connection.execute(sa.select(EXPIRED).where(EXPIRED.c.id == table))).first() is not None


def _set_up(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _head(table: TableRow) -> dict[str, object]:
    return {
        "id": table.id,
        "title": table.title,
        "record": msgspec.json.encode(table.record).decode(),
        "components": table.components,
        "host": table.host,
        "spectator": table.spectator,
        "chosen": table.chosen,
        "lesson": table.lesson,
        **msgspec.structs.asdict(table.standing),
    }


def _seat(table: str, seat: int, row: SeatRow) -> dict[str, object]:
    return {"table_id": table, "seat": seat, **msgspec.structs.asdict(row)}


def _entry(table: str, entry: Entry, at: float) -> dict[str, object]:
    return {"table_id": table, "at": at, **msgspec.structs.asdict(entry)}


def _replace_snapshot(table: str, snapshot: Snapshot) -> sa.Insert:
    values = {"table_id": table, **msgspec.structs.asdict(snapshot)}
    return sa.insert(SNAPSHOTS).prefix_with("OR REPLACE").values(values)


async def _heads(connection: AsyncConnection, tables: Sequence[str]) -> list[TableRow]:
    query = sa.select(TABLES).where(TABLES.c.id.in_(tables), NOT_EXPIRED)
    heads = (await connection.execute(query)).mappings().all()
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    seats: dict[str, list[sa.RowMapping]] = {}
    for row in (await connection.execute(query)).mappings():
        seats.setdefault(row["table_id"], []).append(row)
    return [_table(head, seats[head["id"]]) for head in heads]


async def _entries(connection: AsyncConnection, table: str) -> list[Entry]:
    """A few at a time: while a long history is read, the other tables go on."""
    query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    found: list[Entry] = []
    async for rows in (await connection.stream(query)).mappings().partitions(AT_ONCE):
        found += [_made(Entry, row) for row in rows]
    return found


def _table(head: sa.RowMapping, seats: list[sa.RowMapping]) -> TableRow:
    names = ("id", "title", "components", "host", "spectator", "again", "moved", "lesson")
    given = {name: head[name] for name in names} | {"chosen": bool(head["chosen"])}
    record = msgspec.json.decode(head["record"], type=Record)
    rows = [_made(SeatRow, row) for row in seats]
    return TableRow(record=record, seats=rows, standing=_made(Standing, head), **given)


def _made(kind: type[Row], row: sa.RowMapping) -> Row:
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__}, kind)
