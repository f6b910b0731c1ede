"""The socket that a server listens on."""

import errno
import os
import socket

from gugong.server.connections import BACKLOG
from gugong.server.errors import ListenError

TRIES = 20  # ports, if the first ones are taken


def listen(host: str, port: int, tries: int = TRIES, option: str = "--port") -> socket.socket:
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
        raise ListenError(f"The port {port} is taken: name another with {option}.")
    raise ListenError(f"The ports {port} to {port + tries - 1} are all taken: name another with {option}.")


def _taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
