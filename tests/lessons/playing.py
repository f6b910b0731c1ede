"""Plays lessons by their own moves, and shows what they look like on the way.

`python -m tests.lessons.playing NAME` prints a lesson as it is played: what is said, the moves, what happened.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from gugong.game import Game
from gugong.lessons import LEARNER, Lesson, Played, Progress, begin, lesson
from gugong.view.events import event_data
from gugong.view.words import words_in


class Moment(NamedTuple):
    """A position in a lesson; `move` is what is played next, "" at its end."""

    game: Game
    progress: Progress
    move: str


def moments(taught: Lesson) -> Iterator[Moment]:
    """The lesson from its beginning to its end, each time before the next move."""
    game, progress, solved = begin(taught), Progress(taught), 0
    while not progress.done:
        assert not progress.missed, f"stage {progress.at} is missed by its own moves"
        move = _next(game, progress, solved)
        yield Moment(game.copy(), progress, move)
        after = progress.after(played(game, move))
        solved = 0 if after.at > progress.at else solved + (len(game.history) > 0 and game.history[-1][0] == LEARNER)
        progress = after
    yield Moment(game, progress, "")


def played(game: Game, move: str) -> Played:
    """Play this move, and tell the learner of it."""
    seat = game.asks().seat
    told = [event_data(event, LEARNER, game.components, game.record.options.players) for event in game.play(move)]
    return Played(seat, move, told)


def _next(game: Game, progress: Progress, solved: int) -> str:
    """The learner does as the lesson says, or as its solution; what the others do must be in the lesson, too."""
    stage, legal = progress.stage, [move.text for move in game.moves()]
    if game.asks().seat != LEARNER:
        reply = progress.reply()
        assert reply in legal, f"stage {progress.at}: reply {reply} is not among {legal}"
        return str(reply)
    if stage.expect:
        fitting = [text for text in legal if progress.allows(text)]
        assert fitting, f"stage {progress.at}: no legal move is expected; there are {legal}"
        return fitting[0]
    assert solved < len(stage.solution), f"stage {progress.at}: the solution ends too early; there are {legal}"
    assert stage.solution[solved] in legal, f"stage {progress.at}: {stage.solution[solved]} is not among {legal}"
    return stage.solution[solved]


def main(name: str, language: str = "en") -> None:
    words, at = words_in(language), -1
    for game, progress, move in moments(lesson(name)):
        if progress.at > at:
            at = progress.at
            for panel in progress.stage.say:
                said = words.say(f"lesson-{name}-{panel.id}", rival="Carp")
                sys.stdout.write(f"\n[{at} {panel.id}] {said}\n    points at {panel.points}, answers {panel.answers}\n")
        if move:
            asked = game.asks()
            sys.stdout.write(f"  {asked.seat} {asked.about}: {move}   of {[one.text for one in game.moves()]}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
