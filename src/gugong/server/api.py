"""What is asked over HTTP: tables made, found and handed out as files, and the rules to read."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gugong.game import SavedGame
from gugong.notation import record as records
from gugong.notation.record import Difference
from gugong.server import limits
from gugong.server import protocol as p
from gugong.server.house import House
from gugong.server.limits import Buckets
from gugong.server.room import Room, guest
from gugong.server.security import language_of
from gugong.server.store import TableRow
from gugong.server.trouble import STATUS, Trouble
from gugong.view.rulebook import all_paragraphs
from gugong.view.words import LANGUAGES, Words, words_in

MOST_MINE = 200  # tables in one list
log = logging.getLogger(__name__)
Asked = TypeVar("Asked", bound=p.Part)
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """The addresses under /api."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.makers = Buckets(at_once=200, a_second=0.5)  # of tables, by address
        self.askers = Buckets(at_once=500, a_second=20)

    def routes(self) -> list[Route]:
        posts = {
            "/tables": self.create,
            "/mine": self.mine,
            "/open": self.open_record,
            "/tables/{table}/record": self.record,
            "/tables/{table}/verify": self.verify,
            "/tables/{table}/rematch": self.rematch,
            "/tables/{table}/fork": self.fork,
        }
        routes = [Route(f"/api{path}", self._guarded(handler), methods=["POST"]) for path, handler in posts.items()]
        routes.append(Route("/api/rules/{language}", self._guarded(self.rules), methods=["GET"]))
        routes.append(Route("/healthz", self._guarded(self.health), methods=["GET"]))
        routes.append(Route("/api/{rest:path}", self._guarded(self.nothing), methods=["GET", "POST"]))
        return routes

    def _guarded(self, handler: Handler) -> Handler:
        """What cannot be done is answered with a Problem in the language of the asker."""

        async def answer(request: Request) -> Response:
            try:
                if not self.askers.take(_address(request)):
                    raise Trouble("too-often", "too-often")
                return await handler(request)
            except Trouble as trouble:
                return _problem(request, trouble)
            except Exception:
                log.exception("%s failed", request.url.path)
                return _problem(request, Trouble("broken", "broken"))

        return answer

    # Making tables.

    async def create(self, request: Request) -> Response:
        asked = await _read(request, p.NewTable, limits.RECORD)
        self._count(request)
        return _json(await self.house.create(asked))

    async def open_record(self, request: Request) -> Response:
        asked = await _read(request, p.Opened, 2 * limits.RECORD)
        self._count(request)
        return _json(await self.house.open_record(asked))

    async def fork(self, request: Request) -> Response:
        asked = await _read(request, p.Fork)
        table, visitor = await self.house.entered(request.path_params["table"], asked.secret)
        self._count(request)
        return _json(await self.house.fork(table, visitor, asked))

    async def rematch(self, request: Request) -> Response:
        asked = await _read(request, p.Rematch)
        table, visitor = await self.house.entered(request.path_params["table"], asked.secret)
        self._count(request)
        return _json(await self.house.rematch(table, visitor))

    def _count(self, request: Request) -> None:
        if not self.makers.take(_address(request)):
            raise Trouble("too-often", "too-often")

    # Asking about tables.

    async def mine(self, request: Request) -> Response:
        """Those of the tables named that exist and belong to the secret named with them, the latest first."""
        asked = await _read(request, p.Mine, limits.RECORD)
        known = {one.table: one.secret for one in asked.tables[:MOST_MINE]}
        words = _words(request)
        found = [_summary(row, known[row.id], words) for row in await self.house.store.heads(list(known))]
        return _json(sorted((one for one in found if one is not None), key=lambda one: -one.moved))

    async def record(self, request: Request) -> Response:
        asked = await _read(request, p.Key)
        table, visitor = await self.house.entered(request.path_params["table"], asked.secret)
        if not table.room.game.over and not table.room.owns_people(visitor):
            raise Trouble("not-now", "record-secret")
        name = f"gugong-{table.room.game.record.commitment[:8]}.gugong"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(records.write(table.room.game.record), media_type="application/json", headers=headers)

    async def verify(self, request: Request) -> Response:
        """Read from the disk and played again from the first move."""
        asked = await _read(request, p.Key)
        table, _ = await self.house.entered(request.path_params["table"], asked.secret)
        game = table.room.game
        if not game.over:
            raise Trouble("not-now", "not-over")
        row = await self.house.store.table(table.room.id)
        assert row is not None
        words = _words(request)
        try:
            fresh = await asyncio.to_thread(Room.load, row)
            await asyncio.to_thread(SavedGame(fresh.game.record, game.components).verify)
            ok, said = True, words.say("server-verified", n=len(game.record.moves))
        except Difference as error:
            ok, said = False, words.say("server-not-verified", why=str(error))
        return _json(p.Verified(ok, said, game.record.commitment, game.record.seed, len(game.record.moves)))

    async def rules(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Trouble("unknown", "not-found")
        pages: dict[str, p.RulePage] = {}
        for rule in all_paragraphs(language).values():
            page = pages.setdefault(rule.page, p.RulePage(rule.page, []))
            page.rules.append(p.Rule(rule.id, rule.title, rule.text, list(rule.see_also)))
        return _json(list(pages.values()))

    async def health(self, request: Request) -> Response:
        await self.house.store.heads([])
        return _json({"ok": True, "tables": len(self.house.open)})

    async def nothing(self, request: Request) -> Response:
        raise Trouble("unknown", "not-found")


def _summary(row: TableRow, secret: str, words: Words) -> p.Summary | None:
    visitor = guest(row, secret)
    if visitor is None:
        return None
    players, asks = row.record.options.players, row.standing.asks
    return p.Summary(
        table=row.id,
        title=row.title,
        players=players,
        names=[seat.name or colour for seat, colour in zip(row.seats, words.seat_names(players))],
        day=row.standing.day,
        over=asks is None,
        mine_to_move=asks in visitor.seats,
        winner=row.standing.winner,
        moved=row.moved,
    )


async def _read(request: Request, kind: type[Asked], most: int = limits.MESSAGE) -> Asked:
    """The body as this kind of question; not more of it is read than that can have."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Trouble("oversized", "oversized", most=most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Trouble("malformed", "malformed", why=str(error)) from None


def _json(answer: object) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(answer), media_type="application/json", headers=headers)


def _problem(request: Request, trouble: Trouble) -> Response:
    said = msgspec.json.encode(trouble.problem(_words(request)))
    return Response(said, STATUS[trouble.code], media_type="application/json")


def _words(request: Request) -> Words:
    return words_in(language_of(request.headers.get("accept-language", "")))


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""
