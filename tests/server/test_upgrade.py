"""A data file of the first rules version is served by this program: its games go on, and all of them verify."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gugong.notation import record as records
from gugong.notation.record import Record
from gugong.server.store import SqlStore
from gugong.table.open_table import OpenTable
from gugong.table.presenter import Viewer
from gugong.table.registry import Registry
from gugong.table.rows import Entry, TableRow
from gugong.view.words import words_in
from tests.server.test_store import with_store
from tests.tables.finishing import RandomThinker, assert_verified, finish, move_on

OLD = Path(__file__).parent / "data" / "rules-1.sqlite"  # see the README beside it


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "tables.sqlite"))


def names(condition: str) -> list[str]:
    """The ids of the tables in the old file that are like this."""
    with closing(sqlite3.connect(f"file:{OLD}?immutable=1", uri=True)) as connection:
        return [name for (name,) in connection.execute(f"select id from tables where {condition} order by id")]


def played_under(version: str, file: Path) -> None:
    """Change the file: all games in it were played under these rules."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for name, text in connection.execute("select id, record from tables").fetchall():
            old = msgspec.json.decode(text, type=Record)
            bound = records.commitment_of(version, old.components, old.options, bytes.fromhex(old.seed), old.start)
            now = msgspec.structs.replace(old, rules=version, commitment=bound)
            values = (msgspec.json.encode(now).decode(), version, name)
            connection.execute("update tables set record = ?, rules = ? where id = ?", values)
        connection.execute("update snapshots set rules = ?", [version])


def with_players(players: int) -> list[str]:
    return names(f"json_extract(record, '$.options.players') = {players}")


async def stored(store: SqlStore, name: str) -> TableRow:
    row = await store.table(name)
    assert row is not None
    return row


async def opened(registry: Registry, name: str) -> OpenTable:
    table = await registry.table(name)
    assert table is not None
    return table


def changes_told(table: OpenTable) -> list[str]:
    """What the log of a visitor who has just come says about rules."""
    state = table.presenter.state(Viewer(None, words_in("en")), 0, None)
    return [line.what for line in state.lines if line.what == "rules-changed"]


def test_the_old_file_has_every_kind_of_table():
    assert len(names("1")) == 62
    assert [len(with_players(players)) for players in range(1, 6)] == [8, 14, 14, 13, 13]
    assert len(names("asks is not null")) == 55
    assert len(names("components is not null")) == 1
    for kind in ("undo", "redo"):
        assert names(f"exists (select * from entries where table_id = id and kind = '{kind}')")
    assert names("exists (select * from seats where table_id = id and seat = asks and kind = 'bot')")


@pytest.mark.parametrize("players", range(1, 6))
def test_old_tables_are_played_to_their_end_under_their_own_rules(old, players):
    async def work(store: SqlStore) -> None:
        registry = Registry(store, RandomThinker())
        for name in with_players(players):
            entries = (await stored(store, name)).entries
            table = await opened(registry, name)
            await finish(table)
            await assert_verified(table)
            assert_goes_on(table.history.record, entries, await stored(store, name))

    with_store(old, work)


def assert_goes_on(record: Record, before: list[Entry], now: TableRow) -> None:
    """The rules are those of the beginning, and no entry was touched."""
    assert (record.rules, record.seed, record.commitment) == ("1", now.record.seed, now.record.commitment)
    assert now.entries[: len(before)] == before
    assert "resume" not in {entry.kind for entry in now.entries}
    assert now.standing.asks is None


def test_an_old_table_gets_its_snapshot_with_the_next_entry(old):
    async def work(store: SqlStore) -> None:
        registry = Registry(store, RandomThinker())
        name = next(iter(names("title like '2 players%running'")))
        assert (await stored(store, name)).snapshot is None
        table = await opened(registry, name)
        await finish(table)
        row = await stored(store, name)
        assert row.snapshot is not None
        assert (row.snapshot.seq, row.snapshot.rules) == (row.entries[-1].seq, "1")
        assert row.standing.rules == "1"

    with_store(old, work)


def test_old_tables_were_dealt_in_secret_as_far_as_anybody_knows(old):
    async def work(store: SqlStore) -> None:
        found = await store.heads(names("1"))
        assert {row.chosen for row in found} == {False}
        assert {seat.spent for row in found for seat in row.seats} == {""}

    with_store(old, work)


def test_tables_go_on_from_their_snapshots_once_their_rules_are_gone(old):
    """In the middle of a turn, with every option; over a restart; and the first of each size to its end."""
    running = names("asks is not null")
    left: list[str] = []

    async def play_a_little(store: SqlStore) -> None:
        registry = Registry(store, RandomThinker())
        for name in running:
            table = await opened(registry, name)
            await move_on(table)
            await table.stop()
            left.extend([name] if not table.history.over else [])

    async def go_on(store: SqlStore) -> None:
        registry = Registry(store, RandomThinker())
        for name in left:
            table = await opened(registry, name)
            assert changes_told(table) == ["rules-changed"]
            assert table.history.record.rules == records.RULES_VERSION
            await table.stop()
            kinds = [entry.kind for entry in (await stored(store, name)).entries]
            assert kinds.count("resume") == 1

    async def go_on_to_the_end(store: SqlStore) -> None:
        registry = Registry(store, RandomThinker())
        for players in range(1, 6):
            table = await opened(registry, next(name for name in with_players(players) if name in left))
            await finish(table)
            await assert_verified(table)
            assert changes_told(table) == ["rules-changed"]

    with_store(old, play_a_little)
    assert len(left) > 45
    played_under("0", old)
    for work in (go_on, go_on, go_on_to_the_end):
        with_store(old, work)
