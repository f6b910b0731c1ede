"""What a server carries: thousands of pages, bots of every level, and many stored tables.

    make load ARGS="pages --tables 500 --rate 25 --seconds 600"
    make load ARGS="bots --seconds 60 --think 5"
    make load ARGS="stored --seconds 60"

Everything runs on this machine: a real `gugong serve`, PostgreSQL, and this process with all pages.  `--processes 0`
is one process with a SQLite file.  The figures are also written as JSON, to a file that --json names.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

import msgspec
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table as Shown

from gugong.bots import levels
from load_pages import Known, Table, Waits, create
from load_server import Storage, copy_table, cpu_seconds, memory, serving, storage, thinking_seconds

PERCENT = (50, 95, 99)
AT_ONCE = 8  # tables that are made or opened at a time
GRACE = 1.0  # seconds beyond the budget of a level in which a bot should have moved
WARM = 10.0  # seconds until bots have the processes in which they think
PLAYED = 100  # moves at the table of which the stored ones are copies
Figures = dict[str, float | int | str | None]


class Meter:
    """What is used while something is measured."""

    def __init__(self, kept: Storage, server: int) -> None:
        self._kept = kept
        self._server = server
        self._before = self._read()

    def _read(self) -> dict[str, float]:
        return {
            "server": cpu_seconds(self._server),
            "database": self._kept.cpu(),
            "pages": time.process_time(),
            "stored": self._kept.bytes_used(),
            "written": self._kept.bytes_written(),
            "rows": int(self._kept.run("SELECT count(*) FROM entries")[0][0]),
            "time": time.monotonic(),
        }

    def used(self) -> dict[str, float]:
        return {name: value - self._before[name] for name, value in self._read().items()}


def percentiles(name: str, waits: list[float]) -> Figures:
    """In milliseconds."""
    cuts = quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else [*waits, 0.0][:1] * 99
    return {f"{name} {percent} %, ms": round(1000 * cuts[percent - 1], 1) for percent in PERCENT}


def per_move(used: dict[str, float], moves: int) -> Figures:
    """Of a machine's time and room."""
    return {
        "server CPU, ms a move": round(1000 * used["server"] / moves, 2),
        "database CPU, ms a move": round(1000 * used["database"] / moves, 2),
        "CPU of the pages, ms a move": round(1000 * used["pages"] / moves, 2),
        "server cores": round(used["server"] / used["time"], 2),
        "database cores": round(used["database"] / used["time"], 2),
        "cores of the pages": round(used["pages"] / used["time"], 2),
        "rows a move": round(used["rows"] / moves, 2),
        "bytes stored a move": round(used["stored"] / moves),
        "bytes of journal a move": round(used["written"] / moves),
    }


class Load:
    """Tables at which so many moves a second are made in all, one after the other."""

    def __init__(self, port: int, rate: float) -> None:
        self.port = port
        self.rate = rate
        self.waits = Waits()
        self.tables: list[Table] = []
        self.opened: list[float] = []
        self.skipped = 0  # moves that no table was ready for
        self.lag: list[float] = []  # by how many seconds moves were sent too late
        self.replaced = 0
        self._received = 0  # by pages of tables that have been replaced
        self._replacing: set[asyncio.Task[None]] = set()

    async def open(self, known: list[Known], done: Callable[[], None] = lambda: None) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(one: Known) -> None:
            async with gate:
                table = Table(one, self.waits)
                self.opened.append(await table.connect(self.port))
                self.tables.append(table)
                done()

        await asyncio.gather(*map(open_one, known))

    async def play(self, seconds: float, done: Callable[[float], None] = lambda _: None) -> None:
        """Each move at its time, however long those before it take."""
        begun = time.perf_counter()
        for number in range(int(seconds * self.rate)):
            due = begun + number / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.lag.append(time.perf_counter() - due)
            self._play_next()
            done(time.perf_counter() - begun)
        await asyncio.sleep(1)  # the last ones

    def _play_next(self) -> None:
        for _ in range(len(self.tables)):
            table = self.tables.pop(0)
            if table.over or table.broken:
                self._replace(table)
                continue
            self.tables.append(table)
            if table.play():
                return
        self.skipped += 1

    def _replace(self, old: Table) -> None:
        old.close()
        self.replaced += 1
        self._received += old.received()
        task = asyncio.create_task(self._open_new())
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _open_new(self) -> None:
        await self.open([await asyncio.to_thread(create, self.port)])

    def received(self) -> int:
        return self._received + sum(table.received() for table in self.tables)

    def figures(self, used: dict[str, float], received: int) -> Figures:
        moves = len(self.waits.accepted)
        return {
            "tables": len(self.tables),
            "pages": sum(len(table.pages) for table in self.tables),
            "moves": moves,
            "moves a second": round(moves / used["time"], 1),
            **percentiles("accepted", self.waits.accepted),
            **percentiles("others see it", self.waits.others),
            **per_move(used, moves),
            "bytes sent a move": round(received / moves),
            "bytes sent a move and page": round(received / moves / len(self.tables[0].pages)),
            "refused": len(self.waits.refused),
            "no table ready": self.skipped,
            "sent late 95 %, ms": percentiles("", self.lag)[" 95 %, ms"],
            "games ended, or broken": self.replaced,
        }


