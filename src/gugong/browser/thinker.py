"""Heavy work in the table's worker: tasks and files are sent to the second one, everything else is done at once."""

import asyncio
import base64
import logging
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from gugong.bots.requests import Result as Thought
from gugong.table.errors import RequestError
from gugong.table.ports import Asked, Claim, Result, Withdrawn
from gugong.table.tasks import Task

PATIENCE = 60.0  # seconds beyond what a task may take: phones are slow
READING = 30.0  # seconds in which a file must have been read

log = logging.getLogger(__name__)


class SecondWorker(Protocol):
    """The other worker, as web/src/static/second.ts offers it."""

    async def ask(self, kind: str, text: str, seconds: float) -> str:
        """The answer of gugong.browser.thinking; nothing if it took longer than this, or failed: then it is ended."""


class WorkerThinker:
    """One task or file at a time."""

    def __init__(self, second: SecondWorker) -> None:
        self._second = second
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        async with self._turn:
            if not claim.wanted:
                raise Withdrawn
            done = await self._done(task)
        if done.fault is not None:
            log.warning("%s failed (%s): %s", task.said, done.fault.kind, done.fault.said)
        yield done

    async def _done(self, task: Task[Thought]) -> Thought:
        seconds = task.seconds + PATIENCE
        text = await self._second.ask("think", msgspec.json.encode(task).decode(), seconds)
        return task.read(text.encode()) if text else task.instead("slow", f"it was cut off after {seconds:g} seconds")

    async def run(self, work: Callable[[], Result]) -> Result:
        await asyncio.sleep(0)
        return work()

    async def run_untrusted(self, work: Callable[[Asked], Result], asked: Asked, account: str) -> Result:
        async with self._turn:
            text = await self._second.ask("read", base64.b64encode(pickle.dumps((work, asked))).decode(), READING)
        if not text:
            raise RequestError("malformed", "too-slow")
        outcome: tuple[Result, Exception | None] = pickle.loads(base64.b64decode(text))
        result, error = outcome
        if error is not None:
            raise error
        return result
