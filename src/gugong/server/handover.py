"""A graceful restart: the next server makes itself ready while this one still serves, and then takes its place.

SIGUSR2 starts the same command again.  The successor has the listening socket from the beginning, so nobody is turned
away in between; it has imported everything before this server lets go of the data file.  If it does not come up, this
server goes on.  systemd is told who is in charge (NOTIFY_SOCKET).
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable

INHERITED = "GUGONG_HANDOVER"  # the descriptors of the listening socket and of the socket to the predecessor
READY, GO = b"r", b"g"
PATIENCE = 60.0  # seconds until a successor must be ready
log = logging.getLogger(__name__)


class Predecessor:
    """The server whose place this one takes, as seen from here."""

    def __init__(self, listening: socket.socket, peer: socket.socket) -> None:
        self.listening = listening
        self._peer = peer

    def wait(self) -> bool:
        """Say that this server is ready, and wait until the other is gone; False if it stays after all."""
        with self._peer:
            self._peer.sendall(READY)
            return self._peer.recv(1) == GO


def predecessor() -> Predecessor | None:
    """None for a server that takes nobody's place."""
    inherited = os.environ.pop(INHERITED, None)
    if inherited is None:
        return None
    listening, peer = (socket.socket(fileno=int(number)) for number in inherited.split())
    return Predecessor(listening, peer)


class Handover:
    """The successor of this server, once there is to be one."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._peer: socket.socket | None = None
        self._starting: asyncio.Task[None] | None = None
        self._pid = 0

    def on_signal(self, stop: Callable[[], None]) -> None:
        """Start a successor when the signal comes, and call `stop` when it is ready."""

        def start() -> None:
            if self._starting is None:
                self._starting = asyncio.create_task(self._start(stop))

        if hasattr(signal, "SIGUSR2"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, start)

    async def _start(self, stop: Callable[[], None]) -> None:
        peer, theirs = socket.socketpair()
        peer.setblocking(False)
        with theirs:
            self._pid = _spawn(self._listening, theirs)
        try:
            ready = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(peer, 1), PATIENCE)
        except TimeoutError:
            ready = b""
        if ready == READY:
            self._peer = peer
            stop()
            return
        peer.close()
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        self._starting = None
        log.error("No successor could be started: this server goes on")

    def complete(self) -> None:
        """Let the successor begin, if there is one; this server has let go of everything."""
        if self._peer is not None:
            notify(f"MAINPID={self._pid}")
            with self._peer:
                self._peer.send(GO)


def _spawn(listening: socket.socket, peer: socket.socket) -> int:
    """The process id of a successor, which will outlive this process."""
    environment = {**os.environ, INHERITED: f"{listening.fileno()} {peer.fileno()}"}
    listening.set_inheritable(True)
    peer.set_inheritable(True)
    try:
        return os.posix_spawn(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
    finally:
        listening.set_inheritable(False)


def notify(state: str) -> None:
    """Tell systemd, if it has started this server and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)