async def measure(load: Load, kept: Storage, server: int, seconds: float, progress: Progress, name: str) -> Figures:
    bar = progress.add_task(name, total=seconds)
    meter, received = Meter(kept, server), load.received()
    await load.play(seconds, lambda spent: progress.update(bar, completed=spent))
    figures = load.figures(meter.used(), load.received() - received)
    return {**figures, "memory of the server, MB": round(memory(server))}


async def new_tables(port: int, number: int, progress: Progress) -> list[Known]:
    bar = progress.add_task("tables made", total=number)
    gate = asyncio.Semaphore(AT_ONCE)

    async def make() -> Known:
        async with gate:
            known = await asyncio.to_thread(create, port)
            progress.advance(bar)
            return known

    return list(await asyncio.gather(*(make() for _ in range(number))))


# The three measurements.


async def pages(kept: Storage, port: int, server: int, asked: argparse.Namespace, progress: Progress) -> Figures:
    load = Load(port, asked.rate)
    known = await new_tables(port, asked.tables, progress)
    bar = progress.add_task("tables opened", total=asked.tables)
    await load.open(known, lambda: progress.advance(bar))
    return await measure(load, kept, server, asked.seconds, progress, "moves")


async def stored(
    kept: Storage, port: int, server: int, number: int, asked: argparse.Namespace, progress: Progress
) -> Figures:
    """Copies of one table that has been played at, so many of them open."""
    first = Load(port, 20)
    await first.open([await asyncio.to_thread(create, port)])
    (table,) = first.tables
    while table.seq < PLAYED and not table.over:
        table.play()
        await asyncio.sleep(0.005)
    table.close()
    names = await asyncio.to_thread(copy_table, kept, table.known.table, number)
    load = Load(port, asked.rate)
    active = min(number, asked.tables)
    bar = progress.add_task(f"{number:,} stored, opened", total=active)
    meter = Meter(kept, server)
    secrets = [table.known.secrets[0], *(page.fresh for page in table.pages[1:])]
    await load.open([Known(name, secrets) for name in names[:active]], lambda: progress.advance(bar))
    opening = meter.used()
    figures = await measure(load, kept, server, asked.seconds, progress, f"{number:,} stored, moves")
    return {
        "stored": number,
        **percentiles("opened", load.opened),
        "server CPU, ms to open": round(1000 * opening["server"] / active, 1),
        "database CPU, ms to open": round(1000 * opening["database"] / active, 1),
        **figures,
    }


