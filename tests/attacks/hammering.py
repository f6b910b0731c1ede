"""Many sockets of one address, each of which asks as often as one page may."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.attacks.figures import Counts
from tests.attacks.long_games import unfinished
from tests.attacks.server import Besieged
from tests.tables.visitor import Page

AT_A_TABLE = 5  # pages of one player
LONGEST = 30.0  # seconds
Make = Callable[[Page, int], dict[str, Any]]

MESSAGES: dict[str, Make] = {
    "preview": lambda page, n: {"ask": n, "move": page.choices[n % len(page.choices)]},
    "scores": lambda page, n: {"ask": n},
    "speak": lambda page, n: {"language": ("en", "fr", "cs", "pl")[n % 4]},
    "rename": lambda page, n: {"name": f"name {n}"},
    "look": lambda page, n: {"ask": n, "step": n * 7 % page.state["view"]["step"]},
    "why": lambda page, n: {"ask": n, "targets": ["card:9-jade", "place:jade", f"place:{n}"]},
    "describe": lambda page, n: {"ask": n, "thing": f"vp:{n % 2}", "step": n * 7 % page.state["view"]["step"]},
    "name-things": lambda page, n: {"ask": n, "things": [f"vp:{n % 2}"] * 400},
    "frames": lambda page, n: {"ask": n, "step": n * 7 % page.state["view"]["step"]},
    "reason": lambda page, n: {"ask": n, "step": n * 7 % page.state["view"]["step"]},
    "sit": lambda page, n: {"seat": n % 5},
    "play": lambda page, n: {"id": f"{n}", "seq": page.state["seq"], "move": f"tokens {n} power"},
    "undo": lambda page, n: {"id": f"{n}", "seq": page.state["seq"]},
    "show": lambda page, n: {"ask": n},
    "hint": lambda page, n: {"id": f"{n}", "seq": page.state["seq"]},
    "review": lambda page, n: {"seat": n % 2},
    "retry": lambda page, n: {"id": f"{n}", "seq": page.state["seq"]},
}


def hammer(server: Besieged, kind: str, seconds: float, sockets: int = 10, a_second: float = 50) -> Counts:
    """At tables with long games; what was answered is counted by kind, and refusals by their code.

    It lasts longer where this machine is too slow to ask for too much in that time.
    """
    return asyncio.run(_hammer(server, kind, seconds, sockets, a_second))


async def _hammer(server: Besieged, kind: str, seconds: float, sockets: int, a_second: float) -> Counts:
    attacker, counts = server.visitor(), Counter[str]()
    tables = [await asyncio.to_thread(_long_game, server) for _ in range(0, sockets, AT_A_TABLE)]
    async with AsyncExitStack() as stack:
        pages = []
        for number in range(sockets):
            made = tables[number // AT_A_TABLE]
            socket = await stack.enter_async_context(attacker.connect())
            pages.append((await Page(socket).hello(made["table"], made["secret"]), socket))
        talks = [_ask(page, socket, kind, counts, a_second) for page, socket in pages]
        talks += [_listen(socket, counts) for _, socket in pages]
        tasks, began = [asyncio.ensure_future(talk) for talk in talks], time.monotonic()
        await asyncio.wait(tasks, timeout=seconds)
        while not refusals(counts) and time.monotonic() < began + LONGEST:
            await asyncio.wait(tasks, timeout=1)
        for task in tasks:
            task.cancel()
        for _, socket in pages:
            socket.transport.abort()  # a server that lets them wait would let them wait for the end, too
    return counts


def refusals(counts: Counts) -> int:
    """How often it was too much."""
    return counts["too-often"] + counts["refused"] + counts["closed"]


def _long_game(server: Besieged) -> Any:
    status, made = server.visitor().post("/api/open", {"record": unfinished(), "seats": [{"kind": "person"}] * 5})
    assert status == 200, made
    return made


async def _ask(page: Page, socket: ClientConnection, kind: str, counts: Counts, a_second: float) -> None:
    n = random.randrange(1000)
    try:
        while True:
            n += 1
            await socket.send(json.dumps({"type": kind, **MESSAGES[kind](page, n)}))
            counts["sent"] += 1
            await asyncio.sleep(1 / a_second)
    except ConnectionClosed:
        counts["closed"] += 1


async def _listen(socket: ClientConnection, counts: Counts) -> None:
    try:
        while True:
            head = (await socket.recv())[:80]
            assert isinstance(head, str)
            kind = head.split('"')[3]
            counts[head.split('"')[7] if kind == "problem" else kind] += 1
    except ConnectionClosed:
        return


def download(server: Besieged, path: str, seconds: float, at_once: int = 4) -> Counts:
    """One address asks for the same thing again and again, over HTTP."""
    visitor, end = server.visitor(), time.monotonic() + seconds

    def ask(_: int) -> Counts:
        counts = Counter[str]()
        while time.monotonic() < end:
            counts[str(visitor.ask("GET", path)[0])] += 1
        return counts

    with ThreadPoolExecutor(at_once) as threads:
        return sum(threads.map(ask, range(at_once)), Counter[str]())
