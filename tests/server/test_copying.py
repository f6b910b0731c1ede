"""Tables copied from a file to a database and back."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Served, served
from tests.server.databases import Where, sql
from tests.tables.visitor import PATIENCE, at_table

OLD = Path(__file__).parent / "data" / "rules-1.sqlite"  # every kind of table: see the README beside it
ROWS = {
    "tables": "id",
    "seats": "table_id, seat",
    "entries": "table_id, seq",
    "snapshots": "table_id",
    "findings": "table_id, seat, iterations, number",
    "expired": "id",
}


def copy(source: Where, target: Where) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "gugong", "copy", str(source), str(target)]
    return subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)


def counts(where: Where) -> dict[str, str]:
    return {name: sql(where, f"SELECT count(*) FROM {name}")[0][0] for name in ROWS}


def ids(where: Where) -> list[list[str]]:
    return sorted(sql(where, "SELECT table_id, seq, move, client FROM entries"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "old.sqlite"))


def test_every_table_is_the_same_after_there_and_back(old, database, tmp_path):
    back = tmp_path / "back.sqlite"
    with served(old):
        pass  # it is brought up to date
    sql(old, "INSERT INTO findings SELECT id, 0, 100, 1, '{}' FROM tables LIMIT 3")
    there = copy(old, database)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout.endswith("62 tables, each compared.\n")
    assert copy(database, back).returncode == 0
    assert counts(old) == counts(database) == counts(back)
    for name, order in ROWS.items():
        query = f"SELECT * FROM {name} ORDER BY {order}"
        assert sql(old, query) == sql(back, query)


def test_a_game_goes_on_where_it_was(database, tmp_path):
    file = tmp_path / "tables.sqlite"
    with served(file) as server:
        made = server.table("person", "person", start_player=0)
        at_table(server, made, play_one)
    assert copy(file, database).returncode == 0
    with served(database) as server:
        at_table(server, made, play_one)
    assert len(ids(database)) == 2


async def play_one(page):
    assert (await page.play(page.choices[0]))["type"] == "accepted"


def test_a_copy_that_was_interrupted_goes_on(old, database):
    assert copy(old, database).returncode == 0
    for name in ("entries", "seats", "snapshots"):
        sql(database, f"DELETE FROM {name} WHERE table_id IN (SELECT id FROM tables ORDER BY id LIMIT 5)")
    sql(database, "DELETE FROM tables WHERE id IN (SELECT id FROM tables ORDER BY id LIMIT 5)")
    assert copy(old, database).returncode == 0
    assert counts(old) == counts(database)


def test_a_table_that_has_changed_is_not_overwritten(old, database):
    assert copy(old, database).returncode == 0
    sql(database, "UPDATE entries SET move = 'another' WHERE seq = 1")
    refused = copy(old, database)
    assert refused.returncode == 2
    assert "differs in" in refused.stderr


def test_nothing_is_copied_that_a_server_uses(database, tmp_path):
    file = tmp_path / "tables.sqlite"
    server = Served(database)
    assert "is in use by a gugong serve" in copy(database, file).stderr
    server.stop()
    server = Served(file)
    assert "in use by another gugong serve" in copy(file, database).stderr
    server.stop()


def test_what_is_not_there_is_not_copied(tmp_path, database):
    missing = copy(tmp_path / "none.sqlite", database)
    assert (missing.returncode, "cannot be read" in missing.stderr) == (2, True)
    assert not (tmp_path / "none.sqlite").exists()