async def bots(port: int, server: int, level: str, tables: int, asked: argparse.Namespace) -> Figures:
    """Tables of one person, who thinks for a while before each move, and three bots."""
    waits, loop = Waits(), asyncio.get_running_loop()

    def click_later(table: Table) -> None:
        loop.call_later(asked.think * table.rng.uniform(0.5, 1.5), table.play)

    playing = [Table(await asyncio.to_thread(create, port, 1, 3, level), waits, click_later) for _ in range(tables)]
    for table in playing:
        await table.connect(port)
    await asyncio.sleep(WARM)
    waits.bots.clear()
    waits.accepted.clear()
    used, thought, begun = cpu_seconds(server), thinking_seconds(server), time.monotonic()
    await asyncio.sleep(asked.seconds)
    spent = time.monotonic() - begun
    thinking = (thinking_seconds(server) - thought) / spent
    serving_tables = (cpu_seconds(server) - used) / spent - thinking
    found: Figures = {
        "level": level,
        "budget, s": levels.level(level).budget.seconds or 0.0,
        "tables": tables,
        "decisions a second": round(len(waits.bots) / asked.seconds, 2),
        **percentiles("bot moves", waits.bots),
        **percentiles("clicks", waits.accepted),
        "cores of the bots": round(thinking, 2),
        "cores of the rest of the server": round(serving_tables, 2),
        "games ended": sum(table.over for table in playing),
    }
    for table in playing:
        table.close()
    return found


def in_time(found: Figures) -> bool:
    late, budget = found["bot moves 95 %, ms"], found["budget, s"]
    assert isinstance(late, float)
    assert isinstance(budget, float)
    return bool(found["decisions a second"]) and late <= 1000 * (budget + GRACE)


def most_tables(level: str, processes: int, asked: argparse.Namespace, show: Callable[[Figures], None]) -> None:
    """Twice as many tables each time, until bots are late; then halfway between."""
    held, failed = 0, 0
    while not failed or failed - held > max(1, held // 4):
        tables = (held + failed) // 2 if failed else max(asked.first, 2 * held)
        with storage(processes) as kept, serving(kept) as (port, server):
            found = asyncio.run(bots(port, server, level, tables, asked))
        show({"processes": processes, **found, "in time": "yes" if in_time(found) else "no"})
        held, failed = (tables, failed) if in_time(found) else (held, tables)


def run(asked: argparse.Namespace, show: Callable[[Figures], None], progress: Progress) -> None:
    for processes in asked.processes or [0, 2]:
        name: Figures = {"database": "PostgreSQL" if processes else "SQLite", "processes": processes or 1}
        if asked.mode == "bots":
            for level in track(asked.level or [one.name for one in levels.LEVELS], "levels"):
                most_tables(level, processes, asked, show)
        elif asked.mode == "pages":
            with storage(processes) as kept, serving(kept) as (port, server):
                show(name | asyncio.run(pages(kept, port, server, asked, progress)))
        else:
            for number in asked.stored or [10, 100, 1_000, 10_000]:
                with storage(processes) as kept, serving(kept) as (port, server):
                    show(name | asyncio.run(stored(kept, port, server, number, asked, progress)))


def table_of(found: list[Figures]) -> Shown:
    """A row for each figure, a column for each measurement."""
    shown = Shown("", *(str(number + 1) for number in range(len(found))))
    for name in dict.fromkeys(name for one in found for name in one):
        shown.add_row(name, *(f"{one.get(name, '')}" for one in found))
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("pages", "bots", "stored"))
    parser.add_argument("--processes", type=int, action="append", metavar="N", help="may be repeated; 0 for SQLite")
    parser.add_argument("--tables", type=int, default=500, help="open at a time, each with four pages")
    parser.add_argument("--rate", type=float, default=25, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=60, help="of each measurement")
    parser.add_argument("--level", action="append", help="of bots; may be repeated")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="tables of bots to begin with")
    parser.add_argument("--think", type=float, default=5, help="seconds, on average, that a person thinks about a move")
    parser.add_argument("--stored", type=int, action="append", metavar="N", help="stored tables; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to write the figures, too")
    asked = parser.parse_args()
    found: list[Figures] = []

    def show(one: Figures) -> None:
        found.append(one)
        print(json.dumps(one), file=sys.stderr)
        if asked.json is not None:
            asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))

    with Progress(console=Console(stderr=True)) as progress:
        run(asked, show, progress)
    Console(width=40 + 14 * len(found)).print(table_of(found))


if __name__ == "__main__":
    main()
