"""Attacks on the processes in which bots think."""

import asyncio
import resource
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.attacks.figures import Counts
from tests.attacks.server import Besieged
from tests.tables.visitor import Page

SPARE = (1, 3, 4, 5)  # descriptors that are left when a process is to be started


def starve(server: Besieged, tables: int, patience: float = 75) -> Counts:
    """Tables of five masters, all watched from one address: when does somebody else's novice answer?

    `answered` is how often it did, of three moves, and `milliseconds` how long the slowest took.
    """
    return asyncio.run(_starve(server, tables, patience))


async def _starve(server: Besieged, tables: int, patience: float) -> Counts:
    attacker, counts = server.visitor(), Counter[str]()
    async with AsyncExitStack() as pages:
        for _ in range(tables):
            made = await asyncio.to_thread(attacker.table, *["master"] * 5)
            socket = await pages.enter_async_context(attacker.connect())
            await Page(socket).hello(made["table"], made["secret"])
        await asyncio.sleep(1)  # they are at work now
        waits = await _wait_for_novice(server, patience)
    counts["answered"], counts["milliseconds"] = len(waits), int(1000 * max(waits, default=patience))
    return counts


async def _wait_for_novice(server: Besieged, patience: float) -> list[float]:
    """How long it is from a move to one's next turn."""
    waits: list[float] = []
    victim = server.visitor()
    made = await asyncio.to_thread(victim.table, "person", "novice", start_player=0)
    async with victim.connect() as socket:
        page = await Page(socket).hello(made["table"], made["secret"])
        while len(waits) < 3:
            began = time.monotonic()
            try:
                await asyncio.wait_for(_move(page), patience)
            except TimeoutError:
                return waits
            waits.append(time.monotonic() - began)
    return waits


async def _move(page: Page) -> None:
    """Play until the bot has had its turn."""
    bot_moved = False
    while not bot_moved:
        await page.play(page.choices[0])
        bot_moved = not page.choices
        await page.my_turn()


def fail_to_start(server: Besieged, seconds: float) -> Counts:
    """For a while there are no descriptors for a new process; afterwards the bots play on, at every table."""
    return asyncio.run(_fail_to_start(server, seconds))


async def _fail_to_start(server: Besieged, seconds: float) -> Counts:
    """A process needs several descriptors, and may fail at any of them."""
    process, kind, counts = server.process.pid, resource.RLIMIT_NOFILE, Counter[str]()
    with_all = resource.prlimit(process, kind)
    async with AsyncExitStack() as pages:
        tables = [await _with_bot(server, pages) for _ in SPARE]
        for spare, page in zip(SPARE, tables):
            resource.prlimit(process, kind, (open_files(server) + spare, with_all[1]))
            await _until_bot(page)
            await asyncio.sleep(seconds / len(SPARE))
        resource.prlimit(process, kind, with_all)
        for page in tables:
            counts[await _bot_plays(page)] += 1
    return counts


async def _bot_plays(page: Page) -> str:
    """Does it answer, again and again?"""
    try:
        for _ in range(3):
            await asyncio.wait_for(page.my_turn(), 45)
            await _until_bot(page)
    except TimeoutError:
        return "silent"
    return "answered"


async def _with_bot(server: Besieged, pages: AsyncExitStack) -> Page:
    visitor = server.visitor()
    made: Any = await asyncio.to_thread(visitor.table, "person", "novice", start_player=0)
    socket = await pages.enter_async_context(visitor.connect())
    return await Page(socket).hello(made["table"], made["secret"])


async def _until_bot(page: Page) -> None:
    while page.choices:
        await page.play(page.choices[0])


def open_files(server: Besieged) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
