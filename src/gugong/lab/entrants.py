"""Entrants of the arena: a level with a budget, and the seatings they play in."""

from collections.abc import Sequence

from gugong.bots.contract import Budget
from gugong.bots.levels import level
from gugong.notation.positions import Struct

MENG = "Meng"  # the other player of a solo game; nobody has to enter him
MOST_SECONDS = 3600.0


class Entrant(Struct):
    """A level and how long it may think; the name says both."""

    name: str
    level: str
    budget: Budget

    def repeatable(self) -> bool:
        """Does it play the same game again from the same seed?"""
        return self.budget.seconds is None


def entrant(text: str, budget: Budget | None = None) -> Entrant:
    """`search@400` has 400 iterations, `search@0.3s` has 0.3 seconds, `search` has this budget or its usual one.

    A ValueError says what would be right.
    """
    name, at, amount = text.partition("@")
    usual = level(name).budget
    found = _budget(amount) if at else budget or usual
    if found is None:
        raise ValueError(f"{text[:40]!r} names no budget: write LEVEL@400 or LEVEL@0.3s")
    return Entrant(text, name, found)


def _budget(amount: str) -> Budget | None:
    try:
        if amount.endswith("s"):
            seconds = float(amount[:-1])
            return Budget(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None
        return Budget(iterations=int(amount)) if 0 < int(amount) <= 10**9 else None
    except ValueError:
        return None


def line_up(named: Sequence[Entrant], players: int) -> tuple[Entrant, ...]:
    """One entrant for each seat; the last one named takes all remaining seats; a ValueError if there are too many."""
    if len(named) > players:
        raise ValueError(f"{len(named)} levels for {players} players: name fewer levels, or raise --players")
    return (*named, *[named[-1]] * (players - len(named)))


def rotations(seats: Sequence[Entrant]) -> list[tuple[Entrant, ...]]:
    """The line-up moved round the table seat by seat; seatings that come out the same are listed once."""
    turned = [(*seats[i:], *seats[:i]) for i in range(len(seats))]
    return list({tuple(one.name for one in seated): seated for seated in turned}.values())
