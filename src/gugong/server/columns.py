"""The tables of the database, on SQLite and PostgreSQL alike, and their rows as `gugong.table.rows` has them."""

import asyncio
from collections.abc import Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gugong.notation.record import Record
from gugong.table.rows import Entry, SeatRow, Snapshot, Standing, TableRow

AT_ONCE = 500  # entries that are read without a pause

TABLES = sa.table("tables", *map(sa.column, (
    "id", "title", "record", "components", "host", "spectator", "again", "created", "moved", "day", "asks", "winner",
    "rules", "lesson", "hints",
)), sa.column("chosen", sa.Boolean), sa.column("gathers", sa.Boolean), sa.column("revision", sa.Integer))  # fmt: skip
SEATS = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind", "name", "level", "secret", "spent")))
ENTRIES = sa.table("entries", *map(sa.column, ("table_id", "seq", "kind", "seat", "move", "check", "client", "at")))
SNAPSHOTS = sa.table("snapshots", *map(sa.column, ("table_id", "seq", "rules", "position")))
FINDINGS = sa.table("findings", *map(sa.column, ("table_id", "seat", "iterations", "number", "finding")))
EXPIRED = sa.table("expired", *map(sa.column, ("id", "at")))
NOT_EXPIRED = ~sa.exists().where(EXPIRED.c.id == TABLES.c.id)  # what one held may not be deleted yet

HEAD = ("id", "title", "components", "host", "spectator", "again", "chosen", "lesson", "hints", "revision")

Row = TypeVar("Row", bound=msgspec.Struct)


def head_values(table: TableRow) -> dict[str, object]:
    record = msgspec.json.encode(table.record).decode()
    given = {name: getattr(table, name) for name in HEAD}
    return {**given, "record": record, **msgspec.structs.asdict(table.standing)}


def seat_values(table: str, seat: int, row: SeatRow) -> dict[str, object]:
    return {"table_id": table, "seat": seat, **msgspec.structs.asdict(row)}


def entry_values(table: str, entry: Entry, at: float) -> dict[str, object]:
    return {"table_id": table, "at": at, **msgspec.structs.asdict(entry)}


async def read_heads(connection: AsyncConnection, tables: Sequence[str]) -> list[TableRow]:
    query = sa.select(TABLES).where(TABLES.c.id.in_(tables), NOT_EXPIRED)
    heads = (await connection.execute(query)).mappings().all()
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    seats: dict[str, list[sa.RowMapping]] = {}
    for row in (await connection.execute(query)).mappings():
        seats.setdefault(row["table_id"], []).append(row)
    return [_table(head, seats[head["id"]]) for head in heads]


async def read_entries(connection: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    """A few at a time: while a long history is read, the other tables go on."""
    query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
    found: list[Entry] = []
    async for rows in (await connection.stream(query)).mappings().partitions(AT_ONCE):
        found += [made(Entry, row) for row in rows]
        await asyncio.sleep(0)
    return found


async def read_snapshot(connection: AsyncConnection, table: str) -> Snapshot | None:
    query = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
    found = (await connection.execute(query)).mappings().one_or_none()
    return None if found is None else made(Snapshot, found)


async def replace_snapshot(connection: AsyncConnection, table: str, snapshot: Snapshot) -> None:
    """Tables in old files have none to be replaced."""
    values = msgspec.structs.asdict(snapshot)
    done = await connection.execute(sa.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).values(values))
    if not done.rowcount:
        await connection.execute(sa.insert(SNAPSHOTS).values({"table_id": table, **values}))


def _table(head: sa.RowMapping, seats: list[sa.RowMapping]) -> TableRow:
    given = {name: head[name] for name in (*HEAD, "moved")}
    record = msgspec.json.decode(head["record"], type=Record)
    rows = [made(SeatRow, row) for row in seats]
    return TableRow(record=record, seats=rows, standing=made(Standing, head), **given)


def made(kind: type[Row], row: sa.RowMapping) -> Row:
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__}, kind)
