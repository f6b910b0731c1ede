"""Messages that are malformed in every way: mutated, random, binary, huge, deep, the wrong type in each field."""

import asyncio
import http.client
import json
import random
import sqlite3
import string
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

from gugong.table import protocol as p
from tests.attacks.figures import Counts
from tests.attacks.server import Besieged
from tests.tables.visitor import PATIENCE, Page

BATCH = 60  # messages over one socket, from one address: few enough that none is refused for being one too many
WRONG: list[Any] = [
    None,
    True,
    -1,
    0.5,
    2**53,
    10**40,
    1e308,
    "",
    "x",
    "\x00",
    "x" * 3000,
    [],
    [[]],
    {},
    {"a": 1},
    ["x"] * 99,
]
REQUESTS: dict[str, type[msgspec.Struct]] = {
    "tables": p.NewTable,
    "mine": p.Mine,
    "open": p.Opened,
    "lessons": p.NewLesson,
    "tables/TABLE/fork": p.Fork,
    "tables/TABLE/record": p.Key,
    "tables/TABLE/verify": p.Key,
    "tables/TABLE/rematch": p.Rematch,
    "tables/TABLE/day": p.DayKey,
}
MEANT = (p.Rename, p.Leave, p.Release)  # by whoever has a seat
TEXTS = ("x", "en", "novice", "skip", "tokens 2 power", "go Beijing", "4-canal jade", "card:9-jade")


