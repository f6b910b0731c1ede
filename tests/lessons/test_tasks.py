"""A task can be got wrong, and the lesson notices."""

import pytest

from gugong.lessons import LEARNER, Progress, lesson
from tests.lessons.playing import moments, played

# The lesson, the stage of its task, and moves of the learner that miss it; the others answer as the lesson says.
WRONG = [
    ("wall", 2, "8 wall, A"),  # level, and behind in Intrigue
    ("wall", 2, "8 wall, B, place 1"),
    ("wall", 2, "8 palace, A"),  # the rival completes it
    ("jade", 2, "8 jade"),  # one servant short, and the rival buys it
    ("jade", 2, "7-one-servant jade, skip"),
    ("jade", 2, "7-one-servant palace, no actions"),
    ("intrigue", 2, "8 wall, A"),
    ("intrigue", 2, "7-intrigue wall, A, A"),  # one space is not enough
    ("intrigue", 2, "8 intrigue, B"),  # ahead, but the rival completes the wall with three
    ("palace", 2, "8 palace, A"),  # one step too few
    ("palace", 2, "2-decrees palace, no actions"),
    ("travel", 3, "9 travel, A, go Kaifeng"),  # one journey is too short
    ("travel", 3, "9 travel, B, go Chengdu, go Xi'an"),  # the wrong way
    ("travel", 3, "2-decrees travel, pay 2, A, go Nanjing"),  # nothing is left for option B
    ("travel", 3, "9 canal, skip"),
    ("decrees", 2, "9 decrees, decree L1-ENVOY"),  # of level 1
    ("decrees", 2, "4-canal decrees, pay 2, skip"),  # nothing is left for a decree
    ("decrees", 2, "9 decrees, skip"),
    ("canal", 4, "9 canal, A, load 1 a3, sail a3"),  # past the card
    ("canal", 4, "9 canal, A, no load"),
    ("canal", 4, "9 canal, A, load 1 a3, stay"),  # full, but not claimed
    ("canal", 4, "9 canal, B, load 1 new a, load 1 a1"),  # on another ship
    ("tokens", 4, "tokens 2"),
    ("tokens", 4, "tokens 4"),
    ("tokens", 4, "9 jade, house 3"),  # paid with servants
    ("decree-levels", 4, "decree L3-JADE"),  # 4 VP instead of 6
    ("decree-levels", 4, "decree L2-EQUAL"),
    ("decree-levels", 4, "skip"),
    ("double", 1, "A, load 1 new a, stay"),
    ("double", 1, "A, load 1 a4, stay"),  # full, but nothing is claimed
    ("double", 5, "5-one-servant travel, no actions"),
    ("double", 5, "5-one-servant wall, gain 1, B, place 2"),  # one too few without the Double Servant
    ("double", 5, "5-one-servant wall, gain D, A, place D"),
    ("double", 5, "5-one-servant wall, gain D, B, pay D, place 2"),
    ("double", 5, "5-one-servant wall, gain D, skip"),
    ("meng", 2, "5-one-servant decrees, skip"),  # he completes the wall in Twilight
    ("meng", 2, "5-one-servant wall, skip"),
    ("meng", 2, "5-one-servant jade, no actions"),
]


@pytest.mark.parametrize(("name", "stage", "moves"), WRONG)
def test_a_wrong_way_is_missed(name, stage, moves):
    after = tried(name, stage, moves.split(", "))
    assert (after.at, after.missed) == (stage, True)


def tried(name: str, stage: int, moves: list[str]) -> Progress:
    """How the task stands when the learner has made these moves and the others have answered the last one."""
    game, progress, _ = next(moment for moment in moments(lesson(name)) if moment.progress.at == stage)
    while not progress.missed:
        mine = game.asks().seat == LEARNER
        move = moves.pop(0) if mine else progress.reply()
        assert move is not None, f"not missed when the replies are over, {moves} are left"
        progress = progress.after(played(game, move))
    assert not moves, f"missed before {moves}"
    return progress
