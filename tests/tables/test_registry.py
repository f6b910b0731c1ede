"""The tables that are open."""

import asyncio

import pytest

from gugong.table.errors import RequestError
from gugong.table.rows import TableRow
from tests.tables.memory import MemoryHost, MemoryStore
from tests.tables.visitor import at_table, visiting


def test_bots_go_on_when_somebody_comes_back(fresh):
    """A program that starts wakes no tables: whoever left may never return."""
    made = fresh.table("person", "novice", start_player=1)
    again = MemoryHost(fresh.store)

    async def talk(page):
        assert await page.my_turn()

    at_table(again, made, talk)
    again.close()
    assert fresh.store.rows[made["table"]].standing.asks == 0


def test_tables_that_nobody_uses_are_closed(fresh, monkeypatch):
    monkeypatch.setattr("gugong.table.registry.IDLE", 0.01)
    made, used = fresh.table("person", "open"), fresh.table("person", "open")

    async def talk(_):
        closing = asyncio.create_task(fresh.registry.close_idle())
        while made["table"] in fresh.registry.open:
            await asyncio.sleep(0.01)
        closing.cancel()
        assert used["table"] in fresh.registry.open

    at_table(fresh, used, talk)


def test_a_table_that_is_open_does_not_expire(fresh):
    made = fresh.table("person", "open")

    async def open_and_closed():
        assert not await fresh.registry.expire(made["table"], 1e12)
        fresh.registry.open.clear()
        assert await fresh.registry.expire(made["table"], 1e12)
        with pytest.raises(RequestError) as gone:
            await fresh.registry.enter(made["table"], made["secret"])
        assert (gone.value.code, gone.value.message) == ("no-such-table", "expired")

    fresh.run(open_and_closed())


class Library(MemoryStore):
    """One table takes long to read."""

    def __init__(self) -> None:
        super().__init__()
        self.long: str | None = None
        self.reads: list[str] = []
        self.found = asyncio.Event()

    async def table(self, table: str) -> TableRow | None:
        self.reads.append(table)
        if table == self.long:
            await self.found.wait()
        return await super().table(table)


def test_nobody_waits_for_another_table_to_be_opened():
    store = Library()
    tables = MemoryHost(store)
    long, short = tables.table("person", "open"), tables.table("person", "open")
    tables.registry.open.clear()
    store.reads.clear()
    store.long = long["table"]

    async def talk():
        waiting = [asyncio.create_task(tables.registry.table(long["table"])) for _ in range(3)]
        async with visiting(tables, short["table"], short["secret"]) as page:
            assert page.state["seq"] == 0
        store.found.set()
        opened = await asyncio.gather(*waiting)
        assert opened[0] is opened[1] is opened[2] is not None

    tables.run(talk())
    tables.close()
    assert store.reads.count(long["table"]) == 1


def test_what_is_announced_while_a_table_is_read_is_not_missed(fresh, monkeypatch):
    made = fresh.table("person", "open")
    again = MemoryHost(fresh.store)
    checked: list[bool] = []

    async def check(name: str) -> None:
        checked.append(name in again.registry.open)

    async def talk() -> None:
        monkeypatch.setattr(again.registry.peers, "check", check)
        await again.registry.table(made["table"])
        await again.registry.table(made["table"])

    again.run(talk())
    again.close()
    assert checked == [True, True]
