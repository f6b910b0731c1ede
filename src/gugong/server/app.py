"""The web application: the page, its questions over HTTP, and its tables over WebSockets."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from gugong.server.api import Api
from gugong.server.house import House
from gugong.server.security import Gate
from gugong.server.site import site
from gugong.server.visit import visit


def application(house: House, host: str) -> Starlette:
    async def ws(socket: WebSocket) -> None:
        await visit(socket, house)

    return Starlette(
        routes=[*Api(house).routes(), WebSocketRoute("/ws", ws), Route("/{path:path}", site, methods=["GET"])],
        middleware=[Middleware(Gate, bound=host), Middleware(GZipMiddleware, minimum_size=1000)],
    )
