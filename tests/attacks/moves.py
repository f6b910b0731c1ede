"""Moves sent on sockets that drop, and moves taken back without end."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.attacks.crowds import fresh
from tests.attacks.figures import Counts
from tests.attacks.server import Besieged
from tests.tables.visitor import Page


def drop(server: Besieged, times: int) -> Counts:
    """A page sends a move and its socket drops at once; it comes back and sends the move again.

    `thrown out` counts the drops that cost somebody else at the table their connection, `lost` and `doubled` the moves
    that were not stored just once.
    """
    return asyncio.run(_drop(server, times))


async def _drop(server: Besieged, times: int) -> Counts:
    player, counts = Dropping(server), Counter[str]()
    while counts["dropped"] < times:
        await player.sit_down()
        while counts["dropped"] < times and not await player.over():
            await _drop_before_others(server, player, counts)
        stored = entries(server, player.made["table"])
        counts["lost"] += len([client for client in player.sent if client not in stored])
        counts["doubled"] += len(stored) - len(set(stored))
    return counts


async def _drop_before_others(server: Besieged, player: "Dropping", counts: Counts) -> None:
    """Somebody else watches, and should see the move without having to come back."""
    async with server.visitor().connect() as socket:
        page = await Page(socket).hello(player.made["table"], player.made["links"]["spectator"])
        await player.drop(counts)
        try:
            while page.state["seq"] < len(player.sent):
                await page.hear()
        except ConnectionClosed:
            counts["thrown out"] += 1


class Dropping:
    """Plays at one screen for two, over sockets that drop; on the way, as with a phone: each has another address."""

    def __init__(self, server: Besieged) -> None:
        self.server = server
        self.rng = random.Random(1)
        self.made: Any = None
        self.sent: list[str] = []

    async def sit_down(self) -> None:
        self.made, self.sent = await asyncio.to_thread(self.server.visitor().table, "person", "person"), []

    @asynccontextmanager
    async def _page(self, seat: int | None = None) -> AsyncIterator[Page]:
        async with self.server.visitor().connect() as socket:
            yield await Page(socket).hello(self.made["table"], self.made["secret"], seat=seat)

    async def over(self) -> bool:
        async with self._page() as page:
            return page.over

    async def drop(self, counts: Counts) -> None:
        """Play on a socket that drops; come back, and send the same move again until it is answered."""
        async with self._page() as page:
            asked, seq = page.state["view"]["ask"]["seat"], page.state["seq"]
            if not page.choices:
                await page.say("sit", seat=asked)
                await page.until(lambda message: message["type"] == "state" and page.choices)
            move = {"id": f"{self.rng.getrandbits(60):x}", "seq": seq, "move": self.rng.choice(page.choices)}
            await page.say("play", **move)
            await asyncio.sleep(self.rng.choice((0, 0, 0.002, 0.005, 0.01)))
            assert isinstance(page.transport, ClientConnection)
            page.transport.transport.abort()
        counts["dropped"] += 1
        while not await self._sent_again(asked, move):
            counts["thrown out"] += 1
        self.sent.append(str(move["id"]))

    async def _sent_again(self, seat: int, move: dict[str, Any]) -> bool:
        try:
            async with self._page(seat) as page:
                answer = await page.act("play", **move)
        except ConnectionClosed:
            return False
        assert answer["type"] == "accepted", answer
        return True


def entries(server: Besieged, table: str) -> list[str]:
    """The ids of what was stored, in order."""
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as file:
        rows = file.execute("select client from entries where table_id = ? order by seq", (table,))
        return [client for (client,) in rows]


def undo_without_end(server: Besieged, times: int) -> Counts:
    """One move, then undo, redo, undo ... as quickly as it is answered; `rows` is what was stored of it."""
    return asyncio.run(_undo_without_end(server, times))


async def _undo_without_end(server: Besieged, times: int) -> Counts:
    visitor, counts = server.visitor(), Counter[str]()
    made = await asyncio.to_thread(visitor.table, "person", "person", start_player=0)
    async with visitor.connect() as socket:
        page = await Page(socket).hello(made["table"], made["secret"])
        assert (await page.act("play", move=page.choices[0]))["type"] == "accepted"
        for number in range(times):
            kind = ("undo", "redo")[number % 2]
            counts[f"{kind} {(await page.act(kind))['type']}"] += 1
    counts["rows"] = len(entries(server, made["table"]))
    return counts


def repeat(server: Besieged, times: int) -> Counts:
    """The same message again and again: it is accepted each time, and stored once."""
    return asyncio.run(_repeat(server, times))


async def _repeat(server: Besieged, times: int) -> Counts:
    visitor, counts = server.visitor(), Counter[str]()
    made = await asyncio.to_thread(visitor.table, "person", "open", start_player=0)
    async with visitor.connect() as socket:
        page = await Page(socket).hello(made["table"], made["secret"], fresh=fresh())
        text = json.dumps({"type": "play", "id": "same", "seq": 0, "move": page.choices[0]})
        for _ in range(times):
            await socket.send(text)
            counts[(await page.until_type("accepted", "refused"))["type"]] += 1
    counts["rows"] = len(entries(server, made["table"]))
    return counts
