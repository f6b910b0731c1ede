"""The public Python API: a game with its history, and the records it is saved in."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from gugong.content import ComponentError, Components, edition, load
from gugong.notation import record as records
from gugong.notation.positions import PositionError, SecretData, Struct, TableData, secret_data, table_data
from gugong.notation.record import Difference, Record, RecordError, StartData
from gugong.notation.restore import restore, restore_settled
from gugong.notation.shown import reason
from gugong.rules.kernel import Event, Move, Position
from gugong.rules.options import OptionError, Options
from gugong.rules.scoring import eligible, end_now
from gugong.rules.setup import new_position
from gugong.view import imagine as imagining
from gugong.view import observe as seeing
from gugong.view.observe import Observation, QuestionData
from gugong.view.refusals import Refusal, refuse


class IllegalMove(ValueError):
    """A move that is not legal now; `refusal` says why, by which rule, and what would make it legal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Result(Struct):
    """Final scores by seat, and the seats from first to last; the winner is None if nobody reached the Palace."""

    scores: list[int]
    ranking: list[int]
    winner: int | None


class GameData(Struct):
    """A game as JSON: its record, and the position that the record leads to."""

    record: Record
    table: TableData
    secret: SecretData


class Game:
    """A game of Gùgōng: ask `asks()`, choose one of `moves()`, `play` it, until `over`."""

    def __init__(self, components: Components, position: Position, record: Record) -> None:
        """The position must be the one that the moves of the record lead to."""
        self.components = components
        self.position = position
        self._begun = msgspec.structs.replace(record, moves=[], result=None)
        self._played = _played(record)
        self._checks = [check for _, _, check in record.moves]  # of the first moves; the others when they are asked for

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.position.question().who} to decide"
        return f"<Game of {len(self.position.players)}, day {self.position.day}, {asked}>"

    @property
    def over(self) -> bool:
        return self.position.over()

    @property
    def record(self) -> Record:
        """The record of the game so far.  Each move has a check of the position after it, computed now if need be."""
        self._complete_checks()
        moves = [(seat, text, check) for (seat, text), check in zip(self._played, self._checks)]
        return msgspec.structs.replace(self._begun, moves=moves, result=records.result_data(self.position))

    @property
    def history(self) -> list[tuple[int, str]]:
        """Seat and text of every move so far; much cheaper than the record."""
        return list(self._played)

    def asks(self) -> QuestionData | None:
        """Who must decide, and what about; None when the game is over."""
        return seeing.question_data(self.position)

    def moves(self) -> list[Move]:
        """Every legal move; empty when the game is over."""
        return list(self.position.legal)

    def play(self, move: Move | str) -> list[Event]:
        """Play a legal move, or the legal move with this text, and return what happened.

        Raises IllegalMove for any other move, and changes nothing.
        """
        position = self.position
        found = move if isinstance(move, Move) and move in position.legal else self._found(move)
        seat = position.question().who
        journal: list[Event] = []
        position.journal = journal
        position.play(found)
        position.journal = None
        self._played.append((seat, found.text))
        return journal

    def _found(self, move: Move | str) -> Move:
        if not isinstance(move, (Move, str)):
            raise TypeError(f"A move is one of moves() or its text, not {type(move).__name__}")
        text = move if isinstance(move, str) else move.text
        found = records.find_move(self.position, text)
        if found is None:
            raise IllegalMove(refuse(self.position, text))
        return found

    def refusal(self, text: str) -> Refusal | None:
        """Why this text is not a legal move now; None if it is one."""
        return None if records.find_move(self.position, text) else refuse(self.position, text)

    def copy(self) -> "Game":
        """An independent copy."""
        twin = Game(self.components, self.position.copy(), self._begun)
        twin._played, twin._checks = self._played.copy(), self._checks.copy()
        return twin

    def undo(self) -> None:
        """Take back the last move, whatever it was."""
        if not self._played:
            raise ValueError("Nothing has been played that could be undone")
        *_, self.position = self._replayed(len(self._played) - 1)
        self._played.pop()
        del self._checks[len(self._played) :]

    def undo_is_free(self, seat: int) -> bool:
        """Did the last move, whoever made it, tell this seat nothing that was hidden from it?"""
        return bool(self._played) and not reveals(self.position, seat)

    def observe(self, seat: int | None) -> Observation:
        """What this seat may know; for None, what a spectator may know."""
        return seeing.observe(self.position, seat)

    def result(self) -> Result | None:
        """Scores and ranking; None while the game goes on."""
        if not self.over:
            return None
        first = self.position.ranking[0]
        winner = first if eligible(self.position, first) else None
        return Result(list(self.position.scores), list(self.position.ranking), winner)

    def to_json(self) -> str:
        """The whole game, secrets included: for saving, not for showing."""
        snapshot = GameData(self.record, table_data(self.position), secret_data(self.position))
        return msgspec.json.encode(snapshot).decode()

    @staticmethod
    def from_json(text: str | bytes, components: Components | None = None) -> "Game":
        """A game saved by to_json, at the same question; raises PositionError if it is not one.

        Without components it is played with the standard ones that it began with.
        """
        try:
            saved = msgspec.json.decode(text, type=GameData)
            records.check_form(saved.record)
            box = components or edition(saved.record.components)
            *_, position = records.positions(saved.record, _played(saved.record), box)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise PositionError("saved-none", why=reason(error)) from None
        except (RecordError, ComponentError, Difference) as error:
            raise PositionError("saved-record", why=error.phrase) from None
        _check_snapshot(saved, position)
        return Game(box, position, saved.record)

    def save(self, path: str | Path) -> None:
        """Write the record to a .gugong file."""
        Path(path).write_text(records.write(self.record), encoding="utf-8")

    def _complete_checks(self) -> None:
        """Only the last one can be computed without replaying the game."""
        known, last = len(self._checks), len(self._played)
        if known < last - 1:
            steps = enumerate(self._replayed(last - 1))
            self._checks += [records.check(position) for at, position in steps if at > known]
        if known < last:
            self._checks.append(records.check(self.position))

    def _replayed(self, moves: int) -> Iterator[Position]:
        """The position before the first move, then after each of so many moves."""
        return records.positions(self._begun, self._played[:moves], self.components)


