"""A finished game as the events that a review looks at: every decision, and whatever chance showed to the seat."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from gugong.notation.positions import table_data
from gugong.notation.record import find_move
from gugong.rules.kernel import Event, Position
from gugong.rules.state import NOBODY
from gugong.view.observe import Observation, observe

Skill = Literal["own", "others", "hidden"]
Luck = Literal["morning", "cards", "meng"]
Kind = Literal[Skill, Luck]
MORNING = ("dice", "refill")


class Moment(NamedTuple):
    """One event, through the eyes of the reviewed seat."""

    kind: Kind
    before: Observation
    move: str | None  # of the seat itself, if that is its decision, or what chance interfered with
    after: Observation | None  # what was shown; None for a decision


def moments(g: Position, move: str, seat: int) -> Iterator[Moment]:
    """The events of one move: the decision itself, then whatever it shows this seat that nobody decided."""
    own = g.question().who == seat
    yield Moment("own" if own else "others", observe(g, seat), move if own else None, None)
    for before, played, after in _steps(g, move):
        kind = _kind(after, seat) if own or played is None else None  # a card that somebody plays is a decision
        if kind is not None:
            yield Moment(kind, glimpse(before, seat), played, glimpse(after, seat))


def _steps(g: Position, move: str) -> Iterator[tuple[Position, str | None, Position]]:
    """The move, then task by task what follows: the position before each, and after it, always the same object."""
    after = g.copy()
    found = find_move(after, move)
    assert found is not None
    after.journal = []
    after.begin(found)
    yield g, move, after
    while True:
        before = after.copy()
        after.journal, after.revealed_to = [], 0
        if not after.advance():
            return
        yield before, None, after


def _kind(after: Position, seat: int) -> Kind | None:
    """What has just shown the seat something that was hidden from it, if anything has."""
    if not after.revealed_to >> seat & 1:
        return None
    events: list[Event] = after.journal or []
    if any(event.what in MORNING for event in events):
        return "morning"
    if any(event.what == "draw" and event.who == seat for event in events):
        return "cards"
    if after.automa != NOBODY:
        return "meng"
    return "hidden" if any(event.what == "night" for event in events) else None


def glimpse(g: Position, seat: int) -> Observation:
    """What a seat knows in the midst of a move, with the tasks that are still to be done."""
    still = g.copy()
    still.agenda = []
    return msgspec.structs.replace(observe(still, seat), table=table_data(g))
