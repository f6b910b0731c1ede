"""What a visitor may ask without being connected to a table, by the path of the request, whatever carries it."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

import msgspec

from gugong.notation import record as records
from gugong.notation.record import Record
from gugong.notation.shown import reason
from gugong.table import creation, queries
from gugong.table import protocol as p
from gugong.table.access import Access
from gugong.table.errors import RequestError
from gugong.table.open_table import OpenTable
from gugong.table.registry import Registry
from gugong.view.words import Words

Asked = TypeVar("Asked", bound=p.Part)


class Gate(Protocol):
    """How much of this one visitor may ask for; each method raises TooOften."""

    def look(self) -> None:
        """Something is to be read."""

    def replaying(self) -> AbstractAsyncContextManager[None]:
        """A game is to be replayed."""

    def making(self, *, replays: bool) -> AbstractAsyncContextManager[None]:
        """A table is to be made, from a game that is replayed or from one that is only set up."""


class Call(msgspec.Struct, frozen=True):
    """One request: where, by whom, and with which body."""

    registry: Registry
    gate: Gate
    words: Words  # those of the visitor
    body: bytes
    named: str = ""  # the table, or the language of the rules, in the path
    account: str = ""  # as in ports.Channel

    def read(self, kind: type[Asked]) -> Asked:
        """The body as this kind of request."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise RequestError("malformed", "malformed", why=reason(error)) from None

    async def enter(self, secret: str) -> tuple[OpenTable, Access]:
        self.gate.look()  # the table may have to be read
        return await self.registry.enter(self.named, secret)


# New tables.


async def create(call: Call) -> p.Created:
    asked = call.read(p.NewTable)
    async with call.gate.making(replays=False):
        return await creation.create(call.registry, asked, call.account)


async def open_record(call: Call) -> p.Created:
    asked = call.read(p.Opened)
    async with call.gate.making(replays=True):
        return await creation.open_record(call.registry, asked, call.account)


async def lesson(call: Call) -> p.Created:
    asked = call.read(p.NewLesson)
    async with call.gate.making(replays=False):
        return await creation.begin_lesson(call.registry, asked)


async def fork(call: Call) -> p.Created:
    asked = call.read(p.Fork)
    table, granted = await call.enter(asked.secret)
    async with call.gate.making(replays=True):
        return await creation.fork(call.registry, table, granted, asked)


async def rematch(call: Call) -> p.Created:
    asked = call.read(p.Rematch)
    table, granted = await call.enter(asked.secret)
    async with call.gate.making(replays=False):
        return await creation.rematch(call.registry, table, granted)


# Questions about tables.


async def mine(call: Call) -> list[p.Summary]:
    asked = call.read(p.Mine)
    call.gate.look()
    return await queries.own_tables(call.registry.store, asked, call.words)


async def record(call: Call) -> Record:
    table, _ = await call.enter(call.read(p.Key).secret)
    return queries.record_of(table)


async def review(call: Call) -> p.ReviewFile:
    asked = call.read(p.GetReview)
    table, _ = await call.enter(asked.secret)
    async with call.gate.replaying():
        return await queries.review_of(table, asked, call.words)


async def verify(call: Call) -> p.Verified:
    table, _ = await call.enter(call.read(p.Key).secret)
    async with call.gate.replaying():
        return await queries.verify(table, call.words)


async def rules(call: Call) -> list[p.RulePage]:
    call.gate.look()
    return queries.rule_pages(call.named)


async def puzzles(call: Call) -> list[p.PuzzleSummary]:
    call.gate.look()
    return queries.puzzles()


async def day(call: Call) -> p.Day:
    call.gate.look()
    return queries.day_of(call.named)


async def day_result(call: Call) -> p.DayResult:
    asked = call.read(p.DayKey)
    table, _ = await call.enter(asked.secret)
    async with call.gate.replaying():
        return await queries.day_result(table, asked.date)


Answering = Callable[[Call], Awaitable[object]]
POSTS: dict[str, Answering] = {
    "tables": create,
    "mine": mine,
    "open": open_record,
    "lessons": lesson,
    "tables/{named}/record": record,
    "tables/{named}/review": review,
    "tables/{named}/verify": verify,
    "tables/{named}/rematch": rematch,
    "tables/{named}/fork": fork,
    "tables/{named}/day": day_result,
}
GETS: dict[str, Answering] = {"rules/{named}": rules, "puzzles": puzzles, "days/{named}": day}


def encoded(answer: object) -> bytes:
    """A record as a .gugong file is written, anything else as JSON."""
    return records.write(answer).encode() if isinstance(answer, Record) else msgspec.json.encode(answer)
