"""Heavy work away from the event loop: bots in an executor, text from outside in processes, the rest in threads."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from gugong.bots import levels
from gugong.bots.answers import Answer
from gugong.bots.process import Unavailable
from gugong.server.executors import Executor
from gugong.server.metrics import DECISIONS
from gugong.server.readers import Readers
from gugong.server.sharing import Sharing, Turn
from gugong.table.ports import Asked, BotTask, Claim, Result

PATIENCE = 10.0  # seconds beyond what a level's budget names: the machine may be busy

log = logging.getLogger(__name__)


class WorkerPool:
    """Decisions take turns for the slots of an executor.  None can break a table."""

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
        """How many decisions wait for a slot."""
        return self._turns.waiting()

    @asynccontextmanager
    async def decide(self, task: BotTask, claim: Claim) -> AsyncIterator[str]:
        """A legal move in any case, however long it takes until the bot can be asked.

        The slot stays taken until the move is stored, so that bots do not queue up there before a person.
        """
        with DECISIONS.timed(task.level):
            turn, answer = await self._answer(task, claim)
        try:
            if answer.fault is not None:
                log.warning("A bot of level %s failed (%s): %s", task.level, answer.fault.kind, answer.fault.said)
            yield answer.choice.move
        finally:
            self._turns.give_back(turn)

    async def _answer(self, task: BotTask, claim: Claim) -> tuple[Turn, Answer]:
        """The answer, and the turn in which it was given, whose slot is still taken."""
        seconds = (levels.level(task.level).budget.seconds or 0.0) + self._patience
        while True:
            turn = await self._turns.take(claim)
            asking = asyncio.wrap_future(self._executor.submit(task, seconds))
            try:
                return turn, await asyncio.shield(asking)
            except Unavailable as failed:
                self._turns.give_back(turn, failed.wait)
            except asyncio.CancelledError:  # whoever asked has gone; the bot has not finished
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
