"""A finished game as the events that a review judges: every decision, and everything that chance showed to the seat."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from gugong.notation.positions import table_data
from gugong.notation.record import find_move
from gugong.rules.kernel import Event, Position
from gugong.rules.state import NOBODY
from gugong.view.choices import public_text
from gugong.view.observe import Observation, observe

Kind = Literal["own", "others", "hidden", "morning", "cards", "meng"]
MORNING = ("dice", "refill")


class Moment(NamedTuple):
    """One event, through the eyes of the reviewed seat."""

    kind: Kind
    before: Observation
    move: str | None  # the one played; None if something happens by itself, or if the seat cannot know the move
    after: Observation | None  # what chance has led to; None for a decision


def moments(g: Position, move: str, seat: int) -> Iterator[Moment]:
    """The events of one move: the decision itself, then whatever chance shows this seat because of it."""
    asked = g.question().who
    seen = observe(g, seat)
    known = move if asked == seat or public_text(move) == move else None
    yield Moment("own" if asked == seat else "others", seen, known, None)
    for before, played, after, events in _steps(g, move):
        kind = _kind(after, seat, events)
        if kind is not None:
            yield Moment(kind, glimpse(before, seat), played, glimpse(after, seat))


def _steps(g: Position, move: str) -> Iterator[tuple[Position, str | None, Position, list[Event]]]:
    """The move, then task by task what follows: the position before each, and the same object after it."""
    after = g.copy()
    found = find_move(after, move)
    assert found is not None
    after.journal = []
    after.begin(found)
    yield g, move, after, after.journal
    while True:
        before = after.copy()
        after.journal, after.revealed_to = [], 0
        if not after.advance():
            return
        yield before, None, after, after.journal


def _kind(after: Position, seat: int, events: list[Event]) -> Kind | None:
    """What showed the seat something that was hidden from it; None if nothing did, or if it was a card played."""
    if not after.revealed_to >> seat & 1:
        return None
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
