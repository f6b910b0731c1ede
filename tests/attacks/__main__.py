"""Every attack with large numbers, one after the other, each on a server of its own: `python -m tests.attacks`.

Prints a row for each, and ends with 1 if one of them did harm.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.attacks import (
    bots,
    components,
    connections,
    crowds,
    database_kills,
    deal,
    hammering,
    kills,
    moves,
    nonsense,
    odd,
    records,
)
from tests.attacks.figures import Counts, Figures, measure
from tests.attacks.server import Besieged, besieged

PROMISED = 0.1  # seconds in which 95 of 100 clicks of a neighbour are answered
HARM = ("500", "broken", "seed", "hand", "hand after leaving", "told", "unreachable", "player out", "thrown out",
        "changed", "made", *kills.HARM)  # fmt: skip
COLUMNS = ("attack", "click, ms: 50 %", "95 %", "worst", "memory, MB", "log, bytes", "held, ms", "answers", "harm")
NO_HARM = "–"
Attack = Callable[[Besieged], Counts]


class Kills(Protocol):
    def __call__(self, number: int, /, *, done: Callable[[int], None]) -> Counts: ...


FULL: dict[str, Attack] = {
    "files: dotted keys": lambda server: components.send(server, components.EXPENSIVE["dotted keys"], times=40),
    "files: all kinds": lambda server: all_components(server, 5),
    "files: padded": lambda server: components.fill_disk(server, 60, padding=40_000),
    "records: 100 long games": lambda server: records.hold_open(server, 100),
    "bots: 25 tables of masters": lambda server: bots.starve(server, 25),
    "bots: no processes": lambda server: bots.fail_to_start(server, 20),
    "1,100 idle connections": lambda server: connections.idle(server, 1100, 30),
    "the same, 100 addresses": lambda server: connections.idle(server, 1100, 30, addresses=100),
    "slow heads": lambda server: connections.slow(server, 300, 20, connections.HEAD),
    "slow bodies": lambda server: connections.slow(server, 300, 45, connections.BODY),
    **{f"10 sockets: {kind}": partial(hammering.hammer, kind=kind, seconds=15) for kind in hammering.MESSAGES},
    "the rules, again and again": lambda server: hammering.download(server, "/api/rules/en", 15),
    "200 spectators": lambda server: crowds.spectators(server, 200),
    "30 who never read": lambda server: crowds.never_read(server, 30, 60),
    "2,000 sockets": lambda server: crowds.full_house(server, 2000),
    "300 dropped sockets": lambda server: moves.drop(server, 300),
    "5,000 undos": lambda server: moves.undo_without_end(server, 5000),
    "long texts": odd.long_answers,
    "odd heads": odd.odd_heads,
    "the host looks on": deal.peek,
    "60,000 messages": lambda server: nonsense.send_messages(server, 60_000),
    "5,000 first messages": lambda server: nonsense.send_first_messages(server, 5_000),
    "35,000 requests": lambda server: nonsense.send_requests(server, 35_000),
}
FEW_FILES = {"1,100 idle connections": 1024, "the same, 100 addresses": 1024}


def all_components(server: Besieged, times: int) -> Counts:
    texts = components.EXPENSIVE.values()
    return sum((components.send(server, text, path, times) for text in texts for path in PATHS), Counts())


PATHS = ("/api/tables", "/api/open")


def run_attack(name: str) -> Figures:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(besieged(folder / "tables.sqlite", files=FEW_FILES.get(name)))
        time.sleep(2)  # what a server does first is not the attack's doing
        return measure(server, lambda: FULL[name](server))


PROCESSES = (1, 2, 4)  # on one database


def kill_file(number: int, done: Callable[[int], None]) -> Counts:
    with tempfile.TemporaryDirectory() as folder:
        return kills.kill_often(Path(folder) / "t.sqlite", number, 6, done)


def all_kills(of_file: int, of_database: int) -> Iterator[tuple[str, int, Kills]]:
    """Name, number and attack."""
    yield "kills of one process", of_file, kill_file
    for processes in PROCESSES:
        attack = partial(database_kills.kill_often, processes, tables=20)
        yield f"kills on a database, processes: {processes}", of_database // len(PROCESSES), attack


def run_kills(name: str, number: int, attack: Kills, progress: Progress) -> str:
    """What is said of it in the end; empty if it did no harm."""
    bar = progress.add_task(name, total=number)
    counts = attack(number, done=lambda done: progress.update(bar, completed=done))
    progress.console.print(f"{name}: {said(counts)}; harm: {', '.join(harm(counts)) or 'none'}", soft_wrap=True)
    return ", ".join(harm(counts))


def harm(counts: Counts) -> list[str]:
    return [what for what in HARM if counts[what]]


def problems(figures: Figures) -> Iterator[str]:
    yield from harm(figures.counts)
    if figures.broken:
        yield "broken"
    if figures.leaks:
        yield "secrets in the log"
    if figures.trouble:
        yield f"neighbour: {figures.trouble[0]}"
    if figures.click(95) > PROMISED:
        yield "slow"


def attack_row(name: str) -> list[str]:
    """An attack that cannot even be carried out has done harm, too; the others go on."""
    try:
        return described(name, run_attack(name))
    except Exception as error:
        return [name, *[""] * (len(COLUMNS) - 2), repr(error)]


def described(name: str, figures: Figures) -> list[str]:
    before, after, most = figures.memory
    worst = max((stall.seconds for stall in figures.stalls if stall.where != "thread"), default=0.0)
    return [
        name,
        *(f"{1000 * wait:.0f}" for wait in (figures.click(50), figures.click(95), max(figures.waits))),
        f"{before:.0f} → {after:.0f} ({most:.0f})",
        f"{len(figures.logged):,}",
        f"{1000 * worst:.0f}",
        said(figures.counts),
        ", ".join(problems(figures)) or NO_HARM,
    ]


def said(counts: Counts) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in sorted(counts.items()) if number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="TEXT", help="attacks named like this; may be repeated")
    parser.add_argument("--kills", type=int, default=300, metavar="N", help="of a server with a data file")
    parser.add_argument("--database-kills", type=int, default=801, metavar="N", help="of processes and a database")
    asked = parser.parse_args()

    def wanted(name: str) -> bool:
        return asked.only is None or any(text in name for text in asked.only)

    chosen = [name for name in FULL if wanted(name)]
    killing = [one for one in all_kills(asked.kills, asked.database_kills) if one[1] and wanted(one[0])]
    with Progress(console=Console(stderr=True)) as progress:
        rows = list(progress.track(map(attack_row, chosen), len(chosen), description="attacks"))
        killed = [run_kills(*one, progress) for one in killing]
    table = Table(*COLUMNS)
    for row in rows:
        table.add_row(*row)
    Console(width=200).print(table)
    sys.exit(any(killed) or any(row[-1] != NO_HARM for row in rows))


if __name__ == "__main__":
    main()
