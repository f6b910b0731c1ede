"""One visitor's connection to a table: what is told, and in which order it is sent."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from gugong.table import protocol as p
from gugong.table.access import NO_ACCESS, Access, links
from gugong.table.board import board
from gugong.table.creation import LEVEL_NAMES
from gugong.table.errors import RequestError
from gugong.table.limits import Budget
from gugong.table.open_table import OpenTable
from gugong.table.ports import Channel
from gugong.table.presenter import Viewer
from gugong.table.reviews import Which
from gugong.table.rows import SeatRow
from gugong.view.words import words_in

WAITING = 64_000  # characters of answers that may wait for a slow reader, before it is listened to again


class Connection:
    """A visitor who has said hello.  Nobody waits for it: it is notified, and sends the news when it can."""

    def __init__(self, channel: Channel, table: OpenTable, hello: p.Hello, secret: str, budget: Budget) -> None:
        """`secret` is what opens the table for this visitor, once the seat has been taken."""
        self.channel = channel
        self.table = table
        self.account = channel.account
        self.budget = budget
        self.secret = secret
        self.words = words_in(hello.language)
        self.seen = hello.seen
        self.seat = self._first_seat(hello.seat)
        self._own = self.access.seats
        self._keys = self._current_keys()
        self._answers: deque[str] = deque()
        self._waiting = 0  # characters of them
        self._listens = asyncio.Event()
        self.review: Which | None = None
        self._state_due = self._seats_due = self._hint_due = True
        self._review_due = False
        self._news = asyncio.Event()
        self._closing = self._answering = False
        self.answer(self.welcome())

    @property
    def access(self) -> Access:
        return self.table.access(self.secret) or NO_ACCESS

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.seat, self.words, len(self._own) == 1)

    def _first_seat(self, wished: int | None) -> int | None:
        """The seat it had before, else the one whose turn it is, else its first; None for a spectator."""
        own, asked = self.access.seats, self.table.history.asks()
        if wished in own:
            return wished
        return asked if asked in own else next(iter(own), None)

    def own_seat(self) -> int:
        """The seat it looks from, if it may play it."""
        if self.seat is None or self.seat not in self.access.seats:
            raise RequestError("not-your-seat", "spectator")
        return self.seat

    def look_from(self, seat: int | None) -> None:
        self.seat = seat
        self.names_changed()

    # Notifications.

    def table_changed(self) -> None:
        self._state_due = True
        self.hint_changed()

    def hint_changed(self) -> None:
        self._hint_due = True
        self._news.set()

    def wait_for(self, review: Which | None) -> None:
        """From now on for this one, and for no other."""
        self.review = review
        self.review_changed()

    def review_changed(self) -> None:
        self._review_due = True
        self._news.set()

    def seats_changed(self) -> None:
        """Whoever has lost a seat no longer looks from it, and whoever has lost everything goes on as a spectator."""
        own = self.access.seats
        for seat in set(self._own) - set(own):
            name = self.table.presenter.names(self.words)[seat]
            self.answer(p.Lost(seat, self.words.say("server-lost", name=name)))
        self._own = own
        if self.table.access(self.secret) is None:
            self.secret = self.table.history.row.spectator
        if self.seat not in own and self.seat != next(iter(own), None):
            self.look_from(next(iter(own), None))
        self._tell_keys()
        self._seats_due = True
        self._news.set()

    def _tell_keys(self) -> None:
        if self._keys != self._current_keys():
            self._keys = self._current_keys()
            self.answer(self.welcome())

    def _current_keys(self) -> tuple[str, dict[str, str]]:
        """The secret that this page keeps, and those that the host hands on."""
        return self.secret, links(self.table.history.row) if self.access.host else {}

    def names_changed(self) -> None:
        """Names are part of every log line: send them all again."""
        self.seen = 0
        self.table_changed()
        self.review_changed()

    def rematch_made(self, table: str) -> None:
        self.answer(p.Again(table))

    def disconnect(self) -> None:
        """Once the message at hand is answered."""
        self._closing = True
        self._news.set()

    def answer(self, message: p.FromServer) -> None:
        text = encoded(message)
        self._answers.append(text)
        self._count(len(text))
        self._news.set()

    def _count(self, waiting: int) -> None:
        self._waiting += waiting
        if self._waiting > WAITING:
            self._listens.clear()
        else:
            self._listens.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a message is being handled, the connection stays open for the answer."""
        self._answering = True
        try:
            yield
        finally:
            self._answering = False
            self._news.set()

    async def listens(self) -> None:
        """Wait until it has read its answers: nothing is kept for somebody who asks on and on and does not read."""
        await self._listens.wait()

    # Sending.

    async def write(self) -> None:
        """Send what there is; of the table only the newest state, however many changes a slow reader missed."""
        while self._answering or not self._closing:
            await self._news.wait()
            self._news.clear()
            while self._answers:
                text = self._answers.popleft()
                await self.channel.send(text)
                self._count(-len(text))
            if self._seats_due:
                self._seats_due = False
                await self.channel.send(encoded(self.seats()))
            if self._state_due:
                await self.table.presenter.word_log(self.viewer, self.seen)
                self._state_due = False
                await self.channel.send(encoded(self._state()))
            if self._hint_due:
                self._hint_due = False
                await self._send_hint()
            if self._review_due:
                self._review_due = False
                await self._send_review()

    def _state(self) -> p.State:
        state = self.table.presenter.state(self.viewer, self.seen, self.table.thinking)
        self.seen = state.seq
        return state

    async def _send_hint(self) -> None:
        """What was asked for about the decision at hand, to the seat that must make it."""
        history = self.table.history
        if self.seat is None or self.seat != history.asks() or self.seat not in self._own or not history.hint_steps():
            return
        ask = self.table.presenter.view(self.viewer, history.steps[-1]).ask
        assert ask is not None
        await self.channel.send(encoded(self.table.adviser.message(ask, self.words)))

    async def _send_review(self) -> None:
        if self.review is not None:
            await self.channel.send(encoded(self.table.reviewer.of(*self.review).message(self.words)))

    def welcome(self) -> p.Welcome:
        history, row = self.table.history, self.table.history.row
        secret, handed_on = self._keys
        return p.Welcome(
            table=row.id,
            title=row.title,
            options=history.options,
            board=board(history.components, history.options.players),
            commitment=row.record.commitment,
            chosen=row.chosen,
            levels=LEVEL_NAMES,
            secret=secret,
            host=self.access.host,
            links=handed_on,
            again=row.again,
            hints=row.hints == "all",
        )

    def seats(self) -> p.Seats:
        own, pages = self.access.seats, self.table.pages
        history = self.table.history
        seats = [
            _seat(row, pages[seat], seat in own, row.secret == history.row.host)
            for seat, row in enumerate(history.row.seats)
        ]
        return p.Seats(seats, history.gathering)


def _seat(row: SeatRow, pages: int, mine: bool, host: bool) -> p.Seat:
    return p.Seat(row.kind, row.name, row.level, pages > 0, mine, pages if mine else 0, host)


def encoded(message: p.FromServer) -> str:
    return msgspec.json.encode(message).decode()
