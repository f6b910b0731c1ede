"""What the descriptions of things are made from: the table as one seat knows it, and the shape of a description."""

from functools import cached_property
from typing import NamedTuple

from gugong.content import Components
from gugong.rules.kernel import Event, Position, Reason
from gugong.rules.scoring import end_now
from gugong.view.events import vp_by_source
from gugong.view.imagine import as_known
from gugong.view.observe import Observation
from gugong.view.words import Words
from gugong.words import Phrase, WordedError


class ThingError(WordedError):
    """There is no such thing on this table."""


class About(NamedTuple):
    """One thing, in no language yet."""

    name: Phrase
    rules: tuple[str, ...]  # the first is the one to read on; their paragraphs are the text if there is no other
    text: Phrase | None = None
    worth: Phrase | None = None  # to the seat that asks, now
    owner: int | None = None  # whose thing it is, if that must be said


class Scene:
    """A table as one seat knows it.  `g` is a game that this seat cannot tell from the real one."""

    def __init__(self, seen: Observation, components: Components, words: Words, names: list[str]) -> None:
        self.seen = seen
        self.table = seen.table
        self.g: Position = as_known(seen, components)
        self.me = seen.seat
        self.words = words
        self.names = names

    @cached_property
    def final_scoring(self) -> list[Event]:
        """The points that the end of the game would give now."""
        return [] if self.g.over() else end_now(self.g)

    @cached_property
    def final_points(self) -> dict[str, list[int]]:
        """The same by source, for each seat."""
        return vp_by_source(self.final_scoring, len(self.g.players))

    def seat(self, text: str) -> int:
        seat = number(text)
        if seat >= len(self.table.players):
            raise ValueError(text)
        return seat

    def owner(self, seat: int) -> int | None:
        """The seat, unless it is the one that asks."""
        return None if seat == self.me else seat


def number(text: str) -> int:
    """A number written in figures; raises ValueError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return int(text)


def able(reason: Reason | None) -> Phrase:
    """Can the seat that asks do it with what it has now?"""
    if reason is None:
        return Phrase("worth-able")
    why = Phrase(f"reason-{reason.what}", need=reason.need, have=reason.have, missing=reason.need - reason.have)
    return Phrase("worth-not-able", reason=why)
