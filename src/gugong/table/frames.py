"""A move as it unfolds: the table after each thing that happened in it, through the eyes of one seat."""

from typing import NamedTuple

from gugong.game import Position
from gugong.notation.record import find_move
from gugong.table import protocol as p
from gugong.table.presenter import Presenter, Viewer
from gugong.table.steps import Step, effective
from gugong.table.turns import by_turns
from gugong.view.observe import Observation, observe
from gugong.view.stage import stage

AT_ONCE = 8  # views that are made before others have their turn
ANNOUNCING = ("acts", "twilight")  # said before something is done, and shown together with it


class Moment(NamedTuple):
    """A position within a move, and how much has happened by then."""

    position: Position
    events: int


async def frames(presenter: Presenter, viewer: Viewer, step: Step) -> list[p.Frame]:
    """The last of them is the table after the move, as it is shown anyway."""
    lines, view = presenter.lines(viewer, step), presenter.view(viewer, step)
    moments = unfold(step.before.position, step.move) if step.before is not None else []
    views = await by_turns((_view(moment.position, viewer, view) for moment in moments[:-1]), AT_ONCE)
    ends = [0, *(moment.events for moment in moments[:-1]), len(lines)]
    return [p.Frame(seen, lines[start:end]) for seen, start, end in zip([*views, view], ends, ends[1:])]


def unfold(before: Position, move: str) -> list[Moment]:
    """Play the move again, task by task, and stop wherever something has happened."""
    g = before.copy()
    found = find_move(g, move)
    assert found is not None
    g.journal = []
    moments: list[Moment] = []
    told = 0
    g.begin(found)
    going_on = True
    while going_on:
        events = effective(g.journal)
        if len(events) > told and events[-1].what not in ANNOUNCING:
            told = len(events)
            moments.append(Moment(g.copy(), told))
        going_on = g.advance()
    return moments


def _view(position: Position, viewer: Viewer, after: p.View) -> p.View:
    points = [player.vp for player in position.players]
    return p.View(after.step, observed(position, viewer.seat), after.names, None, points, stage(position), None)


def observed(position: Position, seat: int | None) -> Observation:
    """In the midst of a move nobody is asked, and what is still to be done is nobody's business."""
    twin = position.copy()
    twin.agenda = []
    return observe(twin, seat)
