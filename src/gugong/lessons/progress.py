"""How far a learner has come, told from the moves played and what happened in them."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gugong.lessons.document import Condition, Lesson, Stage
from gugong.rules.spelling import read
from gugong.view.events import EventData

LEARNER: Final = 0  # the seat of whoever learns


class Played(NamedTuple):
    """One move of a game, and what the learner was told of it."""

    seat: int
    move: str
    events: Sequence[EventData]


class Progress(NamedTuple):
    lesson: Lesson
    at: int = 0  # the stage
    replies: int = 0  # moves of the others in it
    missed: bool = False

    @property
    def stage(self) -> Stage:
        return self.lesson.stages[self.at]

    @property
    def done(self) -> bool:
        return not self.stage.expect and not self.stage.until

    def reply(self) -> str | None:
        """The move that somebody else makes next; None if that is left to a bot."""
        replies = self.stage.replies
        return replies[self.replies] if self.replies < len(replies) else None

    @property
    def otherwise(self) -> str:
        """The id of the words for a move that the lesson does not go on with."""
        return f"lesson-{self.lesson.name}-{self.stage.otherwise}" if self.stage.otherwise else "lesson-otherwise"

    def allows(self, move: str) -> bool:
        """May the learner go on with this move?"""
        return not self.stage.expect or _is_move(move, self.stage.expect)

    def after(self, played: Played) -> "Progress":
        """Once a task is missed, nothing counts: it has to be tried again from its beginning."""
        if self.done or self.missed:
            return self
        if self._reached(played):
            return Progress(self.lesson, self.at + 1)
        missed = _happened(played.events, self.stage.missed)
        return self._replace(replies=self.replies + (played.seat != LEARNER), missed=missed)

    def _reached(self, played: Played) -> bool:
        if self.stage.expect:
            return played.seat == LEARNER and _is_move(played.move, self.stage.expect)
        return _happened(played.events, self.stage.until)


def follow(lesson: Lesson, played: Iterable[Played]) -> Progress:
    progress = Progress(lesson)
    for one in played:
        progress = progress.after(one)
    return progress


def _is_move(move: str, wanted: Sequence[Condition]) -> bool:
    said = read(move)
    return said is not None and _meets({"move": move, "key": said.key, **said.parts}, wanted)


def _happened(events: Iterable[EventData], wanted: Sequence[Condition]) -> bool:
    return any(_meets(_told(event), wanted) for event in events)


def _told(event: EventData) -> Condition:
    who = {} if event.who is None else {"who": event.who}
    return {"what": event.what, "rule": event.rule, **who, **event.facts}


def _meets(found: Condition, wanted: Sequence[Condition]) -> bool:
    return any(condition.items() <= found.items() for condition in wanted)
