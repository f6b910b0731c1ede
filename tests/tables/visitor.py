"""A visitor's page as the table meets it: messages as JSON, over a socket or in memory."""

import asyncio
import hashlib
import itertools
import json
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Protocol, Self

PATIENCE = 60.0  # seconds until a test gives up; nothing waits for it to pass


class Transport(Protocol):
    async def send(self, message: str, /) -> None: ...

    async def recv(self) -> str | bytes: ...

    async def close(self) -> None: ...


class Host(Protocol):
    """Where tables are: a real server, or this process."""

    async def connect(self) -> Transport: ...

    def run(self, talk: Coroutine[Any, Any, None]) -> None: ...


def new_table(*seats: str, **options: Any) -> dict[str, Any]:
    """The request for a new table: seats are "person", "open", or the level of a bot."""
    made = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
    other = ("seed", "components", "title", "gathers", "hints")
    more: dict[str, Any] = {name: options.pop(name) for name in other if name in options}
    return {"seats": made, "options": {"players": len(seats), **options}, **more}


def own_secret(table: str, link: str) -> str:
    """What a browser makes up when it opens this link for the first time, and keeps."""
    return hashlib.sha256(f"{table} {link}".encode()).hexdigest()[:32]


class Page:
    """What a browser would be: it keeps what it was told, and looks at nothing else."""

    def __init__(self, transport: Transport) -> None:
        self.transport = transport
        self.texts: list[str] = []  # every message, to the byte
        self.welcome: Any = None
        self.seats: list[Any] = []
        self.gathering = False
        self.state: Any = None
        self.lines: list[Any] = []
        self.problem: Any = None  # the last one
        self.hinted: Any = None  # likewise
        self._ids = itertools.count(1)

    async def hello(self, table: str, secret: str, language: str = "en", **fields: Any) -> Self:
        """Say hello, and listen until the table is shown or the door is."""
        fields = {"fresh": own_secret(table, secret), **fields}
        await self.say("hello", table=table, secret=secret, language=language, **fields)
        await self.until_type("state", "problem")
        return self

    async def hear(self) -> Any:
        """The next message."""
        text = await asyncio.wait_for(self.transport.recv(), PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "seats":
                self.seats, self.gathering = message["seats"], message["gathering"]
            case "problem":
                self.problem = message
            case "hinted":
                self.hinted = message
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
        await self.transport.send(json.dumps({"type": kind, **fields}))

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
        if answer.get("words", "").startswith("Too many at once"):
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

    async def play_out(self, rng: random.Random) -> None:
        """Any moves, until the game is over."""
        while await self.my_turn():
            answer = await self.play(rng.choice(self.choices))
            assert answer["type"] == "accepted", answer

    @property
    def secret(self) -> str:
        """What opens the table for this page."""
        return str(self.welcome["secret"])

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


@asynccontextmanager
async def visiting(host: Host, table: str, secret: str, language: str = "en", **fields: Any) -> AsyncIterator[Page]:
    transport = await host.connect()
    try:
        yield await Page(transport).hello(table, secret, language, **fields)
    finally:
        await transport.close()


def at_table(host: Host, made: Any, talk: Callable[..., Awaitable[None]], *secrets: str, language: str = "en") -> None:
    """Let pages with these secrets, the host's by default, talk at a table."""

    async def everybody() -> None:
        async with AsyncExitStack() as visits:
            pages = [
                await visits.enter_async_context(visiting(host, made["table"], secret, language))
                for secret in secrets or [made["secret"]]
            ]
            await talk(*pages)

    host.run(everybody())
