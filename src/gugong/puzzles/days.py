"""The deal and the puzzle of the day: the same for everybody, from the date alone."""

from datetime import date
from hashlib import sha256
from typing import Final

from gugong import puzzles
from gugong.notation.positions import Struct
from gugong.notation.record import OptionsData, Record
from gugong.rules.options import SETS

# From Monday to Sunday: the week ends with the hardest games.
BY_WEEKDAY: Final = ("easy", "easy", "normal", "normal", "normal", "hard", "hard")


class Day(Struct):
    """What is played on one day."""

    date: str
    options: OptionsData  # of the solo game
    seed: str
    puzzle: str  # its key


def day_of(text: str) -> Day:
    """The day with this date, as 2026-11-18; raises ValueError for anything else."""
    when = date.fromisoformat(text)
    if when.isoformat() != text:
        raise ValueError(text)
    sets = SETS[when.toordinal() // 7 % len(SETS)]
    options = OptionsData(1, difficulty=BY_WEEKDAY[when.weekday()], sets=sets)
    return Day(text, options, _hash(f"gugong deal of {text}"), _puzzle(when))


def is_deal_of(record: Record, day: Day) -> bool:
    """Is it a game with the deal of this day, from its set-up?"""
    same = record.options.difficulty == day.options.difficulty and record.options.sets == day.options.sets
    return same and (record.options.players, record.seed, record.start) == (1, day.seed, None)


def _puzzle(when: date) -> str:
    """All puzzles that there are come up before one comes again."""
    keys = sorted(puzzles.shipped(), key=_hash)
    return keys[when.toordinal() % len(keys)]


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
