"""Going on from the snapshot of a table whose entries this program cannot replay, because the rules have changed."""

from typing import NamedTuple

import msgspec

from gugong import OptionError, PositionError
from gugong.content import ComponentError
from gugong.game import Game, resume
from gugong.notation import record as records
from gugong.table.history import standing
from gugong.table.rows import Entry, Snapshot, Standing, TableRow, components_of


class Resumption(NamedTuple):
    """An entry that is about to be made, as in `history.Change`."""

    entry: Entry
    standing: Standing
    snapshot: Snapshot


def resumption(row: TableRow) -> Resumption | None:
    """How this table goes on under the newest rules; None if it cannot."""
    saved, last = row.snapshot, len(row.entries)
    if row.standing.asks is None or saved is None or saved.seq != last or _is_newer(saved.rules):
        return None
    try:
        components = components_of(row.components, row.record.components)
        game = resume(row.record, records.decode_position(saved.position), components)
    except (ComponentError, OptionError, PositionError, msgspec.DecodeError):
        return None
    return _resumption(game, last + 1, row.standing.asks)


def _is_newer(rules: str) -> bool:
    """Is this a table of a program that is newer than this one, and may serve beside it?"""
    return rules.isdecimal() and int(rules) > int(records.RULES_VERSION)


def _resumption(game: Game, seq: int, seat: int) -> Resumption:
    """The entry holds what the game goes on with: the snapshot is replaced with every move."""
    encoded = records.encode_position(game.position)
    record = msgspec.json.encode(game.record).decode()
    entry = Entry(seq, "resume", seat, record, records.check_encoded(encoded))
    return Resumption(entry, standing(game), Snapshot(seq, game.record.rules, encoded.decode()))
