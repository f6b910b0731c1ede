"""Tables of another standard than this program's: played to their end, verified, forked, opened from their records.

Run by test_figures.py with a package that ships another standard: `python -m tests.server.other_standard FILE`.
"""

import asyncio
import sys
from pathlib import Path

from gugong.notation import record as records
from gugong.server.executors import Inline
from gugong.server.sqlite import SqliteStore
from gugong.server.workers import WorkerPool
from gugong.table import creation, queries
from gugong.table import protocol as p
from gugong.table.open_table import OpenTable
from gugong.table.registry import Registry
from tests.tables.finishing import assert_verified, finish
from tests.tables.rows import HOST


async def main(file: Path) -> None:
    store, workers = SqliteStore(file), WorkerPool(Inline())
    await store.open()
    registry = Registry(store, workers)
    try:
        for name in ("running", "finished"):
            await show(registry, name)
    finally:
        await registry.stop()
        workers.close()
        await store.close()


async def show(registry: Registry, name: str) -> None:
    table, granted = await registry.enter(name, HOST)
    tell(name, table)
    await finish(table)
    await assert_verified(table)
    fork = await creation.fork(registry, table, granted, p.Fork(HOST, step=5, level="random"))
    await end(registry, "fork", fork)
    record = records.write(queries.record_of(table))
    await end(registry, "record", await creation.open_record(registry, p.Opened(record)))
    rematch = await creation.rematch(registry, table, granted)
    tell("rematch", (await registry.enter(rematch.table, rematch.secret))[0])


async def end(registry: Registry, what: str, made: p.Created) -> None:
    table, _ = await registry.enter(made.table, made.secret)
    tell(what, table)
    await finish(table)
    await assert_verified(table)


def tell(what: str, table: OpenTable) -> None:
    """Which houses it has, and which components its record names."""
    sys.stdout.write(f"{what} {table.history.position.side.houses} {table.history.record.components[:12]}\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
