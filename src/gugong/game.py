"""The front door: a game with its history, for people and programs alike."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from gugong.content import Components, load
from gugong.notation import record as records
from gugong.notation.positions import PositionError, SecretData, Struct, TableData, restore, secret_data, table_data
from gugong.notation.record import Difference, Record, RecordError, StartData
from gugong.rules.kernel import Event, Move, Position
from gugong.rules.options import OptionError, Options
from gugong.rules.scoring import FINAL, eligible
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


class Snapshot(Struct):
    """A game as JSON: its record, and its position so that nothing need be played again."""

    record: Record
    table: TableData
    secret: SecretData


class Game:
    """A game of Gùgōng: ask `asks()`, choose one of `moves()`, `play` it, until `over`."""

    def __init__(self, components: Components, position: Position, record: Record) -> None:
        self.components = components
        self.position = position
        self.record = record

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.position.decision().who} to decide"
        return f"<Game of {len(self.position.players)}, day {self.position.day}, {asked}>"

    @property
    def over(self) -> bool:
        return self.position.over()

    def asks(self) -> QuestionData | None:
        """Who must decide, and what about; None when the game is over."""
        return seeing.question_data(self.position)

    def moves(self) -> list[Move]:
        """Every legal move; empty when the game is over."""
        return list(self.position.legal)

    def play(self, move: Move | str) -> list[Event]:
        """Play a legal move, or the legal move with this text, and say what happened.

        Raises IllegalMove for anything else, and changes nothing.
        """
        text = move if isinstance(move, str) else move.text
        found = records.find_move(self.position, text)
        if found is None:
            raise IllegalMove(refuse(self.position, text))
        seat = self.position.decision().who
        journal: list[Event] = []
        self.position.journal = journal
        self.position.play(found)
        self.position.journal = None
        self.record.moves.append((seat, text, records.check(self.position)))
        self.record.result = records.result_data(self.position)
        return journal

    def refusal(self, text: str) -> Refusal | None:
        """Why this text is not a legal move now; None if it is one."""
        return None if records.find_move(self.position, text) else refuse(self.position, text)

    def copy(self) -> "Game":
        """An independent twin."""
        record = msgspec.structs.replace(self.record, moves=list(self.record.moves))
        return Game(self.components, self.position.copy(), record)

    def undo(self) -> None:
        """Take the last move back, whatever it was."""
        if not self.record.moves:
            raise ValueError("Nothing has been played that could be undone")
        seconds = msgspec.structs.replace(self.record, moves=self.record.moves[:-1], result=None)
        self.position = records.verify(seconds, self.components)
        self.record = seconds

    def undo_is_free(self) -> bool:
        """Did the last move show nothing hidden, roll no die and let Meng do nothing?"""
        if not self.record.moves:
            return False
        before = self.copy()
        before.undo()
        return not reveals(before.position, self.position)

    def observe(self, seat: int | None) -> Observation:
        """What this seat may know; what a spectator may for None."""
        return seeing.observe(self.position, seat)

    def result(self) -> Result | None:
        """Scores and ranking; None while the game goes on."""
        if not self.over:
            return None
        first = self.position.ranking[0]
        winner = first if eligible(self.position, first) else None
        return Result(list(self.position.scores), list(self.position.ranking), winner)

    def to_json(self) -> str:
        """The whole truth, secrets included: for saving, not for showing."""
        snapshot = Snapshot(self.record, table_data(self.position), secret_data(self.position))
        return msgspec.json.encode(snapshot).decode()

    @staticmethod
    def from_json(text: str | bytes, components: Components | None = None) -> "Game":
        """A game saved by to_json, at the same question."""
        try:
            saved = msgspec.json.decode(text, type=Snapshot)
        except msgspec.DecodeError as error:
            raise PositionError(f"This is not a saved game: {error}") from None
        box = components or load()
        if saved.record.components != box.digest:
            raise PositionError(f"This game was played with other components than {box.name!r}")
        options = records.make_options(saved.record.options)
        return Game(box, restore(box, options, saved.table, saved.secret), saved.record)

    def save(self, path: str | Path) -> None:
        """Write the record to a .gugong file."""
        Path(path).write_text(records.write(self.record), encoding="utf-8")


def reveals(old: Position, now: Position) -> bool:
    """Between these two, was anything hidden shown, a die rolled, or did Meng do something?"""
    if old.meng is not None and now.meng is not None:
        if (old.meng.deck, old.meng.today, old.meng.twilight) != (now.meng.deck, now.meng.today, now.meng.twilight):
            return True
    return (old.luck.drawn, old.draw, old.piles) != (now.luck.drawn, now.draw, now.piles)


def end_now(position: Position) -> list[Event]:
    """What final scoring would bring, were it now; all of it lies open.  (END-1 to END-4)"""
    twin = position.copy()
    twin.journal = []
    FINAL.run(twin)
    return [event for event in twin.journal if event.what == "vp"]


def new_game(
    players: int, seed: int | str | bytes | None = None, components: Components | None = None, **options: object
) -> Game:
    """Set up a table.  Options: start_player, expert, bonus_tokens, sail_off, and for one player, against Meng,
    difficulty, sets and focus; bad ones raise with the reason.

    The seed is a number, 64 hexadecimal figures or 32 bytes; without one it is drawn from the system.
    """
    box = components or load()
    made = _options(players, options)
    secret = _seed(seed)
    return Game(box, new_position(box, made, secret), _blank(box, made, secret, None))


def play_on(seen: Observation, components: Components | None = None) -> Game:
    """A new game from what a seat saw of another: everything unseen is dealt anew."""
    box = components or load()
    position = imagine(seen, secrets.SystemRandom(), box)
    start = StartData(table_data(position), secret_data(position))
    return Game(box, position, _blank(box, position.options, position.luck.seed, start))


def _blank(box: Components, options: Options, seed: bytes, start: StartData | None) -> Record:
    return Record(
        gugong=records.FORMAT if start is None else records.FROM_POSITION,
        rules=records.RULES_VERSION,
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
            raise OptionError(f"There is no option {name}: a table may choose {', '.join(known)}")
    try:
        data = msgspec.convert({"players": players, **options}, records.OptionsData)
    except msgspec.ValidationError as error:
        raise OptionError(f"An option has the wrong type: {error}") from None
    return records.make_options(data)


def _seed(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    try:
        if isinstance(seed, int):
            return seed.to_bytes(32, "big")
        made = bytes.fromhex(seed) if isinstance(seed, str) else seed
    except (OverflowError, ValueError):
        made = b""
    if len(made) != 32:
        raise OptionError("A seed is a number from 0 to 2**256 - 1, 64 hexadecimal figures, or 32 bytes")
    return made


class SavedGame:
    """A record read from a file."""

    def __init__(self, record: Record, components: Components) -> None:
        self.record = record
        self.components = components

    def verify(self) -> Game:
        """Play it again step by step and give back the end; raises Difference where it is not true."""
        return Game(self.components, records.verify(self.record, self.components), self.record)

    def steps(self) -> Iterator[Position]:
        """The position before the first move, then after each."""
        return records.replay(self.record, self.components)


def read_record(path: str | Path, components: Components | None = None) -> SavedGame:
    """The record in a .gugong file; raises RecordError if it is none."""
    return SavedGame(records.read_file(path), components or load())


def imagine(observation: Observation, rng: Random, components: Components | None = None) -> Position:
    """A full game that fits the observation, everything unseen dealt anew from rng."""
    return imagining.imagine(observation, rng, components or load())


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
    "imagine",
    "new_game",
    "play_on",
    "read_record",
    "reveals",
]
