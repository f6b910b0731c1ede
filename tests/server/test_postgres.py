"""A database that fails: what is certain is said, and nobody waits for ever."""

import asyncio
import socket
from urllib.parse import urlsplit

import asyncpg
import pytest

from gugong.server.errors import StoreError
from gugong.server.postgres import PostgresStore, shown
from gugong.server.store import SqlStore
from gugong.table.errors import Uncertain, Unwritable
from tests.page.relay import Relay
from tests.server.client import Served, run
from tests.server.databases import sql
from tests.server.test_store import entry, snapshot, table, with_store
from tests.tables.visitor import new_table


def test_nobody_waits_for_ever_for_a_database_that_hangs(database, monkeypatch):
    async def talk() -> None:
        store = PostgresStore(database)
        await store.open()
        await store.add_table(table())
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            monkeypatch.setattr(store, "_timeout", 0.2)
            with pytest.raises(Unwritable):
                await store.heads(["t"])
            with pytest.raises(Uncertain):
                await store.append("t", 0, entry(1), table().standing, snapshot(1))
        await other.close()
        monkeypatch.undo()
        assert (await store.table("t")).entries == []
        await store.close()

    run(talk())


def test_a_database_that_must_not_be_written_says_so(database):
    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        sql(database, "ALTER DATABASE " + database.rsplit("/", 1)[1] + " SET default_transaction_read_only = on")
        assert isinstance(store, PostgresStore)
        await store._engine.dispose()
        with pytest.raises(Unwritable):
            await store.append("t", 0, entry(1), table().standing, snapshot(1))
        assert await store.fault() == "The database cannot be written."

    with_store(database, work)


def test_a_database_that_comes_back_is_used_again(database):
    async def work(store: SqlStore) -> None:
        await store.add_table(table())
        own = "datname = current_database() AND pid <> pg_backend_pid()"
        sql(database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")
        await asyncio.sleep(0)
        await store.append("t", 0, entry(1), table().standing, snapshot(1))
        assert await store.fault() is None

    with_store(database, work)


def test_a_connection_through_which_nothing_passes_is_not_waited_for(database, monkeypatch):
    async def never() -> None:
        await asyncio.Event().wait()

    async def talk() -> None:
        store = PostgresStore(database)
        await store.open()
        dispose = store._engine.dispose
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr("gugong.server.postgres.PATIENCE", 0.1)
            meanwhile.setattr(store, "_engine", Silent())
            await store.close()
        await dispose()

    class Silent:
        async def dispose(self) -> None:
            await never()

    run(talk())


def test_a_request_that_still_waits_when_the_server_must_stop_is_answered_like_any_other(database):
    server = Served(database)

    async def talk() -> None:
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            asked = asyncio.create_task(asyncio.to_thread(server.refused, "/api/tables", new_table("person", "open")))
            while not sql(database, "SELECT 1 FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
            server.process.terminate()
            status, said = await asked
        await other.close()
        assert (status, said["code"]) == (500, "broken")

    run(talk())
    assert "Traceback" not in server.errors()


class OneConnection(Relay):
    """Lets a single connection through."""

    def _connect(self) -> socket.socket:
        found = super()._connect()
        self.whole = False
        return found


def test_a_database_that_is_lost_while_a_server_starts_is_named(database):
    """After the listener has reached it."""
    relay = OneConnection(urlsplit(database).port)

    async def talk() -> None:
        store = PostgresStore(relay.address(database))
        with pytest.raises(StoreError, match="cannot be written: "):
            await store.open()
        await store.close()

    run(talk())
    relay.close()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://postgres@127.0.0.1:1/none", "The database cannot be reached"),
        ("postgresql://postgres@127.0.0.1:x/none", "The database cannot be reached"),
    ],
)
def test_a_database_that_is_not_there_is_named(address, said):
    with pytest.raises(StoreError, match=said):
        with_store(address, lambda _: asyncio.sleep(0))


def test_a_password_is_never_shown():
    assert (
        shown("postgresql://wu:secret@db.example:5433/gugong?sslmode=require") == "postgresql://db.example:5433/gugong"
    )
