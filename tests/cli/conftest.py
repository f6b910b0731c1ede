"""Fixtures for the tests of the command line."""

import pytest


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """Files that a player saves without naming a folder are written here."""
    monkeypatch.chdir(tmp_path)
