"""The data file: tables, their seats, and the entries that their records are folded from."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gugong.notation.record import Record

MIGRATIONS = Path(__file__).parent / "migrations"

TABLES = sa.table("tables", *map(sa.column, (
    "id", "title", "record", "components", "host", "spectator", "again", "created", "moved", "day", "asks", "winner",
)))  # fmt: skip
SEATS = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind", "name", "level", "secret")))
ENTRIES = sa.table("entries", *map(sa.column, ("table_id", "seq", "kind", "seat", "move", "check", "client", "at")))


Row = TypeVar("Row", bound=msgspec.Struct)


class StoreError(Exception):
    """The data file cannot be used; says why and what to do."""


class SeatRow(msgspec.Struct):
    """Who plays a seat; whoever has its secret may."""

    kind: Literal["person", "open", "bot", "meng"]
    name: str | None = None
    level: str | None = None
    secret: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's history: nothing is ever taken out of it, so taking a move back adds one."""

    seq: int
    kind: Literal["move", "undo", "redo"]
    seat: int
    move: str = ""
    check: str = ""
    client: str | None = None  # the page's own id of it


class Standing(msgspec.Struct):
    """How far a table is: what its entries add up to, kept so that lists need not play it."""

    day: int
    asks: int | None  # None when the game is over
    winner: int | None


class TableRow(msgspec.Struct):
    """A table with all that belongs to it."""

    id: str
    title: str
    record: Record  # without its moves
    components: str | None
    host: str  # the secret of whoever made the table
    spectator: str
    seats: list[SeatRow]
    standing: Standing
    entries: list[Entry] = []
    again: str | None = None
    moved: float = 0.0


class Store:
    """The one place that reads and writes the data file; one writer at a time."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._writing = asyncio.Lock()
        self._held: sqlite3.Connection | None = None
        self._engine: AsyncEngine | None = None

    async def open(self) -> None:
        """Take the file for this server alone and bring it up to date."""
        self._hold()
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{self.file}")
        sa.event.listen(self._engine.sync_engine, "connect", _set_up)
        try:
            async with self._engine.begin() as line:
                await line.run_sync(migrate)
        except CommandError:
            raise StoreError(f"{self.file} was written by a newer gugong: use that one, or another --data.") from None

    def _hold(self) -> None:
        """Two servers on one file would not hear of each other's moves."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=0o600)  # it holds secrets
        except OSError as error:
            raise StoreError(f"{self.file} cannot be written ({error.strerror}): choose another --data.") from None
        _check_is_database(self.file)
        try:
            self._held = sqlite3.connect(f"{self.file}.lock", isolation_level=None, timeout=0)
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            said = f"{self.file} is in use by another gugong serve: stop it, or choose another --data."
            raise StoreError(said) from None

    async def close(self) -> None:
        if self._engine is not None:
            await self._engine.dispose()
        if self._held is not None:
            self._held.close()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None
        async with self._writing, self._engine.begin() as line:
            yield line

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None
        async with self._engine.connect() as line:
            yield line

    async def add_table(self, table: TableRow) -> None:
        now = time.time()
        head = _head(table) | {"created": now, "moved": now}
        seats = [_seat(table.id, seat, row) for seat, row in enumerate(table.seats)]
        async with self._write() as line:
            await line.execute(sa.insert(TABLES).values(head))
            await line.execute(sa.insert(SEATS), seats)
            if table.entries:
                await line.execute(sa.insert(ENTRIES), [_entry(table.id, entry, now) for entry in table.entries])

    async def append(self, table: str, entry: Entry, standing: Standing) -> None:
        """Commit one entry; two with one number, or with one id of one seat, are refused by the file itself."""
        now = time.time()
        async with self._write() as line:
            await line.execute(sa.insert(ENTRIES).values(_entry(table, entry, now)))
            await line.execute(
                sa.update(TABLES).where(TABLES.c.id == table).values(msgspec.structs.asdict(standing) | {"moved": now})
            )

    async def set_seat(self, table: str, seat: int, row: SeatRow) -> None:
        async with self._write() as line:
            where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await line.execute(sa.update(SEATS).where(where).values(msgspec.structs.asdict(row)))

    async def set_again(self, table: str, again: str) -> None:
        async with self._write() as line:
            await line.execute(sa.update(TABLES).where(TABLES.c.id == table).values(again=again))

    async def table(self, table: str) -> TableRow | None:
        """The table with its whole history."""
        async with self._read() as line:
            found = await _heads(line, [table])
            if not found:
                return None
            query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
            rows = (await line.execute(query)).mappings().all()
        found[0].entries = [_made(Entry, row) for row in rows]
        return found[0]

    async def heads(self, tables: Sequence[str]) -> list[TableRow]:
        """These tables, as far as they exist, without their history."""
        async with self._read() as line:
            return await _heads(line, tables)

    async def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is asked."""
        query = sa.select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id)
        query = query.where(SEATS.c.seat == TABLES.c.asks, SEATS.c.kind == "bot")
        async with self._read() as line:
            return list((await line.execute(query)).scalars().all())


def migrate(line: sa.Connection) -> None:
    """Bring a new or an old file to what this program expects."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = line
    command.upgrade(config, "head")


def _check_is_database(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as line:
            line.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StoreError(f"{file} is no data file of gugong ({error}): choose another --data.") from None


def _set_up(line: Any, _: object) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = line.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
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
        **msgspec.structs.asdict(table.standing),
    }


def _seat(table: str, seat: int, row: SeatRow) -> dict[str, object]:
    return {"table_id": table, "seat": seat, **msgspec.structs.asdict(row)}


def _entry(table: str, entry: Entry, at: float) -> dict[str, object]:
    return {"table_id": table, "at": at, **msgspec.structs.asdict(entry)}


async def _heads(line: AsyncConnection, tables: Sequence[str]) -> list[TableRow]:
    heads = (await line.execute(sa.select(TABLES).where(TABLES.c.id.in_(tables)))).mappings().all()
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    seats = (await line.execute(query)).mappings().all()
    return [_table(head, [row for row in seats if row["table_id"] == head["id"]]) for head in heads]


def _table(head: sa.RowMapping, seats: list[sa.RowMapping]) -> TableRow:
    given = {name: head[name] for name in ("id", "title", "components", "host", "spectator", "again", "moved")}
    record = msgspec.json.decode(head["record"], type=Record)
    rows = [_made(SeatRow, row) for row in seats]
    return TableRow(record=record, seats=rows, standing=_made(Standing, head), **given)


def _made(kind: type[Row], row: sa.RowMapping) -> Row:
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__}, kind)
