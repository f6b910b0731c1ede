"""All games as one file, and back: whatever such a file says is checked before anything of it is stored."""

from typing import Literal

import msgspec

from gugong.game import Game
from gugong.notation import record as records
from gugong.notation.shown import reason
from gugong.table.creation import LEVEL_NAMES
from gugong.table.errors import Unplayable
from gugong.table.history import History, standing
from gugong.table.resumption import resumption
from gugong.table.rows import Snapshot, TableRow
from gugong.words import WordedError

LARGEST = 50_000_000  # bytes


class GamesError(WordedError):
    """A file that does not hold games, or not only whole ones."""


class Games(msgspec.Struct):
    """The file."""

    gugong_games: Literal[1]  # its format
    tables: list[TableRow]


class Restored(msgspec.Struct):
    """How many games of a file were added, and how many were here already."""

    added: int
    known: int


def read(text: str) -> list[TableRow]:
    """The tables in such a file, each of them replayed; raises GamesError, which names the first that is wrong."""
    if len(text) > LARGEST:
        raise GamesError("server-oversized", most=LARGEST)
    try:
        tables = msgspec.json.decode(text, type=Games).tables
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise GamesError("static-no-games", why=reason(error)) from None
    if len({table.id for table in tables}) < len(tables):
        raise GamesError("static-games-twice")
    return [_checked(table) for table in tables]


def _checked(row: TableRow) -> TableRow:
    """What follows from the moves is worked out again: only they, the seats and the deal are taken from the file."""
    entries = list(row.entries)
    _check_seats(row)
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) or not row.id.isascii():
        raise _wrong(row)
    try:
        history = History(msgspec.structs.replace(row, entries=entries))
    except Unplayable as error:
        if resumption(row) is None and row.standing.asks is not None:
            raise GamesError("server-bad-games", why=error.phrase) from None
        return row  # goes on from its snapshot, or waits for a program that has its rules
    except Exception as error:  # a file may be wrong in any way
        raise _wrong(row) from error
    game = Game(history.components, history.position, history.begun)
    row.standing = msgspec.structs.replace(standing(game), gathers=row.standing.gathers)
    row.snapshot = Snapshot(history.seq, history.begun.rules, records.encode_position(history.position).decode())
    return row


def _check_seats(row: TableRow) -> None:
    players = row.record.options.players
    kinds = [seat.kind for seat in row.seats]
    expected = kinds == [kinds[0], "meng"] if players == 1 else len(kinds) == players and "meng" not in kinds
    if not kinds or not expected or any(seat.kind == "bot" and seat.level not in LEVEL_NAMES for seat in row.seats):
        raise _wrong(row)


def _wrong(row: TableRow) -> GamesError:
    return GamesError("static-games-wrong", table=(row.title or row.id)[:60])
