"""Tables played to their end by random moves, whoever sits there."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from gugong.bots import levels
from gugong.bots.requests import Result as Thought
from gugong.table import queries
from gugong.table.limits import Budget
from gugong.table.open_table import OpenTable
from gugong.table.ports import Claim
from gugong.table.reviews import Which
from gugong.table.tasks import Task
from gugong.view.words import words_in
from tests.tables.memory import InlineThinker


class RandomThinker(InlineThinker):
    """Bots of every level move at random."""

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        await asyncio.sleep(0)
        yield task.think(lambda level, seed, components: levels.make("random", seed, components))


class Watcher:
    """Somebody who is there, so that bots play, and does not look."""

    def __init__(self, secret: str = "", account: str = "") -> None:
        self.secret = secret
        self.account = account
        self.budget = Budget()
        self.review: Which | None = None

    def table_changed(self) -> None: ...

    def hint_changed(self) -> None: ...

    def review_changed(self) -> None: ...

    def seats_changed(self) -> None: ...

    def names_changed(self) -> None: ...

    def rematch_made(self, table: str) -> None: ...

    def disconnect(self) -> None: ...


@contextmanager
def watched(table: OpenTable, watcher: Watcher | None = None) -> Iterator[Watcher]:
    there = watcher or Watcher()
    table.subscribe(there)
    try:
        yield there
    finally:
        table.unsubscribe(there)


async def finish(table: OpenTable) -> None:
    """Play until the game is over, people and bots alike."""
    while not table.history.over:
        await move_on(table)


async def move_on(table: OpenTable) -> None:
    """One move, or several if bots make them."""
    with watched(table):
        await _move_on(table)


async def _move_on(table: OpenTable) -> None:
    history = table.history
    seat, seq = history.asks(), history.seq
    assert seat is not None
    if history.bot_asked() is None:
        move = random.Random(f"{history.id} {seq}").choice(history.position.legal).text
        client = f"move {seq}"
        await table.act(seat, client, seq, lambda: history.play(seat, move, client))
    while history.seq == seq:
        assert table.thinking == seat, "the bots have stopped"
        await asyncio.sleep(0.001)


async def assert_verified(table: OpenTable) -> None:
    """The finished game as it was stored is replayed step by step."""
    said = await queries.verify(table, words_in("en"))
    assert said.ok, said.words
