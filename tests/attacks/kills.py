"""The server is killed again and again while people and bots play, take moves back and come back themselves."""

import asyncio
import json
import os
import random
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from gugong.content import load
from gugong.notation import record as records
from tests.attacks.figures import Counts
from tests.attacks.server import Visitor, new_address
from tests.server.client import Served
from tests.tables.visitor import Page, new_table

UNDO, LEAVE, WORKER = 0.2, 0.03, 0.3  # how likely it is that a move is taken back, a page goes, a worker is killed
Sent = tuple[str, dict[str, Any]]  # kind and fields of a message


class Siege:
    """A server that is started again whenever it was killed, and the pages that come back to it."""

    def __init__(self, data: Path) -> None:
        self.server = Served(data)
        self.counts = Counter[str]()
        self.progress = asyncio.Condition()
        self.rng = random.Random(1)

    async def moved(self) -> None:
        async with self.progress:
            self.progress.notify_all()

    async def kill(self, kills: int, done: Callable[[int], None]) -> None:
        """After a few moves each time, while the next one is under way or not."""
        for number in range(kills):
            await self._wait_for(self.counts["accepted"] + self.rng.randrange(3, 15))
            await asyncio.sleep(self.rng.uniform(0, 0.02))
            if self.rng.random() < WORKER:
                self.counts["workers killed"] += kill_workers(self.server)
                await asyncio.sleep(self.rng.uniform(0, 0.05))
            old = self.server
            await asyncio.to_thread(old.stop, signal.SIGKILL)
            self.server = await asyncio.to_thread(Served, old.data, old.port)
            assert self.server.port, self.server.errors()
            self.counts["kills"] += 1
            done(number + 1)

    async def _wait_for(self, moves: int) -> None:
        """A server that ends by itself is a failure, too."""
        while self.counts["accepted"] < moves:
            assert self.server.process.poll() is None, self.server.errors()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved_on(), 1.0)

    async def _moved_on(self) -> None:
        async with self.progress:
            await self.progress.wait()


def kill_workers(server: Served) -> int:
    """How many processes in which bots think were killed; threads and processes may end while they are looked for."""
    killed = 0
    for thread in Path(f"/proc/{server.process.pid}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in thread.read_text().split():
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(int(child), signal.SIGKILL)
                    killed += 1
    return killed


class Stubborn:
    """A page that sends what it sent again until it is answered, whatever happens to the server."""

    def __init__(self, siege: Siege, made: Any, secret: str, seed: int) -> None:
        self.siege = siege
        self.made = made
        self.secret = secret
        self.address = new_address()
        self.rng = random.Random(seed)
        self.sent: Sent | None = None  # waits for the server's word
        self.accepted: dict[str, int] = {}  # by id, the entry
        self.refused: set[str] = set()
        self.seen = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._connected()
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(0.1)  # the server is being started again

    async def _connected(self) -> None:
        async with Visitor(self.siege.server.port, self.address).connect() as socket:
            page = await Page(socket).hello(self.made["table"], self.secret, seen=self.seen)
            self.siege.counts["connected"] += 1
            assert page.state is not None, page.problem
            self._take(page)
            while not self.over and self.rng.random() > LEAVE:
                await self._move(page)

    async def _move(self, page: Page) -> None:
        if self.sent is None:
            self.sent = self._next(page)
        if self.sent is None:
            await page.until_type("state")
        else:
            kind, fields = self.sent
            await self._answered(await page.act(kind, **fields))
        self._take(page)

    def _next(self, page: Page) -> Sent | None:
        fields = {"id": f"{self.rng.getrandbits(64):x}", "seq": page.state["seq"]}
        if page.state["undo"] and self.rng.random() < UNDO:
            return "undo", fields
        return ("play", {**fields, "move": self.rng.choice(page.choices)}) if page.choices else None

    async def _answered(self, answer: Any) -> None:
        """What comes too late, because the other page was quicker, is refused."""
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


def kill_often(data: Path, kills: int, tables: int, done: Callable[[int], None] = lambda _: None) -> Counts:
    """`lost`, `doubled` and `refused but stored` count what must never be; `verified` the games that replay."""
    return asyncio.run(_kill_often(data, kills, tables, done))


async def _kill_often(data: Path, kills: int, tables: int, done: Callable[[int], None]) -> Counts:
    siege = Siege(data)
    async with asyncio.TaskGroup() as tasks:  # if one of them fails, the others would wait for it in vain
        killing = tasks.create_task(siege.kill(kills, done))
        played = [tasks.create_task(_play_games(siege, killing, number)) for number in range(tables)]
    for pages in [one for games in played for one in games.result()]:
        _check(siege, pages)
    siege.counts["complaints"] = len(await asyncio.to_thread(siege.server.stop))
    return siege.counts


async def _play_games(siege: Siege, killing: asyncio.Task[None], number: int) -> list[list[Stubborn]]:
    """Game after game at tables of one kind, until there are no more kills; every other kind has a bot."""
    finished: list[list[Stubborn]] = []
    while not killing.done():
        made = await _new_table(siege, ["person", "open", *["novice"][: number % 2]])
        secrets = (made["secret"], made["links"]["1"])
        pages = [Stubborn(siege, made, secret, 100 * number + seat) for seat, secret in enumerate(secrets)]
        await asyncio.gather(*(page.play() for page in pages))
        finished.append(pages)
    return finished


async def _new_table(siege: Siege, seats: list[str]) -> Any:
    """A table may have been made though its maker was not told; another is made then."""
    body = json.dumps(new_table(*seats)).encode()
    while True:
        try:
            visitor = Visitor(siege.server.port, new_address())
            status, answer = await asyncio.to_thread(visitor.ask, "POST", "/api/tables", body)
        except (OSError, EOFError):
            await asyncio.sleep(0.02)
            continue
        assert status == 200, answer
        return json.loads(answer)


def _check(siege: Siege, pages: list[Stubborn]) -> None:
    """What is in the file is what the pages were told."""
    made, counts = pages[0].made, siege.counts
    with closing(sqlite3.connect(f"file:{siege.server.data}?mode=ro", uri=True)) as file:
        query = "select seat, client, seq from entries where table_id = ? order by seq"
        entries = file.execute(query, (made["table"],)).fetchall()
    counts["gaps"] += [seq for _, _, seq in entries] != [*range(1, len(entries) + 1)]
    for seat, page in enumerate(pages):
        stored = [(client, seq) for who, client, seq in entries if who == seat]
        counts["lost"] += len(page.accepted.items() - set(stored))
        counts["doubled"] += len(stored) - len({client for client, _ in stored})
        counts["refused but stored"] += len(page.refused & {client for client, _ in stored})
    record = siege.server.record(made)
    counts["verified"] += records.verify(record, load()).over()
    counts["games"] += 1
