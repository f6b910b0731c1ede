"""The deal and the puzzle of the day: from the date alone."""

from datetime import date, timedelta

import pytest

from gugong import new_game
from gugong.puzzles import shipped
from gugong.puzzles.days import day_of, is_deal_of
from gugong.rules.options import DIFFICULTIES

FIRST = date(2026, 11, 16)  # a Monday
WEEK = [(FIRST + timedelta(n)).isoformat() for n in range(7)]


def test_a_day_is_always_the_same():
    """Others have played it: it must not change with the program."""
    assert day_of("2026-11-18").seed == "148fd19bb3a74f2cd64887ba5f676c75c485929148b5b0342ceaae3b84175ac4"


def test_no_two_days_have_the_same_deal():
    assert len({day_of(text).seed for text in WEEK}) == 7


def test_the_week_becomes_harder():
    found = [DIFFICULTIES.index(str(day_of(text).options.difficulty)) for text in WEEK]
    assert found == sorted(found)
    assert set(found) == {0, 1, 2}


def test_no_puzzle_comes_again_before_all_have_come():
    n = len(shipped())
    assert len({day_of((FIRST + timedelta(i)).isoformat()).puzzle for i in range(n)}) == n


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "20261118", "2026-W47-3", "2026-11-18T00:00", "1-1-1"])
def test_only_a_date_is_a_day(text):
    with pytest.raises(ValueError, match=r".*"):
        day_of(text)


def test_a_game_with_the_deal_of_a_day_is_told_from_others():
    day = day_of("2026-11-18")
    difficulty, sets = day.options.difficulty, day.options.sets
    record = new_game(1, day.seed, difficulty=difficulty, sets=sets).record
    assert is_deal_of(record, day)
    assert not is_deal_of(record, day_of("2026-11-19"))
    assert not is_deal_of(new_game(1, 1, difficulty=difficulty, sets=sets).record, day)
    assert not is_deal_of(new_game(1, day.seed, difficulty="easy", sets=sets).record, day)
