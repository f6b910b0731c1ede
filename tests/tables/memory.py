"""Tables in this process alone: a store in memory, bots that think inline, and channels that are lists."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any

import msgspec

from gugong.bots.requests import Result as Thought
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.errors import Overtaken
from gugong.table.limits import Budget
from gugong.table.ports import Asked, Claim, Disconnected, Result
from gugong.table.registry import Registry
from gugong.table.rows import Entry, FindingRow, SeatRow, Snapshot, Standing, TableRow
from gugong.table.session import run_session
from gugong.table.tasks import Task
from tests.tables.visitor import PATIENCE, new_table


class MemoryStore:
    """Gives out copies, as a disk would."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.expired: set[str] = set()
        self.kept_findings: dict[tuple[str, int, int, int], FindingRow] = {}

    async def add_table(self, table: TableRow) -> None:
        assert table.id not in self.rows
        self.rows[table.id] = deepcopy(table)

    async def append(self, table: str, revision: int, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        row = self._known(table, revision)
        known = {(e.seat, e.client) for e in row.entries if e.client is not None}
        if entry.seq != len(row.entries) + 1 or (entry.seat, entry.client) in known:
            raise Overtaken
        row.entries.append(entry)
        row.standing, row.snapshot = standing, snapshot

    async def set_seat(self, table: str, revision: int, seat: int, row: SeatRow) -> None:
        self._revised(table, revision).seats[seat] = deepcopy(row)

    async def begin(self, table: str, revision: int) -> None:
        self._revised(table, revision).standing.gathers = False

    async def set_again(self, table: str, revision: int, again: str) -> None:
        self._revised(table, revision).again = again

    def _known(self, table: str, revision: int) -> TableRow:
        row = self.rows.get(table)
        if row is None or row.revision != revision:
            raise Overtaken
        return row

    def _revised(self, table: str, revision: int) -> TableRow:
        row = self._known(table, revision)
        row.revision += 1
        return row

    async def table(self, table: str) -> TableRow | None:
        return deepcopy(self.rows.get(table))

    async def since(self, table: str, seq: int) -> TableRow | None:
        row = deepcopy(self.rows.get(table))
        return None if row is None else msgspec.structs.replace(row, entries=row.entries[seq:], snapshot=None)

    async def heads(self, tables: Sequence[str]) -> list[TableRow]:
        found = [deepcopy(self.rows[name]) for name in tables if name in self.rows]
        return [msgspec.structs.replace(row, entries=[], snapshot=None) for row in found]

    async def add_findings(self, table: str, findings: Sequence[FindingRow]) -> None:
        for row in findings if table in self.rows else ():
            self.kept_findings.setdefault((table, row.seat, row.iterations, row.number), row)

    async def findings(self, table: str, seat: int) -> list[FindingRow]:
        return [row for (at, *_), row in self.kept_findings.items() if at == table and row.seat == seat]

    async def expire(self, table: str, before: float) -> bool:
        if self.rows[table].moved >= before:
            return False
        del self.rows[table]
        self.expired.add(table)
        return True

    async def has_expired(self, table: str) -> bool:
        return table in self.expired


class InlineThinker:
    """Thinks at once, and lets the others have their turn before."""

    def __init__(self) -> None:
        self.runs: list[str] = []  # what was asked for, by name
        self.untrusted: list[tuple[str, str]] = []  # what read text from outside, and for which account

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        await asyncio.sleep(0)
        done = task.think()
        assert done.fault is None
        yield done

    async def run(self, work: Callable[[], Result]) -> Result:
        await asyncio.sleep(0)
        self.runs.append(getattr(work, "func", work).__name__)
        return work()

    async def run_untrusted(self, work: Callable[[Asked], Result], asked: Asked, account: str) -> Result:
        await asyncio.sleep(0)
        self.untrusted.append((work.__name__, account))
        return work(asked)


class ListChannel:
    """One visitor: what was sent to the page, and what the page has sent."""

    account = ""

    def __init__(self) -> None:
        self.to_page: list[str] = []
        self.from_page: list[str] = []
        self.closed = False
        self._changed = asyncio.Condition()

    async def send(self, text: str) -> None:
        await self._add(self.to_page, text)

    async def receive(self) -> str:
        return await self._first(self.from_page)

    async def add_from_page(self, text: str) -> None:
        await self._add(self.from_page, text)

    async def next_to_page(self) -> str:
        return await self._first(self.to_page)

    async def close(self) -> None:
        async with self._changed:
            self.closed = True
            self._changed.notify_all()

    async def _add(self, texts: list[str], text: str) -> None:
        if self.closed:
            raise Disconnected
        async with self._changed:
            texts.append(text)
            self._changed.notify_all()

    async def _first(self, texts: list[str]) -> str:
        async with self._changed:
            await self._changed.wait_for(lambda: self.closed or texts)
            if not texts:
                raise Disconnected
            return texts.pop(0)


class MemoryTransport:
    """The page's end of a ListChannel, and the session at the other."""

    def __init__(self, registry: Registry, budget: Budget) -> None:
        self.channel = ListChannel()
        self.session = asyncio.create_task(run_session(self.channel, registry, "en", budget))

    async def send(self, message: str, /) -> None:
        await self.channel.add_from_page(message)

    async def recv(self) -> str:
        return await self.channel.next_to_page()

    async def close(self) -> None:
        await self.channel.close()
        await self.session


class MemoryHost:
    """Everything that a server is, without one."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.thinker = InlineThinker()
        self.registry = Registry(self.store, self.thinker)
        self.budget: Budget | None = None  # of all who connect; None for one each
        self._loop = asyncio.new_event_loop()

    async def connect(self) -> MemoryTransport:
        return MemoryTransport(self.registry, self.budget or Budget())

    def run(self, talk: Coroutine[Any, Any, object]) -> None:
        self._loop.run_until_complete(asyncio.wait_for(talk, 2 * PATIENCE))

    def close(self) -> None:
        self.run(self.registry.stop())
        self._loop.close()

    def table(self, *seats: str, **options: Any) -> Any:
        asked = msgspec.convert(new_table(*seats, **options), p.NewTable)
        return msgspec.to_builtins(self._loop.run_until_complete(creation.create(self.registry, asked)))
