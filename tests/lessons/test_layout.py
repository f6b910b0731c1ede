"""A lesson begins with what its file lays out."""

import pytest

from gugong.content import load
from gugong.lessons import Lesson, begin
from gugong.lessons.document import Start
from gugong.notation.positions import secret_data, table_data


def laid_out(start: Start):
    lesson = Lesson(name="", components=load().digest, seed=1, options={"players": 1}, stages=[], start=start)
    return begin(lesson).position


def test_automa_cards_lie_used_or_come_next():
    g = laid_out(Start(today=["special", "wall"], automa=["travel", "jade"]))
    meng, deck = table_data(g).meng, secret_data(g).automa
    assert meng.today == ["special", "wall"]
    assert deck[-2:] == ["jade", "travel"]  # the next card last
    assert meng.deck == len(deck) == 9


def test_there_is_no_third_special_card():
    with pytest.raises(ValueError, match="not in list"):
        laid_out(Start(today=["special", "special"], automa=["special"]))
