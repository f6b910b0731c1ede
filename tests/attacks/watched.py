"""The server with a watchdog: whatever keeps the event loop busy for too long is written down.

    python -m tests.attacks.watched REPORT serve --port 0 ...

Time is processor time of the thread, so that a busy machine is not held against the server.  Work in other threads is
written down too: while it runs Python, the event loop waits for it again and again.
"""

import asyncio
import concurrent.futures.thread
import contextlib
import functools
import gc
import json
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Literal, NamedTuple

TOO_LONG = 0.020  # seconds on the event loop
TOO_LONG_ELSEWHERE = 0.250  # seconds in another thread, which the loop shares the interpreter with
NOTED = 0.005
OFTEN = 0.004  # seconds between two looks at what the loop is doing


class Stall(NamedTuple):
    """Something that ran long: where, when it began, for how many seconds, and what was seen of it."""

    where: Literal["loop", "thread", "garbage"]
    began: float
    seconds: float
    what: str
    stack: list[str]


class Watchdog:
    """Times every callback of the event loop; a thread looks in at those that take long, to say where they are.

    Garbage is collected by whoever happens to be at work, so that it is timed apart.
    """

    def __init__(self, report: int) -> None:
        self.report = report
        self.loop_thread = threading.get_ident()
        self.began: float | None = None  # of the callback that is running
        self.seen: list[str] = []
        self.garbage = threading.local()  # seconds that each thread has spent on it, and when it began

    def install(self) -> None:
        handle: Any = asyncio.events.Handle
        handle._run = self._timed(handle._run)
        item: Any = concurrent.futures.thread._WorkItem
        item.run = self._timed_elsewhere(item.run)
        gc.callbacks.append(self._collects)
        threading.Thread(target=self._look_in, daemon=True).start()

    def _timed(self, run: Callable[[Any], None]) -> Callable[[Any], None]:
        def timed(handle: Any) -> None:
            what = handle._callback  # gone once the handle has been cancelled
            self.seen, self.began = [], time.monotonic()
            began, used = self.began, self._used()
            run(handle)
            used, self.began = self._used() - used, None
            if used > NOTED:
                self._write(Stall("loop", began, used, _name(what), self.seen))

        return timed

    def _timed_elsewhere(self, run: Callable[[Any], None]) -> Callable[[Any], None]:
        def timed(item: Any) -> None:
            what = _innermost(item.args[-1] if item.args else item.fn)  # gone once it has run
            began, used = time.monotonic(), self._used()
            run(item)
            used = self._used() - used
            if used > NOTED:
                self._write(Stall("thread", began, used, what, []))

        return timed

    def _used(self) -> float:
        """Seconds of this thread, without garbage."""
        return time.thread_time() - getattr(self.garbage, "seconds", 0.0)

    def _collects(self, phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            self.garbage.began = time.monotonic(), time.thread_time()
            return
        began, used = self.garbage.began
        used = time.thread_time() - used
        self.garbage.seconds = getattr(self.garbage, "seconds", 0.0) + used
        if used > NOTED:
            self._write(Stall("garbage", began, used, f"generation {told['generation']}", []))

    def _look_in(self) -> None:
        while True:
            time.sleep(OFTEN)
            if self.began is not None and time.monotonic() - self.began > TOO_LONG / 2:
                frame = sys._current_frames().get(self.loop_thread)
                with contextlib.suppress(AttributeError):  # the frames may be reused for others while they are read
                    self.seen = _stack(frame)

    def _write(self, stall: Stall) -> None:
        os.write(self.report, json.dumps(stall).encode() + b"\n")


def _name(callback: object) -> str:
    """Of a task: what it runs."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(callback, "__qualname__", callback))


def _innermost(work: Any) -> str:
    """The function that was to be run in a thread."""
    while isinstance(work, functools.partial):
        work = work.args[0] if callable(work.args[:1] and work.args[0]) else work.func
    return str(getattr(work, "__qualname__", type(work).__name__))


def _stack(frame: FrameType | None) -> list[str]:
    """The functions of the game itself that were at work, and the innermost one whosever it is."""
    frames = traceback.extract_stack(frame)
    own = [f"{one.name} ({Path(one.filename).name}:{one.lineno})" for one in frames if "gugong" in one.filename]
    return [*own, *(f"{one.name} ({Path(one.filename).name}:{one.lineno})" for one in frames[-1:])]


def noted(report: Path) -> list[Stall]:
    """What a watchdog has written down."""
    return [Stall(*json.loads(line)) for line in report.read_text().splitlines()]


def too_long(found: list[Stall]) -> list[Stall]:
    limits = {"loop": TOO_LONG, "thread": TOO_LONG_ELSEWHERE, "garbage": TOO_LONG}
    return [stall for stall in found if stall.seconds > limits[stall.where]]


def main() -> None:
    from gugong.cli import main as gugong

    report = os.open(sys.argv.pop(1), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    Watchdog(report).install()
    gugong()


if __name__ == "__main__":
    main()
