"""Tasks are done on the machines of a dask cluster."""

import logging
import multiprocessing
import threading
import time
from collections.abc import Iterable
from concurrent import futures
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from gugong.bots import levels
from gugong.bots.guard import Worker
from gugong.bots.process import Unavailable
from gugong.bots.requests import Result
from gugong.cluster import CONNECTING, ClusterError, NoAnswer, another_program, connect, fingerprint, no_workers
from gugong.server.executors import Executor
from gugong.server.thinking import work
from gugong.table.tasks import TASK, Maker, Task

if TYPE_CHECKING:
    from distributed import Client

PAUSE = 1.0  # seconds between two looks at the cluster, and until something is tried again
SILENCE = 15.0  # seconds after which a worker or a scheduler that says nothing counts as gone
AT_ONCE = 1000  # tasks, however many cores a cluster has

log = logging.getLogger(__name__)


class Member:
    """A worker of the cluster; its threads are used once it has said that it runs this program."""

    def __init__(self, threads: int, program: Future[str]) -> None:
        self.threads = threads
        self.program = program
        self._same: bool | None = None  # None as long as that is not known
        self._seen = 0.0
        self._heard = 0.0

    def turns_out_another(self) -> bool:
        """Has it just said that it runs another program, or something else altogether?"""
        if self._same is not None or not self.program.done():
            return False
        self._same = self.program.exception() is None and self.program.result() == fingerprint()
        return not self._same

    def hear(self, seen: float) -> None:
        """When the scheduler last heard of it, by the scheduler's clock."""
        if seen != self._seen:
            self._seen, self._heard = seen, time.monotonic()

    @property
    def usable(self) -> bool:
        return self._same is True and time.monotonic() - self._heard < SILENCE


class Cluster(Executor):
    """Has a slot for each thread of a worker that runs this program; workers may come and go, and the scheduler too.

    dask itself asks again if a worker is killed.  What a task was lost with otherwise is noticed by one thread that
    looks at the cluster every second; it is then asked again, by whoever asked for it.
    """

    def __init__(self, address: str, make: Maker = levels.make) -> None:
        """Raises ClusterError for what waiting would not mend."""
        super().__init__()
        self.slots = 0
        self._address = address
        self._make = make
        self._client: Client | None = None
        self._members: dict[str, Member] = {}
        self._usable: frozenset[str] = frozenset()  # the addresses of workers that may be asked
        self._ended = threading.Event()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="gugong bots")
        try:
            self._begin()
        except BaseException:
            self._disconnect()
            raise
        self._watching = threading.Thread(target=self._watch, name="gugong cluster", daemon=True)
        self._watching.start()

    def submit(self, task: Task[Result], seconds: float) -> Future[Result]:
        return self._threads.submit(self._ask, task, seconds)

    def _ask(self, task: Task[Result], seconds: float) -> Result:
        client, among = self._client, self._usable
        if client is None or not among:
            raise Unavailable(f"the cluster at {self._address} has no workers", PAUSE)
        submit = partial(client.submit, pure=False, workers=list(among))
        try:
            asked = submit(answer, msgspec.json.encode(task), seconds, self._make)
            found = task.read(self._result(asked, among))
        except msgspec.DecodeError:
            return task.instead("error", "it answered nonsense")
        except Unavailable as failed:
            self.tell(failed)
            raise
        except Exception as error:  # whatever dask says when a task, a worker, the scheduler or the client is lost
            lost = Unavailable(f"the cluster at {self._address} gave no answer ({error})", PAUSE)
            if among <= self._usable:  # otherwise it is known why
                self.tell(lost)
            raise lost from None
        self.tell(None)
        return found

    def _result(self, asked: Any, among: frozenset[str]) -> bytes:
        """The answer of one of these.  dask itself would wait for ever for one that hangs, or if all are gone."""
        while among <= self._usable:
            with suppress(TimeoutError):
                found: bytes = asked.result(PAUSE)
                return found
        raise LookupError("a worker is gone")

    def _begin(self) -> None:
        """At the start: is it a cluster, and is there anybody of this program?"""
        try:
            self._look()
        except NoAnswer as absent:
            self.tell(absent)
            return
        futures.wait([member.program for member in self._members.values()], CONNECTING)
        others = self._look()
        if others and not self._usable:
            raise another_program(self._address, others)
        self._report(others)
        if not self._usable:
            self.tell(no_workers(self._address))

    def _watch(self) -> None:
        while not self._ended.wait(PAUSE):
            try:
                self._report(self._look())
            except Exception as error:  # as above
                lost = f"The cluster at {self._address} was lost ({error})"
                self.tell(error if isinstance(error, ClusterError) else lost)
                self._disconnect()

    def _report(self, others: Iterable[str]) -> None:
        for worker in others:
            log.warning("%s", another_program(self._address, [worker]))

    def _look(self) -> list[str]:
        """See which workers are there.  Returns those that turn out to run another program: they are never asked."""
        if self._client is None:
            self._client = connect(self._address)
        scheduler: Any = self._client.scheduler
        if self._client.status != "running" or scheduler is None:
            raise ClusterError(f"The cluster at {self._address} was lost")
        told = self._client.sync(scheduler.identity, n_workers=-1, callback_timeout=SILENCE)  # type: ignore[no-untyped-call]  # has no types
        self._meet(told["workers"])
        others = [address for address, member in self._members.items() if member.turns_out_another()]
        self._use(frozenset(address for address, member in self._members.items() if member.usable))
        return others

    def _meet(self, workers: dict[str, dict[str, Any]]) -> None:
        known = self._members.items()
        self._members = {address: one for address, one in known if address in workers and not one.program.cancelled()}
        for address, told in workers.items():
            if address not in self._members:
                self._members[address] = Member(told["nthreads"], self._program(address))
            self._members[address].hear(told["last_seen"])

    def _program(self, worker: str) -> Future[str]:
        assert self._client is not None
        executor: futures.Executor = self._client.get_executor(  # type: ignore[no-untyped-call]  # likewise
            pure=False, workers=[worker]
        )
        return executor.submit(fingerprint)

    def _use(self, usable: frozenset[str]) -> None:
        before, self._usable = self._usable, usable
        self.slots = sum(self._members[address].threads for address in usable)
        if usable != before:
            log.info("The cluster at %s lends %d cores", self._address, self.slots)
            self.tell(None if usable else no_workers(self._address))
            self.changed()

    def _disconnect(self) -> None:
        """Everything that was asked is asked again."""
        client, self._client = self._client, None
        self._members = {}
        if self._usable:
            self._usable, self.slots = frozenset(), 0
            self.changed()
        if client is not None:
            with suppress(Exception):  # the connection is broken already
                client.close(PAUSE)  # type: ignore[no-untyped-call]  # likewise

    def end(self) -> None:
        self._ended.set()
        self._watching.join(PAUSE)  # it may be trying to connect
        self._disconnect()
        self._threads.shutdown(wait=True, cancel_futures=True)


_idle: dict[Maker, list[Worker]] = {}  # in a worker of the cluster: its processes, at most one for each of its threads


def answer(text: bytes, seconds: float, make: Maker) -> bytes:
    """What a worker of the cluster does: the task is done in a process beside it, killed if it takes too long.

    Raises Unavailable if that cannot be started.
    """
    multiprocessing.current_process().daemon = False  # as which dask starts its workers: they could have no processes
    idle = _idle.setdefault(make, [])
    try:
        worker = idle.pop()
    except IndexError:
        worker = Worker(work, make)
    try:
        return msgspec.json.encode(worker.do(TASK.decode(text), seconds))
    finally:
        idle.append(worker)
