"""The earlier search plays as it always did."""

import json
from itertools import islice

import pytest

from tests.bots.earlier_search import EACH, FILE, KINDS, move, positions

STRIDE = 25  # a quarter of an hour for all of them where nothing is compiled


@pytest.mark.parametrize("first", range(5, len(KINDS) * EACH, STRIDE))
def test_it_chooses_the_moves_it_always_chose(first):
    moves = json.loads(FILE.read_text("utf-8"))
    assert len(moves) == len(KINDS) * EACH
    (g,) = islice(positions(), first, first + 1)
    assert move(first, g) == moves[first]
