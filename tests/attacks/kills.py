"""The server is killed again and again while people and bots play, take moves back and come back themselves."""

import asyncio
import os
import random
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from tests.attacks.figures import Counts
from tests.attacks.stubborn import Stored, check, play_games
from tests.server.client import Served

WORKER = 0.3  # how likely it is that the processes are killed, too, in which bots think
HARM = ("lost", "doubled", "refused but stored", "stored but not told", "gaps", "behind", "silent", "complaints")


class Attacked(ABC):
    """A server that is killed, and started again, and the pages that come back to it."""

    pages = 1  # open at each seat

    def __init__(self, server: Served) -> None:
        self.server = server
        self.counts = Counter[str]()
        self.progress = asyncio.Condition()
        self.rng = random.Random(1)

    @abstractmethod
    async def strike(self) -> None:
        """Do harm once, and see to it that the server can go on."""

    @abstractmethod
    def entries(self, table: str) -> list[Stored]: ...

    @abstractmethod
    def complaints(self) -> int:
        """Stop it; how much has it logged that it should not have?"""

    async def moved(self) -> None:
        async with self.progress:
            self.progress.notify_all()

    async def kill(self, kills: int, done: Callable[[int], None]) -> None:
        """After a few moves each time, while the next one is under way or not."""
        for number in range(kills):
            await self._wait_for(self.counts["accepted"] + self.rng.randrange(3, 15))
            await asyncio.sleep(self.rng.uniform(0, 0.02))
            await self.strike()
            self.counts["kills"] += 1
            done(number + 1)

    async def _wait_for(self, moves: int) -> None:
        """A server that ends by itself is a failure, too."""
        while self.counts["accepted"] < moves:
            assert self.server.process.poll() is None, self.server.errors()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved_on(), 1.0)

    async def _moved_on(self) -> None:
        async with self.progress:
            await self.progress.wait()


class OneProcess(Attacked):
    """A server with a data file."""

    def __init__(self, data: Path) -> None:
        super().__init__(Served(data))

    async def strike(self) -> None:
        if self.rng.random() < WORKER:
            self.counts["workers killed"] += kill_workers(self.server.process.pid)
            await asyncio.sleep(self.rng.uniform(0, 0.05))
        old = self.server
        await asyncio.to_thread(old.stop, signal.SIGKILL)
        self.server = await asyncio.to_thread(Served, old.data, old.port)
        assert self.server.port, self.server.errors()

    def entries(self, table: str) -> list[Stored]:
        with closing(sqlite3.connect(f"file:{self.server.data}?mode=ro", uri=True)) as file:
            query = "select seat, client, seq from entries where table_id = ? order by seq"
            return file.execute(query, (table,)).fetchall()

    def complaints(self) -> int:
        return len(self.server.stop())


def children(process: int) -> Iterator[tuple[int, bytes]]:
    """The processes that this one has started, each with its command; any may end while it is looked for."""
    for thread in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in thread.read_text().split():
                yield int(child), Path(f"/proc/{child}/cmdline").read_bytes()


def kill_workers(process: int) -> int:
    """How many processes in which bots think were killed."""
    killed = 0
    for child, command in children(process):
        if b"spawn_main" in command:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
                killed += 1
    return killed


def kill_often(data: Path, kills: int, tables: int, done: Callable[[int], None] = lambda _: None) -> Counts:
    return asyncio.run(attack(OneProcess(data), kills, tables, done))


async def attack(attacked: Attacked, kills: int, tables: int, done: Callable[[int], None]) -> Counts:
    """What HARM names must never be; `verified` counts the games that replay."""
    async with asyncio.TaskGroup() as tasks:  # if one of them fails, the others would wait for it in vain
        killing = tasks.create_task(attacked.kill(kills, done))
        games = [play_games(attacked, killing, number, attacked.pages) for number in range(tables)]
        played = [tasks.create_task(one) for one in games]
    for pages in [one for games in played for one in games.result()]:
        check(attacked, pages)
    attacked.counts["complaints"] = await asyncio.to_thread(attacked.complaints)
    return attacked.counts
