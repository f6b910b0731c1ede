"""A file or a database, whichever keeps the tables of a test, looked into behind the store's back."""

import csv
import io
import socket
import sqlite3
import struct
import subprocess
from contextlib import closing
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from gugong.server.listener import SETTINGS
from tests.server.postgres import programs

Where: TypeAlias = Path | str  # a file, or the address of a database


def sql(where: Where, query: str) -> list[list[str]]:
    """The rows that a query gives, as texts."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as connection, connection:
            return [[str(cell) for cell in row] for row in connection.execute(query)]
    done = subprocess.run(
        [programs() / "psql", "-d", where, "-v", "ON_ERROR_STOP=1", "-q", "-t", "--csv", "-c", query],
        capture_output=True,
        text=True,
        check=True,
    )
    return list(csv.reader(io.StringIO(done.stdout)))


def hang_in_a_statement(database: str, held: str) -> socket.socket:
    """Begin to change something, and fall silent between two messages of the next statement.

    As a client of ours that is stopped, or cut off by something that keeps the connection open.
    """
    address = urlsplit(database)
    found = socket.create_connection((address.hostname, address.port))
    named = {"user": address.username, "database": address.path[1:], **SETTINGS}
    told = b"".join(f"{name}\0{value}\0".encode() for name, value in named.items()) + b"\0"
    found.sendall(struct.pack("!ii", len(told) + 8, 3 << 16) + told)
    found.sendall(_message(b"Q", f"BEGIN; {held}"))
    received = b""
    while b"UPDATE 1" not in received:
        received += found.recv(10_000)
    found.sendall(_message(b"P", "\0SELECT 1", b"\0\0") + _message(b"H"))
    return found


def _message(kind: bytes, text: str = "", more: bytes = b"") -> bytes:
    content = text.encode() + b"\0" + more if text else b""
    return kind + struct.pack("!i", len(content) + 4) + content
