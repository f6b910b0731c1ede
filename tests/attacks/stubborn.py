"""Pages that play on whatever happens to the server, and what must be true of their tables afterwards."""

import asyncio
import json
import random
from collections import Counter
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from gugong.content import load
from gugong.notation import record as records
from tests.attacks.server import Visitor, new_address
from tests.server.client import Served
from tests.tables.visitor import Page, new_table

UNDO, REDO = 0.2, 0.5  # how likely it is that a move is taken back, where it can be, and made again
LEAVE, HASTE = 0.03, 0.03  # that a page goes, and that it goes before it has an answer
AGAIN = 0.1  # seconds until it comes back
Sent = tuple[str, dict[str, Any]]  # kind and fields of a message
Stored = tuple[int, str | None, int]  # seat, client id and number of an entry


class Siege(Protocol):
    """A server that is being attacked."""

    server: Served
    counts: Counter[str]

    async def moved(self) -> None:
        """Called for every move that was accepted."""

    def entries(self, table: str) -> list[Stored]:
        """What is stored of a table, in order."""


class Stubborn:
    """A page that sends what it sent again until it is answered, whatever happens to the server."""

    def __init__(self, siege: Siege, made: Any, seat: int, seed: int) -> None:
        self.siege = siege
        self.made = made
        self.seat = seat
        self.secret = made["links"][str(seat)] if seat else made["secret"]
        self.address = new_address()
        self.rng = random.Random(seed)
        self.sent: Sent | None = None  # waits for the server's word
        self.accepted: dict[str, int] = {}  # by id, the entry
        self.refused: set[str] = set()
        self.seen = 0
        self.over = False

    async def play(self) -> None:
        while self._busy:
            try:
                await self._connected()
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(AGAIN)  # the server is being started again

    @property
    def _busy(self) -> bool:
        return not self.over or self.sent is not None

    async def _connected(self) -> None:
        async with Visitor(self.siege.server.port, self.address).connect() as socket:
            try:
                await self._visit(Page(socket))
            except TimeoutError:
                self.siege.counts["silent"] += 1

    async def _visit(self, page: Page) -> None:
        await page.hello(self.made["table"], self.secret, seen=self.seen)
        if page.state is None:
            assert page.problem["code"] == "broken", page.problem
            self.siege.counts["sent away"] += 1
            await asyncio.sleep(AGAIN)
            return
        self.siege.counts["connected"] += 1
        self._take(page)
        while self._busy and self.rng.random() > LEAVE:
            await self._move(page)

    async def _move(self, page: Page) -> None:
        if self.sent is None:
            self.sent = self._next(page)
        if self.sent is None:
            await page.until_type("state")
        else:
            kind, fields = self.sent
            if self.rng.random() < HASTE:
                await page.say(kind, **fields)
                raise EOFError
            await self._answered(await page.act(kind, **fields))
        self._take(page)

    def _next(self, page: Page) -> Sent | None:
        fields = {"id": f"{self.rng.getrandbits(64):x}", "seq": page.state["seq"]}
        if page.state["redo"] and self.rng.random() < REDO:
            return "redo", fields
        if page.state["undo"] and self.rng.random() < UNDO:
            return "undo", fields
        return ("play", {**fields, "move": self.rng.choice(page.choices)}) if page.choices else None

    async def _answered(self, answer: Any) -> None:
        """What comes too late, because another page was quicker, is refused."""
        assert self.sent is not None
        (kind, _), self.sent = self.sent, None
        assert answer["id"] not in self.accepted
        if answer["type"] == "accepted":
            self.accepted[answer["id"]] = answer["seq"]
            self.siege.counts["accepted"] += 1
            self.siege.counts[kind] += 1
            await self.siege.moved()
        else:
            self.refused.add(answer["id"])
            self.siege.counts["refused"] += 1

    def _take(self, page: Page) -> None:
        assert page.state["seq"] >= self.seen, "the table went back"
        numbers = [line["seq"] for line in page.lines]
        assert numbers == sorted(numbers), "the log is out of order"
        self.seen = page.state["seq"]
        self.over = page.over


async def play_games(siege: Siege, killing: asyncio.Task[None], number: int, pages: int) -> list[list[Stubborn]]:
    """Game after game at tables of one kind, until there are no more kills; every other kind has a bot."""
    finished: list[list[Stubborn]] = []
    while not killing.done():
        made = await _new_table(siege, ["person", "open", *["novice"][: number % 2]])
        playing = [Stubborn(siege, made, one % 2, 100 * number + one) for one in range(2 * pages)]
        await asyncio.gather(*(page.play() for page in playing))
        finished.append(playing)
    return finished


async def _new_table(siege: Siege, seats: list[str]) -> Any:
    """A table may have been made though its maker was not told; another is made then."""
    body = json.dumps(new_table(*seats)).encode()
    while True:
        try:
            visitor = Visitor(siege.server.port, new_address())
            status, answer = await asyncio.to_thread(visitor.ask, "POST", "/api/tables", body)
        except (OSError, EOFError):
            await asyncio.sleep(AGAIN)
            continue
        if status == 200:
            return json.loads(answer)
        assert b'"code":"broken"' in answer, (status, answer)
        await asyncio.sleep(AGAIN)


def check(siege: Siege, pages: list[Stubborn]) -> None:
    """What is stored of a table is what its pages were told."""
    made, counts = pages[0].made, siege.counts
    entries = siege.entries(made["table"])
    counts["gaps"] += [seq for _, _, seq in entries] != [*range(1, len(entries) + 1)]
    counts["behind"] += sum(page.seen != len(entries) for page in pages)
    for seat in (0, 1):
        stored = [(client, seq) for who, client, seq in entries if who == seat]
        _check_seat(counts, [page for page in pages if page.seat == seat], stored)
    counts["verified"] += records.verify(siege.server.record(made), load()).over()
    counts["games"] += 1


def _check_seat(counts: Counter[str], pages: list[Stubborn], entries: list[tuple[str | None, int]]) -> None:
    stored = dict(entries)
    accepted = {one for page in pages for one in page.accepted.items()}
    refused = {client for page in pages for client in page.refused}
    counts["lost"] += len(accepted - stored.items())
    counts["doubled"] += len(entries) - len(stored)
    counts["refused but stored"] += len(refused & stored.keys())
    counts["stored but not told"] += len(stored.keys() - refused - {client for client, _ in accepted})
