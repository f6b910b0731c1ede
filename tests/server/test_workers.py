"""Bots in processes of their own: broken, slow or gone, a legal move is played."""

import asyncio
import errno
import logging
import time
from contextlib import AsyncExitStack
from itertools import groupby

import pytest

from gugong.bots.contract import Bot, Budget, Decision
from gugong.bots.process import Process
from gugong.content import Components
from gugong.content.loader import standard_text
from gugong.server.executors import Processes
from gugong.server.workers import WorkerPool
from gugong.table.ports import Withdrawn
from gugong.table.tasks import BotTask
from gugong.view.observe import Observation
from tests.bots.awkward import Sleeper
from tests.server.decisions import SEEN, Asker, decision, make, task

CORES = 2


@pytest.fixture(scope="module")
def workers():
    made: list[WorkerPool] = []

    async def start() -> None:
        made.append(WorkerPool(Processes(CORES, make)))

    loop = asyncio.new_event_loop()
    loop.run_until_complete(start())
    yield loop, made[0]
    made[0].close()
    loop.close()


def decided(workers, task: BotTask) -> str:
    loop, pool = workers
    move: str = loop.run_until_complete(decision(pool, task))
    return move


def test_a_broken_bot_plays_a_legal_move_and_is_reported(workers, caplog):
    with caplog.at_level(logging.WARNING):
        move = decided(workers, task("raises"))
    assert move == SEEN.moves[0]
    assert "A bot of level random failed (error): ZeroDivisionError: oh no" in caplog.text


def test_after_a_broken_bot_the_next_one_is_asked_as_if_nothing_had_been(workers):
    decided(workers, task("dies"))
    assert decided(workers, task("last")) == SEEN.moves[-1]


def test_a_bot_that_falls_asleep_is_replaced(caplog):
    async def work() -> None:
        workers = WorkerPool(
            Processes(CORES, drowsy), patience=2.5
        )  # time enough for one that is awake, on a busy machine
        try:
            for seed, move in ((2, SEEN.moves[0]), (3, SEEN.moves[-1])):
                assert await decision(workers, BotTask(SEEN, "random", seed, None)) == move
        finally:
            workers.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert "it was cut off after 2.5 seconds" in caplog.text


def drowsy(level: str, seed: int, components: Components) -> Bot:
    """Asleep with an even seed."""
    return Sleeper(seed, components)


def test_a_bot_gets_the_pieces_of_its_table(workers):
    text = standard_text().replace('"8 one-servant"', '"8 two-servants"')
    assert decided(workers, task("last", text)) == SEEN.moves[-1]


def test_bots_wait_while_no_process_can_be_started_and_then_go_on(tmp_path, monkeypatch, caplog):
    """None of them plays a move that it did not choose, and the log says it once."""
    monkeypatch.setattr("gugong.bots.process.FIRST_PAUSE", 0.05)
    starts = iter(range(1000))

    def start(self):
        if next(starts) < 6:
            raise OSError(errno.EMFILE, "Too many open files")
        return spawn(self)

    spawn = Process._spawn
    monkeypatch.setattr(Process, "_spawn", start)

    async def ask() -> list[str]:
        pool = WorkerPool(Processes(CORES, make))
        try:
            return await asyncio.gather(*(decision(pool, task("last"), Asker(table=str(n))) for n in range(5)))
        finally:
            pool.close()

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(ask()) == [SEEN.moves[-1]] * 5
    assert [record.message.partition(":")[0] for record in caplog.records] == ["Bots wait", "Bots go on"]
    assert "Too many open files" in caplog.text


def slow(level: str, seed: int, components: Components) -> Bot:
    return Slow(seed, components)


class Slow(Bot):
    """Takes a moment for every decision."""

    def choose(self, seen: Observation, budget: Budget) -> Decision:
        time.sleep(0.05)
        return Decision(seen.moves[-1])


def test_nobody_is_kept_waiting_by_the_many_tables_of_another():
    """A hundred tables of one account ask on and on; another's table does not wait for all of them every time."""
    order: list[str] = []

    async def ask_on(pool: WorkerPool, claim: Asker, times: int) -> None:
        for _ in range(times):
            await decision(pool, BotTask(SEEN, "random", 0, None), claim)
            order.append(claim.account)

    async def crowd() -> None:
        pool = WorkerPool(Processes(CORES, slow))
        try:
            tables = [asyncio.create_task(ask_on(pool, Asker("crowd", str(n)), 1000)) for n in range(100)]
            await ask_on(pool, Asker("other", "one"), 1)
            del order[:]  # all processes have been started
            await ask_on(pool, Asker("other", "one"), 5)
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
        finally:
            pool.close()

    asyncio.run(crowd())
    between = [len(list(run)) for account, run in groupby(order) if account == "crowd"]
    assert order.count("other") == 5
    assert max(between, default=0) < 50


def test_one_account_cannot_take_all_processes():
    async def take() -> None:
        pool, asked = WorkerPool(Processes(CORES, drowsy)), BotTask(SEEN, "random", 2, None)
        asleep = [asyncio.create_task(decision(pool, asked, Asker("sleeper", str(n)))) for n in range(CORES)]
        try:
            await asyncio.sleep(0)  # all of them have asked
            assert await decision(pool, BotTask(SEEN, "random", 3, None), Asker("another")) == SEEN.moves[-1]
            assert not any(task.done() for task in asleep)
        finally:
            for sleeping in asleep:
                sleeping.cancel()
            pool.close()

    asyncio.run(take())


def test_a_decision_that_nobody_waits_for_is_not_made():
    made: list[str] = []

    class Leaving:
        account = table = ""
        urgency = 0
        wanted = True

    async def leave() -> None:
        pool, leaving = WorkerPool(Processes(CORES, slow)), Leaving()
        asked = BotTask(SEEN, "random", 0, None)
        try:
            async with AsyncExitStack() as bots:
                for n in range(CORES):
                    await bots.enter_async_context(pool.think(asked, Asker(str(n))))
                waiting = asyncio.create_task(decision(pool, asked, leaving))
                await asyncio.sleep(0)
                leaving.wanted = False
            with pytest.raises(Withdrawn):
                made.append(await waiting)
        finally:
            pool.close()

    asyncio.run(leave())
    assert made == []


def test_whoever_goes_while_a_bot_thinks_leaves_a_process_that_works():
    """It is not lent to another before the bot has finished."""

    async def go() -> None:
        pool = WorkerPool(Processes(CORES, slow))
        asked = BotTask(SEEN, "random", 0, None)
        try:
            for _ in range(5):
                going = asyncio.create_task(decision(pool, asked))
                await asyncio.sleep(0.01)
                going.cancel()
                await asyncio.gather(going, return_exceptions=True)
            moves = await asyncio.gather(*(decision(pool, asked) for _ in range(5)))
            assert set(moves) == {SEEN.moves[-1]}
        finally:
            pool.close()

    asyncio.run(go())


def test_a_process_stays_taken_until_its_move_is_played():
    async def crowd() -> None:
        pool = WorkerPool(Processes(CORES, make))
        try:
            async with AsyncExitStack() as bots:
                for n in range(CORES):
                    await bots.enter_async_context(pool.think(task("last"), Asker(str(n))))
                another = asyncio.create_task(decision(pool, task("last")))
                done, _ = await asyncio.wait([another], timeout=0.3)
                assert not done
            assert await another == SEEN.moves[-1]
        finally:
            pool.close()

    asyncio.run(crowd())
