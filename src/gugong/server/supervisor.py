"""Several processes that serve one database from one listening socket, and the process that looks after them.

Each of them is started with the same command.  One that ends is replaced.  SIGUSR2 replaces them one after the other,
each by the program that is installed then, while the others serve: an upgrade that players hardly notice.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from contextlib import suppress

from gugong.server.handover import notify

INHERITED = "GUGONG_MEMBER"  # descriptors of its sockets, and its number
READY = b"r"
PATIENCE = 60.0  # seconds until a process must serve
ENDING = 20.0  # seconds until one that was told to stop must have done so
LASTING = 5.0  # seconds: one that ends sooner has something wrong with it
PAUSE = 1.0  # seconds, before that is tried again
log = logging.getLogger(__name__)


class Member:
    """One of the processes, as it knows itself."""

    def __init__(
        self, listening: socket.socket, supervisor: socket.socket, number: int, metrics: socket.socket | None
    ) -> None:
        self.listening = listening
        self.metrics = metrics  # where to listen for whoever reads them
        self.number = number  # from 0
        self._supervisor = supervisor

    def ready(self) -> None:
        with suppress(OSError):  # if the supervisor is gone, so is this process soon
            self._supervisor.send(READY)

    def on_end(self, stop: Callable[[], None]) -> None:
        """Call `stop` if the supervisor is gone."""
        loop = asyncio.get_running_loop()

        def gone() -> None:
            loop.remove_reader(self._supervisor)
            stop()
            loop.call_later(ENDING, os._exit, 1)  # the next server needs the port

        loop.add_reader(self._supervisor, gone)

    def close(self) -> None:
        for one in (self.listening, self.metrics, self._supervisor):
            if one is not None:
                one.close()


def this_member() -> Member | None:
    """None for a process that no supervisor has started."""
    inherited = os.environ.pop(INHERITED, None)
    if inherited is None:
        return None
    number, *sockets = map(int, inherited.split())
    listening, supervisor, *metrics = (socket.socket(fileno=descriptor) for descriptor in sockets)
    return Member(listening, supervisor, number, metrics[0] if metrics else None)


class Child:
    """One of the processes, as the supervisor knows it."""

    def __init__(self, process: Process, line: socket.socket) -> None:
        self.process = process
        self._line = line
        self._born = time.monotonic()

    async def ready(self) -> bool:
        """Wait until it serves; False if it never will, which it has said."""
        try:
            async with asyncio.timeout(PATIENCE):
                if await asyncio.get_running_loop().sock_recv(self._line, 1) == READY:
                    return True
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
        return False

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), ENDING)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
        self._line.close()

    def short_lived(self) -> bool:
        return time.monotonic() - self._born < LASTING


class Supervisor:
    """Keeps so many processes running."""

    def __init__(self, listening: socket.socket, metrics: Sequence[socket.socket | None]) -> None:
        """One process for each member of `metrics`, which is where that process listens for their readers."""
        self._listening = listening
        self._metrics = metrics
        self.children: list[Child | None] = [None for _ in metrics]
        self._stopping = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()
        self._replacing = asyncio.Lock()  # held while a process is exchanged

    async def run(self, started: Callable[[], None]) -> bool:
        """Until told to stop; False if the first process cannot serve, which has said why."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        try:
            if not await self._start_all():
                return False
            loop.add_signal_handler(signal.SIGUSR2, self._replace_later)
            started()
            self._work.update(asyncio.create_task(self._keep(number)) for number in range(len(self.children)))
            await self._stopping.wait()
            for task in self._work:
                task.cancel()
            await asyncio.gather(*self._work, return_exceptions=True)
            return True
        finally:
            await asyncio.gather(*(child.end() for child in self.children if child is not None))

    async def _start_all(self) -> bool:
        """The first one alone: it brings the database up to date, and says what is wrong."""
        if not await self._start(0):
            return False
        await asyncio.gather(*(self._start(number) for number in range(1, len(self.children))))
        return True

    async def _start(self, number: int) -> bool:
        """Is there a new process with this number that serves?"""
        child = await self._spawn(number)
        serves = False
        try:
            serves = await child.ready()
        finally:
            if not serves:
                await child.end()
        if serves:
            self.children[number] = child
        return serves

    async def _spawn(self, number: int) -> Child:
        line, theirs = socket.socketpair()
        line.setblocking(False)
        with theirs:
            metrics = self._metrics[number]
            given = [one.fileno() for one in (self._listening, theirs, metrics) if one is not None]
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *sys.orig_argv[1:],
                env={**os.environ, INHERITED: " ".join(map(str, (number, *given)))},
                pass_fds=given,
                start_new_session=True,  # Ctrl-C is for the supervisor
            )
        return Child(process, line)

    async def _keep(self, number: int) -> None:
        """Replace the process whenever it ends."""
        while True:
            child = self.children[number]
            if child is not None:
                await child.process.wait()
            async with self._replacing:
                if child is not self.children[number]:
                    continue  # it was replaced on purpose
                if child is not None:
                    log.error("Process %d of the server ended (%s): it is replaced", number, child.process.returncode)
                    await child.end()
                    self.children[number] = None
                if child is None or child.short_lived():
                    await asyncio.sleep(PAUSE)
                await self._start(number)

    def _replace_later(self) -> None:
        self._work.add(asyncio.get_running_loop().create_task(self._replace_all()))

    async def _replace_all(self) -> None:
        async with self._replacing:
            for number, child in enumerate(self.children):
                if not await self._start(number):
                    log.error("No new process could be started: those that run go on")
                    return
                if child is not None:
                    await child.end()
        log.info("All processes of the server have been replaced")


async def supervise(
    listening: socket.socket, metrics: Sequence[socket.socket | None], said: Callable[[], None]
) -> bool:
    """Serve until told to stop, with processes as in Supervisor; False if they cannot, which they have said."""

    def started() -> None:
        notify("READY=1")
        said()

    try:
        return await Supervisor(listening, metrics).run(started)
    finally:
        for one in (listening, *metrics):
            if one is not None:
                one.close()
