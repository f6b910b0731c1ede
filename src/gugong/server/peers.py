"""Several processes that serve the same tables from one PostgreSQL.

What one of them has stored it announces, and the others read it.  A notice that is lost costs nothing: a table is
checked whenever somebody comes to it, and all that are open every few seconds.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress

import msgspec

from gugong.server.limits import Visitors
from gugong.server.listener import ALIVE, CHANNEL, Listener
from gugong.server.notices import Notice, PresenceChanged, TableChanged, Used
from gugong.server.postgres import lock_key
from gugong.table.errors import RequestError, Unwritable
from gugong.table.ports import Claim, Presence, Withdrawn
from gugong.table.registry import Registry

SWEEP = 3.0  # seconds from one check of all open tables to the next
SHARE = 1.0  # seconds from one telling of what visitors use to the next
SOON = 0.05  # seconds in which comings and goings are gathered
TURN = 0.5  # seconds until it is tried again to do what another process does
SILENT = 15.0  # seconds until whoever has begun a transaction and says nothing is cut off: none of ours takes so long
NOTICE = 80  # tables, or visitors, named in one notice, which has at most 8,000 bytes
NOBODY = Presence()

VERSIONS = """
    SELECT id, revision, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = tables.id) AS seq
    FROM tables WHERE id = ANY($1)
"""
TELL = """
    INSERT INTO presence SELECT pg_backend_pid(), * FROM unnest($1::text[], $2::text[], $3::int[])
    ON CONFLICT (process, table_id) DO UPDATE SET pages = excluded.pages, watching = excluded.watching
"""
LEFT = "DELETE FROM presence WHERE process = pg_backend_pid() AND table_id = ANY($1)"
ELSEWHERE = f"""
    SELECT table_id, pages, watching FROM presence WHERE table_id = ANY($1)
    AND process <> pg_backend_pid() AND process IN (SELECT pid FROM ({ALIVE}) AS alive)
"""
DEAD = f"DELETE FROM presence WHERE process NOT IN (SELECT pid FROM ({ALIVE}) AS alive)"
# PostgreSQL notices by itself only who falls silent between two statements, not between the messages of one.
CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'gugong' AND xact_start IS NOT NULL
    AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => $1)
"""

decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)
log = logging.getLogger(__name__)


