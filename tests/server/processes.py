"""Several processes that serve the same tables, in this one: what each of them is, without its sockets."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from gugong.server.limits import Visitors
from gugong.server.peers import PostgresPeers
from gugong.server.postgres import PostgresStore
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.limits import Budget
from gugong.table.open_table import OpenTable
from gugong.table.registry import Registry
from tests.server.client import run
from tests.tables.memory import InlineThinker, MemoryTransport
from tests.tables.visitor import PATIENCE, new_table


class Process:
    """One of them."""

    def __init__(self, database: str) -> None:
        self.store = PostgresStore(database)
        self.visitors = Visitors()
        self.peers = PostgresPeers(self.store.listener, self.visitors)
        self.thinker = InlineThinker()
        self.registry = Registry(self.store, self.thinker, self.peers)

    async def connect(self) -> MemoryTransport:
        return MemoryTransport(self.registry, Budget())

    def run(self, talk: object) -> None:
        raise NotImplementedError

    async def table(self, *seats: str, **options: object) -> p.Created:
        return await creation.create(self.registry, msgspec.convert(new_table(*seats, **options), p.NewTable))

    async def opened(self, name: str) -> OpenTable:
        found = await self.registry.table(name)
        assert found is not None
        return found


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Process]:
    """Started, and stopped in the end."""
    made = Process(database)
    await made.store.open()
    running = asyncio.create_task(made.peers.run(made.registry))
    try:
        yield made
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await made.registry.stop()
        await made.store.close()


def with_two(database: str, talk: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def both() -> None:
        async with process(database) as one, process(database) as other:
            await talk(one, other)

    run(both())


async def until(happens: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def deaf(process: Process) -> None:
    """No notice reaches it any more."""
    process.store.listener.heard = lambda _: None
