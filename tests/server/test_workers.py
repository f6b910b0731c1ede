"""Bots in processes of their own: broken, slow or gone, a legal move is played."""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from gugong import new_game
from gugong.bots.contract import Bot
from gugong.content import Components
from gugong.content.loader import standard_text
from gugong.server.workers import Task, Workers, seed_of
from tests.bots.awkward import Dies, Forger, Last, Nonsense, Nothing, Raises, Sleeper

AWKWARD: dict[str, Callable[[int, Components], Bot]] = {
    "raises": Raises,
    "dies": Dies,
    "nonsense": Nonsense,
    "nothing": Nothing,
    "forger": Forger,
    "last": Last,
}


def make(level: str, seed: int, components: Components) -> Bot:
    """Seeds stand for the awkward ones, so that the level stays one with a budget."""
    return list(AWKWARD.values())[seed](seed, components)


@pytest.fixture(scope="module")
def workers():
    made: list[Workers] = []

    async def start() -> None:
        made.append(Workers(make))

    loop = asyncio.new_event_loop()
    loop.run_until_complete(start())
    yield loop, made[0]
    made[0].close()
    loop.close()


async def decision(pool: Workers, task: Task) -> str:
    async with asyncio.timeout(60), pool.decided(task) as move:
        return move


def decided(workers, task: Task) -> str:
    loop, pool = workers
    move: str = loop.run_until_complete(decision(pool, task))
    return move


SEEN = new_game(2, seed=1, start_player=0).observe(0)


@pytest.mark.parametrize("kind", [kind for kind in AWKWARD if kind != "last"])
def test_a_broken_bot_plays_a_legal_move_and_is_reported(workers, caplog, kind):
    with caplog.at_level(logging.WARNING):
        move = decided(workers, Task(SEEN, "random", list(AWKWARD).index(kind), None))
    assert move == SEEN.moves[0]
    assert "A bot of level random failed" in caplog.text


def test_after_a_broken_bot_the_next_one_is_asked_as_if_nothing_had_been(workers):
    decided(workers, Task(SEEN, "random", list(AWKWARD).index("dies"), None))
    assert decided(workers, Task(SEEN, "random", list(AWKWARD).index("last"), None)) == SEEN.moves[-1]


def test_a_bot_that_falls_asleep_is_replaced(caplog):
    async def work() -> None:
        workers = Workers(drowsy, patience=0.5)
        try:
            for seed, move in ((2, SEEN.moves[0]), (3, SEEN.moves[-1])):
                assert await decision(workers, Task(SEEN, "random", seed, None)) == move
        finally:
            workers.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert "it was cut off after 0.5 seconds" in caplog.text


def drowsy(level: str, seed: int, components: Components) -> Bot:
    """Asleep with an even seed."""
    return Sleeper(seed, components)


def test_a_bot_gets_the_pieces_of_its_table(workers):
    text = standard_text().replace('"8 one-servant"', '"8 two-servants"')
    task = Task(SEEN, "random", list(AWKWARD).index("last"), text)
    assert decided(workers, task) == SEEN.moves[-1]


def test_a_decision_has_a_seed_of_its_own():
    assert seed_of("a", 1) == seed_of("a", 1)
    assert len({seed_of("a", 1), seed_of("a", 2), seed_of("b", 1)}) == 3


def test_a_process_stays_taken_until_its_move_is_played():
    async def crowd() -> None:
        pool = Workers(make)
        last = list(AWKWARD).index("last")
        try:
            async with AsyncExitStack() as bots:
                for _ in range(os.cpu_count() or 1):
                    await bots.enter_async_context(pool.decided(Task(SEEN, "random", last, None)))
                another = asyncio.create_task(decision(pool, Task(SEEN, "random", last, None)))
                done, _ = await asyncio.wait([another], timeout=0.3)
                assert not done
            assert await another == SEEN.moves[-1]
        finally:
            pool.close()

    asyncio.run(crowd())
