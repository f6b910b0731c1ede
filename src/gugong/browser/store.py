"""Tables in the browser's IndexedDB.  What is written there, and in which transaction, is decided here."""

import time
from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from gugong.notation.record import Record
from gugong.table.errors import Overtaken, RequestError, Unwritable
from gugong.table.ports import Result
from gugong.table.rows import Entry, FindingRow, HintsFor, SeatRow, Snapshot, Standing, TableRow

Key = str | tuple[str | int, ...]
Verb = Literal["add", "put", "delete"]
Change = tuple[Verb, str, Key, object]  # how, in which object store, under which key, and what

# What a list of tables is read from; each with whether there are several for one table.
HEADS = (("tables", False), ("seats", True), ("standings", False), ("rematches", False), ("revisions", True))
# Errors of IndexedDB after which it is certain that nothing was stored.
UNWRITABLE = {"QuotaExceededError": "storage-full"}
DOUBLE = "ConstraintError"  # there is something under this key already


class Database(Protocol):
    """IndexedDB, as web/src/static/database.ts offers it.  All arguments and results are JSON."""

    async def write(self, changes: str) -> str:
        """Make all these changes or none, and return when they are on the disk; the name of the error, or nothing."""

    async def read(self, asked: str) -> str:
        """For each pair of an object store and a key, a list of what is stored under keys that begin with it.

        All is read in one transaction.
        """


class Head(msgspec.Struct):
    """What never changes about a table."""

    title: str
    record: Record
    components: str | None
    host: str
    spectator: str
    chosen: bool = False
    lesson: str = ""
    hints: HintsFor = "alone"


class Now(Standing):
    """What changes with every move."""

    moved: float = 0.0


