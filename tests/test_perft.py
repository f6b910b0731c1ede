"""The numbers of move sequences are those in perft.json."""

import json

import pytest

from tests.perft import POSITIONS, TABLE, counts


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name):
    assert counts(name) == json.loads(TABLE.read_text())[name]
