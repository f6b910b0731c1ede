"""What the server sends for a move, and how many tables with four bots it holds beside a person who clicks.

    python bench/server.py [--seconds 10] [--tables 4 --tables 16 ...]

Every figure is taken from a real `gugong serve` on a fresh data file; somebody watches at every table, so that bots
play there.
"""

import argparse
import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from gugong.game import new_game
from gugong.server.sqlite import SqliteStore
from gugong.table import protocol as p
from gugong.table.access import new_secret
from gugong.table.beginning import beginning
from gugong.table.creation import new_row, new_seats

LEVELS = ("planner", "search")
PAUSE = 0.1  # seconds between two clicks
PROMISED = 0.1  # seconds from click to answer, 95 times of 100


async def prepare(data: Path, tables: int, level: str) -> tuple[p.Known, list[p.Known]]:
    """A file with one table for two people at one screen, and so many of four bots."""
    store = SqliteStore(data)
    await store.open()
    people, secret = [p.NewSeat("person")] * 2, new_secret()
    bots = new_seats([p.NewSeat("bot", level=level)] * 4, 4, secret)
    rows = [new_row(beginning(new_game(2), None), "", new_seats(people, 2, secret), secret)]
    rows += [new_row(beginning(new_game(4), None), "", bots, secret) for _ in range(tables)]
    try:
        for row in rows:
            await store.add_table(row)
    finally:
        await store.close()
    person, *others = [p.Known(row.id, secret) for row in rows]
    return person, others


@contextmanager
def serving(data: Path) -> Iterator[tuple[int, int]]:
    """Port and process of a server on this file."""
    command = [sys.executable, "-m", "gugong", "serve", "--port", "0", "--data", str(data), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        try:
            yield int(found[1]), process.pid
        finally:
            process.terminate()


class Person:
    """Clicks at a table, and notes how long each answer took and what came with it."""

    def __init__(self, socket: ClientConnection, table: p.Known) -> None:
        self.socket = socket
        self.table = table
        self.rng = random.Random(1)
        self.waits: list[float] = []
        self.bytes = self.messages = 0
        self.state: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        text = await self.socket.recv()
        self.messages += 1
        self.bytes += len(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def sit_down(self) -> None:
        await self.say(type="hello", table=self.table.table, secret=self.table.secret, language="en")
        while not self.state:
            await self.hear()
        self.bytes = self.messages = 0

    async def click(self) -> None:
        """Play anything; the answer has come when the table is shown as it is then."""
        ask = self.state["view"]["ask"]
        if not ask["choices"]:
            await self.say(type="sit", seat=ask["seat"])
            while not self.state["view"]["ask"]["choices"]:
                await self.hear()
            return
        seq, started = self.state["seq"], time.perf_counter()
        move = self.rng.choice(ask["choices"])["move"]
        await self.say(type="play", id=f"{seq}", seq=seq, move=move)
        while self.state["seq"] == seq:
            await self.hear()
        self.waits.append(time.perf_counter() - started)

    def over(self) -> bool:
        return self.state["view"]["ending"] is not None


async def watch(port: int, table: p.Known) -> None:
    """Bots play where somebody is."""
    async with connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None) as socket:
        await Person(socket, table).sit_down()
        async for _ in socket:
            pass


async def click_beside(port: int, table: p.Known, others: list[p.Known], seconds: float) -> Person:
    watching = [asyncio.create_task(watch(port, other)) for other in others]
    try:
        return await click_for(port, table, seconds, PAUSE)
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def click_for(port: int, table: p.Known, seconds: float, pause: float) -> Person:
    async with connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None) as socket:
        person = Person(socket, table)
        await person.sit_down()
        end = time.monotonic() + seconds
        while time.monotonic() < end and not person.over():
            await person.click()
            await asyncio.sleep(pause)
        return person


def entries(data: Path) -> int:
    with closing(sqlite3.connect(data)) as connection:
        return int(connection.execute("select count(*) from entries").fetchone()[0])


def memory(process: int) -> float:
    """Megabytes, where the system tells."""
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else 0.0


def measure_messages() -> None:
    """One game of two at one screen: what is sent for each move."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.sqlite"
        table, _ = asyncio.run(prepare(data, 0, LEVELS[0]))
        with serving(data) as (port, _):
            person = asyncio.run(click_for(port, table, 600, 0))
    moves = person.state["seq"]
    print(
        f"A game of {moves} moves: {person.messages / moves:.1f} messages and {person.bytes / moves:,.0f} bytes a move"
    )
    print(f"from click to table {sorted(person.waits)[len(person.waits) // 2] * 1000:.1f} ms (median)\n")


def measure_tables(level: str, tables: int, seconds: float) -> bool:
    """Clicks beside so many tables; were they answered in time?"""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.sqlite"
        table, others = asyncio.run(prepare(data, tables, level))
        with serving(data) as (port, process):
            before = entries(data)
            person = asyncio.run(click_beside(port, table, others, seconds))
            bots = (entries(data) - before - person.state["seq"]) / seconds
            used = memory(process)
    cuts = quantiles(person.waits, n=20)
    middle, late, worst = (1000 * wait for wait in (cuts[9], cuts[18], max(person.waits)))
    print(f"{level:8} {tables:7} {middle:8.1f} {late:8.1f} {worst:8.1f} {bots:12.1f} {used:8.0f}")
    return cuts[18] < PROMISED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="of clicking beside each number of tables")
    parser.add_argument("--tables", type=int, action="append", help="how many to try; may be repeated")
    asked = parser.parse_args()
    measure_messages()
    print("                      click to table, ms")
    print("level     tables   median      95%    worst  bot moves/s       MB")
    for level in LEVELS:
        held = [tables for tables in asked.tables or [4, 16, 64] if measure_tables(level, tables, asked.seconds)]
        print(f"{level}: {max(held, default=0)} tables with a click answered within {PROMISED * 1000:.0f} ms\n")


if __name__ == "__main__":
    main()
