"""What is thought about elsewhere: in a process of the server, on a cluster, or in a worker of the browser.

A task is plain data with everything it needs, and so is what comes of it.  A new kind is a class here, in TASK.
"""

import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from gugong.advice import review
from gugong.advice.hints import compare
from gugong.advice.judgement import Judgement
from gugong.bots import levels
from gugong.bots.answers import Answer, instead, play_safely, read
from gugong.bots.contract import Bot, Budget
from gugong.bots.requests import Fault, FaultKind, Made_co, Request
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.table.rows import components_of
from gugong.view.observe import Observation

Maker = Callable[[str, int, Components], Bot]


class Task(Request[Made_co], Protocol[Made_co]):
    """Something to think about."""

    @property
    def name(self) -> str:
        """Its kind, for measurements."""

    @property
    def said(self) -> str:
        """What it is called in a log."""

    @property
    def seconds(self) -> float:
        """How long it may take, if the machine has nothing else to do."""

    def think(self, make: Maker = levels.make) -> Made_co:
        """Do it, here and now; `make` makes the bots."""


class BotTask(Struct, tag="bot", tag_field="task"):
    """One decision for a bot to make: a legal move in any case."""

    seen: Observation
    level: str
    seed: int
    components: str | None  # as in TableRow
    budget: Budget | None = None  # instead of that of its level

    @property
    def name(self) -> str:
        return self.level

    @property
    def said(self) -> str:
        return f"A bot of level {self.level}"

    @property
    def seconds(self) -> float:
        return levels.level(self.level).budget.seconds or 0.0

    def think(self, make: Maker = levels.make) -> Answer:
        try:
            bot = make(self.level, self.seed, components_of(self.components, self.seen.components))
        except Exception as error:
            return self.instead("error", f"{type(error).__name__}: {error}")
        return play_safely(bot, self.seen, self.budget or levels.level(self.level).budget)

    def read(self, answer: bytes) -> Answer:
        return read(answer, tuple(self.seen.moves))

    def instead(self, kind: FaultKind, said: str) -> Answer:
        return instead(tuple(self.seen.moves), kind, said)


class Judged(Struct):
    """A judgement, None if there is none, and whether it is as deep as was asked for."""

    judgement: Judgement | None
    complete: bool
    fault: Fault | None = None


JUDGED: Final = msgspec.json.Decoder(Judged)


class JudgementTask(Struct, tag="judgement", tag_field="task"):
    """A decision to be judged, and its two best moves to be compared: as deep as said, or as far as time allows."""

    seen: Observation
    seed: int
    components: str | None  # as in TableRow
    iterations: int
    seconds: float

    name = "hint"
    said = "A hint"

    def think(self, make: Maker = levels.make) -> Judged:
        try:
            components = components_of(self.components, self.seen.components)
            return Judged(*compare(self.seen, components, self.seed, self.iterations, self.seconds))
        except Exception as error:
            return self.instead("error", f"{type(error).__name__}: {error}")

    def read(self, answer: bytes) -> Judged:
        return JUDGED.decode(answer)

    def instead(self, kind: FaultKind, said: str) -> Judged:
        return Judged(None, False, Fault(kind, said))


class Reviewed(Struct):
    """A finding, None if there is none, and how long it took to find."""

    finding: review.Finding | None
    seconds: float
    fault: Fault | None = None


REVIEWED: Final = msgspec.json.Decoder(Reviewed)


class ReviewTask(Struct, tag="review", tag_field="task"):
    """A part of a review."""

    part: review.Task
    components: str | None  # as in TableRow

    name = "review"
    said = "A part of a review"

    @property
    def seconds(self) -> float:
        """On a phone, which is fifty times as slow as a computer."""
        return self.part.iterations / 50

    def think(self, make: Maker = levels.make) -> Reviewed:
        begun = time.monotonic()
        try:
            found = review.do(self.part, components_of(self.components, self.part.before.components))
        except Exception as error:
            return self.instead("error", f"{type(error).__name__}: {error}")
        return Reviewed(found, time.monotonic() - begun)

    def read(self, answer: bytes) -> Reviewed:
        return REVIEWED.decode(answer)

    def instead(self, kind: FaultKind, said: str) -> Reviewed:
        return Reviewed(None, 0.0, Fault(kind, said))


TASK: Final = msgspec.json.Decoder(BotTask | JudgementTask | ReviewTask)


def think(text: bytes, make: Maker = levels.make) -> bytes:
    """What comes of a task; both are JSON."""
    return msgspec.json.encode(TASK.decode(text).think(make))
