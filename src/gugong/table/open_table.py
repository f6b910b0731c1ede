"""A table that is open: its history, the visitors connected to it, and the bots that play at it."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from gugong.table import limits
from gugong.table.access import NO_ACCESS, Access, access
from gugong.table.bot_player import BotPlayer
from gugong.table.errors import Overtaken, RequestError, Uncertain, Unwritable
from gugong.table.hints import Adviser
from gugong.table.history import Change, Diverged, History
from gugong.table.limits import Budget
from gugong.table.ports import Peers, Presence, Result, Store, Thinker
from gugong.table.presenter import Presenter
from gugong.table.preview import Preview, preview
from gugong.table.reviews import Reviewer, Which
from gugong.table.rows import SeatRow
from gugong.table.saving import saved
from gugong.table.score_sheet import ScoreSheet, score_sheet
from gugong.table.ways import Way, find_way


class Subscriber(Protocol):
    """Is notified of changes; none of these calls waits."""

    secret: str
    account: str  # as in ports.Channel
    budget: Budget
    review: Which | None  # that it waits for

    def table_changed(self) -> None: ...

    def hint_changed(self) -> None: ...

    def review_changed(self) -> None: ...

    def seats_changed(self) -> None: ...

    def names_changed(self) -> None: ...

    def rematch_made(self, table: str) -> None: ...

    def disconnect(self) -> None:
        """Let the visitor connect again."""


class OpenTable:
    """Every change of a table is made here, one at a time, and is stored before anybody hears of it."""

    def __init__(self, history: History, store: Store, thinker: Thinker, peers: Peers) -> None:
        self.history = history
        self.presenter = Presenter(history)
        self.store = store
        self.thinker = thinker
        self.peers = peers
        self.subscribers: set[Subscriber] = set()
        self.pages: Counter[int] = Counter()  # by seat, how many pages are open at it
        self.elsewhere = Presence()  # who is connected to other processes
        self.account = ""  # of somebody who is there, one who plays if there is one
        self.last_used = time.monotonic()
        self.renames = [Budget(at_once=2, a_second=1) for _ in history.row.seats]
        self.stale = False  # what is in memory may not be what is stored
        self._lock = asyncio.Lock()  # held while something changes
        self._changes: set[asyncio.Task[Any]] = set()
        self._bots = BotPlayer(self)
        self.adviser = Adviser(self)
        self.reviewer = Reviewer(self)

    @property
    def thinking(self) -> int | None:
        """The seat of a bot at work."""
        return self.history.asks() if self._bots.playing and self.history.bot_asked() is not None else None

    def in_use(self) -> bool:
        thinks = self._bots.playing or self.adviser.thinking or self.reviewer.working
        return bool(self.subscribers or self._changes or thinks)

    # Changes.

    async def change(self, make: Callable[[], Awaitable[Result]]) -> Result:
        """Make this change, alone, and to its end: even if whoever asked for it is gone before."""
        task = asyncio.create_task(self._alone(make))
        self._changes.add(task)
        task.add_done_callback(self._changed)
        return await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[Any]) -> None:
        """If nobody waits for it any more, nobody need be told that it failed."""
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()

    async def _alone(self, make: Callable[[], Awaitable[Result]]) -> Result:
        """If another process was quicker, the change is checked again, and made if it still can be."""
        async with self._lock:
            while not self.stale:
                try:
                    return await make()
                except Overtaken:
                    if not await self._catch_up():
                        raise
            raise Uncertain

    async def _store(self, writing: Awaitable[None]) -> None:
        """If nobody knows whether it was stored, the table is read again."""
        try:
            await saved(writing)
        except (Unwritable, Overtaken):
            raise
        except BaseException:
            self._give_up()
            raise

    def _give_up(self) -> None:
        """Everybody connects again, to the table as it is stored."""
        self.stale = True
        for subscriber in self.subscribers:
            subscriber.disconnect()

    # Changes that other processes have made.

    async def refresh(self, seq: int, revision: int) -> None:
        """Catch up if the table is further than it is here."""

        async def catch_up() -> None:
            if self.is_behind(seq, revision):  # still
                await self._catch_up()

        if self.is_behind(seq, revision):
            try:
                await self.change(catch_up)
            except Uncertain:
                if not self.stale:  # otherwise it will be read again
                    raise

    def is_behind(self, seq: int, revision: int) -> bool:
        return not self.stale and (seq > self.history.seq or revision > self.history.row.revision)

    async def _catch_up(self) -> bool:
        """Was there anything new?"""
        known = self.history.row
        try:
            row = await self.store.since(self.history.id, self.history.seq)
        except Unwritable:
            raise Uncertain from None
        try:
            if row is None:
                raise Diverged
            moved, revised, again = bool(row.entries), row.revision != known.revision, row.again != known.again
            self.history.extend(row)
        except Diverged:
            self._give_up()
            return True
        if revised:
            self._tell_names()
        if again and row.again is not None:
            self._tell_again(row.again)
        if moved:
            self._tell_change()
        return moved or revised

    # Moves.

    async def act(self, seat: int, client: str, seq: int, make: Callable[[], Change]) -> int:
        return await self._once(seat, client, seq, lambda: self._commit(make()))

    async def retry(self, seat: int, client: str) -> int:
        """Take back what was done since the task of a lesson was set, the others' moves too, in as many entries.

        Whatever a bot has done since the learner asked is no reason to refuse it.
        """

        async def take_back() -> None:
            first = self.history.retry()
            while len(self.history.moves) > first + 1:
                await self._write(self.history.take_back(seat, None))
            await self._commit(self.history.take_back(seat, client))

        return await self._once(seat, client, None, take_back)

    async def _once(self, seat: int, client: str, seq: int | None, make: Callable[[], Awaitable[None]]) -> int:
        """The number of the entry made for this client id; a message that was sent again makes no second one.

        With `seq` it must be the last entry when the change is made.
        """

        async def act() -> int:
            known = self.history.accepted.get((seat, client))
            if known is not None:
                return known
            if seq is not None and seq != self.history.seq:
                raise RequestError("late", "late")
            await make()
            return self.history.seq

        return await self.change(act)

    async def _write(self, change: Change) -> None:
        known = (self.history.id, self.history.row.revision)
        await self._store(self.store.append(*known, change.entry, change.standing, change.snapshot))
        self.history.apply(change)

    async def _commit(self, change: Change) -> None:
        await self._write(change)
        self._tell_change()

    def tell_hint(self) -> None:
        """A search has found more."""
        for subscriber in self.subscribers:
            subscriber.hint_changed()

    def _tell_change(self) -> None:
        self.let_think()
        for subscriber in self.subscribers:
            subscriber.table_changed()

    # Bots.  This table is the claim with which they wait for their turn to think.

    @property
    def table(self) -> str:
        return self.history.id

    @property
    def urgency(self) -> int:
        """Those who play go before those who watch."""
        return 0 if self.pages else 1

    @property
    def wanted(self) -> bool:
        """If nobody is there, bots do not play."""
        return bool(self.subscribers)

    def let_think(self) -> None:
        """Bots whose turn it is, and the search for whoever has asked for a hint."""
        self._bots.start()
        self.adviser.start()

    async def play_for_bot(self, bot: SeatRow, seat: int, seq: int, move: str) -> None:
        """A bot's decision counts if the table is still as it was when the bot was asked."""

        async def accept() -> None:
            if self.history.seq == seq and self.history.bot_asked() == bot:
                await self._commit(self.history.play(seat, move, None))

        await self.change(accept)

    async def stop(self) -> None:
        """Stop all thinking; what is being stored is stored."""
        await self._bots.stop()
        await self.adviser.stop()
        await self.reviewer.stop()
        await asyncio.gather(*self._changes, return_exceptions=True)

    # Questions that take a while.

    async def preview(self, seat: int, move: str) -> Preview:
        shared = self.presenter.current()
        if (seat, move) not in shared.previews:
            work = partial(preview, shared.observe(seat), move, self.history.components)
            shared.previews[seat, move] = await self.thinker.run(work)
        return shared.previews[seat, move]

    async def way(self) -> Way:
        """For the learner of a lesson; raises RequestError if none is asked."""
        shared, progress = self.presenter.current(), self.history.task()
        if self.history.asks() != progress.learner:
            raise RequestError("not-now", "not-your-turn")
        if shared.way is None:
            work = partial(find_way, shared.observe(progress.learner), progress, self.history.components)
            shared.way = await self.thinker.run(work)
        return shared.way

    async def score_sheet(self) -> ScoreSheet:
        shared = self.presenter.current()
        if shared.sheet is None:
            shared.sheet = await self.thinker.run(partial(score_sheet, list(self.history.steps)))
        return shared.sheet

    # Visitors and seats.

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self._tell_seats()
        self.let_think()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.last_used = time.monotonic()
        self._tell_seats()

    def _tell_seats(self) -> None:
        there = [(self.access(one.secret) or NO_ACCESS, one.account) for one in self.subscribers]
        here = Counter(seat for granted, _ in there for seat in granted.seats)
        self.peers.tell(self.history.id, Presence(here, sum(granted == NO_ACCESS for granted, _ in there)))
        self.pages = here + Counter(self.elsewhere.pages)
        self.account = min(((not granted.seats, account) for granted, account in there), default=(True, ""))[1]
        for subscriber in self.subscribers:
            subscriber.seats_changed()

    def set_elsewhere(self, elsewhere: Presence) -> None:
        """Somebody has come to another process, or left it."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._tell_seats()

    def access(self, secret: str) -> Access | None:
        return access(self.history.row, secret)

    def has_room(self, secret: str) -> bool:
        """Spectators share their places; whoever plays, or made the table, has a few pages in any case."""
        if self._watches(secret):
            watching = sum(self._watches(one.secret) for one in self.subscribers)
            return watching + self.elsewhere.watching < limits.SPECTATORS
        others = max((self.elsewhere.pages.get(seat, 0) for seat in self.own_seats(secret)), default=0)
        return sum(one.secret == secret for one in self.subscribers) + others < limits.PAGES

    def own_seats(self, secret: str) -> tuple[int, ...]:
        return (self.access(secret) or NO_ACCESS).seats

    def _watches(self, secret: str) -> bool:
        return self.access(secret) in (None, NO_ACCESS)

    async def set_seat(self, seat: int, row: SeatRow) -> None:
        """To be called within a change, as are the next two."""
        known = self.history.row
        await self._store(self.store.set_seat(known.id, known.revision, seat, row))
        known.seats[seat] = row
        known.revision += 1
        self._tell_names()

    def _tell_names(self) -> None:
        self.presenter.forget_names()
        self.let_think()
        self._tell_seats()
        for subscriber in self.subscribers:
            subscriber.names_changed()

    async def begin(self) -> None:
        """Wait no longer for the open seats."""
        known = self.history.row
        await self._store(self.store.begin(known.id, known.revision))
        known.standing.gathers = False
        known.revision += 1
        self.let_think()
        self._tell_seats()

    async def set_again(self, table: str) -> None:
        known = self.history.row
        await self._store(self.store.set_again(known.id, known.revision, table))
        known.again = table
        known.revision += 1
        self._tell_again(table)

    def _tell_again(self, table: str) -> None:
        for subscriber in self.subscribers:
            subscriber.rematch_made(table)
