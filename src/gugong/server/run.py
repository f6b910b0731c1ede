"""Start the server, say where it is, and stop it cleanly."""

import asyncio
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import uvicorn
from platformdirs import user_data_path
from starlette.types import ASGIApp

from gugong.server.address import Proxies, PublicUrl
from gugong.server.app import application
from gugong.server.connections import BACKLOG, Connections, room
from gugong.server.errors import ListenError
from gugong.server.expiry import FOR_EVER, Retention, keep_sweeping
from gugong.server.garbage import collect_all, keep_collecting
from gugong.server.handover import Handover, notify, predecessor
from gugong.server.limits import PEOPLE, Visitors
from gugong.server.metrics import Metric
from gugong.server.protocols import HttpProtocol, SocketProtocol
from gugong.server.quota import NO_QUOTA, Quota
from gugong.server.store import SqliteStore
from gugong.server.workers import WorkerPool
from gugong.table import limits
from gugong.table.registry import Registry
from gugong.view.words import LANGUAGES, words_in

DATA_FILE = "tables.sqlite"
TRIES = 20  # ports, if the first ones are taken
KEEP_ALIVE = 10  # seconds in which a browser may ask for more on the same connection
GRACE = 3  # seconds for what is under way when the server is stopped
log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Ctrl-C and SIGTERM end it, and are not passed on afterwards: it has stopped as it was told."""

    server_state: Connections

    def __init__(self, config: uvicorn.Config, connections: Connections, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.server_state = connections
        self.announce = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody is told before it can be stopped, too."""
        asyncio.get_running_loop().set_exception_handler(self.server_state.handle_error)
        await super().startup(sockets)
        self.announce()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % 10 == 0:
            self.server_state.drop_overdue()
        return await super().on_tick(counter)

    def stop(self) -> None:
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


class Place(NamedTuple):
    """Where to serve, and for whom."""

    host: str = "127.0.0.1"
    port: int = 0
    public: PublicUrl | None = None
    proxies: tuple[str, ...] = ()
    people: int = PEOPLE  # who may share an address

    def url(self, port: int) -> str:
        """What is told to whoever started the server."""
        return str(self.public) if self.public is not None else address(self.host, port)


async def serve(
    place: Place,
    data: Path,
    said: Callable[[str], None],
    retention: Retention = FOR_EVER,
    quota: Quota = NO_QUOTA,
) -> None:
    """Serve until told to stop; `said` is given the address as soon as it answers."""
    before = predecessor()
    # A proxy knows one port only: if that is taken, no other will do.
    tries = TRIES if place.public is None else 1
    listening = listen(place.host, place.port, tries) if before is None else before.listening
    handover = Handover(listening)
    store = SqliteStore(data, quota)
    try:
        await asyncio.to_thread(make_ready)
        if before is None or await asyncio.to_thread(before.wait):
            await store.open()
            await _serve(listening, place, store, said, retention, handover)
    finally:
        await store.close()
        handover.complete()
        listening.close()


async def _serve(
    listening: socket.socket,
    place: Place,
    store: SqliteStore,
    said: Callable[[str], None],
    retention: Retention,
    handover: Handover,
) -> None:
    workers = WorkerPool()
    registry = Registry(store, workers)
    visitors = Visitors(place.people)
    connections = Connections(room(), visitors, Proxies(place.proxies))
    metrics = figures(registry, connections, store, workers)
    config = configure(application(registry, visitors, place.host, place.public, store.fault, metrics), place.proxies)
    logging.getLogger("uvicorn.error").addFilter(noteworthy)
    tidying = [registry.close_idle(), keep_collecting(), keep_sweeping(store, registry.expire, retention)]
    tasks = [asyncio.create_task(work) for work in tidying]
    try:
        where = place.url(listening.getsockname()[1])
        server = Server(config, connections, lambda: started(said, where))
        handover.on_signal(server.stop)
        log.info("Serving %s at %s", store.file, where)
        await server.serve(sockets=[listening])
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await registry.stop()
        await asyncio.to_thread(workers.close)
        log.info("Stopped")


def started(said: Callable[[str], None], where: str) -> None:
    notify("READY=1")
    said(where)


def figures(registry: Registry, connections: Connections, store: SqliteStore, workers: WorkerPool) -> list[Metric]:
    """What a monitor may want to know, or to be woken for."""
    tables = registry.open
    pages = "Pages connected to a table."
    return [
        Metric("gugong_tables_open", "gauge", "Tables in memory.", lambda: len(tables)),
        Metric("gugong_pages", "gauge", pages, lambda: sum(len(table.subscribers) for table in tables.values())),
        Metric("gugong_connections", "gauge", "TCP connections.", lambda: connections.count),
        Metric("gugong_writes_total", "counter", "Changes that were stored.", lambda: store.writes),
        Metric("gugong_write_seconds_total", "counter", "Time that storing them took.", lambda: store.write_seconds),
        Metric("gugong_bots_waiting", "gauge", "Decisions that wait for a process.", lambda: workers.waiting),
    ]


def make_ready() -> None:
    """Read all languages, so that nobody's first sentence waits for that."""
    for language in LANGUAGES:
        words_in(language).say("server-broken")
    collect_all()


def noteworthy(record: logging.LogRecord) -> bool:
    """What visitors do wrong they are told, and nobody else: they could fill the disk with it."""
    error = record.exc_info[1] if record.exc_info is not None else None
    return record.levelno >= logging.ERROR and not isinstance(error, UnicodeError)


def configure(app: ASGIApp, proxies: Sequence[str]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=4 * limits.MESSAGE,  # a little too much is answered, far too much is not even read
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def listen(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """The port, or the next that is free."""
    for number in range(port, port + tries):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named as TCP, or asyncio would let the system hold small answers back for 40 ms.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name == "posix":
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if host == "::":  # everywhere: IPv4, too
                made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            made.bind((host, number))
            made.listen(BACKLOG)
            return made
        except OSError as error:
            made.close()
            if port == 0 or not _taken(error):
                raise ListenError(f"{host}:{number} cannot be listened on: {error.strerror}.") from None
    if tries == 1:
        raise ListenError(f"The port {port} is taken: name another with --port.")
    raise ListenError(f"The ports {port} to {port + tries - 1} are all taken: name another with --port.")


def _taken(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def data_file() -> Path:
    """Where programs keep their data on this system."""
    former = Path.home() / "Library" / "Application Support" / "gugong" / DATA_FILE
    if sys.platform == "darwin" and former.exists():
        return former  # whatever XDG_DATA_HOME says: the tables are here
    return user_data_path("gugong", appauthor=False) / DATA_FILE


def has_browser() -> bool:
    """Is there a screen to open a page on?"""
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
