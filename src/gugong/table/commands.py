"""What a visitor may ask, and the answers: every message is checked here."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from gugong.game import IllegalMove, Position
from gugong.notation import shown
from gugong.notation.record import find_move
from gugong.table import limits, seating
from gugong.table import protocol as p
from gugong.table.connection import Connection
from gugong.table.creation import check_level, tidy_name
from gugong.table.errors import RequestError, TooOften, Uncertain
from gugong.table.frames import frames
from gugong.table.history import Change
from gugong.table.ports import Meter
from gugong.table.presenter import Viewer
from gugong.table.preview import preview_message
from gugong.table.reasons import reason
from gugong.table.score_sheet import sheet_message
from gugong.table.steps import Step
from gugong.view.choices import meant
from gugong.view.refusals import Refusal, refuse
from gugong.view.things.scene import ThingError
from gugong.view.words import words_in
from gugong.words import Phrase

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[p.FromPage] = msgspec.json.Decoder(p.FromPage)
PAUSE = 1.0  # seconds, at most, in which nothing is read from whoever asks too often
Action = p.Play | p.Undo | p.Redo | p.Retry | p.Hint  # these change the table, and carry an id


def decoded(text: str) -> p.FromPage:
    """The message; raises RequestError, which says what is wrong with it."""
    if len(text) > limits.MESSAGE or len(text.encode("utf-8", "replace")) > limits.MESSAGE:
        raise RequestError("oversized", "oversized", most=limits.MESSAGE)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise RequestError("malformed", "malformed", why=shown.reason(error)) from None


def _pointed_at(position: Position, targets: list[str]) -> str | None:
    """The move that was meant; None if pointing at these things answers nothing."""
    move = meant(position, targets)
    return None if move is None else move.text


@contextmanager
def _known_things() -> Iterator[None]:
    """Whoever asks about a thing that does not exist is told so."""
    try:
        yield
    except ThingError as error:
        raise RequestError("unknown", "no-such-thing", **error.phrase.given) from None


class Commands:
    """Handles the messages of one connection, one at a time.  Whatever comes, it is answered and no table suffers."""

    def __init__(self, connection: Connection, meter: Meter) -> None:
        self.connection = connection
        self.table = connection.table
        self._budget = connection.budget
        self._meter = meter
        self._received = 0.0  # when the message at hand was

    async def read(self) -> None:
        """Answer until the visitor goes."""
        while True:
            await self.connection.listens()
            text = await self.connection.channel.receive()
            self._received = time.monotonic()
            await asyncio.sleep(0)  # a visitor who sends without pause lets the others have their turn
            try:
                with self.connection.answering():
                    await self._handle(text)
            except TooOften as error:
                await asyncio.sleep(min(error.seconds, PAUSE))

    async def _handle(self, text: str) -> None:
        """Raises TooOften, which has been answered."""
        message: p.FromPage | None = None
        try:
            message = self._decoded(text)
            self._budget.spend(self._cost(message))
            async with self._budget.turn:
                await self._dispatch(message)
        except RequestError as error:
            self._fail(message, error)
            if isinstance(error, TooOften):
                raise
        except Exception:
            log.exception("A %s at table %s failed", type(message).__name__, self.table.history.id)
            self._fail(message, RequestError("broken", "broken"))

    def _cost(self, message: p.FromPage) -> float:
        renames = isinstance(message, p.Rename | p.Leave | p.Release | p.Begin)
        return limits.COSTS[type(message)] + (limits.WHOLE_LOG * len(self.table.subscribers) if renames else 0)

    def _decoded(self, text: str) -> p.FromPage:
        try:
            return decoded(text)
        except RequestError:
            self._budget.spend(limits.MALFORMED)
            raise

    def _fail(self, message: p.FromPage | None, error: RequestError) -> None:
        """A refused action was not done; of one that may have been done, the page asks again."""
        self._meter.refused(error)
        if isinstance(message, Action) and not isinstance(error, Uncertain):
            self._refuse(message, error.said(self.connection.words), None, [])
        else:
            if isinstance(error, Uncertain):
                self.connection.disconnect()
            ask = message.ask if isinstance(message, p.Query) else None
            self.connection.answer(error.problem(self.connection.words, ask))

    def _refuse(self, message: Action, words: str, rule: str | None, first: list[str]) -> None:
        """Whoever comes too late is shown the table as it is now."""
        self.connection.answer(p.Refused(message.id, words, rule, first))
        if message.seq != self.table.history.seq:
            self.connection.table_changed()

    async def _dispatch(self, message: p.FromPage) -> None:
        match message:
            case p.Play() | p.Undo() | p.Redo() | p.Retry() | p.Hint():
                await self._act(message)
            case p.Preview():
                self.connection.answer(await self._preview(message))
            case p.Show():
                self.connection.answer(await self._show(message))
            case p.Why():
                self.connection.answer(self._why(message))
            case p.Look():
                self.connection.answer(self._look(message))
            case p.Describe():
                self.connection.answer(self._describe(message))
            case p.NameThings():
                self.connection.answer(await self._name_things(message))
            case p.Frames():
                self.connection.answer(await self._frames(message))
            case p.Reason():
                self.connection.answer(self._reason(message))
            case p.Scores():
                sheet = await self.table.score_sheet()
                self.connection.answer(sheet_message(sheet, message.ask, self.connection.words))
            case p.AskReview():
                self._review(message)
            case p.Sit():
                self._sit(message.seat)
            case p.Speak():
                self.connection.words = words_in(message.language)
                self.connection.names_changed()
            case p.Rename():
                await self._rename(message.name)
            case p.Leave():
                await self._leave(message.level)
            case p.Release():
                await self._release(message)
            case p.Begin():
                await self._begin(message.level)
            case p.Hello():
                raise RequestError("not-now", "hello-once")

    # Moves.

    async def _act(self, message: Action) -> None:
        if not 0 < len(message.id) <= limits.CLIENT_ID:
            raise RequestError("malformed", "malformed", why=Phrase("server-client-id", most=limits.CLIENT_ID))
        try:
            seq = await self._entry(message, self.connection.own_seat())
        except IllegalMove as illegal:
            self._meter.refused(illegal)
            refusal = illegal.refusal
            self._refuse(message, self._said(refusal), refusal.rule, refusal.first)
        else:
            self.connection.answer(p.Accepted(message.id, seq))
            self._meter.accepted(time.monotonic() - self._received)

    async def _entry(self, message: Action, seat: int) -> int:
        if isinstance(message, p.Retry):
            return await self.table.retry(seat, message.id)
        return await self.table.act(seat, message.id, message.seq, lambda: self._change(message, seat))

    def _change(self, message: p.Play | p.Undo | p.Redo | p.Hint, seat: int) -> Change:
        """Checked when its turn has come: the seat may have been given away while it waited."""
        if seat not in self.connection.access.seats:
            raise RequestError("not-your-seat", "not-your-seat")
        match message:
            case p.Play():
                return self.table.history.play(seat, message.move, message.id)
            case p.Undo():
                return self.table.history.undo(seat, message.id)
            case p.Redo():
                return self.table.history.redo(seat, message.id)
            case p.Hint():
                return self.table.history.hint(seat, message.id)

    # Questions.

    async def _preview(self, message: p.Preview) -> p.Previewed:
        seat = self._seat_asked()
        if find_move(self.table.history.position, message.move) is None:
            raise RequestError("not-now", "not-legal")
        made = await self.table.preview(seat, message.move)
        words = self.connection.words
        return preview_message(made, message.ask, words, self.table.presenter.names(words))

    async def _show(self, message: p.Show) -> p.Shown:
        self._seat_asked()
        way = await self.table.way()
        return p.Shown(message.ask, way.move, way.lost)

    def _why(self, message: p.Why) -> p.Explained:
        self._seat_asked()
        position, words = self.table.history.position, self.connection.words
        move = _pointed_at(position, message.targets) if message.targets else message.move
        if move is None:
            return p.Explained(message.ask, words.say("server-not-asked"), None)
        if find_move(position, move) is not None:
            return p.Explained(message.ask, words.say("server-legal"), None)
        refusal = refuse(position, move)
        return p.Explained(message.ask, self._said(refusal), refusal.rule)

    def _said(self, refusal: Refusal) -> str:
        words = self.connection.words
        return words.refusal(refusal, self.table.history.position, self.table.presenter.names(words))

    def _seat_asked(self) -> int:
        """What a seat could do depends on its hand: only the seat whose turn it is may ask."""
        seat = self.connection.own_seat()
        if seat != self.table.history.asks():
            raise RequestError("not-now", "not-your-turn")
        return seat

    def _look(self, message: p.Look) -> p.Looked:
        history, presenter = self.table.history, self.table.presenter
        viewer, step = self._looks_from(message.seat), history.step(message.step)
        return p.Looked(
            message.ask, presenter.view(viewer, step), presenter.lines(viewer, step), len(history.steps) - 1
        )

    def _looks_from(self, seat: int | None) -> Viewer:
        """Other seats may be looked from only when the game is over."""
        history = self.table.history
        if seat is not None and not 0 <= seat < history.options.players:
            raise RequestError("not-your-seat", "not-your-seat")
        if seat not in (None, self.connection.seat) and not history.over:
            raise RequestError("not-your-seat", "not-over")
        return self.connection.viewer if seat == self.connection.seat else Viewer(seat, self.connection.words)

    def _describe(self, message: p.Describe) -> p.Described:
        with _known_things():
            found = self.table.presenter.describe(*self._shown(message), message.thing)
        return p.Described(message.ask, found.name, found.text, found.worth, found.rule)

    async def _name_things(self, message: p.NameThings) -> p.Named:
        if len(message.things) > limits.THINGS:
            raise RequestError("oversized", "oversized", most=limits.THINGS)
        with _known_things():
            return p.Named(message.ask, await self.table.presenter.name_things(*self._shown(message), message.things))

    def _shown(self, message: p.Describe | p.NameThings) -> tuple[Viewer, Step]:
        """Through whose eyes, and which step: that of the view which the page shows."""
        if message.step is None:
            return self.connection.viewer, self.table.history.steps[-1]
        return self._looks_from(message.seat), self.table.history.step(message.step)

    async def _frames(self, message: p.Frames) -> p.Framed:
        shown = await frames(self.table.presenter, self.connection.viewer, self.table.history.step(message.step))
        return p.Framed(message.ask, shown)

    def _reason(self, message: p.Reason) -> p.Explained:
        words = self.connection.words
        names = self.table.presenter.names(words)
        history = self.table.history
        return p.Explained(message.ask, reason(history, history.step(message.step), words, names), None)

    def _review(self, message: p.AskReview) -> None:
        """A game that is over has no secrets: whoever is here may look at every seat."""
        if message.seat is None:
            self.connection.wait_for(None)
            return
        review = self.table.reviewer.of(message.seat, message.depth)
        self.connection.wait_for(review.which)
        review.start()

    # Seats.

    def _sit(self, seat: int) -> None:
        if seat not in self.connection.access.seats:
            raise RequestError("not-your-seat", "not-your-seat")
        self.connection.look_from(seat)

    async def _rename(self, name: str) -> None:
        seat = self.connection.own_seat()
        self.table.renames[seat].spend(1)
        table, secret = self.table, self.connection.secret
        await table.change(lambda: seating.rename(table, seat, secret, tidy_name(name)))

    async def _leave(self, level: str | None) -> None:
        seat, secret = self.connection.own_seat(), self.connection.secret
        check_level(level)
        await self.table.change(lambda: seating.leave(self.table, seat, secret, level))

    async def _release(self, message: p.Release) -> None:
        self._check_host()
        check_level(message.level)
        await self.table.change(lambda: seating.release(self.table, message.seat, message.level))

    async def _begin(self, level: str | None) -> None:
        self._check_host()
        check_level(level)
        await self.table.change(lambda: seating.begin(self.table, level))

    def _check_host(self) -> None:
        if not self.connection.access.host:
            raise RequestError("not-your-seat", "host-only")
