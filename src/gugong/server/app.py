"""The web application: the page, its requests over HTTP, and its tables over WebSockets."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gugong.server.address import PublicUrl
from gugong.server.api import Api, too_often
from gugong.server.health import Fault, Health
from gugong.server.limits import REQUEST, Visitors
from gugong.server.reach import answer_reach
from gugong.server.security import HEADERS, SecurityMiddleware, is_local
from gugong.server.site import site
from gugong.server.sockets import serve_socket
from gugong.table.errors import TooOften
from gugong.table.registry import Registry

PACKED_IN_THREAD = 16_000  # bytes
MONITORED = ("/healthz", "/readyz")


class BudgetMiddleware:
    """Every request is paid for, even one that is refused; monitors on this machine ask as often as they like."""

    def __init__(self, app: ASGIApp, api: Api) -> None:
        self.app = app
        self.api = api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] == "http":
            request = Request(scope)
            try:
                self._spend(request)
            except TooOften as error:
                app = await too_often(request, error)
                app.headers.update(HEADERS)
        await app(scope, receive, send)

    def _spend(self, request: Request) -> None:
        if request.scope["path"] not in MONITORED or not is_local(request):
            self.api.visitor(request).budget.spend(REQUEST)


class PrefixMiddleware:
    """Answers under the prefix of the public address, and without it for proxies that take it away."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if self.prefix and path == self.prefix and scope["type"] == "http":
            await RedirectResponse(f"{self.prefix}/", 308)(scope, receive, send)
            return
        if path.startswith(f"{self.prefix}/"):
            scope["path"] = path.removeprefix(self.prefix)
        await self.app(scope, receive, send)


def application(
    registry: Registry,
    visitors: Visitors,
    host: str,
    public: PublicUrl | None,
    fault: Fault,
) -> Starlette:
    """`host` is the address that is listened on, `fault` as in Health."""
    api = Api(registry, visitors)

    async def ws(socket: WebSocket) -> None:
        await serve_socket(socket, registry, api.visitor(socket))

    reach = Route("/api/reach", api.guarded(answer_reach(host, public)), methods=["GET"])
    page = Route("/{path:path}", api.guarded(site), methods=["GET"])
    return Starlette(
        routes=[reach, *api.routes(), *Health(fault).routes(), WebSocketRoute("/ws", ws), page],
        middleware=[
            Middleware(BudgetMiddleware, api=api),
            Middleware(SecurityMiddleware, bound=host, public=public),
            Middleware(PrefixMiddleware, prefix=public.prefix if public is not None else ""),
            Middleware(GZipMiddleware, minimum_size=1000, thread_minimum_size=PACKED_IN_THREAD),
        ],
    )
