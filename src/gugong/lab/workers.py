"""Where games are played: in this process, in several on this machine, or on a dask cluster of many machines.

All are executors of the standard library, and give the same results to the digit: a game depends on its seed and its
place in the plan, never on where it is played.
"""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import gugong
from gugong.lab.errors import LabError

if TYPE_CHECKING:
    from distributed import Client

Item = TypeVar("Item")
Result = TypeVar("Result")
CONNECTING = 10  # seconds


class Workers(NamedTuple):
    """Those who play, and how many games they play at once."""

    executor: Executor | None  # None for this process
    slots: int

    def map(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """The result for each item, in the order of the items."""
        if self.executor is None or len(items) == 1:  # starting a process takes longer than most single items
            return map(work, items)
        return self.executor.map(work, items)


HERE = Workers(None, 1)


def workers(jobs: int, cluster: str | None) -> AbstractContextManager[Workers]:
    """Those of the cluster at this address, or so many processes of this machine."""
    return _connected(cluster) if cluster is not None else _processes(jobs)


@contextmanager
def _processes(jobs: int) -> Iterator[Workers]:
    if jobs == 1:
        yield HERE
        return
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start_worker)
    try:
        yield Workers(pool, jobs)
    except BaseException:
        for child in set(multiprocessing.active_children()).difference(before):
            child.terminate()  # nobody needs the games in progress any more
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """A worker ends without a traceback on Ctrl-C, and when its parent process is gone for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _connected(address: str) -> Iterator[Workers]:
    """The workers of a cluster; a LabError if they cannot play, or are lost."""
    with _client(address) as client:
        _check_same_program(client, address)
        try:
            yield Workers(client.get_executor(), sum(client.nthreads().values()))
        except CancelledError:  # the scheduler is gone, or was started again and knows nothing
            said = f"The cluster at {address} was lost: what a journal has kept need not be played again."
            raise LabError(said) from None


def _client(address: str) -> "Client":
    try:
        from distributed import Client
    except ImportError:
        raise LabError("A cluster needs dask, which is not installed: pip install distributed.") from None
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # it would print what is raised, too
    try:
        return Client(address, timeout=CONNECTING)  # type: ignore[no-untyped-call]  # the rest of dask has types
    except (OSError, ValueError) as error:
        said = str(error).splitlines()[0]
        raise LabError(f"No cluster answers at {address} ({said}): start one there with 'dask scheduler'.") from None


def _check_same_program(client: "Client", address: str) -> None:
    """Other rules, figures or bots would give other results."""
    theirs = client.run(fingerprint)
    if not theirs:
        raise LabError(f"The cluster at {address} has no workers: start some with 'dask worker {address}'.")
    others = sorted(worker for worker, found in theirs.items() if found != fingerprint())
    if others:
        raise LabError(
            f"The cluster at {address} has another gugong on {', '.join(others)}: install this version there."
        )


def fingerprint() -> str:
    """The same wherever the same games would be played."""
    learnt = sha256()
    for name in ("policy.json", "weights.json"):
        learnt.update(resources.files("gugong.bots").joinpath(name).read_bytes())
    return f"{gugong.RULES_VERSION} {gugong.load_components().digest} {learnt.hexdigest()}"
