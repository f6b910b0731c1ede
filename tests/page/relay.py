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

    def close(self) -> None:
        self.cut()
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
            if self.whole:
                far = socket.create_connection(("127.0.0.1", self.to))
                self._lines += [near, far]
                for one, other, prefix in ((near, far, self.prefix), (far, near, "")):
                    threading.Thread(target=_pass_on, args=(one, other, prefix), daemon=True).start()
            else:
                near.close()


def _pass_on(one: socket.socket, other: socket.socket, prefix: str) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(_without(prefix, data) if prefix else data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_RDWR)


def _without(prefix: str, data: bytes) -> bytes:
    """A request without the prefix of its address; one for any other address leads nowhere."""
    own = re.match(rb"[A-Z]+ " + re.escape(prefix.encode()), data)
    if own is None:
        return re.sub(rb"^([A-Z]+) /\S*", rb"\1 /api/nothing", data)
    return re.sub(rb"^([A-Z]+) " + re.escape(prefix.encode()), rb"\1 ", data)
