"""Bots at work in processes of their own: the server never waits for one, and none can break a table."""

import asyncio
import hashlib
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection

import msgspec

from gugong.bots import levels
from gugong.bots.contract import Bot
from gugong.bots.guard import Answer, instead, play_safely
from gugong.content import Components, load, loads
from gugong.view.observe import Observation

START = 60.0  # seconds for a process to start
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
        self._threads = ThreadPoolExecutor(n, thread_name_prefix="gugong bots")
        self._all = [Worker(make, patience) for _ in range(n)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def decide(self, task: Task) -> str:
        """A legal move in any case."""
        worker = await self._idle.get()
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, worker.answer, task)
        finally:
            self._idle.put_nowait(worker)
        if answer.fault is not None:
            log.warning("A bot of level %s failed (%s): %s", task.level, answer.fault.kind, answer.fault.said)
        return answer.choice.move

    def close(self) -> None:
        """End the processes, whatever they are thinking of."""
        for worker in self._all:
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.close()


class Worker:
    """One process; it is ended when it takes too long, and started again when it is needed."""

    def __init__(self, make: Maker, patience: float) -> None:
        self._make = make
        self._patience = patience
        self._line: Connection | None = None

    def answer(self, task: Task) -> Answer:
        legal = tuple(task.seen.moves)
        try:
            return self._ask(task)
        except TimeoutError as late:
            self.close()
            return instead(legal, "slow", str(late))
        except (EOFError, OSError, msgspec.DecodeError):
            self.close()
            return instead(legal, "error", "its process ended without an answer")

    def _ask(self, task: Task) -> Answer:
        line = self._line or self._start()
        line.send_bytes(msgspec.json.encode(task))
        seconds = levels.level(task.level).budget.seconds or 0.0
        answer = msgspec.json.decode(_received(line, 5 * seconds + self._patience), type=Answer)
        if answer.choice.move not in task.seen.moves:
            return instead(tuple(task.seen.moves), "illegal", f"{answer.choice.move!r} is not a legal move")
        return answer

    def _start(self) -> Connection:
        fresh = get_context("spawn")
        self._line, theirs = fresh.Pipe()
        self._process = fresh.Process(target=work, args=(theirs, self._make), name="gugong bots", daemon=True)
        self._process.start()
        theirs.close()
        _received(self._line, START)
        return self._line

    def kill(self) -> None:
        if self._line is not None:
            self._process.kill()

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
            self._process.close()
            self._line = None


def seed_of(table: str, step: int) -> int:
    """The same for the same decision, so that what a bot did can be looked into."""
    return int.from_bytes(hashlib.sha256(f"{table} {step}".encode()).digest()[:4], "big")


def _received(line: Connection, seconds: float) -> bytes:
    if not line.poll(seconds):
        raise TimeoutError(f"it was cut off after {seconds:g} seconds")
    return line.recv_bytes()


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
