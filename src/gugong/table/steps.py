"""The steps of a game: the position after each move, and what happened in it."""

from functools import cached_property

from gugong.game import Event, IllegalMove, Position, end_now
from gugong.lessons import Progress
from gugong.notation import record as records
from gugong.view.refusals import refuse
from gugong.view.stage import gift_due

EVERY = 32  # one of so many steps never forgets its position, which has hundreds of parts: a server holds many tables


class Step:
    """The position after so many moves, the last entry that led to it (0 for none), and what happened in that one.

    A step never changes, but it may forget its position, which is then played again from the step before.
    """

    def __init__(self, before: "Step | None", seq: int, move: str, position: Position, events: list[Event]) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.seq = seq
        self.move = move
        self.day = position.day
        self.vp = [player.vp for player in position.players]
        self.events = events
        self.gift_due = gift_due(position)
        self.progress: Progress | None = None  # in the lesson that is given; kept here, it costs a state nothing
        self._position: Position | None = position

    @property
    def position(self) -> Position:
        position = self._position
        if position is None:
            assert self.before is not None
            position, _ = play(self.before.position, self.move)
        return position

    @cached_property
    def begins_turn(self) -> bool:
        """Does a turn begin with what happened in this move?  Tokens may be exchanged before the gift is given."""
        return self.before is not None and self.before.ends_turn and bool(self.events)

    @property
    def ends_turn(self) -> bool:
        """Does the next turn begin with whatever happens next?"""
        return self.gift_due and not self._prepares

    @cached_property
    def _prepares(self) -> bool:
        """Has something happened in a turn whose gift is still to be given?"""
        before = self.before
        if before is None or not before.gift_due or any(event.what == "exchange" for event in self.events):
            return False
        return before._prepares or bool(self.events)

    def remember(self) -> None:
        self._position = self.position

    def forget(self) -> None:
        """The points are asked for again and again: they stay."""
        if self.number % EVERY and self.points:
            self._position = None

    @cached_property
    def points(self) -> list[int]:
        """What each seat would have if the game were scored now, the Palace aside."""
        found = self.vp.copy()
        for event in [] if self.position.over() else end_now(self.position):
            found[event.who] += event.facts["n"]
        return found


def play(before: Position, move: str) -> tuple[Position, list[Event]]:
    """The position after this move, and what happened in it; raises IllegalMove, with the reason."""
    after = before.copy()
    found = records.find_move(after, move)
    if found is None:
        raise IllegalMove(refuse(after, move))
    events: list[Event] = []
    after.journal = events
    after.play(found)
    after.journal = None
    return after, effective(events)


def effective(events: list[Event]) -> list[Event]:
    """Points that are none are not worth telling."""
    return [event for event in events if event.what != "vp" or event.facts["n"] != 0]
