"""Heavy work in the table's worker: bots and files are sent to the second one, everything else is done at once."""

import asyncio
import base64
import logging
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from gugong.bots import levels
from gugong.bots.answers import Answer, instead
from gugong.browser.thinking import Thought
from gugong.table.errors import RequestError
from gugong.table.ports import Asked, BotTask, Claim, Result, Withdrawn

PATIENCE = 60.0  # seconds beyond what a level's budget names: phones are slow
READING = 30.0  # seconds in which a file must have been read

log = logging.getLogger(__name__)


class SecondWorker(Protocol):
    """The other worker, as web/src/static/second.ts offers it."""

    async def ask(self, kind: str, text: str, seconds: float) -> str:
        """The answer of gugong.browser.thinking; nothing if it took longer than this, or failed: then it is ended."""


class WorkerThinker:
    """One decision or file at a time."""

    def __init__(self, second: SecondWorker) -> None:
        self._second = second
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def decide(self, task: BotTask, claim: Claim) -> AsyncIterator[str]:
        async with self._turn:
            if not claim.wanted:
                raise Withdrawn
            answer = await self._decided(task)
        if answer.fault is not None:
            log.warning("A bot of level %s failed (%s): %s", task.level, answer.fault.kind, answer.fault.said)
        yield answer.choice.move

    async def _decided(self, task: BotTask) -> Answer:
        seconds = (levels.level(task.level).budget.seconds or 0.0) + PATIENCE
        text = await self._second.ask("decide", msgspec.json.encode(Thought(task)).decode(), seconds)
        if text:
            return msgspec.json.decode(text, type=Answer)
        return instead(tuple(task.seen.moves), "slow", f"it was cut off after {seconds:g} seconds")

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
