"""New tables: set up, opened from a record, forked from another table, or as a rematch."""

import secrets
from functools import partial

import msgspec

from gugong import OptionError, lessons, puzzles
from gugong.bots.levels import SEATED
from gugong.content import ComponentError
from gugong.game import Game, RecordError, new_game, play_on
from gugong.notation.record import Difference
from gugong.table import limits
from gugong.table import protocol as p
from gugong.table.access import Access, links, may_take_hints, new_secret
from gugong.table.beginning import Beginning, beginning, check_sizes, replay, set_up
from gugong.table.errors import RequestError
from gugong.table.history import History
from gugong.table.open_table import OpenTable
from gugong.table.registry import Registry
from gugong.table.rows import Entry, SeatRow, TableRow
from gugong.table.saving import saved
from gugong.table.steps import Step
from gugong.view.observe import observe

LEVEL_NAMES = [level.name for level in SEATED]
STRONG = "minister"  # plays on in the place of a person; the strongest would let people wait


async def create(registry: Registry, asked: p.NewTable, account: str = "") -> p.Created:
    """`account` is that of whoever asks, as in ports.Channel; so it is below."""
    try:
        begun = await _set_up(registry, asked, account)
    except (OptionError, ComponentError) as error:
        raise RequestError("malformed", "bad-options", why=error.phrase) from None
    row = _new_table(begun, asked.title, asked.seats, chosen=asked.seed is not None)
    row.standing.gathers = asked.gathers
    row.hints = "all" if asked.hints else "alone"
    return await _add(registry, row)


async def _set_up(registry: Registry, asked: p.NewTable, account: str) -> Beginning:
    if asked.components is None:
        return await registry.thinker.run(partial(set_up, asked))
    check_sizes(asked.components)
    return await registry.thinker.run_untrusted(set_up, asked, account)


async def open_record(registry: Registry, asked: p.Opened, account: str = "") -> p.Created:
    """A table that begins with all moves of a record."""
    try:
        check_sizes(asked.components, asked.record)
        begun = await registry.thinker.run_untrusted(replay, asked, account)
    except (ComponentError, RecordError, Difference) as error:
        raise RequestError("malformed", "bad-record", why=error.phrase) from None
    seats = asked.seats or [p.NewSeat("person")] * begun.record.options.players
    return await _add(registry, _new_table(begun, "", seats, chosen=True))


async def begin_lesson(registry: Registry, asked: p.NewLesson) -> p.Created:
    """A table for one learner; the others' first moves are part of the lesson."""
    taught = _taught(asked.lesson)
    try:
        begun = await registry.thinker.run(partial(_begun, asked.lesson, taught))
    except ComponentError:
        raise RequestError("not-now", "lesson-figures", digest=taught.components[:12]) from None
    seats = [p.NewSeat("bot", level=taught.level)] * begun.record.options.players
    seats[taught.seat] = p.NewSeat("person", asked.name)
    row = _new_table(begun, "", seats, chosen=True)
    row.lesson = asked.lesson
    return await _add(registry, row)


def _taught(name: str) -> lessons.Lesson:
    if name in lessons.LESSONS:
        return lessons.lesson(name)
    puzzle = puzzles.puzzle_at(name)
    if puzzle is None:
        raise RequestError("malformed", "no-such-lesson", lessons=", ".join(lessons.LESSONS))
    return puzzles.as_lesson(puzzle)


def _begun(name: str, taught: lessons.Lesson) -> Beginning:
    puzzle = puzzles.puzzle_at(name)
    return beginning(lessons.begin(taught) if puzzle is None else puzzles.begin(puzzle), None)


async def fork(registry: Registry, table: OpenTable, granted: Access, asked: p.Fork) -> p.Created:
    """A finished game is forked with its real deal if so wished; a running one with only what this seat knows."""
    history, over = table.history, table.history.over
    players = history.options.players
    step = history.step(asked.step)
    if not 0 <= asked.seat < players or not (over or asked.seat in granted.seats):
        raise RequestError("not-your-seat", "not-your-seat")
    real = over and not asked.redealt
    begun = await registry.thinker.run(partial(_forked, history, real, step, asked.seat))
    seats = [p.NewSeat("bot", level=asked.level or who.level or STRONG) for who in history.row.seats[:players]]
    seats[asked.seat] = p.NewSeat("person", name=history.row.seats[asked.seat].name)
    made = _new_table(begun, history.row.title, seats, chosen=real)
    if not over and not may_take_hints(history.row, asked.seat):
        made.hints = "nobody"  # they would tell how to go on here
    return await _add(registry, made)


