"""Bots on a cluster: whatever becomes of workers and the scheduler, every decision is made, and none twice."""

import asyncio
import logging
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from gugong.bots.contract import Bot, Decision
from gugong.cluster import ClusterError
from gugong.content import Components, load
from gugong.notation import record as records
from gugong.server import cluster as clusters
from gugong.server.cluster import Cluster
from gugong.server.executors import Executor
from gugong.server.workers import WorkerPool
from gugong.table.tasks import BotTask
from tests.attacks.server import besieged
from tests.attacks.watched import TOO_LONG
from tests.cli.terminal import gugong
from tests.clusters import scheduler, worker
from tests.server.client import free_port
from tests.server.decisions import SEEN, Asker, decision
from tests.tables.visitor import at_table

ANOTHER = ("--no-nanny", "--preload", "tests/another_version.py")
SLOW = BotTask(SEEN, "random", 0, None)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a scheduler without workers."""
    with scheduler() as found:
        yield found


class Slow(Bot):
    """Takes a second for every decision."""

    def choose(self, seen, budget):
        time.sleep(1)
        return Decision(seen.moves[-1])


def slow(level: str, seed: int, components: Components) -> Bot:
    return Slow(seed, components)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


async def decisions(executor: Executor, meanwhile: Callable[[], object], times: int = 2) -> list[str]:
    """Several at once; when they are being thought about, something happens."""
    with closing(WorkerPool(executor)) as pool:
        asked = [asyncio.create_task(decision(pool, SLOW, Asker(str(n)))) for n in range(times)]
        await asyncio.sleep(0.5)
        meanwhile()
        return list(await asyncio.gather(*asked))


def test_a_worker_that_is_killed_delays_a_decision(address):
    with worker(address), worker(address) as killed:
        assert asyncio.run(decisions(Cluster(address, slow), killed.kill)) == [SEEN.moves[-1]] * 2


def test_a_worker_that_hangs_is_left_out(address, monkeypatch):
    monkeypatch.setattr(clusters, "SILENCE", 4.0)
    with worker(address), worker(address) as hung:
        stop = lambda: hung.send_signal(signal.SIGSTOP)  # noqa: E731  # the tests around say what happens in the same way
        assert asyncio.run(decisions(Cluster(address, slow), stop)) == [SEEN.moves[-1]] * 2


def test_slots_follow_the_workers(address):
    async def follow() -> None:
        with closing(WorkerPool(executor := Cluster(address))):
            assert executor.slots == 0
            with worker(address):
                await until(lambda: executor.slots == 1)
                with worker(address, "--no-nanny", "--nthreads", "3"):
                    await until(lambda: executor.slots == 4)
            await until(lambda: executor.slots == 0)

    asyncio.run(follow())


def test_bots_wait_for_a_scheduler_and_for_its_successor(caplog, monkeypatch):
    monkeypatch.setattr("gugong.cluster.CONNECTING", 1)
    port = free_port()

    async def wait(executor: Executor) -> None:
        with closing(WorkerPool(executor)) as pool:
            for _ in range(2):
                asked = asyncio.create_task(decision(pool, SLOW))
                with scheduler(port) as address, worker(address):
                    assert await asked == SEEN.moves[-1]
                await until(lambda: executor.slots == 0)

    with caplog.at_level(logging.WARNING):
        asyncio.run(wait(Cluster(f"tcp://127.0.0.1:{port}", slow)))
    told = [record.message.partition(":")[0] for record in caplog.records]
    assert told == ["Bots wait", "Bots go on"] * 2 + ["Bots wait"]


def test_a_cluster_of_another_version_is_refused_at_the_start(address, tmp_path):
    with worker(address, *ANOTHER):
        done = gugong("serve", "--no-browser", "--port", 0, "--data", tmp_path / "tables.sqlite", "--think", address)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"The cluster at {address} has another gugong on tcp://127.0.0.1:")


def test_a_worker_of_another_version_that_comes_later_is_not_used(address, caplog):
    with worker(address), closing(Cluster(address)) as executor, worker(address, *ANOTHER):
        asyncio.run(until(lambda: "has another gugong" in caplog.text))
        assert executor.slots == 1


def test_what_is_no_address_is_refused(tmp_path):
    done = gugong("serve", "--no-browser", "--data", tmp_path / "tables.sqlite", "--think", "elsewhere")
    assert done.exit_code == 2
    assert done.stderr == "elsewhere is no address of a cluster: give one such as tcp://host:8786.\n"


def test_without_dask_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match="pip install distributed"):
        Cluster("tcp://127.0.0.1:9")


def test_a_server_that_thinks_for_itself_does_not_import_dask():
    asked = "import sys, gugong.server.run; sys.exit('distributed' in sys.modules)"
    subprocess.run([sys.executable, "-c", asked], check=True)


def test_a_whole_game_is_played_whatever_becomes_of_the_cluster(tmp_path):
    """No decision is lost and none is played twice, and the event loop notices nothing of dask."""
    port = free_port()

    async def talk(page):
        rng = random.Random(1)
        with scheduler(port) as address, worker(address):
            for _ in range(5):
                await page.my_turn()
                await page.play(rng.choice(page.choices))
        with scheduler(port) as address, worker(address):
            await page.play_out(rng)

    with besieged(tmp_path / "tables.sqlite", "--think", f"tcp://127.0.0.1:{port}") as server:
        made = server.table("person", "novice", "random")
        at_table(server, made, talk)
        assert records.verify(server.record(made), load()).over()
        stalls = [stall for stall in server.noted() if stall.where == "loop" and stall.seconds > TOO_LONG]
        told = server.stop()
    assert stalls == []
    assert [line for line in told.splitlines() if "Bots" not in line] == []