class Nonsense:
    """Makes it, always the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def message(self, but: tuple[type[p.Message], ...] = ()) -> str | bytes:
        """For a socket; not of these kinds, which may mean something although they were made at random."""
        kind = self.rng.choice([kind for kind in get_args(p.FromPage) if kind not in but])
        tag = kind.__struct_config__.tag
        return self._spoilt({"type": tag, **self._fields(kind)})

    def request(self) -> tuple[str, bytes]:
        """Path and body."""
        path = self.rng.choice(list(REQUESTS))
        body = self._spoilt(self._fields(REQUESTS[path]))
        return path, body if isinstance(body, bytes) else body.encode("utf-8", "replace")

    def _fields(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        return {field.name: self._proper(field.type) for field in msgspec.structs.fields(kind)}

    def _proper(self, wanted: Any) -> Any:
        """Something of this type; a number that no table has come to, so that nothing can be meant by it."""
        if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
            return self._fields(wanted)
        text = str(wanted)
        if "list" in text:
            return [self._proper(get_args(wanted)[0]) for _ in range(self.rng.randrange(3))]
        return self.rng.randrange(1000, 2000) if "int" in text else self.rng.choice(TEXTS)

    def _spoilt(self, message: dict[str, Any]) -> str | bytes:
        spoil = self.rng.choice(
            (self._wrong_type, self._missing, self._extra, self._cut, self._flipped, self._noise, self._binary,
             self._deep, self._huge, self._random, self._as_it_is)
        )  # fmt: skip
        return spoil(message)

    def _wrong_type(self, message: dict[str, Any]) -> str:
        return json.dumps({**message, self.rng.choice(list(message)): self.rng.choice(WRONG)})

    def _missing(self, message: dict[str, Any]) -> str:
        gone = self.rng.choice(list(message))
        return json.dumps({name: value for name, value in message.items() if name != gone})

    def _extra(self, message: dict[str, Any]) -> str:
        return json.dumps({**message, self._word(): self.rng.choice(WRONG)})

    def _cut(self, message: dict[str, Any]) -> str:
        text = json.dumps(message)
        return text[: self.rng.randrange(len(text))]

    def _flipped(self, message: dict[str, Any]) -> str:
        text = list(json.dumps(message))
        for _ in range(self.rng.randrange(1, 4)):
            text[self.rng.randrange(len(text))] = self.rng.choice(string.printable + "é\u2028😀")
        return "".join(text)

    def _noise(self, message: dict[str, Any]) -> str:
        return "".join(self.rng.choice(string.printable) for _ in range(self.rng.randrange(200)))

    def _binary(self, message: dict[str, Any]) -> bytes:
        return self.rng.randbytes(self.rng.randrange(300))

    def _deep(self, message: dict[str, Any]) -> str:
        name, depth = self.rng.choice(list(message)), self.rng.randrange(1, 3000)
        others = {other: value for other, value in message.items() if other != name}
        return json.dumps({**others, name: 0})[:-2] + "[" * depth + "]" * depth + "}"

    def _huge(self, message: dict[str, Any]) -> str:
        return json.dumps({**message, self.rng.choice(list(message)): self._word() * self.rng.randrange(1, 3000)})

    def _random(self, message: dict[str, Any]) -> str:
        return json.dumps(self._value(4))

    def _as_it_is(self, message: dict[str, Any]) -> str:
        return json.dumps(message)

    def _value(self, depth: int) -> Any:
        if depth == 0 or self.rng.random() < 0.3:
            return self.rng.choice(WRONG)
        inside = [self._value(depth - 1) for _ in range(self.rng.randrange(4))]
        return inside if self.rng.random() < 0.5 else {self._word(): value for value in inside}

    def _word(self) -> str:
        return "".join(self.rng.choice(string.ascii_lowercase) for _ in range(self.rng.randrange(1, 9)))


def send_messages(server: Besieged, number: int, seed: int = 1) -> Counts:
    """To a running game, from a spectator and from its host in turns; was it `changed`?"""
    return asyncio.run(_send_messages(server, number, Nonsense(seed)))


async def _send_messages(server: Besieged, number: int, nonsense: Nonsense) -> Counts:
    counts = Counter[str]()
    made = await asyncio.to_thread(server.visitor().table, "person", "person", "open", start_player=0)
    before = dump(server, made["table"])
    for number_of_batch, size in enumerate(_batches(number)):
        as_host = number_of_batch % 2 == 1
        secret, but = (made["secret"], MEANT) if as_host else (made["links"]["spectator"], ())
        counts += await _batch(server, (made["table"], secret), [nonsense.message(but) for _ in range(size)])
    counts["changed"] = dump(server, made["table"]) != before
    return counts


async def _batch(server: Besieged, known: tuple[str, str], messages: list[str | bytes]) -> Counts:
    """Over one socket, or another if it is closed; the last question is answered as if nothing had happened."""
    counts, left = Counter[str](sent=len(messages)), iter([*messages, '{"type": "scores", "ask": 9999}'])
    answered = False
    while not answered:
        async with server.visitor().connect() as socket:
            page = await Page(socket).hello(*known)
            try:
                for message in left:
                    await socket.send(message)
                while not answered:
                    answer = await page.hear()
                    counts[_kind(answer)] += 1
                    answered = answer.get("ask") == 9999
            except ConnectionClosed:
                counts[f"closed {socket.close_code}"] += 1
                left = iter([*left, '{"type": "scores", "ask": 9999}'])
    return counts


def _kind(message: Any) -> str:
    return str(message.get("code", message["type"]))


def send_first_messages(server: Besieged, number: int, seed: int = 2) -> Counts:
    """Each over a socket of its own that has not said hello."""

    async def send() -> Counts:
        counts, nonsense = Counter[str](), Nonsense(seed)
        for _ in range(number):
            async with server.visitor().connect() as socket:
                await socket.send(nonsense.message())
                try:
                    counts[_kind(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))] += 1
                except ConnectionClosed:
                    counts[f"closed {socket.close_code}"] += 1
        return counts

    return asyncio.run(send())


def send_requests(server: Besieged, number: int, seed: int = 3) -> Counts:
    """Over HTTP: the statuses of the answers; `made` counts tables that were made of nonsense."""
    made, nonsense, counts = server.visitor().table("person", "open"), Nonsense(seed), Counter[str]()
    before = dump(server, made["table"])
    for batch in _batches(number):
        counts += _request_batch(server, nonsense, made["table"], batch)
    counts["changed"] = dump(server, made["table"]) != before
    return counts


def _batches(number: int) -> Iterator[int]:
    for first in range(0, number, BATCH):
        yield min(BATCH, number - first)


def _request_batch(server: Besieged, nonsense: Nonsense, table: str, number: int) -> Counts:
    counts = Counter[str]()
    source = (server.visitor().address, 0)
    connection = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, source_address=source)
    with closing(connection):
        for _ in range(number):
            path, body = nonsense.request()
            try:
                connection.request("POST", "/api/" + path.replace("TABLE", table), body)
                answer = connection.getresponse()
                answer.read()
                counts[str(answer.status)] += 1
                counts["made"] += answer.status == 200 and path != "mine"
            except (OSError, http.client.HTTPException):
                counts["closed"] += 1
                connection.close()
    return counts


def dump(server: Besieged, table: str) -> list[Any]:
    """All that is stored of a table."""
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as file:
        queries = ("tables where id", "seats where table_id", "entries where table_id", "snapshots where table_id")
        return [file.execute(f"select * from {query} = ?", (table,)).fetchall() for query in queries]
