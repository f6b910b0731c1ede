"""A file or a database, whichever keeps the tables of a test, looked into behind the store's back."""

import csv
import io
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from tests.server.postgres import programs

Where: TypeAlias = Path | str  # a file, or the address of a database


def sql(where: Where, query: str) -> list[list[str]]:
    """The rows that a query gives, as texts."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as connection, connection:
            return [[str(cell) for cell in row] for row in connection.execute(query)]
    done = subprocess.run(
        [programs() / "psql", "-d", where, "-v", "ON_ERROR_STOP=1", "-q", "-t", "--csv", "-c", query],
        capture_output=True,
        text=True,
        check=True,
    )
    return list(csv.reader(io.StringIO(done.stdout)))
