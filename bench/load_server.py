"""A real `gugong serve` on a fresh SQLite file or PostgreSQL, and what both use of the machine."""

import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Protocol

from tests.server.postgres import Postgres, postgres

from gugong.server.columns import ENTRIES, SEATS, SNAPSHOTS, TABLES

TICKS = os.sysconf("SC_CLK_TCK")


class Storage(Protocol):
    """Where the tables are kept."""

    options: list[str]  # of gugong serve

    def run(self, query: str) -> list[list[str]]: ...

    def bytes_used(self) -> int:
        """By all tables."""

    def bytes_written(self) -> int:
        """To the journal, where that is known."""

    def cpu(self) -> float:
        """Seconds, if it has processes of its own."""


class SqliteFile:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.options = ["--data", str(self.file)]

    def run(self, query: str) -> list[list[str]]:
        with closing(sqlite3.connect(self.file)) as connection, connection:
            return [[str(one) for one in row] for row in connection.execute(query)]

    def bytes_used(self) -> int:
        return int(self.run("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")[0][0])

    def bytes_written(self) -> int:
        return 0

    def cpu(self) -> float:
        return 0.0


class PostgresDatabase:
    def __init__(self, server: Postgres, processes: int) -> None:
        self.server = server
        url = server.new_database()
        self.name = url.rpartition("/")[2]
        self.options = ["--database", url, "--processes", str(processes)]

    def run(self, query: str) -> list[list[str]]:
        return [row.split("|") for row in self.server.run(query, self.name).splitlines()]

    def bytes_used(self) -> int:
        return int(self.run("SELECT pg_database_size(current_database())")[0][0])

    def bytes_written(self) -> int:
        return int(self.run("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")[0][0])

    def cpu(self) -> float:
        return cpu_seconds(int((self.server.folder / "postmaster.pid").read_text().splitlines()[0]))


@contextmanager
def storage(processes: int) -> Iterator[Storage]:
    """PostgreSQL for so many server processes; 0 for a SQLite file, which one process has to itself."""
    if processes:
        with postgres(shared_buffers="256MB") as server:
            yield PostgresDatabase(server, processes)
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield SqliteFile(Path(folder))


@contextmanager
def serving(kept: Storage) -> Iterator[tuple[int, int]]:
    """Port and process of a server; it must have nothing to complain of."""
    command = [sys.executable, "-m", "gugong", "serve", "--port", "0", "--no-browser", *kept.options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        try:
            yield int(found[1]), process.pid
        finally:
            process.terminate()


def processes_below(process: int) -> Iterator[int]:
    """This one and all that it has started, and so on."""
    yield process
    for thread in Path(f"/proc/{process}/task").glob("*/children"):
        for child in thread.read_text().split():
            yield from processes_below(int(child))


def cpu_seconds(process: int) -> float:
    """That a process and all below it have used, those that have ended included."""
    return sum(_own_cpu(one) for one in list(processes_below(process)))


def thinking_seconds(server: int) -> float:
    """What of that the processes have used in which bots think."""
    commands = ((one, Path(f"/proc/{one}/cmdline").read_bytes()) for one in list(processes_below(server)))
    return sum(_own_cpu(one) for one, command in commands if b"spawn_main" in command)


def _own_cpu(process: int) -> float:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return 0.0
    return sum(map(int, stat.rpartition(")")[2].split()[11:15])) / TICKS


def memory(process: int) -> float:
    """Megabytes of a process and all below it; what they share counts once for each."""
    found = (Path(f"/proc/{one}/statm").read_text().split()[1] for one in list(processes_below(process)))
    return sum(map(int, found)) * os.sysconf("SC_PAGE_SIZE") / 1e6


def copy_table(kept: Storage, table: str, copies: int) -> list[str]:
    """The ids of so many copies of a stored table, which the same secrets open."""
    numbers = f"WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {copies})"
    for rows in (TABLES, SEATS, ENTRIES, SNAPSHOTS):
        key = "id" if rows is TABLES else "table_id"
        names = [f'"{one.name}"' for one in rows.c]
        values = [f"{name} || '-' || n" if name == f'"{key}"' else name for name in names]
        chosen = f"SELECT {', '.join(values)} FROM {rows.name}, copies WHERE {key} = '{table}'"
        kept.run(f"{numbers} INSERT INTO {rows.name} ({', '.join(names)}) {chosen}")
    return [f"{table}-{n}" for n in range(1, copies + 1)]
