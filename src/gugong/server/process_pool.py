"""Processes that answer, and a thread for each that waits for its answer."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar

from gugong.bots.process import Process, StartError

Kind = TypeVar("Kind", bound=Process)
Result = TypeVar("Result")


class ProcessPool(Generic[Kind]):
    """Whoever asks gets one that is idle: there are as many threads as processes."""

    def __init__(self, processes: Sequence[Kind], name: str) -> None:
        self._all = processes
        self._idle = list(processes)
        self._threads = ThreadPoolExecutor(len(processes), thread_name_prefix=name)

    def submit(self, ask: Callable[[Kind], Result]) -> Future[Result]:
        return self._threads.submit(self._run, ask)

    def _run(self, ask: Callable[[Kind], Result]) -> Result:
        process = self._idle.pop()
        try:
            result = ask(process)
        except StartError:
            self._idle.insert(0, process)  # the others go first
            raise
        except BaseException:
            self._idle.append(process)
            raise
        self._idle.append(process)
        return result

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for process in self._all:
            process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in self._all:
            process.close()
