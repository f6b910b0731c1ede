"""A finished game reviewed for one seat, from what it knew at each moment (decision 18).

The work consists of tasks, plain data from which `do` makes plain data.  They may be done in any order and anywhere: a
finding depends on its task alone, so the same seed and iterations give the same review.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gugong.advice.account import Account, make_account
from gugong.advice.decisions import Decision, judge
from gugong.advice.expectation import final_lead
from gugong.advice.luck import measured_luck
from gugong.advice.moments import Kind, Moment, moments
from gugong.content import Components
from gugong.game import SavedGame
from gugong.notation.positions import Struct
from gugong.view.observe import Observation
from gugong.words import WordedError

ITERATIONS: Final = 4000  # of a decision of the reviewed seat
OTHERS: Final = 2  # a decision of somebody else gets this part of them


class ReviewError(WordedError):
    """This game cannot be reviewed; the message says why."""


class Task(Struct):
    """One event to be judged, as the reviewed seat saw it."""

    number: int  # in the plan
    at: int  # moves played before it
    kind: Kind
    before: Observation
    move: str | None  # None if nobody decides, or if the seat cannot know the move
    after: Observation | None  # what chance has led to; None for a decision
    iterations: int
    seed: int


class Finding(Struct):
    """What an event was worth to the reviewed seat."""

    number: int  # of its task
    at: int
    kind: Kind
    worth: float  # in points
    error: float  # standard error
    decision: Decision | None  # None for a chance event


class Plan(Struct):
    """A review before any work is done."""

    seat: int
    players: int
    moves: int
    scores: list[int]
    result: float  # the final lead, as the search counts it
    iterations: int
    seed: int
    tasks: list[Task]


class Review(Struct):
    """A finished review."""

    seat: int
    players: int
    moves: int
    scores: list[int]
    iterations: int
    seed: int
    decisions: list[Decision]  # of the reviewed seat
    events: list[Finding]  # all others: what the other seats decided, and what chance did
    account: Account

    def mistakes(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.mark is not None]

    def graph(self) -> list[tuple[int, float]]:
        """The lead to be expected before each decision of the seat, by moves played, and the final one."""
        known = [(decision.at, decision.preferred.lead) for decision in self.decisions]
        return [*known, (self.moves, self.account.result)]


def make_plan(saved: SavedGame, seat: int, iterations: int = ITERATIONS, seed: int = 0) -> Plan:
    """Raises ReviewError if the game is not over, and Difference if the record does not replay."""
    made: list[Task] = []
    played = [text for _, text, _ in saved.record.moves]
    for at, g in enumerate(saved.steps()):
        if at < len(played):
            for moment in moments(g, played[at], seat):
                made.append(_task(len(made), at, moment, iterations, seed))
    if not made or not g.over():
        raise ReviewError("review-not-over")
    return Plan(seat, g.options.players, len(played), list(g.scores), final_lead(g, seat), iterations, seed, made)


def _task(number: int, at: int, moment: Moment, iterations: int, seed: int) -> Task:
    depth = iterations if moment.kind != "others" else max(1, iterations // OTHERS)
    kind, before, move, after = moment
    return Task(number, at, kind, before, move, after, depth, seed * 1_000_003 + number)


def do(task: Task, components: Components) -> Finding:
    """What this event was worth to the seat that is reviewed."""
    how = (components, task.iterations, task.seed)
    if task.after is not None:
        worth, error = measured_luck(task.before, task.move, task.after, *how)
        return Finding(task.number, task.at, task.kind, worth, error, None)
    decision = judge(task.at, task.before, task.move, *how)
    return Finding(task.number, task.at, task.kind, -decision.cost, decision.error, decision)


def missing(plan: Plan, findings: Iterable[Finding]) -> list[Task]:
    """The tasks that are still to be done, if these findings are there already."""
    done = {finding.number for finding in findings}
    return [task for task in plan.tasks if task.number not in done]


def put_together(plan: Plan, findings: Sequence[Finding]) -> Review:
    """The review, from the finding of each task, in any order."""
    found = sorted(findings, key=lambda finding: finding.number)
    assert [finding.number for finding in found] == [task.number for task in plan.tasks]
    first = found[0].decision
    assert first is not None
    events = [(finding.kind, finding.worth, finding.error) for finding in found]
    account = make_account(first.preferred.lead, plan.result, events)
    own = [one.decision for one in found if one.kind == "own" and one.decision is not None]
    others = [one for one in found if one.kind != "own"]
    terms = (plan.seat, plan.players, plan.moves, plan.scores, plan.iterations, plan.seed)
    return Review(*terms, own, others, account)