class IndexedDbStore:
    """One object store for each kind of thing that changes on its own; see `Database` for what they are in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_table(self, table: TableRow) -> None:
        await self.add_tables([table])

    async def add_tables(self, tables: Sequence[TableRow]) -> None:
        """All of them or none."""
        await self._write([change for table in tables for change in _whole(table, table.moved or time.time())])

    async def append(self, table: str, revision: int, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        now = Now(**msgspec.structs.asdict(standing), moved=time.time())
        await self._write(
            [*_entry(table, entry), ("put", "standings", table, now), ("put", "snapshots", table, snapshot)]
        )

    async def set_seat(self, table: str, revision: int, seat: int, row: SeatRow) -> None:
        await self._write([_revised(table, revision), ("put", "seats", (table, seat), row)])

    async def begin(self, table: str, revision: int) -> None:
        ((now,),) = await self._read([("standings", table)], list[list[Now]])
        begun = msgspec.structs.replace(now, gathers=False)
        await self._write([_revised(table, revision), ("put", "standings", table, begun)])

    async def set_again(self, table: str, revision: int, again: str) -> None:
        await self._write([_revised(table, revision), ("put", "rematches", table, again)])

    async def table(self, table: str) -> TableRow | None:
        found = await self.heads([table])
        if not found:
            return None
        asked: list[tuple[str, Key]] = [("entries", (table,)), ("snapshots", table)]
        entries, snapshots = await self._read(asked, tuple[list[Entry], list[Snapshot]])
        found[0].entries, found[0].snapshot = entries, next(iter(snapshots), None)
        return found[0]

    async def since(self, table: str, seq: int) -> TableRow | None:
        row = await self.table(table)
        if row is None:
            return None
        return msgspec.structs.replace(row, entries=[one for one in row.entries if one.seq > seq], snapshot=None)

    async def heads(self, tables: Sequence[str]) -> list[TableRow]:
        asked: list[tuple[str, Key]] = [
            (store, (table,) if many else table) for table in tables for store, many in HEADS
        ]
        found = iter(await self._read(asked, list[list[msgspec.Raw]]))
        rows = [_row(table, [next(found) for _ in HEADS]) for table in tables]
        return [row for row in rows if row is not None]

    async def add_findings(self, table: str, findings: Sequence[FindingRow]) -> None:
        await self._write([("put", "findings", _finding(table, row), row) for row in findings])

    async def findings(self, table: str, seat: int) -> list[FindingRow]:
        (found,) = await self._read([("findings", (table, seat))], list[list[FindingRow]])
        return found

    async def all_tables(self) -> list[str]:
        (found,) = await self._read([("ids", "")], list[list[str]])
        return found

    async def expire(self, table: str, before: float) -> bool:
        """Delete the table, unless somebody has moved at it since then."""
        row = await self.table(table)
        if row is None or row.moved >= before:
            return False
        gone: list[Change] = [("delete", store, key, None) for _, store, key, _ in _whole(row, row.moved)]
        gone += [("delete", "revisions", (table, one), None) for one in range(1, row.revision)]
        (findings,) = await self._read([("findings", (table,))], list[list[FindingRow]])
        gone += [("delete", "findings", _finding(table, one), None) for one in findings]
        await self._write(gone)
        return True

    async def has_expired(self, table: str) -> bool:
        return False  # nothing is kept of what was deleted

    async def _write(self, changes: list[Change]) -> None:
        failed = await self._database.write(msgspec.json.encode(changes).decode())
        if failed in UNWRITABLE:
            raise Unwritable(UNWRITABLE[failed])
        if failed == DOUBLE:
            raise Overtaken  # by another window
        if failed:
            raise RequestError("broken", "storage-failed", why=failed)

    async def _read(self, asked: list[tuple[str, Key]], kind: type[Result]) -> Result:
        return msgspec.json.decode(await self._database.read(msgspec.json.encode(asked).decode()), type=kind)


def _whole(table: TableRow, moved: float) -> list[Change]:
    """Everything that is stored of a table."""
    names = Head.__struct_fields__
    changes: list[Change] = [
        ("add", "tables", table.id, {name: getattr(table, name) for name in names}),
        ("put", "standings", table.id, Now(**msgspec.structs.asdict(table.standing), moved=moved)),
    ]
    changes += [("put", "seats", (table.id, seat), row) for seat, row in enumerate(table.seats)]
    changes += [change for entry in table.entries for change in _entry(table.id, entry)]
    if table.snapshot is not None:
        changes.append(("put", "snapshots", table.id, table.snapshot))
    if table.again is not None:
        changes.append(("put", "rematches", table.id, table.again))
    if table.revision:
        changes.append(("put", "revisions", (table.id, table.revision), table.revision))
    return changes


def _entry(table: str, entry: Entry) -> list[Change]:
    """The keys refuse a second entry with the same number, or with the same client id from the same seat."""
    changes: list[Change] = [("add", "entries", (table, entry.seq), entry)]
    if entry.client is not None:
        changes.append(("add", "clients", (table, entry.seat, entry.client), entry.seq))
    return changes


def _finding(table: str, row: FindingRow) -> Key:
    return (table, row.seat, row.iterations, row.number)


def _revised(table: str, revision: int) -> Change:
    """The next revision; refused by its key if there is one already."""
    return ("add", "revisions", (table, revision + 1), revision + 1)


def _latest(table: str, revision: int) -> list[Change]:
    """Changes nothing, and is refused if there is a later revision than this."""
    _, store, key, value = _revised(table, revision)
    return [("add", store, key, value), ("delete", store, key, None)]


def _row(table: str, parts: list[list[msgspec.Raw]]) -> TableRow | None:
    """The row of this table from what the stores of HEADS have of it."""
    heads, seats, nows, again, revisions = parts
    if not heads:
        return None
    head = msgspec.json.decode(heads[0], type=Head)
    now = msgspec.json.decode(nows[0], type=Now)
    return TableRow(
        id=table,
        seats=[msgspec.json.decode(seat, type=SeatRow) for seat in seats],
        standing=msgspec.convert(now, Standing, from_attributes=True),
        again=msgspec.json.decode(again[0], type=str) if again else None,
        revision=msgspec.json.decode(revisions[-1], type=int) if revisions else 0,
        moved=now.moved,
        **{name: getattr(head, name) for name in Head.__struct_fields__},
    )
