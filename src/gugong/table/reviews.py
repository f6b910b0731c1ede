"""Reviews at an open table: a seat of a finished game is judged as long as somebody waits for it.

What was found is kept with the table, part by part: after a restart, and for whoever asks next, it is there.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from gugong.advice.review import ITERATIONS, Finding, Plan, Review, Task, make_plan, missing, put_together
from gugong.game import SavedGame
from gugong.table import protocol as p
from gugong.table.errors import RequestError, Uncertain, Unwritable
from gugong.table.ports import Withdrawn
from gugong.table.review_message import review_message
from gugong.table.rows import FindingRow
from gugong.table.saving import saved
from gugong.table.tasks import ReviewTask
from gugong.view.words import Words

if TYPE_CHECKING:
    from gugong.table.open_table import OpenTable

DEPTHS: Final[dict[p.Depth, int]] = {"usual": ITERATIONS, "deeper": 4 * ITERATIONS}
LONGEST: Final = 600.0  # seconds that a review of usual depth may take: on a slower device it is less deep
MARGIN: Final = 0.8  # of LONGEST is planned for: the first parts have to be done again, and may mislead
LEAST: Final = 100  # iterations: fewer would tell nothing
TIMED: Final = 6  # parts after which it is known how long all of them will take
AT_ONCE: Final = 8  # parts of one review that may be thought about at the same time, if nobody else is waiting
STRIDE: Final = 0.618  # mixes parts from all over the game, so that the first tell how long the others will take
FOLLOW: Final = 2.0  # seconds from one look at what another process has found to the next
RETRY: Final = 10.0  # seconds until it goes on, when nothing could be stored
FINDING: Final = msgspec.json.Decoder(Finding)
log = logging.getLogger(__name__)


class Which(NamedTuple):
    """A review: of which seat, and how deep."""

    seat: int
    depth: p.Depth


class Reviewing:
    """One review, and the claim with which its parts wait for their turn."""

    urgency = 2  # whoever plays, or watches others play, goes before

    def __init__(self, table: "OpenTable", which: Which) -> None:
        self.table = table.history.id
        self.which = which
        self.iterations = 0  # for each decision; 0 until it has begun
        self.review: Review | None = None  # once it is complete
        self.failed = False
        self._open = table
        self._parts = 0
        self._found: dict[int, Finding] = {}  # by number
        self._unsaved: list[Finding] = []
        self._seconds: list[float] = []  # that the first parts took
        self._in_time = False  # is it known that it does not take too long?
        self._task: asyncio.Task[None] | None = None

    @property
    def account(self) -> str:
        return next((one.account for one in self._open.subscribers if one.review == self.which), "")

    @property
    def wanted(self) -> bool:
        return any(one.review == self.which for one in self._open.subscribers)

    @property
    def working(self) -> bool:
        return self._task is not None

    def start(self) -> None:
        """If somebody waits for it, and it is not complete."""
        if self._task is None and self.wanted and self.review is None:
            self.failed = False
            self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._due():
                await self._try()
        finally:
            self._task = None
            self._tell()

    def _due(self) -> bool:
        return self.wanted and self.review is None and not self.failed

    async def _try(self) -> None:
        """One process at a time reviews a seat; the others find it done."""
        following = asyncio.create_task(self._follow())
        try:
            async with self._open.peers.alone(self, f" review {self.which.seat}"):
                following.cancel()
                await asyncio.gather(following, return_exceptions=True)
                while self._due():
                    await self._go_on(await self.recall())
        except* Withdrawn:
            pass
        except* (Unwritable, Uncertain):
            await asyncio.sleep(RETRY)
        except* Exception:
            log.exception("A review at table %s failed", self.table)
            self.failed = True
        finally:
            following.cancel()

    async def _follow(self) -> None:
        """Tell how far another process is."""
        while True:
            with suppress(Unwritable):
                await self.recall()
            await asyncio.sleep(FOLLOW)

    async def recall(self) -> Plan:
        """What is to be done, and what has been found before."""
        rows = await self._open.store.findings(self.table, self.which.seat)
        if not self._in_time:
            self._begin({row.iterations for row in rows})
        plan = await self._open.thinker.run(self._plan)
        kept = (FINDING.decode(row.finding) for row in rows if row.iterations == self.iterations)
        self._found = {one.number: one for one in kept if _fits(plan, one)}
        self._parts = len(plan.tasks)
        self._complete(plan)
        self._tell()
        return plan

    def _begin(self, begun: set[int]) -> None:
        """As deep as was asked for, or as it was begun before on a device that is slow."""
        asked = DEPTHS[self.which.depth]
        usual = {iterations for iterations in begun if iterations <= asked and self.which.depth == "usual"}
        self.iterations = max(usual, default=asked)
        self._in_time = bool(usual) or self.which.depth != "usual"
        self._seconds.clear()
        self._unsaved.clear()

    def _plan(self) -> Plan:
        history = self._open.history
        return make_plan(SavedGame(history.record, history.components), self.which.seat, self.iterations)

    def _complete(self, plan: Plan) -> None:
        if len(self._found) == self._parts and self.review is None:
            self.review = put_together(plan, list(self._found.values()))

    async def _go_on(self, plan: Plan) -> None:
        """To the end, or until nobody waits any more, or until it turns out that it takes too long."""
        left = deque(mixed(missing(plan, self._found.values())))
        async with asyncio.TaskGroup() as group:
            for _ in range(min(AT_ONCE, len(left))):
                group.create_task(self._do(left))
        if plan.iterations == self.iterations and len(self._found) == self._parts:
            await self._save()
            self._complete(plan)

    async def _do(self, left: deque[Task]) -> None:
        """Parts of the plan, one after the other, while there are any."""
        while left and self._due():
            part = left.popleft()
            try:
                await self._find(part)
            except Withdrawn:
                return
            if part.iterations != self.iterations:
                left.clear()  # they are to be less deep

    async def _find(self, part: Task) -> None:
        task = ReviewTask(part, self._open.history.row.components)
        async with self._open.thinker.think(task, self) as done:
            found = done.finding
        if found is None:
            self.failed = True
        elif part.iterations == self.iterations:
            self._found[found.number] = found
            self._unsaved.append(found)
            self._time(done.seconds)
            if self._in_time:  # what is begun is gone on with, so not before
                await self._save()
        self._tell()

    def _time(self, seconds: float) -> None:
        """If the first parts take so long that all would take too long, begin again, less deep."""
        if self._in_time:
            return
        self._seconds.append(seconds)
        if len(self._seconds) == TIMED:
            self._in_time = True
            expected = self._parts * sum(self._seconds) / TIMED
            if expected > LONGEST:
                self._lower(MARGIN * LONGEST / expected)

    def _lower(self, by: float) -> None:
        self.iterations = max(LEAST, 10 * round(self.iterations * by / 10))
        self._found.clear()
        self._unsaved.clear()

    async def _save(self) -> None:
        rows, self._unsaved = [_row(self.which.seat, self.iterations, one) for one in self._unsaved], []
        if rows:
            await saved(self._open.store.add_findings(self.table, rows))

    def _tell(self) -> None:
        for subscriber in self._open.subscribers:
            if subscriber.review == self.which:
                subscriber.review_changed()

    def message(self, words: Words) -> p.Reviewed:
        """How far it is, and, once it is complete, what it says."""
        asked = DEPTHS[self.which.depth]
        made = p.Reviewed(*self.which, self.iterations or asked, asked, len(self._found), self._parts, self.failed)
        if self.review is not None:
            days = {step.day: step.number for step in reversed(self._open.history.steps)}
            made.review = review_message(self.review, days, words)
        return made


class Reviewer:
    """All reviews at a table."""

    def __init__(self, table: "OpenTable") -> None:
        self._table = table
        self._reviews: dict[Which, Reviewing] = {}

    @property
    def working(self) -> bool:
        return any(one.working for one in self._reviews.values())

    def of(self, seat: int, depth: p.Depth) -> Reviewing:
        """Raises RequestError if there can be no such review."""
        history, which = self._table.history, Which(seat, depth)
        if not history.over:
            raise RequestError("not-now", "not-over")
        if not 0 <= seat < history.options.players:
            raise RequestError("not-your-seat", "not-your-seat")
        if which not in self._reviews:
            self._reviews[which] = Reviewing(self._table, which)
        return self._reviews[which]

    async def finished(self, seat: int, depth: p.Depth) -> Review:
        """Wherever it was made; raises RequestError if it is not complete."""
        one = self.of(seat, depth)
        if one.review is None and not one.working:
            await one.recall()
        if one.review is None:
            raise RequestError("not-now", "no-review")
        return one.review

    async def stop(self) -> None:
        for one in self._reviews.values():
            await one.stop()


def _row(seat: int, iterations: int, found: Finding) -> FindingRow:
    return FindingRow(seat, iterations, found.number, msgspec.json.encode(found).decode())


def _fits(plan: Plan, found: Finding) -> bool:
    """A program of before may have planned otherwise."""
    task = next(iter(plan.tasks[found.number : found.number + 1]), None)
    return task is not None and (task.what, task.kind, task.at) == (found.what, found.kind, found.at)


def mixed(tasks: Iterable[Task]) -> list[Task]:
    """Parts from all over the game, always in the same order; what bots score says nothing about how long they take."""
    return sorted(tasks, key=lambda task: (task.what == "par", task.number * STRIDE % 1))
