"""A table in memory: its game step by step, and what its people may do; knows no sockets and no disk."""

from hmac import compare_digest
from typing import Literal, NamedTuple, Self

import msgspec

from gugong.content import Components, load, loads
from gugong.game import Event, Game, Position, reveals
from gugong.notation import record as records
from gugong.server.store import Entry, SeatRow, Standing, TableRow
from gugong.server.trouble import Trouble


class Step(NamedTuple):
    """The position after one move, what happened in it, and the entry that brought it; the first has no move."""

    position: Position
    events: list[Event]
    seq: int
    move: str


class Change(NamedTuple):
    """What is about to happen: written to disk first, then made true by `Room.apply`."""

    entry: Entry
    game: Game
    events: list[Event]

    def standing(self) -> Standing:
        return standing(self.game)


class Guest(NamedTuple):
    """What a secret opens: the seats to play, and for whoever made the table the links to it."""

    seats: tuple[int, ...]
    host: bool


class Room:
    """The fold of a table's entries; positions of earlier steps are kept and never changed."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.steps = [Step(game.position, [], 0, "")]
        self.undone: list[tuple[int, str]] = []  # seat and move, the next to redo last
        self.seq = 0
        self.torn = 0  # the last entry that took log lines away
        self.played: dict[tuple[int, str], int] = {}  # the entry made of each page's message

    @classmethod
    def load(cls, row: TableRow) -> Self:
        """The table as its entries left it, moves that were taken back left out; raises Difference if they lie."""
        box = components_of(row)
        kept, undone, torn = fold(row.entries)
        record = msgspec.structs.replace(row.record, moves=[(entry.seat, entry.move, entry.check) for entry in kept])
        replay = records.replay(record, box)
        position = next(replay)
        room = cls(row, Game(box, position.copy(), record))
        position.journal = []
        for entry, position in zip(kept, replay):
            room.steps.append(Step(position.copy(), position.journal or [], entry.seq, entry.move))
            position.journal = []
        room.game.position = room.steps[-1].position
        record.result = records.result_data(room.game.position)
        room.undone = [(entry.seat, entry.move) for entry in undone]
        room.seq, room.torn = len(row.entries), torn
        room.played = {(entry.seat, entry.client): entry.seq for entry in row.entries if entry.client is not None}
        row.entries = []
        return room

    # Who may do what.

    def guest(self, secret: str) -> Guest | None:
        return guest(self.row, secret)

    def asks(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        question = self.game.asks()
        return None if question is None else question.seat

    def bot_asked(self) -> SeatRow | None:
        asked = self.asks()
        return self.row.seats[asked] if asked is not None and self.row.seats[asked].kind == "bot" else None

    def owns_people(self, guest: Guest) -> bool:
        """Are all people at this table this guest, so that nothing can be given away?"""
        people = [seat for seat, row in enumerate(self.row.seats) if row.kind in ("person", "open")]
        return all(seat in guest.seats for seat in people) and (bool(people) or guest.host)

    def undoable(self, seat: int | None) -> bool:
        """The last move, by whoever made it, as long as nothing hidden was shown; at the end the seed is."""
        moves = self.game.record.moves
        if seat is None or not moves or moves[-1][0] != seat or self.game.over:
            return False
        return not reveals(self.steps[-2].position, self.steps[-1].position)

    def redoable(self, seat: int | None) -> bool:
        return bool(self.undone) and self.undone[-1][0] == seat == self.asks()

    # What changes the table.

    def play(self, seat: int, move: str, client: str | None) -> Change:
        """Raises IllegalMove, with the reason, or Trouble."""
        if self.game.over:
            raise Trouble("not-now", "over")
        if self.asks() != seat:
            raise Trouble("not-now", "not-your-turn")
        return self._moved("move", seat, move, client)

    def redo(self, seat: int, client: str | None) -> Change:
        if not self.redoable(seat):
            raise Trouble("not-now", "no-redo")
        return self._moved("redo", seat, self.undone[-1][1], client)

    def _moved(self, kind: Literal["move", "redo"], seat: int, move: str, client: str | None) -> Change:
        twin = self.game.copy()
        events = twin.play(move)
        check = twin.record.moves[-1][2]
        return Change(Entry(self.seq + 1, kind, seat, move, check, client), twin, events)

    def undo(self, seat: int, client: str | None) -> Change:
        if not self.undoable(seat):
            raise Trouble("not-now", "no-undo")
        moves = self.game.record.moves[:-1]
        record = msgspec.structs.replace(self.game.record, moves=moves, result=None)
        before = Game(self.game.components, self.steps[-2].position, record)
        return Change(Entry(self.seq + 1, "undo", seat, client=client), before, [])

    def apply(self, change: Change) -> None:
        """Make true what is on the disk."""
        entry = change.entry
        self.game, self.seq = change.game, entry.seq
        if entry.client is not None:
            self.played[entry.seat, entry.client] = entry.seq
        if entry.kind == "undo":
            self.undone.append((entry.seat, self.steps.pop().move))
            self.torn = entry.seq
            return
        self.steps.append(Step(change.game.position, change.events, entry.seq, entry.move))
        self.undone = self.undone[:-1] if entry.kind == "redo" else []


def seats_of(row: TableRow, secret: str) -> list[int]:
    """The seats that whoever has this secret may take.  All are compared, so that time tells nothing."""
    return [seat for seat, who in enumerate(row.seats) if who.secret and _same(secret, who.secret)]


def guest(row: TableRow, secret: str) -> Guest | None:
    """Whose secret is this?  None if nobody's."""
    seats, host = seats_of(row, secret), _same(secret, row.host)
    if not (seats or host or _same(secret, row.spectator)):
        return None
    return Guest(tuple(seat for seat in seats if row.seats[seat].kind == "person"), host)


def fold(entries: list[Entry]) -> tuple[list[Entry], list[Entry], int]:
    """The moves that stand, those that may be redone, and the last entry that took one back."""
    kept: list[Entry] = []
    undone: list[Entry] = []
    torn = 0
    for entry in entries:
        if entry.kind == "undo":
            undone.append(kept.pop())
            torn = entry.seq
        else:
            kept.append(entry)
            undone = undone[:-1] if entry.kind == "redo" else []
    return kept, undone, torn


def standing(game: Game) -> Standing:
    question, result = game.asks(), game.result()
    asked = question.seat if question is not None else None
    return Standing(game.position.day, asked, result.winner if result is not None else None)


def components_of(row: TableRow) -> Components:
    return load() if row.components is None else loads(row.components, "components")


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode())