def _forked(history: History, real: bool, step: Step, seat: int) -> Beginning:
    if real:
        record = history.record
        kept = msgspec.structs.replace(record, moves=record.moves[: step.number], result=None)
        game = Game(history.components, step.position, kept)
    else:
        game = play_on(observe(step.position, seat), history.components)
    return beginning(game, history.row.components)


async def rematch(registry: Registry, table: OpenTable, granted: Access) -> p.Created:
    """The same people with the same secrets, under the newest rules; asked for twice, it is still one table."""
    row = table.history.row
    if not table.history.over:
        raise RequestError("not-now", "not-over")
    if not granted.seats and not granted.host:
        raise RequestError("not-your-seat", "spectator")
    await table.change(lambda: _add_rematch(registry, table))
    assert row.again is not None
    secret = row.host if granted.host else str(row.seats[granted.seats[0]].secret)
    return p.Created(row.again, secret, links(row) if granted.host else {})


async def _add_rematch(registry: Registry, table: OpenTable) -> None:
    history, row = table.history, table.history.row
    if row.again is not None:
        return
    begun = await registry.thinker.run(partial(_again, history))
    made = new_row(begun, row.title, [msgspec.structs.replace(seat) for seat in row.seats], row.host)
    made.spectator, made.hints = row.spectator, row.hints
    await saved(registry.store.add_table(made))
    await table.set_again(made.id)
    await registry.table(made.id)


def _again(history: History) -> Beginning:
    """The standard components may be others by now; a file of one's own is still the same."""
    options = msgspec.structs.asdict(history.options)
    players = options.pop("players")
    if players > 1:
        options["start_player"] = (history.steps[0].position.start + 1) % players
    own = None if history.row.components is None else history.components
    return beginning(new_game(players, None, own, **options), history.row.components)


async def _add(registry: Registry, row: TableRow) -> p.Created:
    await saved(registry.store.add_table(row))
    await registry.table(row.id)
    return p.Created(row.id, row.host, links(row))


# What a new table is made of.


def _new_table(begun: Beginning, title: str, seats: list[p.NewSeat], *, chosen: bool) -> TableRow:
    """`chosen` if whoever makes the table may know how the cards lie."""
    host = new_secret()
    rows = new_seats(seats, begun.record.options.players, host)
    row = new_row(begun, _tidy(title, limits.TITLE) or "", rows, host)
    row.chosen = chosen
    return row


def new_row(begun: Beginning, title: str, seats: list[SeatRow], host: str) -> TableRow:
    moves = enumerate(begun.record.moves, start=1)
    return TableRow(
        id=secrets.token_urlsafe(9),
        title=title,
        record=msgspec.structs.replace(begun.record, moves=[], result=None),
        components=begun.components,
        host=host,
        spectator=new_secret(),
        seats=seats,
        standing=begun.standing,
        entries=[Entry(seq, "move", seat, move, check) for seq, (seat, move, check) in moves],
        snapshot=begun.snapshot,
    )


def new_seats(asked: list[p.NewSeat], players: int, host: str) -> list[SeatRow]:
    if len(asked) != players:
        raise RequestError("malformed", "seats", players=players, seats=len(asked))
    made = [_seat(seat, host) for seat in asked]
    return made if players > 1 else [*made, SeatRow("meng")]


def _seat(asked: p.NewSeat, host: str) -> SeatRow:
    name = tidy_name(asked.name)
    if asked.kind == "bot":
        check_level(asked.level or "")
        return SeatRow("bot", name, asked.level)
    return SeatRow(asked.kind, name, secret=host if asked.kind == "person" else new_secret())


def check_level(level: str | None) -> None:
    """None stands for no bot."""
    if level is not None and level not in LEVEL_NAMES:
        raise RequestError("malformed", "no-such-level", levels=", ".join(LEVEL_NAMES))


def tidy_name(name: str | None) -> str | None:
    return _tidy(name, limits.NAME)


def _tidy(text: str | None, longest: int) -> str | None:
    """One line of printable characters.  Of a text without end, only the beginning is looked at."""
    kept = "".join(letter if letter.isprintable() else " " for letter in (text or "")[: 10 * longest])
    return " ".join(kept.split())[:longest].strip() or None
