"""The tables that are open: read from the store when somebody comes, and closed when nobody is there."""

import asyncio
import logging
import time
from functools import partial
from weakref import WeakValueDictionary

from gugong.notation.record import Difference
from gugong.table.access import Access, access, is_spent
from gugong.table.alone import Alone
from gugong.table.errors import Overtaken, RequestError, Unplayable
from gugong.table.history import History
from gugong.table.open_table import OpenTable
from gugong.table.ports import Peers, Store, Thinker
from gugong.table.resumption import resumption
from gugong.table.rows import TableRow
from gugong.table.saving import saved

IDLE = 120.0  # seconds after which a table that nobody uses is closed
log = logging.getLogger(__name__)


class Registry:
    """Finds tables by their ids, and opens those that are not open yet."""

    def __init__(self, store: Store, thinker: Thinker, peers: Peers | None = None) -> None:
        self.store = store
        self.thinker = thinker
        self.peers = Alone() if peers is None else peers
        self.open: dict[str, OpenTable] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # held while one is opened

    async def stop(self) -> None:
        for table in list(self.open.values()):
            await table.stop()

    async def close_idle(self) -> None:
        """Close idle tables, for ever."""
        while True:
            await asyncio.sleep(IDLE / 4)
            for table in list(self.open.values()):
                if not table.in_use() and time.monotonic() - table.last_used > IDLE:
                    del self.open[table.history.id]

    async def table(self, name: str) -> OpenTable | None:
        """The table with this id, opened if it was not; None if there is none."""
        while True:
            async with self._opening.setdefault(name, asyncio.Lock()):
                if not (self._usable(name) or await self._load(name)):
                    return None
            await self.peers.check(name)  # what was announced while it was read has been missed
            found = self._usable(name)
            if found is not None:
                found.last_used = time.monotonic()
                return found

    def _usable(self, name: str) -> OpenTable | None:
        found = self.open.get(name)
        return None if found is None or found.stale else found

    async def _load(self, name: str) -> OpenTable | None:
        row = await self.store.table(name)
        if row is None:
            return None
        try:
            history = await self.thinker.run(partial(History, row))
        except (Difference, Unplayable) as error:
            try:
                history = await self._resume(row, error)
            except Overtaken:  # by another process, in the same way
                return await self._load(name)
        table = self.open[name] = OpenTable(history, self.store, self.thinker, self.peers)
        return table

    async def _resume(self, row: TableRow, error: Difference | Unplayable) -> History:
        """Go on from the snapshot, under the newest rules; raises the error if that cannot be done."""
        made = await self.thinker.run(partial(resumption, row))
        if made is None:
            raise error
        log.warning("Table %s goes on from its snapshot: its entries do not replay (%s)", row.id, error)
        await saved(self.store.append(row.id, row.revision, *made))
        row.entries.append(made.entry)
        return await self.thinker.run(partial(History, row))

    async def expire(self, name: str, before: float) -> bool:
        """Let a table go at which nobody has moved since then; False if it is open."""
        async with self._opening.setdefault(name, asyncio.Lock()):
            return name not in self.open and await self.store.expire(name, before)

    async def enter(self, name: str, secret: str, fresh: str = "") -> tuple[OpenTable, Access]:
        """The table and what this secret gives access to, or `fresh` if an invitation was exchanged for it before.

        Whoever has a wrong one learns nothing, but for those who had a right one once.
        """
        try:
            table = await self.table(name)
        except Unplayable:
            (row,) = await self.store.heads([name])
            if access(row, secret) is not None:
                raise
            table = None
        if table is None and await self.store.has_expired(name):
            raise RequestError("no-such-table", "expired")
        if table is None:
            raise RequestError("no-such-table", "no-such-table")
        granted = table.access(secret) or table.access(fresh)
        if granted is None:
            spent = is_spent(table.history.row, secret)
            raise RequestError("no-such-table", "spent" if spent else "no-such-table")
        return table, granted
