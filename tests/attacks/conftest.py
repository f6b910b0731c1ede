"""Servers to attack."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.server import Besieged, besieged


@pytest.fixture(scope="session")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    """For all attacks that should leave it as it was."""
    with besieged(tmp_path_factory.mktemp("target") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Besieged]:
    """For an attack after which it cannot go on."""
    with besieged(tmp_path / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    """With as few open files as many systems allow."""
    with besieged(tmp_path_factory.mktemp("small") / "tables.sqlite", files=1024) as running:
        yield running
