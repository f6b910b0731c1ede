"""Heavy work away from the event loop: bots and text from outside in processes, everything else in threads."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing.connection import Connection

import msgspec

from gugong.bots import levels
from gugong.bots.answers import Answer
from gugong.bots.guard import Worker
from gugong.bots.process import StartError
from gugong.server.metrics import DECISIONS
from gugong.server.readers import Readers
from gugong.server.sharing import Sharing
from gugong.table.ports import Asked, BotTask, Claim, Result
from gugong.table.thinking import Maker, decide

PATIENCE = 10.0  # seconds beyond what a level's budget names: the machine may be busy
NICENESS = 10  # people's clicks go before the bots

log = logging.getLogger(__name__)


class WorkerPool:
    """As many processes as there are cores; a decision waits for its turn.  None can break a table.

    One of them, if there are several, is always left to other accounts: some levels think for seconds.
    """

    def __init__(self, make: Maker = levels.make, patience: float = PATIENCE) -> None:
        n = max(1, os.cpu_count() or 1)
        self._patience = patience
        self._threads = ThreadPoolExecutor(n, thread_name_prefix="gugong bots")
        self._all = [Worker(work, make) for _ in range(n)]
        self._bots = Sharing(self._all, at_once=max(1, n - 1))
        self._readers = Readers()
        self._failing = False  # no process could be started when that was last tried

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._bots.waiting()

    @asynccontextmanager
    async def decide(self, task: BotTask, claim: Claim) -> AsyncIterator[str]:
        """A legal move in any case, however long it takes until a process can be started.

        The process stays taken until the move is stored, so that bots do not queue up there before a person.
        """
        with DECISIONS.timed(task.level):
            worker, answer = await self._answer(task, claim)
        try:
            if answer.fault is not None:
                log.warning("A bot of level %s failed (%s): %s", task.level, answer.fault.kind, answer.fault.said)
            yield answer.choice.move
        finally:
            self._bots.give_back(worker)

    async def _answer(self, task: BotTask, claim: Claim) -> tuple[Worker, Answer]:
        """The answer, and the worker that gave it, which is still taken."""
        while True:
            worker = await self._bots.take(claim)
            try:
                answer = await self._asked(worker, task)
            except Exception as error:
                self._give_back(worker, error)
                if not isinstance(error, StartError):
                    raise
                self._tell(error)
            else:
                self._tell(None)
                return worker, answer

    async def _asked(self, worker: Worker, task: BotTask) -> Answer:
        """If whoever asked goes away, the worker is given back when it has finished."""
        seconds = (levels.level(task.level).budget.seconds or 0.0) + self._patience
        work = partial(worker.answer, task, task.seen.moves, seconds)
        answering = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            answering.add_done_callback(lambda done: self._give_back(worker, done.cancelled() or done.exception()))
            raise

    def _give_back(self, worker: Worker, failed: object) -> None:
        """After a failed start it is left alone for a while."""
        self._bots.give_back(worker, failed.wait if isinstance(failed, StartError) else 0.0)

    def _tell(self, failed: StartError | None) -> None:
        """Once when bots have to wait, and once when they go on."""
        if failed is not None and not self._failing:
            log.error("Bots wait: %s; it is tried again until it works", failed)
        elif failed is None and self._failing:
            log.warning("Bots go on: a process could be started")
        self._failing = failed is not None

    async def run(self, work: Callable[[], Result]) -> Result:
        return await asyncio.to_thread(work)

    async def run_untrusted(self, work: Callable[[Asked], Result], asked: Asked, account: str) -> Result:
        return await self._readers.run(work, asked, account)

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._all:
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.close()
        self._readers.close()


def work(pipe: Connection, make: Maker) -> None:
    """What a worker process does: decide until nobody asks any more.  Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pipe.send_bytes(b"ready")
    while True:
        try:
            task = msgspec.json.decode(pipe.recv_bytes(), type=BotTask)
        except (EOFError, OSError):
            return
        pipe.send_bytes(msgspec.json.encode(decide(task, make)))
