"""Bots at work in processes of their own: the server never waits for one, and none can break a table."""

import asyncio
import hashlib
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from multiprocessing.connection import Connection

import msgspec

from gugong.bots import levels
from gugong.bots.contract import Bot
from gugong.bots.guard import Answer, Chamber, instead, play_safely
from gugong.content import Components, load, loads
from gugong.view.observe import Observation

PATIENCE = 10.0  # seconds beyond what a level's budget names: the machine may be busy
POLITENESS = 10  # people's clicks go before the thoughts of bots

Maker = Callable[[str, int, Components], Bot]
log = logging.getLogger(__name__)


class Task(msgspec.Struct):
    """One decision to make; the components are the standard ones for None."""

    seen: Observation
    level: str
    seed: int
    components: str | None


class Workers:
    """As many processes as there are cores; a decision waits until one is free."""

    def __init__(self, make: Maker = levels.make, patience: float = PATIENCE) -> None:
        n = max(1, os.cpu_count() or 1)
        self._patience = patience
        self._threads = ThreadPoolExecutor(n, thread_name_prefix="gugong bots")
        self._all = [Chamber(work, make) for _ in range(n)]
        self._idle: asyncio.Queue[Chamber] = asyncio.Queue()
        for chamber in self._all:
            self._idle.put_nowait(chamber)

    @asynccontextmanager
    async def decided(self, task: Task) -> AsyncIterator[str]:
        """A legal move in any case.

        The process stays taken until the move is on the disk, so that no queue of bots stands there before a person.
        """
        chamber = await self._idle.get()
        seconds = (levels.level(task.level).budget.seconds or 0.0) + self._patience
        asked = partial(chamber.answer, task, task.seen.moves, seconds)
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, asked)
            if answer.fault is not None:
                log.warning("A bot of level %s failed (%s): %s", task.level, answer.fault.kind, answer.fault.said)
            yield answer.choice.move
        finally:
            self._idle.put_nowait(chamber)

    def close(self) -> None:
        """End the processes, whatever they are thinking of."""
        for chamber in self._all:
            chamber.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for chamber in self._all:
            chamber.close()


def seed_of(table: str, step: int) -> int:
    """The same for the same decision, so that what a bot did can be looked into."""
    return int.from_bytes(hashlib.sha256(f"{table} {step}".encode()).digest()[:4], "big")


def work(line: Connection, make: Maker) -> None:
    """The process: decide until nobody asks any more.  Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    line.send_bytes(b"ready")
    while True:
        try:
            task = msgspec.json.decode(line.recv_bytes(), type=Task)
        except (EOFError, OSError):
            return
        line.send_bytes(msgspec.json.encode(_decide(task, make)))


def _decide(task: Task, make: Maker) -> Answer:
    try:
        bot = make(task.level, task.seed, _components(task.components))
    except Exception as error:
        return instead(tuple(task.seen.moves), "error", f"{type(error).__name__}: {error}")
    return play_safely(bot, task.seen, levels.level(task.level).budget)


@lru_cache(8)
def _components(text: str | None) -> Components:
    return load() if text is None else loads(text, "components")
