"""Heavy work away from the event loop: tasks in an executor, text from outside in processes, the rest in threads."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from gugong.bots.process import Unavailable
from gugong.bots.requests import Result as Thought
from gugong.server.executors import Executor
from gugong.server.metrics import DECISIONS
from gugong.server.readers import Readers
from gugong.server.sharing import Sharing, Turn
from gugong.table.ports import Asked, Claim, Result
from gugong.table.tasks import Task

PATIENCE = 10.0  # seconds beyond what a task may take: the machine may be busy

log = logging.getLogger(__name__)


class WorkerPool:
    """Tasks take turns for the slots of an executor.  None can break a table."""

    def __init__(self, executor: Executor, patience: float = PATIENCE) -> None:
        self._loop = asyncio.get_running_loop()
        self._executor = executor
        self._patience = patience
        self._turns = Sharing(executor.slots)
        self._readers = Readers()
        executor.changed = self._resize
        self._resize()  # there may have been a change before anybody listened

    def _resize(self) -> None:
        """To be called from any thread."""
        self._loop.call_soon_threadsafe(lambda: self._turns.resize(self._executor.slots))

    @property
    def waiting(self) -> int:
        """How many tasks wait for a slot."""
        return self._turns.waiting()

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        """What comes of it in any case, however long it takes until somebody can be asked.

        The slot stays taken until a bot's move is stored, so that bots do not queue up there before a person.
        """
        with DECISIONS.timed(task.name):
            turn, done = await self._done(task, claim)
        try:
            if done.fault is not None:
                log.warning("%s failed (%s): %s", task.said, done.fault.kind, done.fault.said)
            yield done
        finally:
            self._turns.give_back(turn)

    async def _done(self, task: Task[Thought], claim: Claim) -> tuple[Turn, Thought]:
        """What came of it, and the turn in which it was done, whose slot is still taken."""
        seconds = task.seconds + self._patience
        while True:
            turn = await self._turns.take(claim)
            asking = asyncio.wrap_future(self._executor.submit(task, seconds))
            try:
                return turn, await asyncio.shield(asking)
            except Unavailable as failed:
                self._turns.give_back(turn, failed.wait)
            except asyncio.CancelledError:  # whoever asked has gone; the task has not been finished
                asking.add_done_callback(partial(self._turns.give_back_after, turn))
                raise
            except BaseException:
                self._turns.give_back(turn)
                raise

    async def run(self, work: Callable[[], Result]) -> Result:
        return await asyncio.to_thread(work)

    async def run_untrusted(self, work: Callable[[Asked], Result], asked: Asked, account: str) -> Result:
        return await self._readers.run(work, asked, account)

    def close(self) -> None:
        """End all of it, whatever is being done."""
        self._executor.close()
        self._readers.close()
