"""Tasks as data: a class name and its fields, and back."""

from collections.abc import Callable, Iterable
from typing import Final

from gugong.rules import (
    actions,
    canal,
    cards,
    cargo,
    day,
    decrees,
    great_wall,
    harbours,
    intrigue,
    jade,
    meng,
    meng_actions,
    morning,
    night,
    outposts,
    palace,
    scoring,
    servants,
    stored,
    tokens,
    travel,
)
from gugong.rules.kernel import Task

Row = list[int | str]


class TaskError(ValueError):
    """No such task, or not with these fields."""


def _standing() -> Iterable[Task]:
    """The tasks that are made once and stand for the whole program."""
    for place in actions.ACTIONS:
        for by_source in place:
            for action in by_source:
                yield action
                yield action.done
    for rows in (canal.BEGUN, cargo.LOAD, cargo.SAIL, cargo.STOW, harbours.CLAIM_HERE, day.PAYMENT, stored.STORE):
        for row in rows:
            yield from row
    for kinds in (great_wall.FROM_SUPPLY.values(), outposts.PUT_OUT.values()):
        for questions in kinds:
            yield from questions
    for seats in (
        actions.AGAIN, actions.CARD_ACTIONS, cargo.LAST_CLAIMS, cards.SWAP_BY_CARD, cards.SWAP_BY_DECREE,
        cards.SWAP_BY_TOKEN, day.ACT, day.EXCHANGE, day.GIVE, day.TURNS, great_wall.BENEFITS, great_wall.EXTRA,
        harbours.SHIP_BY_DECREE, harbours.SHIP_BY_TOKEN, morning.AUTOMATIC, morning.DECREES, morning.INCOME,
        stored.LAST_EXCHANGE, stored.MAKE_ROOM, tokens.DISCARD_FOR_JADE, tokens.PAY_FOR_JADE, tokens.TAKE_BACK,
        travel.JOURNEY, meng.CARD_PART, meng.PLACE_PART, meng.TWILIGHT_CARD,
    ):  # fmt: skip
        yield from seats
    yield from (day.DAY, great_wall.CHECK, morning.MORNING, morning.NEW_DAY, night.NIGHT, night.SHIPS)
    yield from (outposts.CALL_IN, scoring.END, scoring.FINAL, meng.TWILIGHT, meng.NIGHTFALL, meng_actions.TIDY)


def row(task: Task) -> Row:
    return [type(task).__name__, *task.fields]


_STANDING: Final = {tuple(row(task)): task for task in _standing()}

# Made when they are needed: their fields vary too much to keep one of each.
_MADE: Final[dict[str, Callable[..., Task]]] = {
    made.__name__: made
    for made in (
        servants.Gain,
        servants.Pay,
        intrigue.Steps,
        intrigue.OfferSteps,
        palace.Procession,
        jade.TakeJade,
        decrees.PlaceOnDecree,
        great_wall.Place,
        tokens.JadeFromSupply,
        night.MatchGain,
        night.NightBonus,
    )
}


def task(data: Row) -> Task:
    """The task that this row names."""
    found = _STANDING.get(tuple(data))
    if found is not None:
        return found
    make = _MADE.get(str(data[0])) if data else None
    if make is None:
        raise TaskError(f"{data!r} is no task of this game")
    try:
        return make(*data[1:])
    except (TypeError, ValueError, IndexError) as error:
        raise TaskError(f"{data!r} is no task of this game: {error}") from None
