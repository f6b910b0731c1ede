"""Connections that ask nothing, or never finish asking."""

import selectors
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from tests.attacks.figures import Counts
from tests.attacks.server import Besieged, new_address

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\n\r\n"
RECORD = b"POST /api/open HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1190000\r\n\r\n" + b" " * 1_150_000


@contextmanager
def connected(server: Besieged, number: int, addresses: int = 1) -> Iterator[list[socket.socket]]:
    """So many TCP connections, from so many addresses; those that are refused are missing."""
    sources = [new_address() for _ in range(addresses)]
    with ExitStack() as stack:
        made: list[socket.socket] = []
        for at in range(number):
            try:
                one = socket.create_connection(("127.0.0.1", server.port), 2, (sources[at % addresses], 0))
            except OSError:
                continue
            one.setblocking(False)
            made.append(stack.enter_context(one))
        yield made


def idle(server: Besieged, number: int, seconds: float, addresses: int = 1) -> Counts:
    """They say nothing; meanwhile newcomers make tables.  `open` is how many are still held at the end."""
    with connected(server, number, addresses) as sockets:
        counts = newcomers(server, seconds)
        counts["open"] = len(still_open(sockets))
    return counts


def slow(server: Besieged, number: int, seconds: float, begin: bytes, addresses: int = 1) -> Counts:
    """They send a beginning, and then one byte a second, until all have been cut off."""
    with connected(server, number, addresses) as sockets:
        _send(sockets, begin)
        waiting, end = sockets, time.monotonic() + seconds
        counts = Counter[str]()
        while time.monotonic() < end and waiting:
            _send(waiting, b"x")
            counts += newcomers(server, 1)
            waiting = still_open(waiting)
        counts["open"] = len(waiting)
    return counts


def large(server: Besieged, number: int) -> Counts:
    """They send most of a large request and never the end: the statuses of the answers, `waiting` for none."""
    with connected(server, number) as sockets:
        for one in sockets:
            one.settimeout(20)
            with suppress(OSError):  # it is answered before all has been sent
                one.sendall(RECORD)
        return Counter(_status(one) for one in sockets)


def _status(one: socket.socket) -> str:
    one.settimeout(2)  # longer than it takes to refuse it
    try:
        return one.recv(4096)[9:12].decode() or "closed"
    except TimeoutError:
        return "waiting"
    except OSError:
        return "closed"


def newcomers(server: Besieged, seconds: float) -> Counts:
    """Somebody new makes a table every quarter of a second."""
    counts = Counter[str]()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            status, _ = server.visitor().ask("POST", "/api/tables", NEW)
            counts[str(status)] += 1
        except OSError:
            counts["unreachable"] += 1
        time.sleep(0.25)
    return counts


NEW = b'{"seats": [{"kind": "person"}, {"kind": "open"}], "options": {"players": 2}}'


def _send(sockets: list[socket.socket], data: bytes) -> None:
    for one in sockets:
        with suppress(OSError):  # it may have been closed
            one.send(data)


def still_open(sockets: list[socket.socket]) -> list[socket.socket]:
    """Those that the server has not closed."""
    with selectors.DefaultSelector() as selector:
        for one in sockets:
            selector.register(one, selectors.EVENT_READ)
        readable = [key.fileobj for key, _ in selector.select(0.2)]
    closed = [one for one in readable if isinstance(one, socket.socket) and _at_end(one)]
    return [one for one in sockets if one not in closed]


def _at_end(one: socket.socket) -> bool:
    try:
        while data := one.recv(65536):
            del data  # an answer, before the end
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
