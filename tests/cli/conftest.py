"""What the tests of the terminal share."""

import pytest


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """What a player saves without naming a folder lands here."""
    monkeypatch.chdir(tmp_path)
