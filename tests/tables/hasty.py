"""A thinker that judges quickly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from gugong.bots.requests import Result as Thought
from gugong.table.ports import Claim, Withdrawn
from gugong.table.tasks import Reviewed, ReviewTask, Task
from tests.advice.games import TINY
from tests.tables.memory import InlineThinker


class Hasty(InlineThinker):
    """Judges quickly, whatever the depth; a test may stop it after so many parts, or have it say how long it took."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[ReviewTask] = []
        self.claims: list[Claim] = []
        self.stops_after: int | None = None
        self.seconds: float | None = None
        self.fails = False
        self.go_on = asyncio.Event()

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        if not isinstance(task, ReviewTask):
            async with super().think(task, claim) as done:
                yield done
            return
        await self._wait(claim)
        self.tasks.append(task)
        self.claims.append(claim)
        yield self._judged(task)

    async def _wait(self, claim: Claim) -> None:
        await asyncio.sleep(0)
        if self.stops_after is not None and len(self.tasks) >= self.stops_after:
            await self.go_on.wait()
        if not claim.wanted:
            raise Withdrawn

    def _judged(self, task: ReviewTask) -> Reviewed:
        if self.fails:
            return task.instead("error", "for a test")
        quick = msgspec.structs.replace(task.part, iterations=TINY)
        done = msgspec.structs.replace(task, part=quick).think()
        return done if self.seconds is None else msgspec.structs.replace(done, seconds=self.seconds)
