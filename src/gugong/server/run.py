"""Start the server, say where it is, and stop it cleanly."""

import asyncio
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import uvicorn
from platformdirs import user_data_path
from starlette.types import ASGIApp

from gugong.server.address import Proxies, PublicUrl
from gugong.server.app import application
from gugong.server.connections import BACKLOG, Connections, room
from gugong.server.executors import CORES, PROCESSES, Executor, executor
from gugong.server.expiry import FOR_EVER, Retention, keep_sweeping
from gugong.server.garbage import collect_all, keep_collecting
from gugong.server.handover import Handover, notify, predecessor
from gugong.server.limits import PEOPLE, Visitors
from gugong.server.listening import TRIES, address, listen
from gugong.server.metrics import all_metrics, watch_loop
from gugong.server.prometheus import published
from gugong.server.protocols import HttpProtocol, SocketProtocol
from gugong.server.sqlite import SqliteStore
from gugong.server.store import SqlStore
from gugong.server.supervisor import Member
from gugong.server.workers import WorkerPool
from gugong.table import limits
from gugong.table.registry import Registry
from gugong.view.words import LANGUAGES, words_in

if TYPE_CHECKING:
    from gugong.server.peers import PostgresPeers

DATA_FILE = "tables.sqlite"
KEEP_ALIVE = 10  # seconds in which a browser may ask for more on the same connection
GRACE = 3  # seconds for what is under way when the server is stopped
log = logging.getLogger(__name__)
Stop = Callable[[], None]


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
        for listening in sockets or ():
            listening.listen(BACKLOG)
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
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None  # of the first process; the others have the next ones
    think: str = PROCESSES  # where bots do so: see executor()
    bots: int = CORES  # that think at once, in processes

    def listen(self) -> socket.socket:
        """A proxy knows one port only: if that is taken, no other will do."""
        return listen(self.host, self.port, TRIES if self.public is None else 1)

    def url(self, port: int) -> str:
        """What is told to whoever started the server."""
        return str(self.public) if self.public is not None else address(self.host, port)

    def listen_for_metrics(self, process: int = 0) -> socket.socket | None:
        if self.metrics_port is None:
            return None
        return listen(self.metrics_host, self.metrics_port + process, 1, "--metrics-port")


async def serve(place: Place, store: SqliteStore, said: Callable[[str], None], retention: Retention = FOR_EVER) -> None:
    """Serve alone until told to stop; `said` is given the address as soon as it answers."""
    before = predecessor()
    listening = place.listen() if before is None else before.listening
    handover = Handover(listening)
    try:
        await asyncio.to_thread(make_ready)
        with closing(await asyncio.to_thread(executor, place.think, place.bots)) as bots:
            if before is None or await asyncio.to_thread(before.wait):
                await store.open()
                metrics = place.listen_for_metrics()  # not inherited: a predecessor has let go of it by now
                where = place.url(listening.getsockname()[1])
                ready = partial(started, said, where)
                await _serve(listening, metrics, place, store, bots, retention, ready, handover.on_signal)
    finally:
        await store.close()
        handover.complete()
        listening.close()


async def serve_among(member: Member, place: Place, store: SqlStore, retention: Retention = FOR_EVER) -> None:
    """Serve as one of several processes until told to stop."""
    try:
        await asyncio.to_thread(make_ready)
        with closing(await asyncio.to_thread(executor, place.think, place.bots)) as bots:
            await store.open()
            await _serve(member.listening, member.metrics, place, store, bots, retention, member.ready, member.on_end)
    finally:
        await store.close()
        member.close()


async def _serve(
    listening: socket.socket,
    metrics: socket.socket | None,
    place: Place,
    store: SqlStore,
    bots: Executor,
    retention: Retention,
    ready: Callable[[], None],
    until: Callable[[Stop], None],
) -> None:
    """`ready` is called once it answers; `until` is given what stops it."""
    workers = WorkerPool(bots)
    visitors = Visitors(place.people)
    peers = peers_of(store, visitors)
    registry = Registry(store, workers, peers)
    connections = Connections(room(), visitors, Proxies(place.proxies))
    config = configure(application(registry, visitors, place.host, place.public, store.fault), place.proxies)
    logging.getLogger("uvicorn.error").addFilter(noteworthy)
    server = Server(config, connections, ready)
    until(server.stop)
    work = [registry.close_idle(), keep_collecting(), watch_loop(), keep_sweeping(store, registry.expire, retention)]
    if peers is not None:
        work.append(peers.run(registry))
    log.info("Serving %s at %s", store.name, place.url(listening.getsockname()[1]))
    try:
        measured = all_metrics(registry, connections, visitors, lambda: workers.waiting)
        async with _meanwhile(work, server.stop), published(metrics, measured):
            await server.serve(sockets=[listening])
    finally:
        await registry.stop()
        await asyncio.to_thread(workers.close)
        log.info("Stopped")


def peers_of(store: SqlStore, visitors: Visitors) -> "PostgresPeers | None":
    """None if no other process can have this store."""
    if isinstance(store, SqliteStore):
        return None
    from gugong.server.peers import PostgresPeers
    from gugong.server.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return PostgresPeers(store.listener, visitors)


@asynccontextmanager
async def _meanwhile(work: Sequence[Coroutine[Any, Any, None]], stop: Stop) -> AsyncIterator[None]:
    """Do this in the background.  None of it ends by itself: if it does, the server cannot go on."""

    def ended(task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            log.error("The server stops, as it cannot go on", exc_info=task.exception())
            stop()

    tasks = [asyncio.create_task(one) for one in work]
    for task in tasks:
        task.add_done_callback(ended)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def started(said: Callable[[str], None], where: str) -> None:
    notify("READY=1")
    said(where)


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
        backlog=1,  # accepted at a time: where several processes listen, each takes what it has time for
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=4 * limits.MESSAGE,  # a little too much is answered, far too much is not even read
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


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
