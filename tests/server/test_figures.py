"""A table keeps the figures it began with, whatever the standard has become; only a rematch has the new ones."""

import os
import subprocess
import sys
from pathlib import Path

from gugong.server.store import SqlStore
from gugong.table.rows import SeatRow, TableRow
from tests.content.test_editions import ship_another_standard
from tests.server.test_store import with_store
from tests.table import BOX
from tests.tables.rows import played_row

ROOT = Path(__file__).parents[2]
OLD, NEW = "[3, 3, 4, 4]", "[3, 4, 5, 6]"  # the price of each jade house


def row(name: str, moves: int | None) -> TableRow:
    """A table with a bot, named so that it is found again."""
    made = played_row(2, moves)
    made.id, made.seats[1] = name, SeatRow("bot", level="planner")
    return made


def test_tables_are_played_to_their_end_once_another_standard_has_been_shipped(tmp_path):
    running, finished = row("running", 60), row("finished", None)
    assert (running.standing.asks is None, finished.standing.asks is None) == (False, True)

    async def work(store: SqlStore) -> None:
        for table in (running, finished):
            await store.add_table(table)

    with_store(tmp_path / "tables.sqlite", work)
    ship_another_standard(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.other_standard", str(tmp_path / "tables.sqlite")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    now = BOX.digest[:12]
    told = [line.rpartition(" ") for line in done.stdout.splitlines()]
    assert done.stderr == ""
    assert [(said, digest == now) for said, _, digest in told] == [
        (f"{what} {OLD}", True) if what != "rematch" else (f"{what} {NEW}", False)
        for table in ("running", "finished")
        for what in (table, "fork", "record", "rematch")
    ]
