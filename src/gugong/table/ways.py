"""Finds a move towards what a lesson asks for, from wherever the learner has got to."""

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from gugong.content import Components
from gugong.game import Position, imagine
from gugong.lessons import Played, Progress
from gugong.notation.record import find_move
from gugong.table.steps import play
from gugong.view.events import event_data
from gugong.view.observe import Observation

WORLDS: Final = 3  # games imagined: what cannot be done in any of them is taken to be impossible
MOST: Final = 2_000  # moves tried in each: enough for a turn of the learner and what the lesson has the others answer


class Way(NamedTuple):
    """The learner's next move, "" if none is in sight; `lost` if nothing leads there any more."""

    move: str
    lost: bool = False


class _Reached(NamedTuple):
    """Where some moves lead, the learner's first among them; `certain` if nobody else has had a choice."""

    position: Position
    progress: Progress
    first: str = ""
    certain: bool = True


def find_way(seen: Observation, progress: Progress, components: Components) -> Way:
    """As far as the learner can know: the same for all games that look like this one."""
    luck = Random(0)
    for _ in range(WORLDS):
        way = _way_from(imagine(seen, luck, components), progress)
        if not way.lost:
            break
    return way


def _way_from(position: Position, progress: Progress) -> Way:
    """The shortest way that the others cannot bar, else one that they may leave open."""
    todo, tried, hope = deque([_Reached(position, progress)]), 0, ""
    while todo and tried < MOST:
        for after in _onward(todo.popleft()):
            tried += 1
            if after.progress.at == progress.at:
                todo.extend([] if after.progress.missed else [after])
            elif after.certain:
                return Way(after.first)
            else:
                hope = hope or after.first
    return Way(hope, lost=not hope and not todo)


def _onward(one: _Reached) -> Iterator[_Reached]:
    """After each move of the learner; the others play as the lesson says, and anything where it says nothing."""
    g = one.position
    if g.over():
        return
    seat, learner = g.question().who, one.progress.learner
    reply = None if seat == learner else find_move(g, one.progress.reply() or "")
    certain = one.certain and (seat == learner or reply is not None)
    for move in [move.text for move in ([reply] if reply else g.legal)]:
        after, events = play(g, move)
        told = [event_data(event, learner, g.components, g.options.players) for event in events]
        progress = one.progress.after(Played(seat, move, told))
        yield _Reached(after, progress, one.first or move, certain)
