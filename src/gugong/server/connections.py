"""TCP connections: how many there may be, and how long each may keep the server waiting."""

import asyncio
import errno
import logging
from collections.abc import Container
from itertools import chain
from time import monotonic
from typing import Any, Literal

from uvicorn.server import ServerState

from gugong.server.limits import CONNECTIONS, Visitors, shared
from gugong.table.errors import TooOften

BACKLOG = 128  # connections that wait to be accepted
DESCRIPTORS = 65_536  # that are asked for at most
RESERVE = 2 * BACKLOG  # descriptors for files, worker processes, and connections that are about to be closed
PATIENCE = {"head": 10.0, "body": 30.0, "reader": 30.0, "close": 10.0}  # seconds for each thing that is owed
SELDOM = 60.0  # seconds between two warnings
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

Owed = Literal["head", "body", "reader", "close"]
log = logging.getLogger(__name__)


class Peer:
    """The other end of a connection, and what it owes: a request, its rest, reading the answer, or to go."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.owes: Owed | None = None
        self.deadline = 0.0
        self.expect("head")

    def expect(self, owes: Owed | None) -> None:
        if owes != self.owes:
            self.owes = owes
            self.deadline = monotonic() + PATIENCE[owes] if owes is not None else 0.0

    def overdue(self, now: float) -> bool:
        if self.transport.is_closing():
            self.expect("close")
        return self.owes is not None and self.deadline < now


class Connections(ServerState):
    """Those that are open.  If there is no room for another, one is closed that only waits."""

    def __init__(self, most: int, visitors: Visitors, proxies: Container[str] = ()) -> None:
        super().__init__()
        self.most = most
        self.each = visitors.people * CONNECTIONS  # of one address, unless it is a proxy
        self.visitors = visitors
        self.proxies = proxies
        self._peers: dict[asyncio.Transport, Peer] = {}
        self._of: dict[str, dict[asyncio.Transport, Peer]] = {}  # by address, the oldest first
        self._warned = -SELDOM

    def opened(self, transport: asyncio.Transport, address: str) -> Peer:
        peer = self._peers[transport] = Peer(transport, shared(address))
        own = self._of.setdefault(peer.address, {})
        own[transport] = peer
        if len(own) > self.each and address not in self.proxies:
            self.warn("%s has more than %d connections open", peer.address, self.each)
            self._drop(_dispensable(own))
        elif self.count > self.most:
            self.warn("All %d connections are in use", self.most)
            self._drop(self._least_needed(peer))
        return peer

    def _least_needed(self, newcomer: Peer) -> Peer:
        """One that only waits, of whoever has most or else of anybody; if all play, the newest of whoever has most.

        A crowd in which everybody has another address would otherwise put those out who play.
        """
        most = max(self._of.values(), key=len)
        others = (peer for peer in chain(most.values(), self._peers.values()) if peer is not newcomer)
        return next((peer for peer in others if peer.owes is not None), None) or next(reversed(most.values()))

    @property
    def count(self) -> int:
        return len(self._peers)

    def peer(self, transport: asyncio.Transport) -> Peer:
        return self._peers[transport]

    def closed(self, transport: asyncio.Transport) -> None:
        peer = self._peers.pop(transport, None)
        if peer is not None:
            own = self._of[peer.address]
            del own[transport]
            if not own:
                del self._of[peer.address]

    def charge(self, peer: Peer, address: str, milliseconds: float) -> None:
        """What it took to read what came; whoever sends too much to be read is not listened to."""
        if address in self.proxies:
            return
        try:
            self.visitors.at(address).reading.spend(milliseconds)
        except TooOften:
            self.warn("%s sends more than can be read", peer.address)
            self._drop(peer)

    def _drop(self, peer: Peer) -> None:
        peer.transport.abort()
        self.closed(peer.transport)

    def drop_overdue(self) -> None:
        """Close the connections of those who keep the server waiting."""
        now = monotonic()
        for peer in [peer for peer in self._peers.values() if peer.overdue(now)]:
            self._drop(peer)

    def warn(self, said: str, *args: object) -> None:
        """Once in a while: an attack must not fill the disk with warnings of it."""
        now = monotonic()
        if now - self._warned >= SELDOM:
            self._warned = now
            log.warning(said, *args)

    def handle_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An error of the event loop; asyncio tells a hundred times a second that it has no descriptors left."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in EXHAUSTED:
            self.warn("A connection could not be accepted: %s", error)
        else:
            loop.default_exception_handler(context)


def _dispensable(peers: dict[asyncio.Transport, Peer]) -> Peer:
    """The one that has waited longest without a request, else the newest."""
    waiting = (peer for peer in peers.values() if peer.owes is not None)
    return next(waiting, None) or next(reversed(peers.values()))


def room() -> int:
    """How many connections this process can hold, once it has asked the system for as many as it may."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    limit = DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(limit - RESERVE, limit // 2)
