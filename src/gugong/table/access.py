"""Who may do what at a table: the secret decides.

The secret of a seat that nobody plays is an invitation.  Whoever takes the seat replaces it by a secret of his own.
"""

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import NamedTuple

from gugong.table.rows import SeatRow, TableRow

FRESH = re.compile(r"[A-Za-z0-9_-]{22,64}")  # at least 128 bits, if it was made up as it should be
REMEMBERED = 8  # former secrets of a seat


class Access(NamedTuple):
    """What a secret gives access to: the seats to play, and the links to hand on for whoever made the table."""

    seats: tuple[int, ...]
    host: bool


NO_ACCESS = Access((), False)


def new_secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def access(row: TableRow, secret: str) -> Access | None:
    """None if this is no secret of the table."""
    seats, host = _seats_of(row, secret), _same(secret, row.host)
    if not (seats or host or _same(secret, row.spectator)):
        return None
    return Access(tuple(seat for seat in seats if row.seats[seat].kind == "person"), host)


def invited_to(row: TableRow, secret: str) -> int | None:
    """The seat that this secret is an invitation to."""
    return next((seat for seat in _seats_of(row, secret) if row.seats[seat].kind in ("open", "bot")), None)


def is_fresh(row: TableRow, secret: str) -> bool:
    """May a visitor take a seat with this secret of his own?  It is hard to guess, and opens nothing else here."""
    return FRESH.fullmatch(secret) is not None and access(row, secret) is None


def links(row: TableRow) -> dict[str, str]:
    """The secrets that the host hands on; never one that opens the seat of a person."""
    found = {"spectator": row.spectator}
    for seat, who in enumerate(row.seats):
        if who.secret is not None and who.kind in ("open", "bot"):
            found[str(seat)] = who.secret
    return found


def may_take_hints(row: TableRow, seat: int) -> bool:
    """Nobody else who plays here, or has, could be put at a disadvantage, or all of them agreed to it."""
    others = (who for at, who in enumerate(row.seats) if at != seat)
    return row.hints == "all" or (row.hints == "alone" and not any(_is_someones(who) for who in others))


def _is_someones(row: SeatRow) -> bool:
    """Does a person play it, is one waited for, or has one played it?"""
    return row.kind in ("person", "open") or bool(row.spent)


# Secrets that open a seat no longer: only whoever shows one is told so.


def spent_with(row: SeatRow) -> str:
    """The former secrets of a seat whose secret is about to be replaced."""
    assert row.secret is not None
    return " ".join([_digest(row.secret), *row.spent.split()][:REMEMBERED])


def is_spent(row: TableRow, secret: str) -> bool:
    digest = _digest(secret)
    return any(digest in who.spent.split() for who in row.seats)


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()[:16]


def _seats_of(row: TableRow, secret: str) -> list[int]:
    """All are compared in constant time, so that timing tells nothing."""
    return [seat for seat, who in enumerate(row.seats) if who.secret and _same(secret, who.secret)]


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode())
