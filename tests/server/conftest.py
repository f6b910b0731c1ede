"""One server for all tests of a process that do it no harm."""

from collections.abc import Iterator

import pytest

from tests.server.client import Served, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # All tests come from one address.
    with served(tmp_path_factory.mktemp("server") / "tables.sqlite", "--per-address", "400") as running:
        yield running
