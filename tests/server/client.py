"""A real server in a process of its own, and pages that talk to it."""

import asyncio
import http.client
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gugong.notation.record import Record, read

PATIENCE = 60.0  # seconds until a test gives up; nothing waits for it to pass


class Served:
    """`gugong serve` as a user starts it, on a free port."""

    def __init__(self, data: Path, port: int = 0, *options: str) -> None:
        command = [sys.executable, "-m", "gugong", "serve", "--port", str(port), "--data", str(data), "--no-browser"]
        # The server must not answer for warnings of pytest's own making, so it makes errors of its own ones.
        self.process = subprocess.Popen(
            [*command[:1], "-W", "error", *command[1:], *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        self.data = data
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", self.said)
        self.port = int(found[1]) if found else 0
        self._errors: list[str] = []
        self._reading = threading.Thread(target=self._read_errors)
        self._reading.start()

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
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = line.getresponse()
            told = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, told, answer.read().decode("utf-8", "replace")
        finally:
            line.close()

    def headers(self, path: str, **headers: str) -> dict[str, str]:
        return self.whole("GET", path, **headers)[1]

    def table(self, *seats: str, **options: Any) -> Any:
        """A new table: seats are "person", "open", or the level of a bot."""
        made = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
        more = {name: options.pop(name) for name in ("seed", "components", "title") if name in options}
        return self.post("/api/tables", {"seats": made, "options": {"players": len(seats), **options}, **more})

    def record(self, made: Any) -> Record:
        status, text = self.ask("POST", f"/api/tables/{made['table']}/record", json.dumps({"secret": made["secret"]}))
        assert status == 200, text
        return read(text)


@contextmanager
def served(data: Path, *options: str) -> Iterator[Served]:
    server = Served(data, 0, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            assert server.stop() == ""


class Page:
    """What a browser would be: it keeps what it was told, and looks at nothing else."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.texts: list[str] = []  # every message, to the byte
        self.welcome: Any = None
        self.seats: list[Any] = []
        self.state: Any = None
        self.lines: list[Any] = []
        self._ids = itertools.count(1)

    async def hear(self) -> Any:
        """The next message."""
        text = await asyncio.wait_for(self.line.recv(), PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "seats":
                self.seats = message["seats"]
            case "state":
                self.state = message
                self.lines = message["lines"] if message["whole"] else [*self.lines, *message["lines"]]
        return message

    async def until(self, wanted: Callable[[Any], object]) -> Any:
        """Listen until a message is as wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def until_type(self, *kinds: str) -> Any:
        return await self.until(lambda message: message["type"] in kinds)

    async def say(self, kind: str, **fields: Any) -> None:
        await self.line.send(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> Any:
        """A question and its answer."""
        ask = next(self._ids)
        await self.say(kind, ask=ask, **fields)
        answer = await self.until(lambda message: message.get("ask") == ask)
        if answer.get("code") != "too-often":
            return answer
        await asyncio.sleep(0.2)
        return await self.ask(kind, **fields)

    async def act(self, kind: str, **fields: Any) -> Any:
        """A move, undo or redo, and whether it was accepted; the table as it is then has come too."""
        fields = {"id": os.urandom(6).hex(), "seq": self.state["seq"], **fields}
        await self.say(kind, **fields)
        answer = await self.until(lambda message: message.get("id") == fields["id"])
        if answer.get("words") == "Too many at once: wait a moment.":
            await asyncio.sleep(0.2)
            return await self.act(kind, **fields)
        if answer["type"] == "accepted" and self.state["seq"] < answer["seq"]:
            await self.until(lambda message: message["type"] == "state" and message["seq"] >= answer["seq"])
        return answer

    async def play(self, move: str, **fields: Any) -> Any:
        return await self.act("play", move=move, **fields)

    async def play_free_gift(self) -> None:
        """A card that need not be paid for: something happens at once."""
        free = [choice["move"] for choice in self.state["view"]["ask"]["choices"] if choice["price"] == 0]
        await self.play(free[0])

    @property
    def choices(self) -> list[str]:
        asked = self.state["view"]["ask"]
        return [choice["move"] for choice in asked["choices"]] if asked else []

    @property
    def over(self) -> bool:
        return self.state["view"]["ending"] is not None

    async def my_turn(self) -> bool:
        """Wait until there is something to choose; False when the game is over."""
        while not self.choices and not self.over:
            await self.until_type("state")
        return not self.over

    async def closed(self) -> int:
        """Listen until the server closes, and say with which code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.line.close_code or 0


def line_to(server: Served, **headers: str) -> connect:
    address = f"ws://127.0.0.1:{server.port}/ws"
    return connect(address, compression=None, max_size=None, additional_headers=headers, close_timeout=1)


async def enter(
    server: Served, line: ClientConnection, table: str, secret: str, language: str = "en", **fields: Any
) -> Page:
    page = Page(line)
    await page.say("hello", table=table, secret=secret, language=language, **fields)
    await page.until_type("state", "problem")
    return page


def at_table(
    server: Served, made: Any, talk: Callable[..., Awaitable[None]], *secrets: str, language: str = "en"
) -> None:
    """Let pages with these secrets, the host's by default, talk at a table."""

    async def everybody() -> None:
        lines = [line_to(server) for _ in secrets or [made["secret"]]]
        pages = []
        try:
            for line, secret in zip(lines, secrets or [made["secret"]]):
                pages.append(await enter(server, await line, made["table"], secret, language))
            await talk(*pages)
        finally:
            for page in pages:
                await page.line.close()

    run(everybody())


def run(talk: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(talk, 2 * PATIENCE))


async def play_out(page: Page, rng: random.Random) -> None:
    """Any moves, until the game is over."""
    while await page.my_turn():
        answer = await page.play(rng.choice(page.choices))
        assert answer["type"] == "accepted", answer
