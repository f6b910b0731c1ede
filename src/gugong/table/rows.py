"""What a store keeps of a table."""

from functools import lru_cache
from typing import Literal

import msgspec

from gugong.content import Components, edition, kept
from gugong.notation.record import Record

# Who may take hints: whoever plays alone, everybody as all agreed when the table was made, or nobody.
HintsFor = Literal["alone", "all", "nobody"]


class SeatRow(msgspec.Struct):
    """Who plays a seat; whoever has its secret may, and with that of an open seat or of a bot's, take it."""

    kind: Literal["person", "open", "bot", "meng"]
    name: str | None = None
    level: str | None = None
    secret: str | None = None
    spent: str = ""  # digests of its former secrets, the latest first


class Entry(msgspec.Struct, frozen=True):
    """One row of a table's history.  Rows are only ever added: undoing a move adds one, too.

    A "resume" holds, as JSON, the record that the game goes on with: one that begins with the position then.
    A "hint" is one step of a hint about the decision then, and says nothing of what it told.
    """

    seq: int
    kind: Literal["move", "undo", "redo", "resume", "hint"]
    seat: int
    move: str = ""
    check: str = ""
    client: str | None = None  # the id that the visitor's page gave it


class Standing(msgspec.Struct):
    """How far a game is; derived from the entries, `gathers` aside, and stored so that lists need not replay them."""

    day: int
    asks: int | None  # None when the game is over
    winner: int | None
    rules: str | None = None  # the version it is played under; None in old files: the record's
    gathers: bool = False  # before the first move, its open seats are waited for


class Snapshot(msgspec.Struct, frozen=True):
    """The position after the latest entry: for a program that cannot replay the entries, because its rules differ."""

    seq: int  # of that entry; 0 for none
    rules: str
    position: str  # as encoded by notation.record


class FindingRow(msgspec.Struct, frozen=True):
    """One finding of a review of a seat.  All of them are the review, which is put together when it is looked at."""

    seat: int
    iterations: int  # for each decision
    number: int  # in the plan
    finding: str  # advice.review.Finding as JSON


class TableRow(msgspec.Struct):
    """A table with everything that belongs to it."""

    id: str
    title: str
    record: Record  # without its moves
    components: str | None  # a component file, in its shortest form; None for the standard one
    host: str  # the secret of whoever made the table
    spectator: str
    seats: list[SeatRow]
    standing: Standing
    entries: list[Entry] = []
    snapshot: Snapshot | None = None  # None in lists, and in old files until the next entry
    again: str | None = None  # the table of the rematch
    chosen: bool = False  # whoever made the table chose the deal
    lesson: str = ""  # the name of the lesson that is given here
    hints: HintsFor = "alone"
    revision: int = 0  # how often its seats, or anything else but the entries, have changed
    moved: float = 0.0

    @property
    def gathering(self) -> bool:
        """Does the game wait for somebody to take an open seat before it begins?"""
        return self.standing.gathers and any(seat.kind == "open" for seat in self.seats)


@lru_cache(16)
def components_of(text: str | None, digest: str) -> Components:
    """The components of a game that has begun: where it has no text, the standard ones of then, found by their digest.

    Raises ComponentError.
    """
    return edition(digest) if text is None else kept(text, "components")
