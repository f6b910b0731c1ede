"""The puzzle that is set at a table, and why its move is the best."""

from gugong.advice.reasons import figure, main_sources
from gugong.game import Position
from gugong.puzzles.document import Puzzle
from gugong.table import protocol as p
from gugong.view.choices import spelled
from gugong.view.words import Words


def puzzle_message(puzzle: Puzzle, begun: Position | None, words: Words) -> p.Puzzle:
    """`begun` is the position that it is about, once it is solved."""
    made = p.Puzzle(puzzle.key, puzzle.rating)
    if begun is not None:
        made.why, made.other, made.gain = _why(puzzle, words), _move(puzzle, begun, words), puzzle.gain
        points = sorted(puzzle.points.items(), key=lambda one: -one[1])
        made.gains = [p.Gain(source, words.say(f"hint-source-{source}"), vp) for source, vp in points]
    return made


def _move(puzzle: Puzzle, begun: Position, words: Words) -> str:
    choice = spelled(begun, puzzle.other)
    assert choice is not None
    assert puzzle.seen.question is not None
    return words.move(puzzle.seen.question.about, choice)


def _why(puzzle: Puzzle, words: Words) -> str:
    gains, _ = main_sources(puzzle.points)
    names = ", ".join(words.say(f"hint-source-{source}") for source in gains)
    gain, error = figure(puzzle.gain, words), figure(puzzle.error, words)
    return words.say("puzzle-why" if gains else "puzzle-why-many", gain=gain, error=error, sources=names)
