"""A decision of a finished game: the move that was played beside the one that the search prefers."""

from math import hypot
from typing import Final, Literal

from gugong.advice.judgement import Judge, JudgedMove
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.view.choices import ChoiceData
from gugong.view.observe import Observation

Mark = Literal["small", "costly", "decisive"]
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("decisive", 5.0), ("costly", 2.5), ("small", 1.0))  # least points
SURE: Final = 2.0  # a mistake costs more than so many standard errors


class Option(Struct):
    """A move, and the lead that it leads to."""

    choice: ChoiceData
    lead: float
    error: float  # standard error of the lead
    points: dict[str, float]  # the lead by source


class Decision(Struct):
    """What was played and what is preferred."""

    at: int  # moves played before it
    day: int
    about: str  # the question
    preferred: Option
    played: Option
    sources: dict[str, float]  # what the move played cost, by source
    cost: float  # the sum of these
    error: float  # standard error of the cost
    mark: Mark | None  # how bad a mistake it was, if it was one


def judge(at: int, seen: Observation, move: str, components: Components, iterations: int, seed: int) -> Decision:
    """Judge a decision by what its seat knew; both moves get an equally long look."""
    assert seen.question is not None
    judge = Judge(seen, components, seed)
    found = judge.compare(iterations, move)
    preferred, played = (_option(judge, judged) for judged in (found.moves[0], found.of(move)))
    sources = {source: points - played.points[source] for source, points in preferred.points.items()}
    cost = sum(sources.values())
    error = 0.0 if played == preferred else hypot(preferred.error, played.error)
    about, day = seen.question.about, seen.table.day
    return Decision(at, day, about, preferred, played, sources, cost, error, mark(cost, error))


def mark(cost: float, error: float) -> Mark | None:
    """How bad a mistake this is, by the cost in tenths as it is shown; None if it is none, or may be none."""
    if cost <= SURE * error:
        return None
    return next((name for name, least in MARKS if round(cost, 1) >= least), None)


def _option(judge: Judge, judged: JudgedMove) -> Option:
    return Option(judge.choice(judged.move), judged.lead, judged.error, judged.points)
