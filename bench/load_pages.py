"""Pages that cost little: thousands of raw WebSockets in one process, which read of each message what they need."""

import asyncio
import base64
import http.client
import json
import os
import random
import time
from collections.abc import Callable
from itertools import count

import msgspec

OPCODES = {"text": 1, "close": 8, "ping": 9, "pong": 10}
PATIENCE = 60.0  # seconds until the server has failed
_addresses = count(1)


class Choice(msgspec.Struct):
    move: str


class Ask(msgspec.Struct):
    seat: int
    choices: list[Choice]


class View(msgspec.Struct):
    ask: Ask | None
    ending: object


class State(msgspec.Struct):
    seq: int
    view: View


class Known(msgspec.Struct):
    """A table, and what opens each of its seats that people play."""

    table: str
    secrets: list[str]


_states = msgspec.json.Decoder(State)


def new_address() -> str:
    """One of this machine from which nobody has asked anything yet: each page is a visitor of its own."""
    number = next(_addresses)
    return f"127.{1 + number // 62500}.{1 + number // 250 % 250}.{1 + number % 250}"


class Page(asyncio.Protocol):
    """A WebSocket to one seat of a table."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.received = 0  # bytes
        self.messages = 0
        self.shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()  # seconds until the first State
        self.closed = False
        self.fresh = os.urandom(16).hex()  # what opens the seat once an invitation has been taken
        self._began = time.perf_counter()
        self._buffer = bytearray()
        self._upgraded = False

    async def connect(self, port: int) -> None:
        loop, source = asyncio.get_running_loop(), (new_address(), 0)
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=source)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        self._began = time.perf_counter()
        await asyncio.wait_for(asyncio.shield(self.shown), PATIENCE)

    def say(self, **message: object) -> None:
        self._send(OPCODES["text"], msgspec.json.encode(message))

    def _send(self, opcode: int, payload: bytes) -> None:
        """Masked, as the protocol wants it, by zeros."""
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | opcode]) + size + bytes(4) + payload)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._upgraded and not self._upgrade():
            return
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def _upgrade(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
        del self._buffer[: end + 4]
        self._upgraded = True
        known = self.table.known
        self.say(type="hello", table=known.table, secret=known.secrets[self.seat], fresh=self.fresh, language="en")
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == OPCODES["ping"]:
            self._send(OPCODES["pong"], payload)
        elif opcode == OPCODES["text"]:
            self.messages += 1
            if payload.startswith(b'{"type":"state"'):
                self._show(_states.decode(payload))
            elif payload.startswith(b'{"type":"accepted"'):
                self.table.accepted(time.perf_counter())
            elif payload.startswith((b'{"type":"refused"', b'{"type":"problem"')):
                self.table.failed(payload.decode())

    def _show(self, state: State) -> None:
        now = time.perf_counter()
        if not self.shown.done():
            self.shown.set_result(now - self._began)
        self.table.changed(self, state, now)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def close(self) -> None:
        self._transport.abort()


class Pending(msgspec.Struct):
    """A move that was sent: the number its entry will have, who sent it when, and who has seen it."""

    seq: int
    page: int
    sent: float
    seen: int = 0


class Waits(msgspec.Struct):
    """Seconds from a click to what follows."""

    accepted: list[float] = []
    own: list[float] = []  # until whoever has clicked sees the table as it is then
    others: list[float] = []  # until each of the others does
    bots: list[float] = []  # from a bot's turn to its move
    refused: list[str] = []


class Table:
    """A table and the pages at it; it moves when it is told to."""

    def __init__(self, known: Known, waits: Waits, moved: Callable[["Table"], None] = lambda _: None) -> None:
        self.known = known
        self.waits = waits
        self.moved = moved  # called with each new State of the first page
        self.pages = [Page(self, seat) for seat in range(len(known.secrets))]
        self.rng = random.Random(known.table)
        self.seq = -1
        self.asked: Page | None = None
        self.choices: list[Choice] = []
        self.over = False
        self.pending: Pending | None = None
        self.clicked = 0.0
        self.bot_since: float | None = None

    async def connect(self, port: int) -> float:
        """How long the first page has waited for the table."""
        for page in self.pages:
            await page.connect(port)
        return self.pages[0].shown.result()

    def received(self) -> int:
        return sum(page.received for page in self.pages)

    @property
    def broken(self) -> bool:
        return any(page.closed for page in self.pages)

    def play(self) -> bool:
        """Click on anything; False if there is nothing to click, or the last click has had no effect yet."""
        if self.pending is not None or self.asked is None or not self.choices:
            return False
        move, self.clicked = self.rng.choice(self.choices).move, time.perf_counter()
        self.pending = Pending(self.seq + 1, self.asked.seat, self.clicked)
        self.asked.say(type="play", id=f"{self.seq}", seq=self.seq, move=move)
        return True

    def accepted(self, now: float) -> None:
        self.waits.accepted.append(now - self.clicked)

    def failed(self, words: str) -> None:
        self.waits.refused.append(words)
        self.pending = None

    def changed(self, page: Page, state: State, now: float) -> None:
        self._note(page, state, now)
        if state.seq > self.seq:
            self._note_bot(state, now)
            self.seq, self.asked, self.choices = state.seq, None, []
            self.over = state.view.ending is not None
        ask = state.view.ask
        if state.seq == self.seq and ask is not None and ask.seat == page.seat and ask.choices:
            self.asked, self.choices = page, ask.choices
            self.moved(self)

    def _note(self, page: Page, state: State, now: float) -> None:
        """The wait of this page for the move that is under way, once."""
        pending = self.pending
        if pending is None or state.seq < pending.seq or pending.seen & 1 << page.seat:
            return
        pending.seen |= 1 << page.seat
        waits = self.waits.own if page.seat == pending.page else self.waits.others
        waits.append(now - pending.sent)
        if pending.seen == (1 << len(self.pages)) - 1:
            self.pending = None

    def _note_bot(self, state: State, now: float) -> None:
        """A bot's turn lasts from the State in which it is asked to the next one."""
        if self.bot_since is not None:
            self.waits.bots.append(now - self.bot_since)
        ask = state.view.ask
        self.bot_since = now if ask is not None and ask.seat >= len(self.pages) else None

    def close(self) -> None:
        for page in self.pages:
            page.close()


def create(port: int, people: int = 4, bots: int = 0, level: str = "") -> Known:
    """A new table; the people sit before the bots."""
    kinds: list[dict[str, str]] = [{"kind": "person"}] + [{"kind": "open"}] * (people - 1)
    seats = kinds + [{"kind": "bot", "level": level}] * bots
    connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(new_address(), 0))
    try:
        connection.request("POST", "/api/tables", json.dumps({"seats": seats, "options": {"players": len(seats)}}))
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    assert answer.status == 200, text
    made = json.loads(text)
    return Known(made["table"], [made["secret"], *(made["links"][str(seat)] for seat in range(1, people))])
