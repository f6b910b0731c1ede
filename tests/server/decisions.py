"""Decisions to be made: for bots that misbehave, and for whoever asks."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from gugong import new_game
from gugong.bots.contract import Bot
from gugong.content import Components
from gugong.server.workers import WorkerPool
from gugong.table.ports import Claim
from gugong.table.tasks import BotTask, JudgementTask
from tests.bots.awkward import Dies, Forger, Last, Leaves, Nonsense, Nothing, Raises, Sleeper

SEEN = new_game(2, seed=1, start_player=0).observe(0)
AWKWARD: dict[str, Callable[[int, Components], Bot]] = {
    "raises": Raises,
    "dies": Dies,
    "sleeps": Sleeper,  # as long as its number here is even
    "leaves": Leaves,
    "nonsense": Nonsense,
    "nothing": Nothing,
    "forger": Forger,
    "last": Last,
}


def make(level: str, seed: int, components: Components) -> Bot:
    """Seeds stand for the awkward ones, so that the level stays one with a budget."""
    return list(AWKWARD.values())[seed](seed, components)


def task(kind: str, components: str | None = None) -> BotTask:
    return BotTask(SEEN, "random", list(AWKWARD).index(kind), components)


def judgement(iterations: int) -> JudgementTask:
    return JudgementTask(SEEN, 1, None, iterations, 60.0)


class Asker(NamedTuple):
    """The claim of a table."""

    account: str = ""
    table: str = ""
    urgency: int = 0
    wanted: bool = True


ANYBODY = Asker()


async def decision(pool: WorkerPool, task: BotTask, claim: Claim = ANYBODY) -> str:
    async with asyncio.timeout(60), pool.think(task, claim) as answer:
        return answer.choice.move
