"""Tasks to and from data: a class name and its fields."""

import pkgutil
from collections.abc import Iterable
from importlib import import_module
from typing import Final

import gugong.rules
from gugong.notation.shown import shown
from gugong.rules.kernel import SeatTask, Task
from gugong.words import WordedError

Row = list[int | str]

FIELDS: Final = range(-1, 100)  # the numbers allowed in a field


class TaskError(WordedError):
    """There is no such task, or it cannot have these fields."""


def row(task: Task) -> Row:
    return [type(task).__name__, *task.fields]


def _found(thing: object) -> Iterable[Task]:
    """The tasks in a module constant: a single one, or those inside lists and dictionaries."""
    if isinstance(thing, Task):
        yield thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _found(part)
    elif isinstance(thing, dict):
        yield from _found(list(thing.values()))


def _standing() -> Iterable[Task]:
    """The tasks made once and shared by all games, which the rules modules keep as constants."""
    for module in pkgutil.iter_modules(gugong.rules.__path__):
        for name, thing in vars(import_module(f"gugong.rules.{module.name}")).items():
            if name.isupper() and not name.startswith("_"):
                yield from _found(thing)


def _classes(base: type[Task]) -> Iterable[type[Task]]:
    """The concrete task classes: those without subclasses."""
    for made in base.__subclasses__():
        yield from _classes(made) if made.__subclasses__() else [made]


_STANDING: Final = {tuple(row(task)): task for task in _standing()}
# All other tasks are made when needed: their fields vary too much to keep one of each.
_MADE: Final = {made.__name__: made for made in _classes(Task)}
for _name in {str(key[0]) for key in _STANDING}:
    del _MADE[_name]


def task(data: Row) -> Task:
    """The task this row describes."""
    found = _STANDING.get(tuple(data))
    if found is not None:
        return found
    make = _MADE.get(str(data[0])) if data else None
    if make is None or any(field not in FIELDS for field in data[1:] if not isinstance(field, str)):
        raise TaskError("position-task", task=shown(data))
    try:
        made = make(*data[1:])
    except (TypeError, ValueError, IndexError):
        raise TaskError("position-task", task=shown(data)) from None
    if isinstance(made, SeatTask) and not isinstance(made.who, int):  # compiled, that is a TypeError
        raise TaskError("position-task", task=shown(data))
    return made
