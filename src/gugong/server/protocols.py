"""HTTP and WebSockets as uvicorn speaks them, with an eye on how long and how much the other end keeps us busy."""

import asyncio
import time
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from gugong.server.connections import Connections, Owed, Peer
from gugong.server.limits import plain

AT_ONCE = 4_096  # bytes that are read before others have their turn: some take long to understand
OWED: dict[object, Owed] = {h11.IDLE: "head", h11.SEND_BODY: "body"}


class HttpProtocol(H11Protocol):
    """Knows what each connection owes, so that those can be closed that only wait."""

    server_state: Connections
    peer: Peer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the base class does
        super().connection_made(transport)
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]  # of asyncio's own transport
        self.client = _plain(self.client)
        self.peer = self.server_state.opened(transport, _host(self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        begun = time.thread_time()
        super().data_received(data)
        self._expect()
        self.server_state.charge(self.peer, _host(self.client), 1000 * (time.thread_time() - begun))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.peer.expect("reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._expect()

    def _expect(self) -> None:
        if self.transport.get_protocol() is not self:
            self.peer.expect(None)  # a WebSocket may be silent
        elif not self.flow.write_paused:
            self.peer.expect(OWED.get(self.conn.their_state))


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that was HTTP before, and is counted already."""

    peer: Peer

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self.server_state = server_state

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _plain(self.client)
        self.peer = self.server_state.peer(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        begun = time.thread_time()
        super().data_received(data)
        client = self.scope["client"] if hasattr(self, "scope") else self.client  # a proxy says for whom it asks
        self.server_state.charge(self.peer, _host(client), 1000 * (time.thread_time() - begun))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.peer.expect("reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.peer.expect(None)


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    return None if client is None else (plain(client[0]), client[1])


def _host(client: tuple[str, int] | None) -> str:
    return "" if client is None else client[0]
