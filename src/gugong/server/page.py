"""One page at one table: what it is told, and how that is written to it."""

import asyncio
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gugong.server import protocol as p
from gugong.server.board import board
from gugong.server.house import LEVEL_NAMES, links
from gugong.server.room import Guest
from gugong.server.sight import Sight
from gugong.server.table import Table
from gugong.server.trouble import Trouble
from gugong.view.words import words_in

WAITING = 200  # answers that may wait for a slow reader


class Page:
    """A page that has said hello.  Nobody waits for it: it is told that there is news, and fetches it itself."""

    def __init__(self, socket: WebSocket, table: Table, hello: p.Hello) -> None:
        self.socket = socket
        self.table = table
        self.secret = hello.secret
        self.words = words_in(hello.language)
        self.seen = hello.seen
        self.seat = self._first_seat(hello.seat)
        self._answers: deque[p.FromServer] = deque([self.welcome()])
        self._state_due = self._seats_due = True
        self._news = asyncio.Event()
        self._leaving = False
        self._news.set()

    @property
    def guest(self) -> Guest:
        return self.table.room.guest(self.secret) or Guest((), False)

    @property
    def sight(self) -> Sight:
        return Sight(self.table.room, self.seat, self.words)

    def _first_seat(self, wished: int | None) -> int | None:
        """The one it looked from before, else the one that is asked, else its first; None for a spectator."""
        own, asked = self.guest.seats, self.table.room.asks()
        if wished in own:
            return wished
        return asked if asked in own else next(iter(own), None)

    def own_seat(self) -> int:
        """The seat it looks from, if it may play it."""
        if self.seat is None or self.seat not in self.guest.seats:
            raise Trouble("not-your-seat", "spectator")
        return self.seat

    def look_from(self, seat: int | None) -> None:
        self.seat = seat
        self.renamed()

    # Being told.

    def table_changed(self) -> None:
        self._state_due = True
        self._news.set()

    def seats_changed(self) -> None:
        """Whoever has left a seat does not look from it any more."""
        if self.seat is not None and self.seat not in self.guest.seats:
            self.look_from(next(iter(self.guest.seats), None))
        self._seats_due = True
        self._news.set()

    def renamed(self) -> None:
        """Names stand in every line: they are all sent again."""
        self.seen = 0
        self.table_changed()

    def rematched(self, table: str) -> None:
        self.answer(p.Again(table))

    def come_again(self) -> None:
        self._leaving = True
        self._news.set()

    def answer(self, message: p.FromServer) -> None:
        self._answers.append(message)
        self._news.set()

    def overwhelmed(self) -> bool:
        """It asks and asks, and does not read the answers."""
        return len(self._answers) > WAITING

    # Reading and writing.

    async def read(self) -> str:
        return await received(self.socket)

    async def write(self) -> None:
        """Send what there is; of the table only the newest, however many changes a slow reader missed."""
        while not self._leaving:
            await self._news.wait()
            self._news.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._seats_due:
                self._seats_due = False
                await self._send(self.seats())
            if self._state_due:
                self._state_due = False
                await self._send(self._state())

    async def _send(self, message: p.FromServer) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    def _state(self) -> p.State:
        state = self.sight.state(self.seen, self.table.thinking)
        self.seen = state.seq
        return state

    def welcome(self) -> p.Welcome:
        row, game = self.table.room.row, self.table.room.game
        return p.Welcome(
            table=row.id,
            title=row.title,
            options=game.record.options,
            board=board(game.components, game.record.options.players),
            commitment=game.record.commitment,
            levels=LEVEL_NAMES,
            links=links(row) if self.guest.host else {},
            again=row.again,
        )

    def seats(self) -> p.Seats:
        own, here = self.guest.seats, self.table.here()
        rows = enumerate(self.table.room.row.seats)
        return p.Seats([p.Seat(row.kind, row.name, row.level, seat in here, seat in own) for seat, row in rows])


async def received(socket: WebSocket) -> str:
    """The next message; what is not text is read as if it were, and will not be understood."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return str(message["bytes"], "utf-8", "replace") if text is None else str(text)
