"""What a page may ask, and the answers: everything it sends is checked here."""

import asyncio
import logging

import msgspec

from gugong.game import IllegalMove
from gugong.server import limits
from gugong.server import protocol as p
from gugong.server.house import check_level, new_secret, tidy_name
from gugong.server.limits import Bucket
from gugong.server.page import Page
from gugong.server.sight import Sight
from gugong.server.store import SeatRow
from gugong.server.trouble import Trouble
from gugong.view.words import words_in

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[p.FromPage] = msgspec.json.Decoder(p.FromPage)
Act = p.Play | p.Undo | p.Redo  # these change the table, and carry an id


def decoded(text: str) -> p.FromPage:
    """The message; raises Trouble that says what is wrong with it."""
    if len(text) > limits.MESSAGE or len(text.encode("utf-8", "replace")) > limits.MESSAGE:
        raise Trouble("oversized", "oversized", most=limits.MESSAGE)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Trouble("malformed", "malformed", why=str(error)) from None


class Conversation:
    """One page asks, one message at a time; whatever it sends, it gets an answer and no table suffers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bucket = Bucket(at_once=200, a_second=50)

    async def read(self) -> None:
        """Answer until the page goes, or does not read the answers."""
        while not self.page.overwhelmed():
            text = await self.page.read()
            await asyncio.sleep(0)  # a page that sends without pause lets the others have their turn
            try:
                await self._hear(text)
            except Trouble as trouble:
                self.page.answer(trouble.problem(self.page.words))

    async def _hear(self, text: str) -> None:
        allowed = self.bucket.take()
        message = decoded(text)  # in any case, so that the answer says what it answers
        try:
            if not allowed:
                raise Trouble("too-often", "too-often")
            await self._obey(message)
        except Trouble as trouble:
            self._trouble(message, trouble)
        except Exception:
            log.exception("A %s at table %s failed", type(message).__name__, self.page.table.room.id)
            self._trouble(message, Trouble("broken", "broken"))

    def _trouble(self, message: p.FromPage, trouble: Trouble) -> None:
        if isinstance(message, Act):
            self._refuse(message, trouble.words(self.page.words), None, [])
        else:
            self.page.answer(trouble.problem(self.page.words, getattr(message, "ask", None)))

    def _refuse(self, message: Act, words: str, rule: str | None, first: list[str]) -> None:
        """Whoever comes too late is shown the table as it is."""
        self.page.answer(p.Refused(message.id, words, rule, first))
        if message.seq != self.page.table.room.seq:
            self.page.table_changed()

    async def _obey(self, message: p.FromPage) -> None:
        match message:
            case p.Play() | p.Undo() | p.Redo():
                await self._act(message)
            case p.Preview():
                self.page.answer(self._preview(message))
            case p.Why():
                self.page.answer(self._why(message))
            case p.Look():
                self.page.answer(self._look(message))
            case p.Scores():
                self.page.answer(self.page.sight.sheet(message.ask))
            case p.Sit():
                self._sit(message.seat)
            case p.Speak():
                self.page.words = words_in(message.language)
                self.page.renamed()
            case p.Rename():
                await self._rename(message.name)
            case p.Leave():
                await self._leave(message.level)
            case p.Hello():
                raise Trouble("not-now", "hello-once")

    # Moves.

    async def _act(self, message: Act) -> None:
        if not 0 < len(message.id) <= limits.CLIENT_ID:
            raise Trouble("malformed", "malformed", why=f"an id has 1 to {limits.CLIENT_ID} letters")
        try:
            seq = await self._acted(message, self.page.own_seat())
        except IllegalMove as illegal:
            refusal = illegal.refusal
            self._refuse(message, self.page.words.refusal(refusal), refusal.rule, refusal.first)
        else:
            self.page.answer(p.Accepted(message.id, seq))

    async def _acted(self, message: Act, seat: int) -> int:
        table = self.page.table
        match message:
            case p.Play():
                return await table.play(seat, message.move, message.id, message.seq)
            case p.Undo():
                return await table.undo(seat, message.id, message.seq)
            case p.Redo():
                return await table.redo(seat, message.id, message.seq)

    # Questions.

    def _preview(self, message: p.Preview) -> p.Previewed:
        self._check_asked()
        if self.page.table.room.game.refusal(message.move) is not None:
            raise Trouble("not-now", "not-legal")
        return self.page.sight.preview(message.ask, message.move)

    def _why(self, message: p.Why) -> p.Explained:
        self._check_asked()
        refusal = self.page.table.room.game.refusal(message.move)
        if refusal is None:
            return p.Explained(message.ask, self.page.words.say("server-legal"), None)
        return p.Explained(message.ask, self.page.words.refusal(refusal), refusal.rule)

    def _check_asked(self) -> None:
        """What another seat could do depends on its hand: only the seat that is asked may ask."""
        if self.page.own_seat() != self.page.table.room.asks():
            raise Trouble("not-now", "not-your-turn")

    def _look(self, message: p.Look) -> p.Looked:
        room = self.page.table.room
        last = len(room.steps) - 1
        if not 0 <= message.step <= last:
            raise Trouble("malformed", "no-such-step", step=message.step, last=last)
        if message.seat is not None and not 0 <= message.seat < room.game.record.options.players:
            raise Trouble("not-your-seat", "not-your-seat")
        if message.seat not in (None, self.page.seat) and not room.game.over:
            raise Trouble("not-your-seat", "not-over")
        sight = Sight(room, message.seat, self.page.words)
        return p.Looked(message.ask, sight.view(message.step), sight.lines(message.step), last)

    # Seats.

    def _sit(self, seat: int) -> None:
        if seat not in self.page.guest.seats:
            raise Trouble("not-your-seat", "not-your-seat")
        self.page.look_from(seat)

    async def _rename(self, name: str) -> None:
        seat = self.page.own_seat()
        row = self.page.table.room.row.seats[seat]
        await self.page.table.set_seat(seat, msgspec.structs.replace(row, name=tidy_name(name)))

    async def _leave(self, level: str | None) -> None:
        """The seat keeps a secret, so that somebody may come back to it: one of the host's gets its own."""
        page, seat = self.page, self.page.own_seat()
        if level is not None:
            check_level(level)
        secret = new_secret() if page.guest.host else page.secret
        await page.table.set_seat(seat, SeatRow("open" if level is None else "bot", None, level, secret))
        page.answer(page.welcome())
