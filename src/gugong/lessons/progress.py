"""How far a learner has come, told from the moves played and what happened in them."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gugong.lessons.document import Condition, Lesson, Stage
from gugong.rules.spelling import read
from gugong.view.events import EventData

LEARNER: Final = 0  # the seat of whoever learns, in a lesson of data/


class Played(NamedTuple):
    """One move of a game, and what the learner was told of it."""

    seat: int
    move: str
    events: Sequence[EventData]


class Progress(NamedTuple):
    lesson: Lesson
    at: int = 0  # the stage
    replies: int = 0  # moves of the others in it
    mine: tuple[str, ...] = ()  # those of the learner
    missed: bool = False

    @property
    def stage(self) -> Stage:
        return self.lesson.stages[self.at]

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return self.lesson.seat

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

    def leads_on(self, move: str) -> bool:
        """Is it what the learner is meant to do now?  Nothing is, once a task is tried in a way of one's own."""
        if self.stage.expect:
            return _is_move(move, self.stage.expect)
        made = len(self.mine)
        return [*self.mine, move] == self.stage.solution[: made + 1]

    @property
    def settled(self) -> bool:
        """Nothing counts any more: the lesson is over, or its task is missed and has to be tried again."""
        return self.done or self.missed

    def after(self, played: Played) -> "Progress":
        if self.settled:
            return self
        if self._reached(played):
            return Progress(self.lesson, self.at + 1)
        missed = _happened(played.events, self.stage.missed)
        if played.seat == self.learner:
            return self._replace(mine=(*self.mine, played.move), missed=missed)
        return self._replace(replies=self.replies + 1, missed=missed)

    def _reached(self, played: Played) -> bool:
        if self.stage.expect:
            return played.seat == self.learner and _is_move(played.move, self.stage.expect)
        return _happened(played.events, self.stage.until)


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
