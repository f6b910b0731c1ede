"""Luck and skill told apart: where the final lead of a seat came from, in lines that add up."""

from collections.abc import Iterable
from math import hypot
from typing import Final, get_args

from gugong.advice.moments import Kind
from gugong.notation.positions import Struct

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
NOISE: Final = "noise"
SKILL: Final[tuple[Kind, ...]] = ("own", "others", "hidden")
LUCK: Final = tuple(kind for kind in KINDS if kind not in SKILL)


class Line(Struct):
    """What all events of one kind were worth to the seat, in points."""

    events: int
    worth: float
    error: float  # standard error


class Account(Struct):
    """From the lead expected at the start to the final one: expected + all lines + noise = result."""

    expected: float
    lines: dict[Kind, Line]
    noise: float  # what the estimates leave open
    result: float

    def luck(self) -> Line:
        """All chance together."""
        found = [self.lines[kind] for kind in LUCK]
        return Line(sum(line.events for line in found), sum(line.worth for line in found), _error(found))

    def tenths(self) -> dict[str, int]:
        """Every line in tenths of a point, as it is shown; the rounded figures add up too, by the line of noise."""
        shown: dict[str, int] = {kind: round(10 * line.worth) for kind, line in self.lines.items() if line.events}
        expected, result = round(10 * self.expected), round(10 * self.result)
        noise = result - expected - sum(shown.values())
        return {"expected": expected, **shown, NOISE: noise, "result": result}


def make_account(expected: float, result: float, events: Iterable[tuple[Kind, float, float]]) -> Account:
    """From the kind of each event, what it was worth, and the standard error of that."""
    lines: dict[Kind, Line] = {kind: Line(0, 0.0, 0.0) for kind in KINDS}
    for kind, worth, error in events:
        line = lines[kind]
        lines[kind] = Line(line.events + 1, line.worth + worth, hypot(line.error, error))
    noise = result - expected - sum(line.worth for line in lines.values())
    return Account(expected, lines, noise, result)


def _error(lines: Iterable[Line]) -> float:
    return hypot(*[line.error for line in lines])
