"""What an operator can find out about the tables in a data file."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from gugong.notation.record import Difference, Record
from gugong.server.columns import ENTRIES, SNAPSHOTS, TABLES
from gugong.server.errors import StoreError
from gugong.server.store import SqlStore
from gugong.table.errors import Unplayable
from gugong.table.history import History
from gugong.table.presenter import seat_names
from gugong.table.resumption import resumption
from gugong.table.rows import SeatRow, TableRow
from gugong.view.words import words_in

BATCH = 500  # tables read at a time
ENTRY = 60  # bytes that an entry takes besides its texts, about

Result = TypeVar("Result")


class Found(msgspec.Struct):
    """A table as an operator sees it in a list: no secrets, and nothing of the deal."""

    id: str
    title: str
    seats: list[str]
    day: int
    over: bool
    made: float  # seconds since 1970
    moved: float
    entries: int
    bytes: int  # about what it takes on the disk


def inspect(store: SqlStore, work: Callable[[SqlStore], Awaitable[Result]]) -> Result:
    """The result of work that only reads the tables, which a server may use meanwhile; raises StoreError."""
    return _with_store(store, store.open_to_read, work)


def change(store: SqlStore, work: Callable[[SqlStore], Awaitable[Result]]) -> Result:
    """The result of work that changes tables; raises StoreError if it cannot, as when a server has the file."""
    return _with_store(store, store.open, work)


def _with_store(
    store: SqlStore, open_: Callable[[], Awaitable[None]], work: Callable[[SqlStore], Awaitable[Result]]
) -> Result:
    async def opened() -> Result:
        try:
            await open_()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def tables(store: SqlStore) -> list[Found]:
    """All tables, those moved at last first."""
    async with store.reading() as connection:
        sizes = {row.id: row for row in await connection.execute(_sizes())}
    return [_found(row, sizes[row.id]) async for row in _heads(store) if row.id in sizes]


def _sizes() -> sa.Select[tuple[str, float, int, int]]:
    def length(column: sa.ColumnElement[str]) -> sa.ColumnElement[int]:
        return sa.func.coalesce(sa.func.length(column), 0)

    own = sa.func.sum(length(ENTRIES.c.move) + length(ENTRIES.c.check) + length(ENTRIES.c.client) + ENTRY)
    entries = sa.select(ENTRIES.c.table_id, sa.func.count().label("n"), own.label("own")).group_by(ENTRIES.c.table_id)
    each = entries.subquery()
    others = length(TABLES.c.record) + length(TABLES.c.components) + length(SNAPSHOTS.c.position)
    taken = sa.func.coalesce(each.c.own, 0) + others
    columns = (TABLES.c.id, TABLES.c.created, sa.func.coalesce(each.c.n, 0).label("entries"), taken.label("taken"))
    joined = TABLES.outerjoin(each, each.c.table_id == TABLES.c.id)
    return sa.select(*columns).select_from(joined.outerjoin(SNAPSHOTS, SNAPSHOTS.c.table_id == TABLES.c.id))


async def _heads(store: SqlStore) -> AsyncIterator[TableRow]:
    async with store.reading() as connection:
        query = sa.select(TABLES.c.id).order_by(TABLES.c.moved.desc())
        names = (await connection.execute(query)).scalars().all()
    for start in range(0, len(names), BATCH):
        rows = {row.id: row for row in await store.heads(names[start : start + BATCH])}
        for name in names[start : start + BATCH]:
            if name in rows:
                yield rows[name]


def _found(row: TableRow, size: sa.Row[tuple[str, float, int, int]]) -> Found:
    names = seat_names(row, words_in("en"))
    return Found(
        id=row.id,
        title=row.title,
        seats=[_seat(seat, name) for seat, name in zip(row.seats, names)],
        day=row.standing.day,
        over=row.standing.asks is None,
        made=size.created,
        moved=row.moved,
        entries=size.entries,
        bytes=int(size.taken),
    )


def _seat(seat: SeatRow, name: str) -> str:
    match seat.kind:
        case "open":
            return "(open)"
        case "bot":
            return seat.name or f"bot {seat.level}"
        case "meng":
            return "Meng"
        case "person":
            return name


async def record_of(store: SqlStore, table: str, with_deal: bool) -> Record:
    """The record of a game; of one that is not over only `with_deal`, which it holds.  Raises StoreError."""
    row = await store.table(table)
    if row is None:
        raise StoreError(f"There is no table {table[:40]!r} in {store.name}: gugong tables list shows which there are.")
    if row.standing.asks is not None and not with_deal:
        raise StoreError(
            f"The game at {table} is not over, and its record holds the deal: name --with-deal to have it."
        )
    try:
        return History(row).record
    except (Difference, Unplayable) as error:
        raise StoreError(f"The game at {table} cannot be replayed: {error.said(words_in('en'))}") from None


async def unplayable(store: SqlStore) -> list[str]:
    """For each table that this program cannot open, its id and why."""
    found = []
    async for head in _heads(store):
        row = await store.table(head.id)
        assert row is not None
        try:
            History(row)
        except (Difference, Unplayable) as error:
            if resumption(row) is None:
                found.append(f"{row.id}: {error.said(words_in('en'))}")
    return found
