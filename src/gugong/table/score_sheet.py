"""The score of every seat by source, and how it came about."""

from collections.abc import Sequence
from typing import NamedTuple

from gugong.game import end_now
from gugong.table import protocol as p
from gugong.table.steps import Step
from gugong.view.events import vp_by_source
from gugong.view.words import Words


class ScoreSheet(NamedTuple):
    now: dict[str, list[int]]  # what has been scored: by the rule that gave the points, then by seat
    sources: dict[str, list[int]]  # likewise, if the game ended now
    track: list[list[int]]  # VP by step, then by seat
    course: list[list[int]]  # likewise, if the game had ended then
    days: list[int]  # the step at which each day began


def score_sheet(steps: Sequence[Step]) -> ScoreSheet:
    """What has been scored, and what would be if the game ended now."""
    last = steps[-1].position
    events = [event for step in steps for event in step.events]
    later = [] if last.over() else end_now(last)
    seats = len(last.players)
    now, sources = vp_by_source(events, seats), vp_by_source(events + later, seats)
    return ScoreSheet(now, sources, [step.vp for step in steps], [step.points for step in steps], _first_steps(steps))


def _first_steps(steps: Sequence[Step]) -> list[int]:
    days = [step.day for step in steps]
    return [days.index(day) for day in sorted(set(days))]


def sheet_message(sheet: ScoreSheet, ask: int, words: Words) -> p.Sheet:
    nothing = [0] * len(sheet.track[-1])
    sources = [
        p.Source(rule, words.say(f"vp-{rule}".lower()), points, sheet.now.get(rule, nothing))
        for rule, points in sheet.sources.items()
    ]
    course, track = _by_seat(sheet.course), _by_seat(sheet.track)
    return p.Sheet(ask, sources, sheet.course[-1], sheet.track[-1], course, track, sheet.days)


def _by_seat(points: list[list[int]]) -> list[list[int]]:
    return [list(seat) for seat in zip(*points)]
