"""Hints at an open table: the decision at hand is searched, deeper and deeper, as long as whoever asked is there."""

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from gugong.advice.hints import Hint, hint
from gugong.table import protocol as p
from gugong.table.ports import Withdrawn
from gugong.table.steps import Step
from gugong.table.tasks import Judged, JudgementTask
from gugong.view.words import Words

if TYPE_CHECKING:
    from gugong.table.open_table import OpenTable, Subscriber

DEPTHS = (200, 800, 3000)  # iterations; what each of them finds is shown
SECONDS = 3.0  # for one of them: where that is too short, none that is deeper is tried
log = logging.getLogger(__name__)


class Found(NamedTuple):
    """What the search knows so far: nothing, if it has failed."""

    hint: Hint | None
    depth: int  # how many of DEPTHS it has reached

    @property
    def settled(self) -> bool:
        return self.depth >= len(DEPTHS)


class Waiting:
    """The claim with which a hint waits for its turn, as a bot of this table would: somebody is waiting for it."""

    urgency = 0

    def __init__(self, table: "OpenTable", step: Step, account: str) -> None:
        self.table = table.history.id
        self.account = account
        self._open = table
        self._step = step

    @property
    def wanted(self) -> bool:
        """Nobody needs a hint about a decision that has been made."""
        return self._open.wanted and self._open.history.steps[-1] is self._step


class Adviser:
    """Thinks about one decision at a time: the one at hand, once a hint about it has been asked for."""

    def __init__(self, table: "OpenTable") -> None:
        self._table = table
        self._found: WeakKeyDictionary[Step, Found] = WeakKeyDictionary()  # a move that is undone leads back to it
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        return self._task is not None

    def start(self) -> None:
        """If there is something to find, and somebody who waits for it."""
        if self._task is None and self._asker() is not None:
            self._task = asyncio.create_task(self._think())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _asker(self) -> "Subscriber | None":
        """A page from which the seat is played that has asked, and has not been told everything."""
        history = self._table.history
        if not history.hint_steps() or self._now().settled:
            return None
        asked = history.asks()
        return next((one for one in self._table.subscribers if asked in self._table.own_seats(one.secret)), None)

    def _now(self) -> Found:
        return self._found.get(self._table.history.steps[-1], Found(None, 0))

    async def _think(self) -> None:
        try:
            while (asker := self._asker()) is not None:
                await self._deepen(asker)
        finally:
            self._task = None

    async def _deepen(self, asker: "Subscriber") -> None:
        """Search once more, deeper; a decision that is made meanwhile is left."""
        async with asker.budget.search:
            if self._asker() is None:  # any more
                return
            step, found = self._table.history.steps[-1], self._now()
            try:
                self._found[step] = _deeper(found, await self._judged(step, DEPTHS[found.depth], asker.account))
            except Withdrawn:
                return
            except Exception:
                log.exception("A hint at table %s failed", self._table.history.id)
                self._found[step] = Found(found.hint, len(DEPTHS))
        self._table.tell_hint()

    async def _judged(self, step: Step, iterations: int, account: str) -> Judged:
        history = self._table.history
        seen = self._table.presenter.current().observe(history.asks())
        task = JudgementTask(seen, hint_seed(history.id, step), history.row.components, iterations, SECONDS)
        async with self._table.thinker.think(task, Waiting(self._table, step, account)) as judged:
            return judged

    def message(self, ask: p.Ask, words: Words) -> p.Hinted:
        """What was found about the decision at hand, as far as it was asked for."""
        history, found = self._table.history, self._now()
        taken = history.hint_steps()
        made = p.Hinted(history.steps[-1].number, taken, found.settled)
        if found.hint is not None:
            _say(made, found.hint, ask, words)
        elif found.settled:
            made.nudge = words.say("hint-failed")
        return made


def _deeper(found: Found, judged: Judged) -> Found:
    """Where the time was too short, or the search has failed, it goes no deeper."""
    made = found.hint if judged.judgement is None else hint(judged.judgement)
    return Found(made, found.depth + 1 if judged.complete else len(DEPTHS))


def hint_seed(table: str, step: Step) -> int:
    """Asked again, the same is said; what nobody at the table can know has no part in it."""
    return int.from_bytes(sha256(f"hint {table} {step.number}".encode()).digest()[:8], "big")


def _say(made: p.Hinted, found: Hint, ask: p.Ask, words: Words) -> None:
    """The four steps, as many as were taken."""
    best, other = (next(choice for choice in ask.choices if choice.move == move) for move in (found.move, found.other))
    made.nudge = words.say("hint-nudge", source=found.matters or "none")
    if made.taken > 1:
        made.where = best.targets[-1:]
    if made.taken > 2:
        made.where, made.move, made.words = best.targets, best.move, best.words
    if made.taken > 3:
        made.other, made.gain = other.words, found.gain
        points = sorted(found.points.items(), key=lambda one: -one[1])
        made.gains = [p.Gain(source, words.say(f"hint-source-{source}"), vp) for source, vp in points]
