"""Records of long games: each opens a table that is as large as tables can be."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

from websockets.exceptions import WebSocketException

from tests.attacks.figures import Counts
from tests.attacks.long_games import unfinished
from tests.attacks.server import Besieged
from tests.tables.visitor import Page


def hold_open(server: Besieged, tables: int) -> Counts:
    """One address opens so many long games, and keeps a page at each; `kilobytes` is what one table takes."""
    return asyncio.run(_hold_open(server, tables))


async def _hold_open(server: Besieged, tables: int) -> Counts:
    attacker, counts, before = server.visitor(), Counter[str](), server.memory()
    asked = {"record": unfinished(), "seats": [{"kind": "person"}] * 5}
    async with AsyncExitStack() as stack:
        for _ in range(tables):
            status, made = await asyncio.to_thread(attacker.post, "/api/open", asked)
            counts[str(status)] += 1
            if status != 200:
                await asyncio.sleep(1)
                continue
            try:
                socket = await stack.enter_async_context(attacker.connect())
                await Page(socket).hello(made["table"], made["secret"])
            except (OSError, WebSocketException):
                counts["turned away"] += 1
        counts["kilobytes"] = int(1024 * (server.memory() - before) / max(1, counts["200"]))
    return counts
