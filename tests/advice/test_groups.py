"""Every question belongs to one part of the game."""

from gugong.advice.groups import GROUP_OF, GROUPS
from tests.view.test_words_of_games import ABOUT


def test_every_question_is_in_one_group():
    assert sorted(about for abouts in GROUPS.values() for about in abouts) == ABOUT
    assert sorted(GROUP_OF) == ABOUT
