"""The house: makes tables, opens them when somebody comes, and closes them when nobody is there."""

import asyncio
import logging
import secrets
import time

import msgspec

from gugong import OptionError
from gugong.bots.levels import LEVELS
from gugong.content import ComponentError, Components, load, loads
from gugong.game import Game, RecordError, SavedGame, new_game, play_on
from gugong.notation import record as records
from gugong.notation.record import Difference
from gugong.server import limits
from gugong.server import protocol as p
from gugong.server.room import Guest, Room, standing
from gugong.server.store import Entry, SeatRow, Store, TableRow
from gugong.server.table import Table
from gugong.server.trouble import Trouble
from gugong.server.workers import Workers
from gugong.view.observe import observe

IDLE = 120.0  # seconds after which a table that nobody looks at is closed
LEVEL_NAMES = [level.name for level in LEVELS]
log = logging.getLogger(__name__)


class House:
    """Every table there is; those that are open are in memory."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.open: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    async def start(self) -> None:
        """Bots whose turn it was when the server stopped go on."""
        for table in await self.store.waiting_for_bots():
            try:
                await self.table(table)
            except Difference:
                log.exception("Table %s cannot be opened", table)

    async def stop(self) -> None:
        for table in self.open.values():
            await table.stop()

    async def sweep(self) -> None:
        """Close what nobody has looked at for a while, for ever."""
        while True:
            await asyncio.sleep(IDLE / 4)
            for table in list(self.open.values()):
                if not table.busy() and time.monotonic() - table.used > IDLE:
                    del self.open[table.room.id]

    async def table(self, name: str) -> Table | None:
        """The table of this id, opened if it was not; None if there is none."""
        found = self.open.get(name)
        if found is None or found.broken:
            async with self._opening:
                found = self.open.get(name)
                if found is None or found.broken:
                    found = await self._opened(name)
        if found is not None:
            found.used = time.monotonic()
        return found

    async def _opened(self, name: str) -> Table | None:
        row = await self.store.table(name)
        if row is None:
            return None
        room = await asyncio.to_thread(Room.load, row)
        table = self.open[name] = Table(room, self.store, self.workers)
        table.let_bots_play()
        return table

    async def entered(self, name: str, secret: str) -> tuple[Table, Guest]:
        """The table and what this secret opens of it; a wrong one learns nothing."""
        table = await self.table(name)
        guest = table.room.guest(secret) if table is not None else None
        if table is None or guest is None:
            raise Trouble("no-such-table", "no-such-table")
        return table, guest

    # New tables.

    async def create(self, asked: p.NewTable) -> p.Created:
        options = asked.options
        try:
            box = _components(asked.components)
            given = msgspec.structs.asdict(options)
            game = new_game(given.pop("players"), asked.seed, box, **given)
        except (OptionError, ComponentError) as error:
            raise Trouble("malformed", "bad-options", why=str(error)) from None
        host = new_secret()
        return await self._add(game, asked.title, new_seats(asked.seats, options.players, host), host, asked.components)

    async def open_record(self, asked: p.Opened) -> p.Created:
        """A table that begins with all moves of a record."""
        try:
            box = _components(asked.components)
            saved = SavedGame(records.read(asked.record), box)
            game = await asyncio.to_thread(saved.verify)
        except (RecordError, Difference, ComponentError, RecursionError) as error:
            raise Trouble("malformed", "bad-record", why=str(error)) from None
        players, host = game.record.options.players, new_secret()
        seats = asked.seats or [p.NewSeat("person")] * players
        return await self._add(game, "", new_seats(seats, players, host), host, asked.components)

    async def fork(self, table: Table, guest: Guest, asked: p.Fork) -> p.Created:
        """Of a game that is over the real deal; of one that goes on only what the own seat knew."""
        room = table.room
        players = room.game.record.options.players
        if not 0 <= asked.step < len(room.steps):
            raise Trouble("malformed", "no-such-step", step=asked.step, last=len(room.steps) - 1)
        if not 0 <= asked.seat < players:
            raise Trouble("not-your-seat", "not-your-seat")
        if room.game.over:
            game = _cut(room, asked.step)
        elif asked.seat in guest.seats:
            game = play_on(observe(room.steps[asked.step].position, asked.seat), room.game.components)
        else:
            raise Trouble("not-your-seat", "not-your-seat")
        seats = [p.NewSeat("bot", level=asked.level) for _ in range(players)]
        seats[asked.seat] = p.NewSeat("person", name=room.row.seats[asked.seat].name)
        host = new_secret()
        return await self._add(game, room.row.title, new_seats(seats, players, host), host, room.row.components)

    async def rematch(self, table: Table, guest: Guest) -> p.Created:
        """The same people with the same secrets; asked for twice it is one table."""
        room, row = table.room, table.room.row
        if not room.game.over:
            raise Trouble("not-now", "not-over")
        if not guest.seats and not guest.host:
            raise Trouble("not-your-seat", "spectator")
        async with table.changing:
            if row.again is None:
                await self._again(table)
        assert row.again is not None
        secret = row.host if guest.host else str(row.seats[guest.seats[0]].secret)
        return p.Created(row.again, secret, links(row) if guest.host else {})

    async def _again(self, table: Table) -> None:
        row, record = table.room.row, table.room.game.record
        given = msgspec.structs.asdict(record.options)
        players = given.pop("players")
        if players > 1:
            given["start_player"] = (table.room.steps[0].position.start + 1) % players
        game = new_game(players, None, table.room.game.components, **given)
        seats = [msgspec.structs.replace(seat) for seat in row.seats]
        made = new_row(game, row.title, seats, row.host, row.components)
        made.spectator = row.spectator
        await self.store.add_table(made)
        await table.set_again(made.id)
        await self.table(made.id)

    async def _add(self, game: Game, title: str, seats: list[SeatRow], host: str, components: str | None) -> p.Created:
        row = new_row(game, _tidy(title, limits.TITLE) or "", seats, host, components)
        await self.store.add_table(row)
        await self.table(row.id)
        return p.Created(row.id, host, links(row))


def new_secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def links(row: TableRow) -> dict[str, str]:
    """The secrets that the host hands on."""
    found = {"spectator": row.spectator}
    for seat, who in enumerate(row.seats):
        if who.secret is not None and who.secret != row.host:
            found[str(seat)] = who.secret
    return found


def _tidy(text: str | None, longest: int) -> str | None:
    """One line of printable letters."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text or "")
    return " ".join(kept.split())[:longest].strip() or None


