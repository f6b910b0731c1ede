"""Tables in memory."""

from collections.abc import Iterator

import pytest

from tests.tables.memory import MemoryHost


@pytest.fixture(scope="session")
def tables() -> Iterator[MemoryHost]:
    """For all tests of a process."""
    made = MemoryHost()
    yield made
    made.close()


@pytest.fixture
def fresh() -> Iterator[MemoryHost]:
    """For tests that count what happens, or do harm."""
    made = MemoryHost()
    yield made
    made.close()
