"""Where games are played: in this process, in several on this machine, or on a dask cluster of many machines.

All are executors of the standard library, and give the same results to the digit: a game depends on its seed and its
place in the plan, never on where it is played.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from gugong.bots.process import prepare_to_think
from gugong.cluster import ClusterError, another_program, connect, fingerprint, no_workers

if TYPE_CHECKING:
    from distributed import Client

Item = TypeVar("Item")
Result = TypeVar("Result")


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
    prepare_to_think()
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _connected(address: str) -> Iterator[Workers]:
    """The workers of a cluster; a ClusterError if they cannot play, or are lost."""
    with connect(address) as client:
        _check_same_program(client, address)
        try:
            yield Workers(client.get_executor(), sum(client.nthreads().values()))
        except CancelledError:  # the scheduler is gone, or was started again and knows nothing
            said = f"The cluster at {address} was lost: what a journal has kept need not be played again."
            raise ClusterError(said) from None


def _check_same_program(client: "Client", address: str) -> None:
    theirs = client.run(fingerprint)
    if not theirs:
        raise no_workers(address)
    others = [worker for worker, found in theirs.items() if found != fingerprint()]
    if others:
        raise another_program(address, others)
