"""Puzzles: positions of games between strong bots in which one move is clearly the best from what the seat knows.

They are found by `gugong puzzles`, kept in a file of data/, and solved at a table, as a lesson with a single step
(docs/decisions/0022-a-puzzle-is-what-a-seat-sees.md).
"""

from functools import cache
from importlib import resources
from random import Random
from typing import Final

from gugong import lessons
from gugong.content import edition
from gugong.game import Game, from_position, imagine
from gugong.lessons.document import Lesson, Panel, Stage
from gugong.puzzles.document import Puzzle, read

NAME: Final = "puzzle"  # of the lesson; at a table the key of the puzzle follows
OTHERS: Final = "minister"  # plays the other seats when the puzzle is solved


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles of this program by their keys, in the order of their file."""
    file = resources.files(__name__).joinpath("data", "puzzles.jsonl")
    return {puzzle.key: puzzle for puzzle in read(file.read_bytes()).puzzles}


def puzzle_at(name: str) -> Puzzle | None:
    """The puzzle that is set at a table with a lesson of this name; None if it is none, or is not shipped any more."""
    return shipped().get(name.removeprefix(f"{NAME}-")) if name.startswith(f"{NAME}-") else None


def taught(name: str) -> Lesson | None:
    """The lesson of this name; None if it is that of a puzzle which is not shipped any more."""
    if not name.startswith(f"{NAME}-"):
        return lessons.lesson(name)
    found = puzzle_at(name)
    return None if found is None else as_lesson(found)


def as_lesson(puzzle: Puzzle) -> Lesson:
    """A lesson that waits for the best move, and refuses any other."""
    asked = Stage(say=[Panel(id="ask")], expect=[{"move": puzzle.answer}], otherwise="wrong")
    assert puzzle.seen.seat is not None
    return Lesson(
        name=NAME,
        components=puzzle.seen.components,
        seed=0,
        options={},
        stages=[asked, Stage(say=[Panel(id="solved")])],
        level=OTHERS,
        seat=puzzle.seen.seat,
    )


def begin(puzzle: Puzzle) -> Game:
    """A game that agrees with what the seat knows, the same for everybody; raises ComponentError."""
    box = edition(puzzle.seen.components)
    return from_position(imagine(puzzle.seen, Random(puzzle.key), box), box)
