"""More visitors than there is room for, and visitors who never read."""

import asyncio
import json
import time
from collections import Counter
from contextlib import AsyncExitStack
from secrets import token_urlsafe
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.attacks.figures import Counts
from tests.attacks.long_games import LONGEST_NIGHT, solo_record
from tests.attacks.server import Besieged
from tests.tables.visitor import Page


def spectators(server: Besieged, number: int) -> Counts:
    """So many watch one table, from one address; then the two who play there come."""
    return asyncio.run(_spectators(server, number))


async def _spectators(server: Besieged, number: int) -> Counts:
    made = await asyncio.to_thread(server.visitor().table, "person", "open")
    crowd, counts = server.visitor(), Counter[str]()
    async with AsyncExitStack() as stack:
        for _ in range(number):
            counts[f"spectator {await _enters(stack, crowd.connect(), made['table'], made['links']['spectator'])}"] += 1
        for secret in (made["secret"], made["links"]["1"]):
            counts[f"player {await _enters(stack, server.visitor().connect(), made['table'], secret)}"] += 1
    return counts


async def _enters(stack: AsyncExitStack, connecting: Any, table: str, secret: str) -> str:
    try:
        socket = await stack.enter_async_context(connecting)
        page = await Page(socket).hello(table, secret, fresh=fresh())
    except (OSError, ConnectionClosed, InvalidStatus):
        return "out"
    return "in" if page.state is not None else "out"


def fresh() -> str:
    """A secret of one's own, as a page makes it up."""
    return token_urlsafe(16)


def never_read(server: Besieged, visitors: int, seconds: float, least: int = 0) -> Counts:
    """They ask on and on for the longest answers there are, and read none: so long, and at least so often.

    `open` is how many the server still holds at the end.
    """
    return asyncio.run(_never_read(server, visitors, seconds, least))


async def _never_read(server: Besieged, visitors: int, seconds: float, least: int) -> Counts:
    status, made = await asyncio.to_thread(server.visitor().post, "/api/open", {"record": solo_record()})
    assert status == 200, made
    counts = Counter[str]()
    async with AsyncExitStack() as stack:
        sockets = []
        for _ in range(visitors):
            socket = await stack.enter_async_context(server.visitor().connect(max_queue=1))
            await socket.send(hello(made["table"], made["links"]["spectator"]))
            sockets.append(socket)
        asking, end = [asyncio.ensure_future(_ask_on(socket, counts)) for socket in sockets], time.monotonic() + seconds
        while counts["dropped"] < visitors and (time.monotonic() < end or counts["sent"] < least):
            await asyncio.wait(asking, timeout=1)
        counts["open"] = visitors - counts["dropped"]
        for socket in sockets:
            socket.transport.abort()
    return counts


async def _ask_on(socket: ClientConnection, counts: Counts) -> None:
    try:
        while True:
            await socket.send(json.dumps({"type": "frames", "ask": 1, "step": LONGEST_NIGHT}))
            counts["sent"] += 1
            await asyncio.sleep(0.01)
    except ConnectionClosed:
        counts["dropped"] += 1


def hello(table: str, secret: str) -> str:
    return json.dumps({"type": "hello", "table": table, "secret": secret, "language": "en", "fresh": fresh()})


def full_house(server: Besieged, sockets: int, at_a_table: int = 50) -> Counts:
    """So many pages at tables, each from another address; then the first page at each table plays a move.

    `kilobytes` is the memory of a socket, `milliseconds` the time until every page had seen the move at its table.
    """
    return asyncio.run(_full_house(server, sockets, at_a_table))


async def _full_house(server: Besieged, sockets: int, at_a_table: int) -> Counts:
    counts = Counter[str]()
    tables = -(-sockets // at_a_table)
    made = [await asyncio.to_thread(server.visitor().table, "person", "person", start_player=0) for _ in range(tables)]
    before = server.memory()
    async with AsyncExitStack() as stack:
        pages = [await _guest(server, stack, made[n // at_a_table], n % at_a_table) for n in range(sockets)]
        counts["kilobytes"] = int((server.memory() - before) * 1024 / sockets)
        began = time.monotonic()
        listening = [asyncio.ensure_future(_until_moved(page)) for page in pages]
        for page in pages[::at_a_table]:
            await page.say("play", id="first", seq=0, move=page.choices[0])
        await asyncio.wait(listening, timeout=60)
        counts["milliseconds"] = int((time.monotonic() - began) * 1000)
        counts["moved"] = sum(task.done() and task.exception() is None for task in listening)
    return counts


async def _guest(server: Besieged, stack: AsyncExitStack, made: Any, place: int) -> Page:
    """The first is the host, the others watch."""
    socket = await stack.enter_async_context(server.visitor().connect())
    return await Page(socket).hello(made["table"], made["links"]["spectator"] if place else made["secret"])


async def _until_moved(page: Page) -> None:
    """Only what is needed is read, so that little of the time is the page's own."""
    while '"type":"state","seq":1,' not in str(await page.transport.recv()):
        pass
