"""Which part of the day it is, and to which an event belongs."""

from typing import Literal

from gugong.rules.day import DAY
from gugong.rules.kernel import Position, Task
from gugong.rules.meng import TWILIGHT
from gugong.rules.morning import MORNING, NEW_DAY
from gugong.rules.night import NIGHT
from gugong.rules.outposts import CALL_IN
from gugong.rules.scoring import END
from gugong.rules.state import NOBODY
from gugong.view.events import EventData

Stage = Literal["morning", "day", "twilight", "night", "end"]

# By the task of the calendar that comes next.
BEFORE: dict[Task, Stage] = {
    NEW_DAY: "morning",
    DAY: "morning",
    CALL_IN: "day",
    TWILIGHT: "day",
    MORNING: "night",
    END: "night",
}

# Events that happen in one part of the day only, and rules, by their families; of the day those that begin a turn.
BY_EVENT: dict[str, Stage] = {"automa": "day", "automa-reshuffle": "day", "exchange": "day", "twilight": "twilight"}
BY_RULE: dict[str, Stage] = {
    "MORN": "morning",
    "DAY-EXCHANGE": "day",
    "NIGHT": "night",
    "SOLO-NIGHT": "night",
    "END": "end",
}
PAID_WITH_TOKEN = {"kind": "twice-value"}  # the token of a gift whose value counts twice


def stage(g: Position) -> Stage:
    """The stage of the open question; the end begins with the last exchange of tokens.  (ROUND-1, ROUND-2)"""
    for task in reversed(g.agenda):
        if task is NIGHT:
            return "day" if g.automa == NOBODY else "twilight"
        if task in BEFORE:
            return BEFORE[task]
    return "end"


def stage_of(event: EventData) -> Stage | None:
    """The part of the day that this event belongs to: "day" if a turn begins with it, None if it may be at any time."""
    if event.what == "token-used" and event.facts == PAID_WITH_TOKEN:
        return "day"
    return BY_EVENT.get(event.what) or BY_RULE.get(event.rule.rpartition("-")[0])
