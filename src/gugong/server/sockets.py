"""Tables over WebSockets."""

from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from gugong.server.limits import Visitor
from gugong.server.metrics import METER
from gugong.server.security import language_of
from gugong.table.connection import encoded
from gugong.table.errors import TooOften
from gugong.table.limits import COSTS
from gugong.table.ports import Disconnected
from gugong.table.protocol import Hello
from gugong.table.registry import Registry
from gugong.table.session import CLOSE_CODES, Ending, run_session
from gugong.view.words import words_in


class SocketChannel:
    """The messages of one visitor over a WebSocket."""

    def __init__(self, socket: WebSocket, account: str) -> None:
        self.socket = socket
        self.account = account

    async def send(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except WebSocketDisconnect:
            raise Disconnected from None

    async def receive(self) -> str:
        """What is not text is read as if it were, and will not be understood."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        text = message.get("text")
        return str(message["bytes"], "utf-8", "replace") if text is None else str(text)


async def serve_socket(socket: WebSocket, registry: Registry, visitor: Visitor) -> None:
    await socket.accept()
    code = CLOSE_CODES[Ending.COME_BACK]
    try:
        code = await _serve(socket, registry, visitor)
    finally:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


async def _serve(socket: WebSocket, registry: Registry, visitor: Visitor) -> int:
    """The code to close with."""
    channel, language = SocketChannel(socket, visitor.name), language_of(socket.headers.get("accept-language", ""))
    try:
        visitor.budget.spend(COSTS[Hello])
        with visitor.connected():
            return CLOSE_CODES[await run_session(channel, registry, language, visitor.budget, METER)]
    except TooOften as error:
        METER.refused(error)
        with suppress(Disconnected):
            await channel.send(encoded(error.problem(words_in(language))))
        return CLOSE_CODES[Ending.TRY_LATER]
