"""Requests over HTTP: tables made, found and handed out as files, and the rules to read."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from gugong.notation import record as records
from gugong.notation.shown import reason
from gugong.server.limits import ANSWER, LIST, RECORD, REPLAY, SET_UP, SETUP, Visitor, Visitors
from gugong.server.metrics import METER
from gugong.server.security import language_of
from gugong.table import creation, limits, queries
from gugong.table import protocol as p
from gugong.table.access import Access
from gugong.table.errors import RequestError, TooOften
from gugong.table.open_table import OpenTable
from gugong.table.registry import Registry
from gugong.view.words import Words, words_in

STATUS: dict[p.ProblemCode, int] = {
    "malformed": 400,
    "unknown": 404,
    "oversized": 413,
    "too-often": 429,
    "no-such-table": 404,
    "not-your-seat": 403,
    "not-now": 409,
    "late": 409,
    "broken": 500,
}
PAUSE = 1.0  # seconds, at most, until whoever asks too often is answered
log = logging.getLogger(__name__)
Asked = TypeVar("Asked", bound=p.Part)
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """The addresses under /api."""

    def __init__(self, registry: Registry, visitors: Visitors) -> None:
        self.registry = registry
        self.visitors = visitors

    def routes(self) -> list[Route]:
        posts = {
            "/tables": self.create,
            "/mine": self.mine,
            "/open": self.open_record,
            "/lessons": self.lesson,
            "/tables/{table}/record": self.record,
            "/tables/{table}/verify": self.verify,
            "/tables/{table}/rematch": self.rematch,
            "/tables/{table}/fork": self.fork,
        }
        routes = [Route(f"/api{path}", self.guarded(handler), methods=["POST"]) for path, handler in posts.items()]
        routes.append(Route("/api/rules/{language}", self.guarded(self.rules), methods=["GET"]))
        routes.append(Route("/api/{rest:path}", self.guarded(self.nothing), methods=["GET", "POST"]))
        return routes

    def guarded(self, handler: Handler) -> Handler:
        """What cannot be done is answered with a Problem in the language of the request."""

        async def answer(request: Request) -> Response:
            request.state.held = 0
            try:
                return await handler(request)
            except TooOften as error:
                return await too_often(request, error)
            except RequestError as error:
                return _problem(request, error)
            except Exception:
                log.exception("%s failed", request.scope["path"])
                return _problem(request, RequestError("broken", "broken"))
            finally:
                self.visitors.held.release(self.visitor(request).name, request.state.held)

        return answer

    async def _enter(self, request: Request, secret: str) -> tuple[OpenTable, Access]:
        self.visitor(request).budget.spend(ANSWER)  # the table may have to be read
        return await self.registry.enter(request.path_params["table"], secret)

    def visitor(self, request: HTTPConnection) -> Visitor:
        return self.visitors.at(request.client.host if request.client is not None else "")

    async def _read(self, request: Request, kind: type[Asked], most: int = limits.MESSAGE) -> Asked:
        """The body as this kind of request; no more of it is read than that can have, and than there is room for."""
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestError("oversized", "oversized", most=most)
                self._hold(request, len(body))
            return msgspec.json.decode(body, type=kind)
        except ClientDisconnect:
            raise RequestError("malformed", "malformed", why="") from None  # nobody hears it
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise RequestError("malformed", "malformed", why=reason(error)) from None

    def _hold(self, request: Request, size: int) -> None:
        """Count what a large request takes until it has been answered; raises TooOften."""
        held = max(0, size - limits.MESSAGE)
        self.visitors.held.add(self.visitor(request).name, held - request.state.held)
        request.state.held = held

    @asynccontextmanager
    async def _replaying(self, request: Request, cost: float = REPLAY) -> AsyncIterator[None]:
        """Setting games up and replaying them takes long: one at a time for each visitor."""
        visitor = self.visitor(request)
        visitor.budget.spend(cost)
        async with visitor.replaying:
            yield

    @asynccontextmanager
    async def _making(self, request: Request, cost: float = REPLAY) -> AsyncIterator[None]:
        """One of the new tables that a visitor may have."""
        async with self._replaying(request, cost):
            self.visitor(request).tables.spend(1)
            yield

    # New tables.

    async def create(self, request: Request) -> Response:
        asked = await self._read(request, p.NewTable, SETUP)
        async with self._making(request, SET_UP):
            return _json(await creation.create(self.registry, asked, self.visitor(request).name))

    async def open_record(self, request: Request) -> Response:
        asked = await self._read(request, p.Opened, RECORD + SETUP)
        async with self._making(request):
            return _json(await creation.open_record(self.registry, asked, self.visitor(request).name))

    async def lesson(self, request: Request) -> Response:
        asked = await self._read(request, p.NewLesson)
        async with self._making(request, SET_UP):
            return _json(await creation.begin_lesson(self.registry, asked))

    async def fork(self, request: Request) -> Response:
        asked = await self._read(request, p.Fork)
        table, granted = await self._enter(request, asked.secret)
        async with self._making(request):
            return _json(await creation.fork(self.registry, table, granted, asked))

    async def rematch(self, request: Request) -> Response:
        asked = await self._read(request, p.Rematch)
        table, granted = await self._enter(request, asked.secret)
        async with self._making(request, SET_UP):
            return _json(await creation.rematch(self.registry, table, granted))

    # Questions about tables.

    async def mine(self, request: Request) -> Response:
        asked = await self._read(request, p.Mine, LIST)
        self.visitor(request).budget.spend(ANSWER)
        return _json(await queries.own_tables(self.registry.store, asked, _words(request)))

    async def record(self, request: Request) -> Response:
        asked = await self._read(request, p.Key)
        table, _ = await self._enter(request, asked.secret)
        record = queries.record_of(table)
        name = f"gugong-{record.commitment[:8]}.gugong"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(records.write(record), media_type="application/json", headers=headers)

    async def verify(self, request: Request) -> Response:
        asked = await self._read(request, p.Key)
        table, _ = await self._enter(request, asked.secret)
        async with self._replaying(request):
            return _json(await queries.verify(table, _words(request)))

    async def rules(self, request: Request) -> Response:
        self.visitor(request).budget.spend(ANSWER)
        return _json(queries.rule_pages(request.path_params["language"]))

    async def nothing(self, request: Request) -> Response:
        raise RequestError("unknown", "not-found")


def _json(answer: object) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(answer), media_type="application/json", headers=headers)


async def too_often(request: Request, error: TooOften) -> Response:
    await asyncio.sleep(min(error.seconds, PAUSE))
    return _problem(request, error, {"Retry-After": str(error.seconds)})


def _problem(request: Request, error: RequestError, headers: dict[str, str] | None = None) -> Response:
    METER.refused(error)
    said = msgspec.json.encode(error.problem(_words(request)))
    return Response(said, STATUS[error.code], headers, "application/json")


def _words(request: Request) -> Words:
    return words_in(language_of(request.headers.get("accept-language", "")))
