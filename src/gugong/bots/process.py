"""A process that answers messages, can be killed at any moment, and is started again when it is needed."""

import gc
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

START = 60.0  # seconds allowed until a new process is ready
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds after a failed start; twice as long after each further one
COLLECTION = 100_000  # new objects between two looks for cycles


def prepare_to_think() -> None:
    """A search makes many objects and no cycles; looking for them often takes a sixth of its time."""
    gc.set_threshold(COLLECTION)


class Unavailable(Exception):
    """Nobody can be asked just now; try again in `wait` seconds."""

    def __init__(self, why: str, wait: float) -> None:
        super().__init__(why)
        self.wait = wait

    def __reduce__(self) -> tuple[type["Unavailable"], tuple[str, float]]:
        """Said here because dask changes how other errors are pickled."""
        return Unavailable, (str(self), self.wait)


class StartError(Unavailable):
    """No process could be started, for want of memory or file descriptors, say."""

    def __init__(self, why: str, wait: float) -> None:
        super().__init__(f"its process could not be started ({why})", wait)


class Process:
    """Runs `work`, which gets its end of a pipe and the other arguments, and sends one message when it is ready.

    After that it sends one message for each that it receives.  All are bytes.
    """

    def __init__(self, work: Callable[..., None], *args: object) -> None:
        self.work = work
        self.args = args
        self._pipe: Connection | None = None  # only while it is ready
        self._process: SpawnProcess | None = None
        self._killed = False
        self._pause = 0.0  # after the last start, if that failed
        self._next_start = 0.0
        self._why = ""

    @property
    def running(self) -> bool:
        return self._pipe is not None

    def ask(self, request: bytes, seconds: float) -> bytes:
        """The answer; raises StartError, TimeoutError if it takes longer than this, EOFError if the process ends."""
        if self._pipe is None:
            self._pipe = self._start()
        try:
            self._pipe.send_bytes(request)
            return _received(self._pipe, seconds)
        except TimeoutError:
            self.close()
            raise
        except (EOFError, OSError):
            self.close()
            raise EOFError("its process ended without an answer") from None

    def _start(self) -> Connection:
        """The parent's end of the pipe.  After a failure everything is as before, but for the pause."""
        wait = LONGEST_PAUSE if self._killed else self._next_start - time.monotonic()
        if wait > 0:
            raise StartError(self._why, wait)
        try:
            pipe = self._spawn()
        except Exception as error:
            self.close()
            self._pause = min(2 * self._pause or FIRST_PAUSE, LONGEST_PAUSE)
            self._next_start = time.monotonic() + self._pause
            self._why = f"{type(error).__name__}: {error}"
            raise StartError(self._why, self._pause) from error
        self._pause = 0.0
        return pipe

    def _spawn(self) -> Connection:
        """A fork would be unsafe where threads run.  Whoever asks does not count this as time for the answer."""
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        try:
            with theirs:
                process = spawn.Process(target=self.work, args=(theirs, *self.args), name="gugong", daemon=True)
                process.start()
                self._process = process
                if self._killed:  # while it was being started
                    process.kill()
            _received(ours, START)
        except BaseException:
            ours.close()
            raise
        return ours

    def kill(self) -> None:
        """End the process from another thread, for good: whoever waits for its answer gets an error."""
        self._killed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it has been closed in the meantime
                process.kill()

    def close(self) -> None:
        """End the process; the next request starts another."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


def _received(pipe: Connection, seconds: float) -> bytes:
    if not pipe.poll(seconds):
        raise TimeoutError(f"it was cut off after {seconds:g} seconds")
    return pipe.recv_bytes()
