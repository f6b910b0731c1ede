"""Learners who do a task in a way of their own."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from gugong.lessons import LEARNER, Progress, lesson
from tests.lessons.playing import Moment, moments, played


class OwnWay(NamedTuple):
    """Moves of the learner from where a task is set, which neither do it nor miss it."""

    lesson: str
    stage: int
    moves: str

    def __str__(self) -> str:
        return f"{self.lesson}, {self.moves}"


# It can still be done: of every task that can be done in more than one way.
OPEN: Final = [
    OwnWay("travel", 3, "2-decrees travel"),
    OwnWay("wall", 2, "2-decrees wall"),
    OwnWay("intrigue", 2, "7-intrigue travel, discard 8"),
    OwnWay("palace", 2, "2-decrees palace"),
    OwnWay("decrees", 2, "4-canal decrees"),
    OwnWay("canal", 4, "9 canal, B, load 1 new a"),
    OwnWay("tokens", 4, "2-decrees jade, pay 2"),
    OwnWay("double", 1, "A, load 1 a4, sail a4"),
    OwnWay("meng", 2, "5-one-servant travel, pay 2, B, go Wuchang"),
]
# It cannot be done any more, and the lesson has not noticed: of every task but that of decree-levels, whose first wrong
# move misses it.
LOST: Final = [
    OwnWay("travel", 3, "9 canal"),
    OwnWay("wall", 2, "8 palace"),
    OwnWay("jade", 2, "8 wall"),
    OwnWay("intrigue", 2, "8 palace"),
    OwnWay("palace", 2, "8 decrees"),
    OwnWay("decrees", 2, "9 jade"),
    OwnWay("canal", 4, "9 wall"),
    OwnWay("tokens", 4, "2-decrees intrigue, decree L3-JADE"),
    OwnWay("double", 1, "A, load 1 new a"),
    OwnWay("double", 5, "5-one-servant wall, gain 1"),
    OwnWay("meng", 2, "5-one-servant palace"),
]
# It can be done if the rival leaves it open: a swapped gift keeps it from playing what the lesson has it play.
HOPED: Final = OwnWay("palace", 2, "8 travel, pay 2, A, go Kaifeng")
# Too much would have to be tried: the rival cannot play what the lesson has it play, and may do anything.
UNSEEN: Final = [OwnWay("wall", 2, "8 travel"), OwnWay("decrees", 2, "4-canal travel, discard 9")]


def course(way: OwnWay) -> Iterator[Moment]:
    """The lesson up to its task, then on this way; at the last moment the learner is asked, and `move` is ""."""
    for moment in moments(lesson(way.lesson)):
        if moment.progress.at == way.stage and moment.game.asks().seat == LEARNER:
            break
        yield moment
    game, progress = moment.game, moment.progress
    for move in way.moves.split(", "):
        yield Moment(game.copy(), progress, move)
        progress = progress.after(played(game, move))
    yield Moment(game, progress, "")


def end(way: OwnWay) -> Moment:
    *_, last = course(way)
    assert last.game.asks().seat == LEARNER
    assert not last.progress.missed
    return last


def after(moment: Moment, move: str) -> Moment:
    """After this move of the learner, and what the lesson has the others answer."""
    game = moment.game.copy()
    progress: Progress = moment.progress.after(played(game, move))
    while game.asks().seat != LEARNER and progress.at == moment.progress.at:
        progress = progress.after(played(game, str(progress.reply())))
    return Moment(game, progress, "")
