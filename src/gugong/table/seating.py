"""Seats taken, named and given up, and the game begun without those who are missing."""

from typing import Literal

import msgspec

from gugong.table.access import invited_to, is_fresh, new_secret, spent_with
from gugong.table.errors import RequestError
from gugong.table.open_table import OpenTable
from gugong.table.rows import SeatRow


async def admit(table: OpenTable, secret: str, fresh: str) -> str:
    """The secret that opens the table for this visitor from now on: `fresh` for whoever came with an invitation."""
    if table.access(secret) is None:
        return fresh  # the invitation was used up by the same visitor, who never got the answer
    if invited_to(table.history.row, secret) is None:
        return secret
    await table.change(lambda: _take(table, secret, fresh))
    return fresh


async def _take(table: OpenTable, invitation: str, fresh: str) -> None:
    row = table.history.row
    seat = invited_to(row, invitation)
    if seat is None and table.access(fresh) is None:  # somebody else was quicker
        raise RequestError("no-such-table", "spent")
    if seat is None:
        return
    if not is_fresh(row, fresh):
        raise RequestError("malformed", "fresh")
    await table.set_seat(seat, SeatRow("person", row.seats[seat].name, None, fresh, spent_with(row.seats[seat])))


# To be called within a change of the table.


async def rename(table: OpenTable, seat: int, secret: str, name: str | None) -> None:
    await table.set_seat(seat, msgspec.structs.replace(_own(table, seat, secret), name=name))


async def leave(table: OpenTable, seat: int, secret: str, level: str | None) -> None:
    """Give up one's own seat to a bot of this level, or leave it open."""
    await table.set_seat(seat, _given_up(_own(table, seat, secret), level))


async def release(table: OpenTable, seat: int, level: str | None) -> None:
    """Give up the seat of a guest who is gone; for the host, who must have asked for it."""
    seats = table.history.row.seats
    if not 0 <= seat < len(seats) or seats[seat].kind != "person":
        raise RequestError("not-now", "nobody-to-release")
    if table.pages[seat]:
        raise RequestError("not-now", "still-here")
    await table.set_seat(seat, _given_up(seats[seat], level))


async def begin(table: OpenTable, level: str | None) -> None:
    """Wait for nobody any longer: bots of this level take the open seats; None leaves them open.

    Whoever comes later still takes such a seat by its link.  If the last guest has come just now, nothing changes.
    """
    if not table.history.gathering:
        return
    for seat, row in enumerate(table.history.row.seats):
        if row.kind == "open" and level is not None:
            await table.set_seat(seat, SeatRow("bot", None, level, row.secret, row.spent))
    await table.begin()


def _own(table: OpenTable, seat: int, secret: str) -> SeatRow:
    """The seat, if it is still played with this secret: it may have been given up from another page just now."""
    granted = table.access(secret)
    if granted is None or seat not in granted.seats:
        raise RequestError("not-your-seat", "not-your-seat")
    return table.history.row.seats[seat]


def _given_up(row: SeatRow, level: str | None) -> SeatRow:
    """Whoever had it keeps nothing that opens it."""
    kind: Literal["open", "bot"] = "open" if level is None else "bot"
    return SeatRow(kind, None, level, new_secret(), spent_with(row))