class PostgresPeers:
    """The other processes, as `table.ports.Peers` has them."""

    def __init__(self, listener: Listener, visitors: Visitors) -> None:
        self.listener = listener
        self.visitors = visitors
        self._registry: Registry | None = None
        self._here: dict[str, Presence] = {}  # what the others have been told, or will be soon
        self._untold: set[str] = set()  # tables at which somebody has come or gone
        self._connected = False  # has presence been cleared of whoever had the number of this process before?
        self._news = asyncio.Event()
        self._refreshing: set[asyncio.Task[None]] = set()

    async def run(self, registry: Registry) -> None:
        """For ever."""
        self._registry = registry
        self.listener.heard = self._hear
        self.listener.connected = self._start_over
        try:
            async with asyncio.TaskGroup() as tasks:
                for work in (self.listener.stay_connected, self._keep_telling, self._keep_sharing, self._keep_sweeping):
                    tasks.create_task(work())
        finally:
            self.listener.heard = lambda _: None
            await asyncio.gather(*self._refreshing)  # before the store is closed

    # Tables that others have changed.

    def _hear(self, text: str) -> None:
        try:
            notice = decoder.decode(text)
        except msgspec.DecodeError:  # from a newer program
            return
        match notice:
            case TableChanged() as changed:
                self._refresh(changed.table, changed.seq, changed.revision)
            case PresenceChanged() as came:
                self._in_background(self._read_presence(came.tables))
            case Used() as used:
                if used.process != self.listener.process:
                    self.visitors.used_elsewhere(used.process, used.visitors)

    def _refresh(self, name: str, seq: int, revision: int) -> None:
        table = self._tables.open.get(name)
        if table is not None and table.is_behind(seq, revision):
            self._in_background(table.refresh(seq, revision))

    @property
    def _tables(self) -> Registry:
        assert self._registry is not None
        return self._registry

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        async def done() -> None:
            try:
                await work
            except RequestError:
                pass  # the next sweep tries again
            except Exception:
                log.exception("What another process has changed could not be read")

        task = asyncio.create_task(done())
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def check(self, table: str) -> None:
        for row in await self.listener.fetch(VERSIONS, [table]):
            found = self._tables.open.get(table)
            if found is not None:
                await found.refresh(row["seq"], row["revision"])

    # What one process at a time does.

    @asynccontextmanager
    async def alone(self, claim: Claim, what: str = "") -> AsyncIterator[None]:
        key = lock_key(claim.table + what)
        while not (await self.listener.fetch("SELECT pg_try_advisory_lock($1)", key))[0][0]:
            await asyncio.sleep(TURN)
            if not claim.wanted:
                raise Withdrawn
        try:
            yield
        finally:
            with suppress(Unwritable):  # whoever has lost the connection has lost the lock
                await self.listener.fetch("SELECT pg_advisory_unlock($1)", key)

    # Presence.

    def tell(self, table: str, here: Presence) -> None:
        if here != self._here.get(table, NOBODY):
            self._here[table] = here
            self._untold.add(table)
            self._news.set()

    def _start_over(self) -> None:
        """With a new connection this is a new process, of which the others know nothing."""
        self._connected = False
        self._untold |= self._here.keys()
        self._news.set()

    async def _keep_telling(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(SOON)
            self._news.clear()
            told = list(self._untold)[:NOTICE]
            self._untold -= set(told)
            if self._untold:
                self._news.set()
            try:
                await self._tell(told)
                await self._read_presence(told)
            except Unwritable:
                self._untold |= set(told)  # told once there is a connection again

    async def _tell(self, tables: list[str]) -> None:
        if not self._connected:
            await self.listener.fetch("DELETE FROM presence WHERE process = pg_backend_pid()")
            self._connected = True
        there = [name for name in tables if self._here.get(name, NOBODY) != NOBODY]
        gone = [name for name in tables if name not in there]
        pages = [msgspec.json.encode(self._here[name].pages).decode() for name in there]
        await self.listener.fetch(TELL, there, pages, [self._here[name].watching for name in there])
        await self.listener.fetch(LEFT, gone)
        for name in gone:
            if self._here.get(name) == NOBODY:
                del self._here[name]
        await self._notify(PresenceChanged(tables))

    async def _read_presence(self, tables: Iterable[str]) -> None:
        names = [name for name in tables if name in self._tables.open]
        if not names:
            return
        pages: dict[str, Counter[int]] = {name: Counter() for name in names}
        watching: Counter[str] = Counter()
        for row in await self.listener.fetch(ELSEWHERE, names):
            pages[row["table_id"]].update(msgspec.json.decode(row["pages"], type=dict[int, int]))
            watching[row["table_id"]] += row["watching"]
        for name in names:
            table = self._tables.open.get(name)
            if table is not None:
                table.set_elsewhere(Presence(pages[name], watching[name]))

    async def _notify(self, notice: Notice) -> None:
        await self.listener.fetch("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(notice).decode())

    # Limits.

    async def _keep_sharing(self) -> None:
        while True:
            await asyncio.sleep(SHARE)
            used = list(self.visitors.news().items())
            with suppress(Unwritable):  # nobody hears it: for a moment each process has limits of its own
                for start in range(0, len(used), NOTICE):
                    await self._notify(Used(self.listener.process, dict(used[start : start + NOTICE])))

    # Whatever was missed.

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unwritable):
                await self._sweep()

    async def _sweep(self) -> None:
        for row in await self.listener.fetch(VERSIONS, list(self._tables.open)):
            self._refresh(row["id"], row["seq"], row["revision"])
        await self._read_presence(self._tables.open)
        await self.listener.fetch(DEAD)
        await self.listener.fetch(CUT_OFF, SILENT)
        self.visitors.forget_processes({row["pid"] for row in await self.listener.fetch(ALIVE)})