def _played(record: Record) -> list[tuple[int, str]]:
    return [(seat, text) for seat, text, _ in record.moves]


def _check_snapshot(saved: GameData, position: Position) -> None:
    """The rest of a saved game agrees with the position that its record leads to."""
    record = saved.record
    if (saved.table, saved.secret) != (table_data(position), secret_data(position)):
        restore(position.components, position.options, saved.table, saved.secret)  # says so if it is impossible besides
        raise PositionError("saved-position")
    if record.moves and record.moves[-1][2] != records.check(position):
        raise PositionError("saved-check")
    if record.result != records.result_data(position):
        raise PositionError("saved-result")


def reveals(position: Position, seat: int) -> bool:
    """Did the move that led here tell this seat anything that was hidden from it?"""
    return position.revealed_to >> seat & 1 == 1


def new_game(
    players: int, seed: int | str | bytes | None = None, components: Components | None = None, **options: object
) -> Game:
    """Set up a game under the newest rules.  Options are start_player, expert, bonus_tokens and sail_off, and for one
    player, against Meng, difficulty, sets and focus; raises OptionError for any other, or for a value it cannot have.

    The seed is a number, 64 hexadecimal digits or 32 bytes; without one it is drawn from the system.
    """
    box = components or load()
    made = _options(players, options)
    secret = _seed(seed)
    return Game(box, new_position(box, made, secret), _blank(box, made, secret, None))


def play_on(seen: Observation, components: Components | None = None) -> Game:
    """A new game, under the same rules, from what a seat saw of another: everything unseen is dealt anew."""
    box = components or edition(seen.components)
    return from_position(imagine(seen, secrets.SystemRandom(), box), box)


def from_position(position: Position, components: Components) -> Game:
    """A new game that begins with this position."""
    start = StartData(table_data(position), secret_data(position))
    return Game(components, position, _blank(components, position.options, position.luck.seed, start))


def resume(record: Record, saved: StartData, components: Components) -> Game:
    """Go on with the game of this record from a position saved in it, under the newest rules.

    Raises PositionError if they have no such position.
    """
    options = records.make_options(record.options)
    return from_position(restore_settled(components, options, saved.table, saved.secret), components)


def _blank(box: Components, options: Options, seed: bytes, start: StartData | None) -> Record:
    return Record(
        gugong=records.FORMAT if start is None else records.FROM_POSITION,
        rules=str(options.rules),
        components=box.digest,
        options=records.options_data(options),
        seed=seed.hex(),
        commitment=records.commitment(box, options, seed, start),
        moves=[],
        start=start,
    )


def _options(players: int, options: dict[str, object]) -> Options:
    known = [name for name in records.OptionsData.__struct_fields__ if name != "players"]
    for name in options:
        if name not in known:
            raise OptionError("option-unknown", option=name, known=", ".join(known))
    try:
        data = msgspec.convert({"players": players, **options}, records.OptionsData)
    except msgspec.ValidationError as error:
        raise OptionError("option-wrong-type", why=str(error)) from None
    return records.make_options(data)


def _seed(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    made = b""
    try:
        if isinstance(seed, int):
            made = seed.to_bytes(32, "big")
        elif isinstance(seed, (str, bytes)):
            made = bytes.fromhex(seed) if isinstance(seed, str) else seed
    except (OverflowError, ValueError):
        pass
    if len(made) != 32:
        raise OptionError("option-seed")
    return made


class SavedGame:
    """A record read from a file."""

    def __init__(self, record: Record, components: Components) -> None:
        self.record = record
        self.components = components

    def verify(self) -> Game:
        """Replay it step by step and return the game at its end; raises Difference where it does not replay."""
        return Game(self.components, records.verify(self.record, self.components), self.record)

    def steps(self) -> Iterator[Position]:
        """The position before the first move, then after each."""
        return records.replay(self.record, self.components)


def read_record(path: str | Path, components: Components | None = None) -> SavedGame:
    """The record in a .gugong file; raises RecordError if it is not one.

    Without components it is replayed with the standard ones that it was played with.
    """
    record = records.read_file(path)
    try:
        return SavedGame(record, components or edition(record.components))
    except ComponentError as error:
        raise RecordError("record-in-file", file=str(path), why=error.phrase) from None


def imagine(observation: Observation, rng: Random, components: Components | None = None) -> Position:
    """A full game that agrees with the observation; everything unseen is dealt anew from rng."""
    return imagining.imagine(observation, rng, components or edition(observation.components))


__all__ = [
    "Difference",
    "Event",
    "Game",
    "IllegalMove",
    "Position",
    "RecordError",
    "Result",
    "SavedGame",
    "end_now",
    "from_position",
    "imagine",
    "new_game",
    "play_on",
    "read_record",
    "resume",
    "reveals",
]
