"""A line between the browser and the server that can be cut and mended, and that may lead through a path of a proxy."""

import re
import socket
import threading
from contextlib import suppress


class Relay:
    """Passes bytes between its own port and the server's, until it is cut.

    With a prefix, the server's addresses are found under it, as under a path of a reverse proxy; nothing else is.
    """

    def __init__(self, to: int, prefix: str = "") -> None:
        self.to = to
        self.prefix = prefix
        self.whole = True
        self._lines: list[socket.socket] = []
        self._flows: list[threading.Event] = []  # the last one is for the connections to come
        self.forget()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._receive, daemon=True).start()

    def address(self, url: str) -> str:
        """This address of the server, by way of the relay."""
        return url.replace(f":{self.to}/", f":{self.port}{self.prefix}/")

    def cut(self) -> None:
        """Every connection breaks, and no new one comes through."""
        self.whole = False
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def pause(self) -> None:
        """Nothing passes, and no connection breaks."""
        self._flows[-1].clear()

    def resume(self) -> None:
        self._flows[-1].set()

    def forget(self) -> None:
        """New connections come through, whatever has become of those that are open."""
        self._flows.append(threading.Event())
        self.resume()

    def close(self) -> None:
        self.cut()
        for flow in self._flows:
            flow.set()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        for line in (*self._lines, self._door):
            line.close()

    def _receive(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                far = self._connect()
            except OSError:
                near.close()
                continue
            self._lines += [near, far]
            for one, other, prefix in ((near, far, self.prefix), (far, near, "")):
                threading.Thread(target=_pass_on, args=(one, other, prefix, self._flows[-1]), daemon=True).start()

    def _connect(self) -> socket.socket:
        if not self.whole:
            raise ConnectionRefusedError
        return socket.create_connection(("127.0.0.1", self.to))


def _pass_on(one: socket.socket, other: socket.socket, prefix: str, flow: threading.Event) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            flow.wait()
            other.sendall(_without(prefix, data) if prefix else data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_RDWR)


def _without(prefix: str, data: bytes) -> bytes:
    """A request without the prefix of its address; one for any other address leads nowhere."""
    own = re.match(rb"[A-Z]+ " + re.escape(prefix.encode()), data)
    if own is None:
        return re.sub(rb"^([A-Z]+) /\S*", rb"\1 /api/nothing", data)
    return re.sub(rb"^([A-Z]+) " + re.escape(prefix.encode()), rb"\1 ", data)
