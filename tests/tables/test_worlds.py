"""A move that can be undone tells nothing; thousands more are tried by `python -m tests.worlds`."""

from collections import Counter

import pytest

from tests.fuzz import TABLES
from tests.worlds import check_game


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_a_move_that_can_be_undone_is_the_same_in_all_worlds_its_seat_cannot_tell_apart(seed):
    tally: Counter[str] = Counter()
    check_game(seed, tally)
    assert tally["nights"] == 4
