"""/healthz and /readyz: what a monitor is told."""

import asyncio
import json
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.requests import Request

from gugong.server.health import Health
from tests.server.client import Served

PAGE = 4096  # bytes


def told(server: Served, path: str) -> tuple[int, dict[str, object]]:
    status, text = server.ask("GET", path)
    return status, json.loads(text)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_a_server_that_can_write_is_ready(server):
    assert told(server, "/healthz") == (200, {"ok": True})
    assert told(server, "/readyz") == (200, {"ok": True})


def test_a_server_without_its_file_is_alive_but_not_ready(file):
    server = Served(file)
    file.unlink()
    status, answer = told(server, "/readyz")
    assert told(server, "/healthz")[0] == 200
    server.stop()
    assert status == 503
    assert answer["why"] == "The data file cannot be written: it has been deleted, moved or replaced."


def test_a_server_that_cannot_write_any_more_is_not_ready(file):
    """The size of its files is limited, as a full disk would."""
    server = Served(file)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, 4096))
    status, answer = told(server, "/readyz")
    assert told(server, "/healthz")[0] == 200
    server.stop()
    assert (status, answer["ok"]) == (503, False)


def test_a_server_that_has_met_damage_is_not_ready(file):
    """Though what it writes to find out is not damaged."""
    server = Served(file)
    made = [server.table("person", "open") for _ in range(20)]
    server.stop()
    spared = pages_of(file, "alembic_version")
    server = Served(file)
    with file.open("r+b") as opened:
        for page in set(range(2, 1 + file.stat().st_size // PAGE)) - spared:
            opened.seek((page - 1) * PAGE)
            opened.write(b"\xff" * PAGE)
    for one in made:
        server.ask("POST", f"/api/tables/{one['table']}/verify", json.dumps({"secret": one["secret"]}))
    status, answer = told(server, "/readyz")
    server.stop()
    assert (status, answer["why"]) == (503, "The data file cannot be written: it is damaged.")


def pages_of(file: Path, table: str) -> set[int]:
    """Those with which it begins, and its index."""
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("pragma page_size").fetchone() == (PAGE,)
        return {page for (page,) in opened.execute("select rootpage from sqlite_master where tbl_name = ?", [table])}


def test_asking_often_writes_once():
    asked = 0

    async def fault() -> str | None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)
        return "it is busy"

    async def all_at_once() -> list[int]:
        health = Health(fault)
        answers = await asyncio.gather(*(health.ready(Request({"type": "http"})) for _ in range(100)))
        return [answer.status_code for answer in answers]

    assert asyncio.run(all_at_once()) == [503] * 100
    assert asked == 1
