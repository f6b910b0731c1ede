"""A table that is open: its room, the pages that look at it, and the bots that play at it."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from gugong.server.room import Change, Room, seats_of
from gugong.server.store import SeatRow, Store
from gugong.server.trouble import Trouble
from gugong.server.workers import Task, Workers, seed_of

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody to be told; telling never waits."""

    secret: str

    def table_changed(self) -> None: ...

    def seats_changed(self) -> None: ...

    def renamed(self) -> None: ...

    def rematched(self, table: str) -> None: ...

    def come_again(self) -> None: ...


class Table:
    """Everything that changes a table comes through here, one thing at a time, and is on disk before it is told."""

    def __init__(self, room: Room, store: Store, workers: Workers) -> None:
        self.room = room
        self.store = store
        self.workers = workers
        self.watchers: set[Watcher] = set()
        self.changing = asyncio.Lock()
        self.used = time.monotonic()
        self.broken = False  # what is in memory may not be what is on disk
        self._bots: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> int | None:
        """The seat of a bot at work."""
        return self.room.asks() if self._bots is not None and self.room.bot_asked() is not None else None

    def busy(self) -> bool:
        return bool(self.watchers) or self._bots is not None

    # Moves.

    async def play(self, seat: int, move: str, client: str, seq: int) -> int:
        return await self._by_page(seat, client, seq, lambda: self.room.play(seat, move, client))

    async def undo(self, seat: int, client: str, seq: int) -> int:
        return await self._by_page(seat, client, seq, lambda: self.room.undo(seat, client))

    async def redo(self, seat: int, client: str, seq: int) -> int:
        return await self._by_page(seat, client, seq, lambda: self.room.redo(seat, client))

    async def _by_page(self, seat: int, client: str, seq: int, make: Callable[[], Change]) -> int:
        """The entry made of a page's message; the one made before, if it was sent again."""
        async with self.changing:
            known = self.room.played.get((seat, client))
            if known is not None:
                return known
            if seq != self.room.seq:
                raise Trouble("late", "late")
            await self._commit(make())
            return self.room.seq

    async def _commit(self, change: Change) -> None:
        try:
            await self.store.append(self.room.id, change.entry, change.standing())
        except BaseException:
            self._give_up()
            raise
        self.room.apply(change)
        self.let_bots_play()
        for watcher in self.watchers:
            watcher.table_changed()

    def _give_up(self) -> None:
        """What is on the disk is not known for certain: everybody comes again, and it is read."""
        self.broken = True
        for watcher in self.watchers:
            watcher.come_again()

    # Bots.

    def let_bots_play(self) -> None:
        """Start them if it is the turn of one."""
        bot = self.room.bot_asked()
        if bot is not None and self._bots is None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while (bot := self.room.bot_asked()) is not None:
                await self._play_bot(bot)
        except Exception:
            log.exception("The bots at table %s stopped", self.room.id)
        finally:
            self._bots = None

    async def _play_bot(self, bot: SeatRow) -> None:
        """What it decides counts if the table is still as it was when it was asked."""
        seat, seq = self.room.asks(), self.room.seq
        assert seat is not None
        assert bot.level is not None
        seen = self.room.game.observe(seat)
        seed = seed_of(self.room.id, len(self.room.steps))
        task = Task(seen, bot.level, seed, self.room.row.components)
        async with self.workers.decided(task) as move, self.changing:
            if self.room.seq == seq and self.room.bot_asked() is bot:
                await self._commit(self.room.play(seat, move, None))

    async def stop(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    # Seats.

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._tell_seats()

    def part(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._tell_seats()

    def _tell_seats(self) -> None:
        for watcher in self.watchers:
            watcher.seats_changed()

    def here(self) -> set[int]:
        """The seats that a page is there for."""
        guests = [self.room.guest(watcher.secret) for watcher in self.watchers]
        return {seat for guest in guests if guest is not None for seat in guest.seats}

    async def take_seats(self, secret: str) -> None:
        """Whoever comes with the secret of an open seat, or of one left to a bot, plays it."""
        for seat in seats_of(self.room.row, secret):
            row = self.room.row.seats[seat]
            if row.kind in ("open", "bot"):
                await self.set_seat(seat, msgspec.structs.replace(row, kind="person", level=None))

    async def set_seat(self, seat: int, row: SeatRow) -> None:
        async with self.changing:
            await self.store.set_seat(self.room.id, seat, row)
            self.room.row.seats[seat] = row
            self.let_bots_play()
            for watcher in self.watchers:
                watcher.seats_changed()
                watcher.renamed()

    async def set_again(self, table: str) -> None:
        await self.store.set_again(self.room.id, table)
        self.room.row.again = table
        for watcher in self.watchers:
            watcher.rematched(table)
