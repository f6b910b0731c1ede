"""All tables of one store, moved to another: from a file to a database, or back."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gugong.notation.record import Difference
from gugong.server.columns import ENTRIES, EXPIRED, FINDINGS, SEATS, SNAPSHOTS, TABLES
from gugong.server.errors import StoreError
from gugong.server.store import SqlStore
from gugong.table.errors import Unplayable
from gugong.table.history import History
from gugong.table.rows import TableRow

BATCH = 50  # tables copied in one transaction
BELONGING = (SEATS, ENTRIES, SNAPSHOTS, FINDINGS)  # to a table

Done = Callable[[int, int], None]  # how many tables of how many


class Copied(NamedTuple):
    """How many tables are there now, and those of them that this program cannot replay, with the reason."""

    tables: int
    unplayable: list[str]


async def copy(source: SqlStore, target: SqlStore, done: Done = lambda n, of: None) -> Copied:
    """Copy every table and compare it with what was read; raises StoreError.

    Tables that were copied before are left as they are, so that a copy that was interrupted can go on.
    """
    names, there = await _names(source), set(await _names(target))
    unplayable: list[str] = []
    await _copy_expired(source, target)
    for start in range(0, len(names), BATCH):
        batch = names[start : start + BATCH]
        await _copy_batch(source, target, [name for name in batch if name not in there])
        for name in batch:
            unplayable += await _compare(source, target, name)
        done(min(start + BATCH, len(names)), len(names))
    return Copied(len(names), unplayable)


async def _names(store: SqlStore) -> list[str]:
    async with store.reading() as connection:
        return list((await connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.created))).scalars())


async def _copy_batch(source: SqlStore, target: SqlStore, names: Sequence[str]) -> None:
    """All of it or nothing."""
    async with source.reading() as reading, target.writing() as writing:
        await _copy_rows(reading, writing, TABLES, TABLES.c.id.in_(names))
        for rows in BELONGING:
            await _copy_rows(reading, writing, rows, rows.c.table_id.in_(names))


async def _copy_expired(source: SqlStore, target: SqlStore) -> None:
    async with target.reading() as reading:
        known = list((await reading.execute(sa.select(EXPIRED.c.id))).scalars())
    async with source.reading() as reading, target.writing() as writing:
        await _copy_rows(reading, writing, EXPIRED, EXPIRED.c.id.not_in(known))


async def _copy_rows(
    source: AsyncConnection, target: AsyncConnection, rows: sa.TableClause, which: sa.ColumnElement[bool]
) -> None:
    found = [dict(row) for row in (await source.execute(sa.select(rows).where(which))).mappings()]
    if found:
        await target.execute(sa.insert(rows), found)


async def _compare(source: SqlStore, target: SqlStore, name: str) -> list[str]:
    """What was read again is what was there, and it replays: the table and why, if it does not."""
    before, after = await source.table(name), await target.table(name)
    if before != after:
        raise StoreError(f"Table {name} differs in {target.name}: a server has used one of the two meanwhile.")
    return [] if after is None else _check(after)


def _check(row: TableRow) -> list[str]:
    try:
        History(row)
    except (Difference, Unplayable) as error:
        return [f"{row.id}: {error}"]
    return []
