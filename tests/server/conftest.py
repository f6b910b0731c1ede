"""What the tests of the server share: one server for all that do it no harm, and both kinds of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Served, served
from tests.server.databases import Where
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    with postgres(fsync="off") as running:
        yield running


@pytest.fixture
def database(database_server: Postgres) -> str:
    """The address of an empty one."""
    return database_server.new_database()


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """Where the tables of a test are kept: each way, as SQLite and PostgreSQL must not differ."""
    return tmp_path / "tables.sqlite" if request.param == "file" else request.getfixturevalue("database")


@pytest.fixture(scope="session", params=["file", "database"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Alone with a file, or two processes with a database."""
    per_address = ("--per-address", "400")  # all tests come from one address
    if request.param == "file":
        where: Where = tmp_path_factory.mktemp("server") / "tables.sqlite"
        options: tuple[str, ...] = per_address
    else:
        where = request.getfixturevalue("database_server").new_database()
        options = (*per_address, "--processes", "2")
    with served(where, *options) as running:
        yield running
