"""Is the server alive, and can it keep what is played?  For monitors and for whoever restarts it."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

REMEMBERED = 1.0  # seconds, so that asking often is no attack

Fault = Callable[[], Awaitable[str | None]]


class Health:
    """The addresses /healthz and /readyz."""

    def __init__(self, fault: Fault) -> None:
        """`fault` says in a sentence why nothing can be written; None if all is well."""
        self._fault = fault
        self._asking = asyncio.Lock()
        self._known: str | None = None
        self._until = 0.0

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.alive, methods=["GET"]), Route("/readyz", self.ready, methods=["GET"])]

    async def alive(self, _: Request) -> Response:
        return _answer(None)

    async def ready(self, _: Request) -> Response:
        """All who ask within a second get the answer to one write."""
        async with self._asking:
            if time.monotonic() >= self._until:
                self._known = await self._fault()
                self._until = time.monotonic() + REMEMBERED
        return _answer(self._known)


def _answer(fault: str | None) -> Response:
    said = {"ok": True} if fault is None else {"ok": False, "why": fault}
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(said), 200 if fault is None else 503, headers, "application/json")
