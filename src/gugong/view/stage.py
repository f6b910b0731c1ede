"""Which part of the day it is, to which an event belongs, and where a turn begins."""

from collections.abc import Sequence
from typing import Literal

from gugong.rules.day import DAY, Exchange, Give, Payment
from gugong.rules.kernel import Event, Position, Task
from gugong.rules.meng import TWILIGHT
from gugong.rules.morning import MORNING, NEW_DAY
from gugong.rules.night import NIGHT
from gugong.rules.outposts import CALL_IN
from gugong.rules.scoring import END
from gugong.rules.state import NOBODY

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

# Events that happen in one part of the day only, and rules, by their families.
BY_EVENT: dict[str, Stage] = {"twilight": "twilight"}
BY_RULE: dict[str, Stage] = {"MORN": "morning", "NIGHT": "night", "SOLO-NIGHT": "night", "END": "end"}
# With these Meng begins a turn: SOLO-DAY-1 with his automa card, perhaps after shuffling, Q-ME-2 without one.
MENGS = ("SOLO-DAY-6", "SOLO-DAY-1", "Q-ME-2")


def stage(g: Position) -> Stage:
    """The stage of the open question; the end begins with the last exchange of tokens.  (ROUND-1, ROUND-2)"""
    for task in reversed(g.agenda):
        if task is NIGHT:
            return "day" if g.automa == NOBODY else "twilight"
        if task in BEFORE:
            return BEFORE[task]
    return "end"


def gift_due(g: Position) -> bool:
    """Has a turn begun, or is it about to, whose gift is still to be given?  (DAY-EXCHANGE-1 to DAY-EXCHANGE-5)"""
    return any(isinstance(task, (Give, Payment, Exchange)) for task in g.agenda)


def stages(events: Sequence[Event], begins: bool) -> list[Stage | None]:
    """The part of the day that each event of a move belongs to: "day" if a turn begins with it, None if that goes on.

    `begins` says that a player's turn begins with the first of them.
    """
    found = [_stage_of(event) for event in events]
    for at, event in enumerate(events):
        if (begins and at == 0) or (event.rule in MENGS and (at == 0 or events[at - 1].rule not in MENGS)):
            found[at] = "day"
    return found


def _stage_of(event: Event) -> Stage | None:
    return BY_EVENT.get(event.what) or BY_RULE.get(event.rule.rpartition("-")[0])
