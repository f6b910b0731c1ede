"""Versions of the database, and programs of two versions at one."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from gugong.server import schema
from gugong.server.errors import StoreError
from gugong.server.postgres import PostgresStore
from gugong.server.schema import MIGRATIONS, is_known, newest
from tests.server.databases import sql
from tests.server.test_store import entry, snapshot, table

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "0099"
down_revision = "{before}"
oldest = "{oldest}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String))
"""


def test_versions_are_those_of_the_migrations():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert newest() == scripts.get_current_head()
    assert all(is_known(script.revision) for script in scripts.walk_revisions())
    assert not is_known("9999")


def test_every_migration_since_databases_are_shared_says_who_can_go_on():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    for script in ScriptDirectory.from_config(config).walk_revisions():
        assert script.revision < "0007" or is_known(script.module.oldest)


@pytest.fixture
def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Become the program of a later version, whose migration lets programs go on from the one named."""

    def become(oldest: str) -> None:
        later = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, later)
        text = LATER.format(before=newest(), oldest=oldest)
        (later / "versions" / "0099_colours.py").write_text(text)
        use(later)

    def use(migrations: Path) -> None:
        monkeypatch.setattr(schema, "MIGRATIONS", migrations)
        schema._versions.cache_clear()

    yield become
    monkeypatch.undo()
    schema._versions.cache_clear()


def opened(database: str, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = PostgresStore(database)
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def nothing(_: PostgresStore) -> None:
    pass


def test_an_old_program_goes_on_while_a_new_one_serves(database, upgraded):
    async def old_one(old: PostgresStore) -> None:
        await old.add_table(table())
        upgraded(newest())
        new = PostgresStore(database)
        await new.open()
        await old.append("t", 0, entry(1), table().standing, snapshot(1))
        assert (await new.table("t")).entries == [entry(1)]
        await new.append("t", 0, entry(2), table().standing, snapshot(2))
        assert (await old.table("t")).entries == [entry(1), entry(2)]
        await new.close()

    opened(database, old_one)
    assert sql(database, "SELECT version_num FROM alembic_version") == [["0099"]]


def test_an_old_program_is_started_again_beside_a_new_one(database, upgraded, monkeypatch):
    before = newest()
    with monkeypatch.context():
        upgraded(before)
        opened(database, nothing)
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS)
    schema._versions.cache_clear()
    assert newest() == before
    opened(database, nothing)


def test_an_upgrade_waits_for_old_programs_that_could_not_go_on(database, upgraded):
    before = newest()

    async def old_one(_: PostgresStore) -> None:
        upgraded("0099")
        new = PostgresStore(database)
        with pytest.raises(StoreError, match=r"is in use by an older gugong, .* stop that one first"):
            await new.open()
        await new.close()

    opened(database, old_one)
    assert sql(database, "SELECT version_num FROM alembic_version") == [[before]]
    opened(database, nothing)
    assert sql(database, "SELECT version_num FROM alembic_version") == [["0099"]]


def test_an_old_program_leaves_a_database_alone_that_it_cannot_use(database, upgraded, monkeypatch):
    upgraded("0099")
    opened(database, nothing)
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS)
    schema._versions.cache_clear()
    with pytest.raises(StoreError, match="written by a newer gugong"):
        opened(database, nothing)
