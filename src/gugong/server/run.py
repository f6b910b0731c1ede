"""Start the server, say where it is, and stop it cleanly."""

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from gugong.server import limits
from gugong.server.app import application
from gugong.server.house import House
from gugong.server.store import Store, StoreError
from gugong.server.workers import Workers

TRIES = 20  # ports, if the first ones are taken
GRACE = 3  # seconds for what is under way when the server is stopped


class Server(uvicorn.Server):
    """Ctrl-C and SIGTERM end it, and are not passed on afterwards: it has stopped as it was told."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody is told before it can be stopped, too."""
        await super().startup(sockets)
        self.announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


async def serve(host: str, port: int, data: Path, said: Callable[[str], None]) -> None:
    """Serve until told to stop; `said` is given the address as soon as it answers."""
    listening = listen(host, port)
    store = Store(data)
    try:
        await store.open()
        await _serve(listening, host, store, said)
    finally:
        await store.close()
        listening.close()


async def _serve(listening: socket.socket, host: str, store: Store, said: Callable[[str], None]) -> None:
    workers = Workers()
    house = House(store, workers)
    config = uvicorn.Config(
        application(house, host),
        lifespan="off",
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * limits.MESSAGE,  # a little too much is answered, far too much is not even read
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    sweeping = asyncio.create_task(house.sweep())
    try:
        await house.start()
        where = address(host, listening.getsockname()[1])
        await Server(config, lambda: said(where)).serve(sockets=[listening])
    finally:
        sweeping.cancel()
        await house.stop()
        await asyncio.to_thread(workers.close)


def listen(host: str, port: int) -> socket.socket:
    """The port, or the next that is free."""
    for number in range(port, port + TRIES):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named as TCP, or asyncio would let the system hold small answers back for 40 ms.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name == "posix":
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, number))
            made.listen(128)
            return made
        except OSError as error:
            made.close()
            if port == 0 or not _taken(error):
                raise StoreError(f"{host}:{number} cannot be listened on: {error.strerror}.") from None
    raise StoreError(f"The ports {port} to {port + TRIES - 1} are all taken: name another with --port.")


def _taken(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def data_file() -> Path:
    """Where programs keep their data on this system."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "gugong" / "tables.sqlite"


def has_browser() -> bool:
    """Is there a screen to open a page on?"""
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
