"""A finished game reviewed for one seat, from what it knew at each moment (decision 18).

The work consists of tasks, plain data from which `do` makes plain data.  They may be done in any order and anywhere: a
finding depends on its task alone, so the same seed and iterations give the same review.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, Literal

import msgspec

from gugong.advice.account import LUCK, Account, make_account
from gugong.advice.decisions import Decision, judge
from gugong.advice.expectation import expectation, final_lead
from gugong.advice.moments import Kind, Moment, moments
from gugong.advice.par import GAMES, bots_score
from gugong.content import Components
from gugong.game import SavedGame
from gugong.notation.positions import Struct
from gugong.notation.record import Record
from gugong.view.observe import Observation
from gugong.words import WordedError

ITERATIONS: Final = 5000  # of the search, for each decision
GAME: Final = 10  # an imagined game takes as long as about so many iterations

What = Literal["decision", "value", "luck", "par"]


class ReviewError(WordedError):
    """This game cannot be reviewed; the message says why."""


class Task(Struct):
    """Something to be found out, from what the reviewed seat knew.

    What a decision cost; the lead to be expected when events of a kind begin; what luck was worth; or, from the deal,
    what bots score in that seat.
    """

    number: int  # in the plan
    what: What
    kind: Kind
    at: int  # moves played before it
    before: Observation
    move: str | None  # the decision that is judged, or with which the future begins
    after: Observation | None  # what chance has led to, for luck
    iterations: int
    seed: int
    deal: Record | None = None  # the record before the first move, for a par


class Finding(Struct):
    """What was found out, in points."""

    number: int  # of the task
    what: What
    kind: Kind
    at: int
    points: (
        float  # the lead, for a value; the score of a bot, for a par; otherwise what the event was worth to the seat
    )
    error: float  # standard error
    decision: Decision | None


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
    decisions: list[Decision]
    luck: list[Finding]
    values: list[Finding]
    account: Account
    par: list[float]  # what bots scored in this seat with the same deal; none if the game began with a position

    def mistakes(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.mark is not None]

    def graph(self) -> list[tuple[int, float]]:
        """The lead to be expected over the game, by moves played, and the final one."""
        return [*[(value.at, value.points) for value in self.values], (self.moves, self.account.result)]

    def mean_par(self) -> float | None:
        return sum(self.par) / len(self.par) if self.par else None


def make_plan(saved: SavedGame, seat: int, iterations: int = ITERATIONS, seed: int = 0) -> Plan:
    """Raises ReviewError if the game is not over, and Difference if the record does not replay."""
    made: list[Task] = []
    played = [text for _, text, _ in saved.record.moves]
    last: Kind | None = None
    for at, g in enumerate(saved.steps()):
        for moment in moments(g, played[at], seat) if at < len(played) else ():
            for what in _needed(moment, last):
                kind, before, move, after = moment
                begins = None if what == "value" and kind == "own" else move  # an own decision is still to be made
                number = len(made)
                made.append(Task(number, what, kind, at, before, begins, after, iterations, _seed(seed, number)))
            last = moment.kind
    if not made or not g.over():
        raise ReviewError("review-not-over")
    made += _pars(saved.record, made[0].before, range(len(made), len(made) + GAMES), iterations, seed)
    return Plan(seat, g.options.players, len(played), list(g.scores), final_lead(g, seat), iterations, seed, made)


def _pars(record: Record, before: Observation, numbers: range, iterations: int, seed: int) -> list[Task]:
    """None for a game that began with a position.  They come last: stored findings know the others by number."""
    if record.start is not None:
        return []
    deal = msgspec.structs.replace(record, moves=[], result=None)
    return [Task(n, "par", "own", 0, before, None, None, iterations, _seed(seed, n), deal) for n in numbers]


def _seed(seed: int, number: int) -> int:
    """Of a task: luck takes the next one, too."""
    return seed * 1_000_003 + 2 * number


def _needed(moment: Moment, last: Kind | None) -> Iterator[What]:
    """Decisions of one kind in a row are accounted for together; every chance event by itself."""
    if moment.kind != last or moment.after is not None:
        yield "value"
    if moment.kind in LUCK:
        yield "luck"
    elif moment.kind == "own":
        yield "decision"


def do(task: Task, components: Components) -> Finding:
    """The finding of a task; it needs the components that the game was played with."""
    begun, move = (task.number, task.what, task.kind, task.at), task.move
    if task.what == "decision":
        assert move is not None
        decision = judge(task.at, task.before, move, components, task.iterations, task.seed)
        return Finding(*begun, -decision.cost, decision.error, decision)
    if task.deal is not None:
        assert task.before.seat is not None
        score = bots_score(task.deal, task.before.seat, components, task.iterations, task.seed)
        return Finding(*begun, score, 0.0, None)
    games = task.iterations // GAME
    before = expectation(task.before, move, components, games, task.seed)
    if task.what == "value":
        return Finding(*begun, before.lead, before.error, None)
    assert task.after is not None
    after = expectation(task.after, None, components, games, task.seed + 1)
    return Finding(*begun, after.lead - before.lead, hypot(after.error, before.error), None)


def missing(plan: Plan, findings: Iterable[Finding]) -> list[Task]:
    """The tasks that are still to be done, if these findings are there already."""
    done = {finding.number for finding in findings}
    return [task for task in plan.tasks if task.number not in done]


def put_together(plan: Plan, findings: Sequence[Finding]) -> Review:
    """The review, from the finding of each task, in any order."""
    found = sorted(findings, key=lambda finding: finding.number)
    assert [finding.number for finding in found] == [task.number for task in plan.tasks]
    decisions = [one.decision for one in found if one.decision is not None]
    luck, values = ([one for one in found if one.what == what] for what in ("luck", "value"))
    events = [*_skill(values, plan.result), *[(one.kind, one.points, one.error) for one in luck]]
    account = make_account(values[0].points, plan.result, events)
    terms = (plan.seat, plan.players, plan.moves, plan.scores, plan.iterations, plan.seed)
    return Review(*terms, decisions, luck, values, account, [one.points for one in found if one.what == "par"])


def _skill(values: Sequence[Finding], result: float) -> Iterator[tuple[Kind, float, float]]:
    """What decisions were worth: the expectation when the next kind of event begins less the one when they began."""
    end = Finding(-1, "value", "own", -1, result, 0.0, None)
    for one, following in pairwise([*values, end]):
        if one.kind not in LUCK:
            yield one.kind, following.points - one.points, hypot(one.error, following.error)
