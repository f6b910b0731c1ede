"""Where tasks are done: in this process, in several on this machine, or on the machines of a cluster (`cluster.py`)."""

import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

import msgspec

from gugong.bots import levels
from gugong.bots.guard import Worker
from gugong.bots.process import StartError
from gugong.bots.requests import Result
from gugong.server.process_pool import ProcessPool
from gugong.server.thinking import work
from gugong.table.tasks import Maker, Task, think

INLINE, PROCESSES = "inline", "processes"
CORES = max(1, os.cpu_count() or 1)

log = logging.getLogger(__name__)


class Executor(ABC):
    """Does tasks, as many at once as it has slots.  That number may change, and is 0 while nobody can be asked."""

    slots: int

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None  # called, from any thread, when there are more slots or fewer
        self._waiting = False
        self._closing = False

    @abstractmethod
    def submit(self, task: Task[Result], seconds: float) -> Future[Result]:
        """What comes of it in any case: if it fails or takes longer than this, what the task has instead.

        Unavailable if nobody could be asked, which is to be tried again.
        """

    def close(self) -> None:
        """End it all, whatever is being thought about."""
        self._closing = True
        self.end()

    @abstractmethod
    def end(self) -> None: ...

    def tell(self, why: object | None) -> None:
        """In the log: once when bots have to wait, and once when they go on (None)."""
        if self._closing:
            return
        if why is not None and not self._waiting:
            log.error("Bots wait: %s; it is tried again until it works", str(why).rstrip("."))
        elif why is None and self._waiting:
            log.warning("Bots go on")
        self._waiting = why is not None


class Inline(Executor):
    """One task at a time, in a thread of this process.  It takes little memory, and trusts bots to come to an end."""

    slots = 1

    def __init__(self, make: Maker = levels.make) -> None:
        super().__init__()
        self._make = make
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="gugong bots")

    def submit(self, task: Task[Result], seconds: float) -> Future[Result]:
        return self._thread.submit(self._do, task)

    def _do(self, task: Task[Result]) -> Result:
        return task.read(think(msgspec.json.encode(task), self._make))

    def end(self) -> None:
        self._thread.shutdown(wait=True, cancel_futures=True)


class Processes(Executor):
    """Processes of this machine, which are killed if they take too long."""

    def __init__(self, processes: int, make: Maker = levels.make) -> None:
        super().__init__()
        self.slots = processes
        self._pool = ProcessPool([Worker(work, make) for _ in range(processes)], "gugong bots")

    def submit(self, task: Task[Result], seconds: float) -> Future[Result]:
        return self._pool.submit(partial(self._ask, task, seconds))

    def _ask(self, task: Task[Result], seconds: float, worker: Worker) -> Result:
        try:
            done = worker.do(task, seconds)
        except StartError as failed:
            self.tell(failed)
            raise
        self.tell(None)
        return done

    def end(self) -> None:
        self._pool.close()


def executor(where: str, processes: int) -> Executor:
    """The one for `--think`; raises ClusterError.  Connecting to a cluster takes a moment."""
    if where == INLINE:
        return Inline()
    if where == PROCESSES:
        return Processes(processes)
    from gugong.server.cluster import Cluster

    return Cluster(where)
