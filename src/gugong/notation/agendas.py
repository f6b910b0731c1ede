"""Checks whether the rules could have produced an agenda, for positions from untrusted sources."""

from typing import Final

from gugong.rules.cargo import Load, Sail, Stow
from gugong.rules.day import DAY, Act, Exchange, Give, Payment, Turns
from gugong.rules.decrees import PlaceOnDecree
from gugong.rules.great_wall import Check, Extra, FromSupply, Place
from gugong.rules.jade import TakeJade
from gugong.rules.kernel import Position, Question, SeatTask, Task
from gugong.rules.meng import TWILIGHT
from gugong.rules.morning import MORNING, NEW_DAY
from gugong.rules.night import NIGHT, NightBonus, Ships
from gugong.rules.outposts import CALL_IN
from gugong.rules.scoring import END, FINAL
from gugong.rules.servants import Gain, Pay
from gugong.rules.setup import DAYS
from gugong.rules.state import NOBODY
from gugong.words import Phrase

CALENDAR: Final = (DAY, CALL_IN, TWILIGHT, NIGHT, MORNING, NEW_DAY, END, FINAL)
# The tasks that must be directly below these, because they were scheduled together.
DIRECTLY_BELOW: Final[dict[type[Task], tuple[type[Task], ...]]] = {
    Give: (Turns,),
    Payment: (Turns,),
    Act: (Turns,),
    Exchange: (Act, Turns),
    Place: (Extra,),
    Extra: (Check,),
    FromSupply: (Check,),
    NightBonus: (Ships,),
}
# Tasks that may become impossible if delayed: only a payment, or a gain from an exchange, may come before them.
AT_ONCE: Final = (Give, Payment, Exchange, Load, Sail, Stow, Pay, Place, PlaceOnDecree, TakeJade)


def agenda_fault(g: Position) -> Phrase | None:
    """Why the rules could not have produced this agenda; None if no reason is found."""
    if not g.agenda:
        return None
    top = g.agenda[-1]
    if not isinstance(top, Question):
        return Phrase("agenda-asks-nobody")
    if top.who == g.automa:
        return Phrase("agenda-asks-meng")
    if not all(_has_seat(g, task) for task in g.agenda):
        return Phrase("agenda-no-seat")
    return _calendar_fault(g) or _order_fault(g)


def _has_seat(g: Position, task: Task) -> bool:
    """Does the task's seat exist?  The bonus of a Night without matches goes to nobody; some tasks have no seat."""
    who = _who(task)
    return who is None or (NOBODY if isinstance(task, NightBonus) else 0) <= who < len(g.players)


def _who(task: Task) -> int | None:
    return task.who if isinstance(task, SeatTask) else None


def _calendar_fault(g: Position) -> Phrase | None:
    """At the bottom are the days to come, above them the rest of today, then what is being done now."""
    dusk = CALL_IN if g.automa == NOBODY else TWILIGHT
    planned = [task for task in g.agenda if task in CALENDAR]
    mornings = planned.count(MORNING)
    if g.day + mornings + planned.count(NEW_DAY) != DAYS:
        return Phrase("agenda-days", day=g.day, more=mornings)
    days: list[Task] = [END, *[NIGHT, dusk, DAY, MORNING] * mornings]
    today = planned[len(days) :]
    in_order = planned == days + [NIGHT, dusk, DAY, NEW_DAY][: len(today)] and g.agenda[: len(planned)] == planned
    if not in_order and planned != [FINAL]:
        return Phrase("agenda-day-order")
    turns = [at for at, task in enumerate(g.agenda) if isinstance(task, Turns)]
    if turns != ([len(planned)] if today == [NIGHT, dusk] else []):
        return Phrase("agenda-turns")
    return None


def _order_fault(g: Position) -> Phrase | None:
    """Tasks scheduled together are adjacent, and nothing comes before a task that must happen at once."""
    for at, task in enumerate(g.agenda):
        wanted = DIRECTLY_BELOW.get(type(task))
        if wanted is not None and not isinstance(g.agenda[at - 1], wanted):
            return Phrase("agenda-follows", task=_name(task), below=_name(g.agenda[at - 1]))
        paid = [isinstance(other, (Pay, Gain)) and other.who == _who(task) for other in g.agenda[at + 1 :]]
        if isinstance(task, AT_ONCE) and not all(paid):
            return Phrase("agenda-before", task=_name(task))
    return None


def _name(task: Task) -> str:
    return type(task).__name__
