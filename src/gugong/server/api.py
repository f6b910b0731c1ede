"""Requests over HTTP: tables made, found and handed out as files, and the rules to read."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from gugong.notation.record import Record
from gugong.server.limits import ANSWER, LIST, RECORD, REPLAY, SET_UP, SETUP, Visitor, Visitors
from gugong.server.metrics import METER
from gugong.server.security import language_of
from gugong.table import limits, requests
from gugong.table import protocol as p
from gugong.table.errors import RequestError, TooOften, Uncertain
from gugong.table.registry import Registry
from gugong.table.requests import Answering, Call
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
SIZES = {"tables": SETUP, "open": RECORD + SETUP, "mine": LIST}  # bytes, where they are more than limits.MESSAGE
PAUSE = 1.0  # seconds, at most, until whoever asks too often is answered
log = logging.getLogger(__name__)
Handler = Callable[[Request], Awaitable[Response]]


class VisitorGate:
    """What the visitor of one address may still ask for."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor

    def look(self) -> None:
        self._visitor.budget.spend(ANSWER)

    @asynccontextmanager
    async def replaying(self, cost: float = REPLAY) -> AsyncIterator[None]:
        """Setting games up and replaying them takes long: one at a time for each visitor."""
        self._visitor.budget.spend(cost)
        async with self._visitor.replaying:
            yield

    @asynccontextmanager
    async def making(self, *, replays: bool) -> AsyncIterator[None]:
        """One of the new tables that a visitor may have."""
        async with self.replaying(REPLAY if replays else SET_UP):
            self._visitor.tables.spend(1)
            yield


class Api:
    """The addresses under /api."""

    def __init__(self, registry: Registry, visitors: Visitors) -> None:
        self.registry = registry
        self.visitors = visitors

    def routes(self) -> list[Route]:
        posts = [self._route(path, answer, "POST") for path, answer in requests.POSTS.items()]
        gets = [self._route(path, answer, "GET") for path, answer in requests.GETS.items()]
        rest = Route("/api/{rest:path}", self.guarded(_nothing), methods=["GET", "POST"])
        return [*posts, *gets, rest]

    def _route(self, path: str, answer: Answering, method: str) -> Route:
        most = SIZES.get(path, limits.MESSAGE)

        async def handler(request: Request) -> Response:
            body = await self._body(request, most)
            return _response(await answer(self._call(request, body)))

        return Route(f"/api/{path}", self.guarded(handler), methods=[method])

    def _call(self, request: Request, body: bytes) -> Call:
        visitor = self.visitor(request)
        named = request.path_params.get("named", "")
        return Call(self.registry, VisitorGate(visitor), _words(request), body, named, visitor.name)

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
            except asyncio.CancelledError:  # the server must stop, and waits no longer
                return _problem(request, Uncertain())
            except Exception:
                log.exception("%s failed", request.scope["path"])
                return _problem(request, RequestError("broken", "broken"))
            finally:
                self.visitors.held.release(self.visitor(request).name, request.state.held)

        return answer

    def visitor(self, request: HTTPConnection) -> Visitor:
        return self.visitors.at(request.client.host if request.client is not None else "")

    async def _body(self, request: Request, most: int) -> bytes:
        """No more of it is read than this kind of request can have, and than there is room for."""
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestError("oversized", "oversized", most=most)
                self._hold(request, len(body))
        except ClientDisconnect:
            raise RequestError("malformed", "malformed", why="") from None  # nobody hears it
        return bytes(body)

    def _hold(self, request: Request, size: int) -> None:
        """Count what a large request takes until it has been answered; raises TooOften."""
        held = max(0, size - limits.MESSAGE)
        self.visitors.held.add(self.visitor(request).name, held - request.state.held)
        request.state.held = held


async def _nothing(request: Request) -> Response:
    raise RequestError("unknown", "not-found")


def _response(answer: object) -> Response:
    headers = {"Cache-Control": "no-store"}
    if isinstance(answer, Record):
        headers["Content-Disposition"] = f'attachment; filename="gugong-{answer.commitment[:8]}.gugong"'
    return Response(requests.encoded(answer), media_type="application/json", headers=headers)


async def too_often(request: Request, error: TooOften) -> Response:
    await asyncio.sleep(min(error.seconds, PAUSE))
    return _problem(request, error, {"Retry-After": str(error.seconds)})


def _problem(request: Request, error: RequestError, headers: dict[str, str] | None = None) -> Response:
    METER.refused(error)
    said = msgspec.json.encode(error.problem(_words(request)))
    return Response(said, STATUS[error.code], headers, "application/json")


def _words(request: Request) -> Words:
    return words_in(language_of(request.headers.get("accept-language", "")))