def tidy_name(name: str | None) -> str | None:
    return _tidy(name, limits.NAME)


def check_level(level: str | None) -> None:
    if level not in LEVEL_NAMES:
        raise Trouble("malformed", "no-such-level", levels=", ".join(LEVEL_NAMES))


def _components(text: str | None) -> Components:
    return load() if text is None else loads(text, "components")


def new_seats(asked: list[p.NewSeat], players: int, host: str) -> list[SeatRow]:
    if len(asked) != players:
        raise Trouble("malformed", "seats", players=players, seats=len(asked))
    made = [_seat(seat, host) for seat in asked]
    return made if players > 1 else [*made, SeatRow("meng")]


def _seat(asked: p.NewSeat, host: str) -> SeatRow:
    name = tidy_name(asked.name)
    if asked.kind == "bot":
        check_level(asked.level)
        return SeatRow("bot", name, asked.level)
    return SeatRow(asked.kind, name, secret=host if asked.kind == "person" else new_secret())


def new_row(game: Game, title: str, seats: list[SeatRow], host: str, components: str | None) -> TableRow:
    moves = enumerate(game.record.moves, start=1)
    return TableRow(
        id=secrets.token_urlsafe(9),
        title=title,
        record=msgspec.structs.replace(game.record, moves=[], result=None),
        components=components,
        host=host,
        spectator=new_secret(),
        seats=seats,
        standing=standing(game),
        entries=[Entry(seq, "move", seat, move, check) for seq, (seat, move, check) in moves],
    )


def _cut(room: Room, step: int) -> Game:
    """The game as it was after so many moves."""
    record = room.game.record
    kept = msgspec.structs.replace(record, moves=record.moves[:step], result=None)
    return Game(room.game.components, room.steps[step].position, kept)
