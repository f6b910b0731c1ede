"""Luck and skill told apart: where the final lead of a seat came from, in lines that add up (decision 18)."""

from collections.abc import Iterable
from math import hypot
from typing import Final, get_args

from gugong.advice.moments import Kind, Luck, Skill
from gugong.notation.positions import Struct

SKILL: Final[tuple[Skill, ...]] = get_args(Skill)
LUCK: Final[tuple[Luck, ...]] = get_args(Luck)
NOISE: Final = "noise"


class Line(Struct):
    """What all events of one kind were worth to the seat, in points."""

    events: int
    worth: float
    error: float  # standard error


class Account(Struct):
    """From the lead expected at the start to the final one: expected + all lines + noise = result."""

    expected: float
    lines: dict[Kind, Line]
    noise: float  # by how much the estimates contradict each other
    result: float

    def luck(self) -> Line:
        """All chance together."""
        found = [self.lines[kind] for kind in LUCK]
        error = hypot(*[line.error for line in found])
        return Line(sum(line.events for line in found), sum(line.worth for line in found), error)

    def tenths(self) -> dict[str, int]:
        """Every line in tenths of a point, as it is shown; the rounded figures add up too, by the line of noise."""
        shown: dict[str, int] = {kind: round(10 * line.worth) for kind, line in self.lines.items() if line.events}
        expected, result = round(10 * self.expected), round(10 * self.result)
        noise = result - expected - sum(shown.values())
        return {"expected": expected, **shown, NOISE: noise, "result": result}


def make_account(expected: float, result: float, events: Iterable[tuple[Kind, float, float]]) -> Account:
    """From the kind of each event, what it was worth, and the standard error of that."""
    lines: dict[Kind, Line] = {kind: Line(0, 0.0, 0.0) for kind in (*SKILL, *LUCK)}
    for kind, worth, error in events:
        line = lines[kind]
        lines[kind] = Line(line.events + 1, line.worth + worth, hypot(line.error, error))
    noise = result - expected - sum(line.worth for line in lines.values())
    return Account(expected, lines, noise, result)
