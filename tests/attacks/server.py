"""A server under attack: visitors from many addresses of this machine, and what it uses of the machine meanwhile."""

import http.client
import json
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.attacks.watched import Stall, noted
from tests.server.client import Served
from tests.tables.visitor import PATIENCE, new_table

if not sys.platform.startswith("linux"):
    pytest.skip("only Linux has 127.0.0.2, 127.0.0.3 and so on, and /proc", allow_module_level=True)

_numbers = count(1)


def new_address() -> str:
    """One of this machine from which nobody has asked anything yet."""
    number = next(_numbers)
    return f"127.{1 + number // 62500}.{1 + number // 250 % 250}.{1 + number % 250}"


class Besieged(Served):
    """`gugong serve` with a watchdog, and with at most so many open files if a number is given."""

    def __init__(self, data: Path, *options: str, files: int | None = None, port: int = 0) -> None:
        self.files = files
        self.report = data.with_suffix(".stalls")
        super().__init__(data, port, *options)
        self.ready = time.monotonic()

    def program(self) -> list[str]:
        command = [sys.executable, "-W", "error", "-m", "tests.attacks.watched", str(self.report)]
        return command if self.files is None else ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]

    def visitor(self, address: str | None = None) -> "Visitor":
        """Somebody at this address, or at one from which nobody has asked anything yet."""
        return Visitor(self.port, address or new_address())

    # What became of it.

    def noted(self, since: float = 0.0) -> list[Stall]:
        """What kept the event loop or the interpreter busy since then, or since the server was ready."""
        return [stall for stall in noted(self.report) if stall.began > max(since, self.ready)]

    def memory(self) -> float:
        """Megabytes that are in use now."""
        return self._status("VmRSS") / 1024

    def peak(self) -> float:
        """The most megabytes that were in use since the start, or since the last peak was forgotten."""
        return self._status("VmHWM") / 1024

    def forget_peak(self) -> None:
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def _status(self, name: str) -> int:
        found = re.search(rf"{name}:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found[1])

    def logged(self) -> str:
        """What was logged so far."""
        return "".join(self._errors)


class Visitor:
    """Somebody at one address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
        """Status and body of an answer."""
        source = (self.address, 0)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, source_address=source)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        status, answer = self.ask("POST", path, body if isinstance(body, bytes) else json.dumps(body).encode())
        return status, json.loads(answer)

    def table(self, *seats: str, **options: Any) -> Any:
        status, made = self.post("/api/tables", new_table(*seats, **options))
        assert status == 200, made
        return made

    def connect(self, **more: Any) -> connect:
        address, options = f"ws://127.0.0.1:{self.port}/ws", {"max_size": None, "max_queue": None, **more}
        return connect(address, compression=None, close_timeout=1, local_addr=(self.address, 0), **options)


@contextmanager
def besieged(data: Path, *options: str, files: int | None = None) -> Iterator[Besieged]:
    """A server for one attack, which must have nothing to complain of at the end but what it was attacked with."""
    server = Besieged(data, *options, files=files)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
