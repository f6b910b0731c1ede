"""Lessons: a start position, what is said and asked of the learner, and how far somebody has come.

A lesson is a file of data/ (docs/contributing.md).  It is played at a table like any other game.
"""

from functools import cache
from importlib import resources
from typing import Final

from gugong.lessons.document import Lesson, decode
from gugong.lessons.layout import begin
from gugong.lessons.progress import LEARNER, Played, Progress

# In the order in which they are offered.
LESSONS: Final = (
    "first-day",
    "travel",
    "wall",
    "jade",
    "intrigue",
    "palace",
    "decrees",
    "canal",
    "tokens",
    "decree-levels",
    "double",
    "meng",
)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; raises KeyError if there is none."""
    if name not in LESSONS:
        raise KeyError(name)
    return decode(name, resources.files(__name__).joinpath("data", f"{name}.toml").read_text("utf-8"))


__all__ = ["LEARNER", "LESSONS", "Lesson", "Played", "Progress", "begin", "lesson"]
