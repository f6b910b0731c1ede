"""Bots think in this process, in others, or on a cluster: broken or slow, a legal move is played."""

from collections.abc import Iterator

import pytest

from gugong.server.cluster import Cluster
from gugong.server.executors import Executor, Inline, Processes
from tests.clusters import scheduler, worker
from tests.server.decisions import SEEN, judgement, make, task


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A scheduler and a worker as dask starts them by default."""
    with scheduler() as address, worker(address, "--nworkers", "1"):
        yield address


@pytest.fixture(scope="module", params=["inline", "processes", "cluster"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    made: Executor
    match request.param:
        case "inline":
            made = Inline(make)
        case "processes":
            made = Processes(1, make)
        case _:
            made = Cluster(request.getfixturevalue("cluster"), make)
    yield made
    made.close()


def test_a_bot_is_asked(executor):
    assert executor.slots == 1
    assert executor.submit(task("last"), 60).result(60).choice.move == SEEN.moves[-1]


@pytest.mark.parametrize("kind", ["raises", "leaves", "nonsense", "nothing", "forger"])
def test_a_broken_bot_plays_the_first_legal_move(executor, kind):
    answer = executor.submit(task(kind), 60).result(60)
    assert answer.choice.move == SEEN.moves[0]
    assert answer.fault is not None


@pytest.mark.parametrize("kind", ["dies", "sleeps"])
def test_a_bot_whose_process_ends_or_overruns_plays_the_first_legal_move(executor, kind):
    if isinstance(executor, Inline):
        return  # trusts bots to come to an end
    answer = executor.submit(task(kind), 0.5).result(60)
    assert answer.choice.move == SEEN.moves[0]
    assert answer.fault.kind == ("slow" if kind == "sleeps" else "error")
    assert executor.submit(task("last"), 60).result(60).choice.move == SEEN.moves[-1]


def test_a_decision_is_judged_and_everywhere_alike(executor):
    judged = executor.submit(judgement(60), 60).result(60)
    assert judged == judgement(60).think()
    assert judged.judgement is not None
    assert judged.complete


def test_a_judgement_that_takes_too_long_is_given_up(executor):
    if isinstance(executor, Inline):
        return  # likewise
    judged = executor.submit(judgement(10_000_000), 0.5).result(60)
    assert (judged.judgement, judged.fault.kind) == (None, "slow")
