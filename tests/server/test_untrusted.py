"""Files that were made to do harm are refused with a sentence, cost little, and hold nobody up."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gugong.content.loader import standard_text
from gugong.notation import record as records
from tests.server.client import Served, served
from tests.tables.visitor import new_table

RECORD = (Path(__file__).parents[1] / "games" / "10.gugong").read_text("utf-8")
MINE = standard_text().replace('"8 one-servant"', '"8 two-servants"')

HARMFUL = {
    "a dotted name": "a." * 20_000 + "a = 1",
    "many dotted names": f"{'a.' * 100}a = 1\n" * 200,
    "a dotted group": f"[{'a.' * 20_000}a]",
    "brackets": "a = " + "[\n" * 30_000,
    "a padded file": MINE + "#\n" * 500_000,
}


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """A server whose work is counted."""
    with served(tmp_path_factory.mktemp("untrusted") / "tables.sqlite") as server:
        server.table("person", "person", components=MINE)  # all processes that are needed have been started
        yield server


def seconds_used(process: int) -> float:
    """Of CPU, by this process and those it has started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children")
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(seconds_used(int(child)) for child in children.read_text().split())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts the work of a process")
@pytest.mark.parametrize("kind", HARMFUL)
def test_a_harmful_component_file_costs_little_and_is_refused(alone, kind):
    before = seconds_used(alone.process.pid)
    asked = new_table("person", "person", components=HARMFUL[kind])
    assert alone.refused("/api/tables", asked)[0] in (400, 413)
    assert alone.refused("/api/open", {"record": RECORD, "components": HARMFUL[kind]})[0] in (400, 413)
    assert seconds_used(alone.process.pid) - before < 5


def components_stored(server: Served, table: str) -> str:
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as connection:
        return str(connection.execute("select components from tables where id = ?", [table]).fetchone()[0])


def test_a_padded_file_is_stored_without_its_padding(alone):
    padded = MINE + "# padding\n" * 5000
    made = alone.table("person", "person", components=padded)
    assert len(components_stored(alone, made["table"])) < 5000


def test_a_record_with_far_too_many_moves_is_refused(alone):
    record = json.loads(RECORD)
    record["moves"] = [[0, "", ""]] * (records.MOST_MOVES + 1)
    status, said = alone.refused("/api/open", {"record": json.dumps(record)})
    assert (status, said["words"]) == (
        400,
        "This record cannot be opened: This has 5,001 moves: a game has far fewer than 5,000",
    )


def test_a_huge_record_is_refused(alone):
    status, said = alone.refused("/api/open", {"record": RECORD + " " * records.LARGEST})
    assert status in (400, 413)
    assert "far fewer than 250,000" in said["words"] or "too large" in said["words"]
