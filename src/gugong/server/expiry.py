"""Tables at which nobody has played for long are deleted, if the operator wishes so."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

import sqlalchemy as sa

from gugong.server.columns import ENTRIES, EXPIRED, SEATS, SNAPSHOTS, TABLES
from gugong.server.store import SqlStore
from gugong.table.errors import RequestError

DAY = 86_400.0  # seconds
EVERY = 3_600.0  # seconds from one sweep to the next
FOUND = 100  # tables looked for at a time
CHUNK = 200  # entries deleted in one transaction, so that no move waits long
PAUSE = 0.05  # seconds after each, so that the disk is free for moves
REMEMBERED = 365 * DAY  # how long it is known that a table has expired

Expire = Callable[[str, float], Awaitable[bool]]  # as in Registry
log = logging.getLogger(__name__)


class Retention(NamedTuple):
    """For how many days after the last move a table is kept; None for ever."""

    finished: float | None = None
    running: float | None = None
    unplayed: float | None = None  # nobody has ever moved there


FOR_EVER = Retention()
RUNNING = TABLES.c.asks.is_not(None)
SUCH = (TABLES.c.asks.is_(None), RUNNING, RUNNING & (TABLES.c.moved == TABLES.c.created))  # as in Retention


async def keep_sweeping(store: SqlStore, expire: Expire, retention: Retention) -> None:
    """Sweep now and every hour."""
    while True:
        try:
            await sweep(store, expire, retention)
        except RequestError as error:
            log.error("The tables that have expired could not be deleted: %s", error)
        except Exception:
            log.exception("The tables that have expired could not be deleted")
        await asyncio.sleep(EVERY)


async def sweep(store: SqlStore, expire: Expire, retention: Retention) -> int:
    """Delete the tables whose time is up, but for those that are open, and say how many that were."""
    for name in await _half_deleted(store):
        await _delete(store, name)
    gone = 0
    async for name, before in idle_tables(store, retention):
        if await expire(name, before):
            await _delete(store, name)
            log.info("Table %s has expired", name)
            gone += 1
    await _forget_expired(store)
    return gone


async def idle_tables(store: SqlStore, retention: Retention) -> AsyncIterator[tuple[str, float]]:
    """The tables whose time is up, and since when."""
    now = time.time()
    for days, such in zip(retention, SUCH):
        before, after = now - (days or 0.0) * DAY, 0.0
        while days is not None and (found := await _idle(store, after, before, such)):
            after = found[-1][1]
            for name, _ in found:
                yield name, before


async def _idle(store: SqlStore, after: float, before: float, such: sa.ColumnElement[bool]) -> list[tuple[str, float]]:
    """Some tables that were last moved at in this time, and when, the earliest first."""
    query = sa.select(TABLES.c.id, TABLES.c.moved).where(TABLES.c.moved > after, TABLES.c.moved < before, such)
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(TABLES.c.moved).limit(FOUND))
        return [(name, moved) for name, moved in rows]


async def _half_deleted(store: SqlStore) -> list[str]:
    query = sa.select(TABLES.c.id).join(EXPIRED, EXPIRED.c.id == TABLES.c.id)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars().all())


async def _forget_expired(store: SqlStore) -> None:
    async with store.writing() as connection:
        await connection.execute(sa.delete(EXPIRED).where(EXPIRED.c.at < time.time() - REMEMBERED))


async def _delete(store: SqlStore, table: str) -> None:
    """Delete what a table held that has expired, little by little."""
    while await _delete_entries(store, table) == CHUNK:
        await asyncio.sleep(PAUSE)
    await _delete_rest(store, table)
    await asyncio.sleep(PAUSE)


async def _delete_entries(store: SqlStore, table: str) -> int:
    some = sa.select(ENTRIES.c.seq).where(ENTRIES.c.table_id == table).limit(CHUNK)
    async with store.writing() as connection:
        query = sa.delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq.in_(some))
        return (await connection.execute(query)).rowcount


async def _delete_rest(store: SqlStore, table: str) -> None:
    async with store.writing() as connection:
        for rows in (SNAPSHOTS, SEATS):
            await connection.execute(sa.delete(rows).where(rows.c.table_id == table))
        await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
