"""Who plays in the arena: a level with its budget, and how entrants sit down."""

from collections.abc import Sequence
from math import isfinite

from gugong.bots.contract import Budget
from gugong.bots.levels import LEVELS, level
from gugong.notation.positions import Struct

MENG = "Meng"  # he enters by himself where one plays alone
MOST_SECONDS = 3600.0


class EntrantError(ValueError):
    """A name that is no entrant, or too many of them; says what would be right."""


class Entrant(Struct):
    """A level and how long it may think; the name tells both."""

    name: str
    level: str
    budget: Budget

    def repeatable(self) -> bool:
        """Does it play the same game again from the same seed?"""
        return self.budget.seconds is None


def entrant(text: str, budget: Budget | None = None) -> Entrant:
    """`search` with the given budget, or else its own; `search@400` with 400 iterations; `search@0.3s` with seconds."""
    name, at, amount = text.partition("@")
    if name not in [found.name for found in LEVELS]:
        raise EntrantError(f"There is no level {name[:40]!r}: there are {', '.join(found.name for found in LEVELS)}")
    if at:
        return Entrant(text, name, _budget(text, amount))
    return Entrant(text, name, level(name).budget if budget is None else budget)


def _budget(text: str, amount: str) -> Budget:
    try:
        if amount.endswith("s"):
            return Budget(seconds=_between(float(amount[:-1]), MOST_SECONDS))
        return Budget(iterations=int(_between(int(amount), 10**9)))
    except ValueError:
        raise EntrantError(f"{text[:40]!r} names no budget: write LEVEL@400 or LEVEL@0.3s") from None


def _between(number: float, most: float) -> float:
    if not (isfinite(number) and 0 < number <= most):
        raise ValueError(number)
    return number


def line_up(named: Sequence[Entrant], players: int) -> tuple[Entrant, ...]:
    """One entrant for each seat; the last one named takes those that are left."""
    if len(named) > players:
        raise EntrantError(f"{len(named)} levels are named, and {players} play: name fewer, or more --players")
    return (*named, *[named[-1]] * (players - len(named)))


def rotations(seats: Sequence[Entrant]) -> list[tuple[Entrant, ...]]:
    """Every way to move the whole line-up round the table; those that come out alike only once."""
    turned = [(*seats[i:], *seats[:i]) for i in range(len(seats))]
    return list({tuple(one.name for one in seated): seated for seated in turned}.values())
