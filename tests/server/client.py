"""A real server in a process of its own, and sockets to it."""

import asyncio
import atexit
import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gugong.notation.record import Record, read
from tests.tables.visitor import PATIENCE, Page, new_table


class Served:
    """`gugong serve` as a user starts it, on a free port."""

    def __init__(self, data: Path | str, port: int = 0, *options: str, descriptors: int | None = None) -> None:
        """`data` is a file, or the address of a database."""
        limited = [] if descriptors is None else ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh"]
        kept = "--database" if isinstance(data, str) else "--data"
        command = ["serve", "--port", str(port), kept, str(data), "--no-browser"]
        self.process = subprocess.Popen(
            [*limited, *self.program(), *command, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        self.data = data
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", self.said)
        self.port = int(found[1]) if found else port
        self._errors: list[str] = []
        self._reading = threading.Thread(target=self._read_errors, daemon=True)
        self._reading.start()
        atexit.register(self.process.kill)  # a test that fails leaves it running

    def program(self) -> list[str]:
        """The server must not answer for warnings of pytest's own making, so it makes errors of its own ones."""
        return [sys.executable, "-W", "error", "-m", "gugong"]

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        self._errors += self.process.stderr

    def errors(self) -> str:
        """What was logged, once the server has ended."""
        self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        return "".join(self._errors)

    def stop(self, number: int = signal.SIGTERM) -> str:
        self.process.send_signal(number)
        return self.errors()

    def post(self, path: str, body: Any, **headers: str) -> Any:
        status, answer = self.ask("POST", path, body if isinstance(body, bytes) else json.dumps(body), **headers)
        assert status == 200, answer
        return json.loads(answer)

    def refused(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        status, answer = self.ask("POST", path, body if isinstance(body, bytes) else json.dumps(body), **headers)
        return status, json.loads(answer)

    def ask(self, method: str, path: str, body: str | bytes | None = None, **headers: str) -> tuple[int, str]:
        status, _, answer = self.whole(method, path, body, **headers)
        return status, answer

    def whole(
        self, method: str, path: str, body: str | bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], str]:
        """Status, headers and text of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = connection.getresponse()
            told = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, told, answer.read().decode("utf-8", "replace")
        finally:
            connection.close()

    def headers(self, path: str, **headers: str) -> dict[str, str]:
        return self.whole("GET", path, **headers)[1]

    def table(self, *seats: str, **options: Any) -> Any:
        return self.post("/api/tables", new_table(*seats, **options))

    async def connect(self) -> ClientConnection:
        return await socket_to(self)

    def run(self, talk: Coroutine[Any, Any, None]) -> None:
        run(talk)

    def record(self, made: Any) -> Record:
        status, text = self.ask("POST", f"/api/tables/{made['table']}/record", json.dumps({"secret": made["secret"]}))
        assert status == 200, text
        return read(text)


def free_port() -> int:
    """One that nothing else takes before it is used: connections and other servers of tests get higher ones."""
    while True:
        port = random.SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as made, suppress(OSError):
            made.bind(("127.0.0.1", port))
            return port


@contextmanager
def served(data: Path | str, *options: str) -> Iterator[Served]:
    server = Served(data, 0, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            said = server.stop()
            assert said == "", said


def socket_to(server: Served, **headers: str) -> connect:
    address = f"ws://127.0.0.1:{server.port}/ws"
    return connect(address, compression=None, max_size=None, additional_headers=headers, close_timeout=1)


async def closing_code(page: Page) -> int:
    """Listen until the server closes, and say with which code."""
    assert isinstance(page.transport, ClientConnection)
    try:
        while True:
            await page.hear()
    except ConnectionClosed:
        return page.transport.close_code or 0


def run(talk: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(talk, 2 * PATIENCE))
