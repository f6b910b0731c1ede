"""Tables that nobody has played at for long, and no more tables than there is room for."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from gugong.server.columns import TABLES
from gugong.server.expiry import DAY, Retention, keep_sweeping, sweep
from gugong.server.quota import Quota
from gugong.server.sqlite import SqliteStore
from gugong.server.store import SqlStore
from gugong.table.errors import RequestError
from gugong.table.registry import Registry
from gugong.table.rows import FindingRow
from gugong.view.words import LANGUAGES
from tests.server.client import Served, served
from tests.server.databases import Where, sql
from tests.server.test_store import entry, snapshot, table, with_store
from tests.tables.memory import InlineThinker
from tests.tables.visitor import PATIENCE


def age(where: Where, days: float, name: str) -> None:
    """Let the last move at this table have been so many days ago."""
    sql(where, f"UPDATE tables SET moved = moved - {days * DAY} WHERE id = '{name}'")


async def add(store: SqlStore, name: str, days: float, over: bool = False, entries: int = 0) -> None:
    row = table(name)
    if over:
        row.standing.asks = None
    await store.add_table(msgspec.structs.replace(row, entries=[entry(seq) for seq in range(1, entries + 1)]))
    async with store.writing() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == name).values(moved=TABLES.c.moved - days * DAY))


async def swept(store: SqlStore, retention: Retention) -> int:
    return await sweep(store, Registry(store, InlineThinker()).expire, retention)


def left(where: Where) -> dict[str, int]:
    """How many rows there are of everything that belongs to tables."""
    names = ("tables", "seats", "entries", "snapshots", "findings", "expired")
    return {name: int(sql(where, f"SELECT count(*) FROM {name}")[0][0]) for name in names}


# Expiry.


def test_tables_expire_so_many_days_after_the_last_move(kept):
    async def work(store: SqlStore) -> None:
        for days in (1, 3, 5, 7):
            await add(store, f"over-{days}", days, over=True)
            await add(store, f"running-{days}", days)
        assert await swept(store, Retention(finished=2, running=6)) == 4
        names = [f"{kind}-{days}" for kind in ("over", "running") for days in (1, 3, 5, 7)]
        kept = {row.id for row in await store.heads(names)}
        assert kept == {"over-1", "running-1", "running-3", "running-5"}

    with_store(kept, work)


def test_tables_that_were_never_played_at_may_expire_sooner(kept):
    async def work(store: SqlStore) -> None:
        for name in ("played", "unplayed", "over"):
            await add(store, name, 0, over=name == "over")
        await store.append("played", 0, entry(1), table().standing, snapshot(1))
        sql(kept, f"UPDATE tables SET moved = moved - {9 * DAY}, created = created - {9 * DAY}")
        assert await swept(store, Retention(unplayed=7)) == 1
        assert await store.has_expired("unplayed")

    with_store(kept, work)


def test_without_a_limit_nothing_expires(kept):
    async def work(store: SqlStore) -> None:
        await add(store, "t", 10_000, over=True)
        assert await swept(store, Retention()) == 0
        assert await store.table("t") is not None

    with_store(kept, work)


def test_nothing_of_an_expired_table_is_left_but_its_id(kept):
    async def work(store: SqlStore) -> None:
        await add(store, "long", 9, entries=1_000)
        await store.append("long", 0, entry(1_001), table().standing, snapshot(1_001))
        await store.add_findings("long", [FindingRow(0, 100, 1, "{}")])
        age(kept, 9, "long")
        assert await swept(store, Retention(running=5)) == 1

    with_store(kept, work)
    assert left(kept) == {"tables": 0, "seats": 0, "entries": 0, "snapshots": 0, "findings": 0, "expired": 1}


def test_more_tables_than_one_batch_expire_at_once(kept, monkeypatch):
    monkeypatch.setattr("gugong.server.expiry.FOUND", 3)

    async def work(store: SqlStore) -> None:
        for number in range(10):
            await add(store, f"t{number}", 9 + number)
        assert await swept(store, Retention(running=5)) == 10

    with_store(kept, work)


def test_a_table_that_is_open_does_not_expire(kept):
    async def work(store: SqlStore) -> None:
        registry = Registry(store, InlineThinker())
        await add(store, "t", 9)
        await registry.table("t")
        assert await sweep(store, registry.expire, Retention(running=5)) == 0
        assert await store.table("t") is not None

    with_store(kept, work)


def test_a_table_moved_at_in_the_meantime_does_not_expire(kept):
    async def work(store: SqlStore) -> None:
        await add(store, "t", 9)

        async def moved_meanwhile(name: str, before: float) -> bool:
            await store.append("t", 0, entry(1), table().standing, snapshot(1))
            return await store.expire(name, before)

        assert await sweep(store, moved_meanwhile, Retention(running=5)) == 0
        assert await store.table("t") is not None

    with_store(kept, work)


def test_what_an_interrupted_sweep_left_is_deleted_by_the_next(kept):
    async def work(store: SqlStore) -> None:
        await add(store, "t", 9, entries=5)
        assert await store.expire("t", 1e12)
        assert await store.table("t") is None
        assert await swept(store, Retention()) == 0

    with_store(kept, work)
    assert left(kept) == {"tables": 0, "seats": 0, "entries": 0, "snapshots": 0, "findings": 0, "expired": 1}


def test_a_failed_sweep_is_logged_and_the_next_one_is_made(kept, monkeypatch, caplog):
    monkeypatch.setattr("gugong.server.expiry.EVERY", 0.01)

    async def work(store: SqlStore) -> None:
        await add(store, "t", 9)
        failed = asyncio.Event()
        done = asyncio.Event()

        async def expire(name: str, before: float) -> bool:
            if not failed.is_set():
                failed.set()
                raise OSError("the disk is full")
            done.set()
            return await store.expire(name, before)

        sweeping = asyncio.create_task(keep_sweeping(store, expire, Retention(running=5)))
        await asyncio.wait_for(done.wait(), 30)
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)

    with_store(kept, work)
    assert "could not be deleted" in caplog.text


def test_whoever_comes_back_is_told_that_the_table_has_expired(kept):
    with served(kept) as server:
        made = [server.table("person", "open") for _ in range(2)]
    age(kept, 9, made[0]["table"])
    with served(kept, "--keep-running", "5") as server:
        until = time.monotonic() + PATIENCE
        while not left(kept)["expired"] and time.monotonic() < until:
            time.sleep(0.05)
        said = {refusal(server, made[0], language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert "Nobody had played at this table for a long time, and it has been deleted." in said
        assert "is over" in refusal(server, made[1], "en")


def refusal(server: Served, made: dict[str, str], language: str) -> str:
    """Why the table's record cannot be verified."""
    path = f"/api/tables/{made['table']}/verify"
    _, answer = server.refused(path, {"secret": made["secret"]}, Accept_Language=language)
    return str(answer["words"])


# Quotas.


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.mark.parametrize("quota", [Quota(tables=2), Quota(megabytes=1)])
def test_a_full_server_makes_no_table_but_plays_on(file, quota):
    async def work(store: SqlStore) -> None:
        for name in ("t", "u"):
            await store.add_table(msgspec.structs.replace(table(name), components="#" * 500_000))
        with pytest.raises(RequestError) as full:
            await store.add_table(table("v"))
        assert full.value.message == "no-room"
        await store.append("t", 0, entry(1), table().standing, snapshot(1))
        age(file, 9, "t")
        await swept(store, Retention(running=5))
        await store.add_table(table("v"))

    async def limited() -> None:
        store = SqliteStore(file, quota)
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(limited())


def test_a_visitor_of_a_full_server_is_told_so(kept):
    with served(kept, "--max-tables", "0") as server:
        asked = {"options": {"players": 2}, "seats": [{"kind": "person"}, {"kind": "open"}]}
        said = {server.refused("/api/tables", asked, Accept_Language=language)[1]["words"] for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert any(one.startswith("This server has as many tables as it can hold") for one in said)
