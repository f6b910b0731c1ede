"""Records: `.gugong` files from which a game is played again, step by step, and checked."""

import hashlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gugong.content import Components
from gugong.notation.positions import PositionError, SecretData, Struct, TableData, restore, secret_data, table_data
from gugong.rules.kernel import Decision, Move, Position
from gugong.rules.options import OptionError, Options
from gugong.rules.setup import DAYS, new_position

RULES_VERSION = "1"
FORMAT = 1
FROM_POSITION = 2  # the format of a record that does not begin with the set-up
LARGEST = 4_000_000  # bytes; a game of five takes about 20,000


class RecordError(ValueError):
    """A file that is no record of this game; says what is wrong."""


class OptionsData(Struct):
    players: int
    start_player: int | None = None
    expert: bool = False
    bonus_tokens: str = "none"
    sail_off: bool = False
    difficulty: str | None = None  # of the solo game, like the two that follow
    sets: str | None = None
    focus: str | None = None


class ResultData(Struct):
    scores: list[int]
    ranking: list[int]


class StartData(Struct):
    """The position that a game was played on from."""

    table: TableData
    secret: SecretData


class Record(Struct):
    """Rules version, component digest, options, seed and moves: the truth about a game.  All else follows."""

    gugong: int
    rules: str
    components: str
    options: OptionsData
    seed: str
    commitment: str
    moves: list[tuple[int, str, str]]  # seat, move, and a check of the position after it
    result: ResultData | None = None
    start: StartData | None = None  # None for the set-up


class Difference(ValueError):
    """Where a record and its game part: the number of the move, 0 for what comes before the first."""

    def __init__(self, at: int, what: str) -> None:
        super().__init__(f"move {at}: {what}" if at else what)
        self.at = at


def options_data(options: Options) -> OptionsData:
    return OptionsData(
        players=options.players,
        start_player=options.start_player,
        expert=options.expert,
        bonus_tokens=options.bonus_tokens,
        sail_off=options.sail_off,
        difficulty=options.difficulty if options.players == 1 else None,
        sets=options.sets if options.players == 1 else None,
        focus=options.focus,
    )


def make_options(data: OptionsData) -> Options:
    return Options(**msgspec.structs.asdict(data))


def commitment(components: Components, options: Options, seed: bytes, start: StartData | None = None) -> str:
    """Published before the game it binds the table to its deal; with the seed anyone can compute it again."""
    terms = msgspec.json.encode([RULES_VERSION, components.digest, options_data(options)])
    position = msgspec.json.encode(start) if start is not None else b""
    return hashlib.sha256(b"gugong deal\n" + seed + terms + position).hexdigest()


def check(g: Position) -> str:
    """Eight figures that change with anything in the position."""
    whole = msgspec.json.encode([table_data(g), secret_data(g)])
    return hashlib.sha256(whole).hexdigest()[:8]


def result_data(g: Position) -> ResultData | None:
    return ResultData(list(g.scores), list(g.ranking)) if g.over() else None


def write(record: Record) -> str:
    """One readable JSON text, a line for each move."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    moves = data.pop("moves")
    if record.start is None:
        del data["start"]  # as programs that know no such field expect
    head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
    rows = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in moves)
    return f'{head},\n "moves": [\n{rows}\n ]\n}}\n' if rows else f'{head},\n "moves": []\n}}\n'


def read(text: str | bytes) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError(f"This is not a gugong record: {error}") from None
    if record.gugong not in (FORMAT, FROM_POSITION):
        raise RecordError(
            f"This record has format {record.gugong}, and this program reads formats {FORMAT} and {FROM_POSITION}"
        )
    if (record.gugong == FROM_POSITION) != (record.start is not None):
        raise RecordError(f"A record of format {FROM_POSITION}, and no other, begins with the position in 'start'")
    if len(record.seed) != 64 or not set(record.seed) <= set("0123456789abcdef"):
        raise RecordError("The seed of this record is not 64 hexadecimal figures")
    return record


def read_file(path: str | os.PathLike[str]) -> Record:
    try:
        size = Path(path).stat().st_size
        if size > LARGEST:
            raise RecordError(f"{path} has {size} bytes: a gugong record has far fewer than {LARGEST}")
        text = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def find_move(g: Position, text: str) -> Move | None:
    """The legal move with this text."""
    for move in g.legal:
        if move.text == text:
            return move
    return None


def replay(record: Record, components: Components) -> Iterator[Position]:
    """The position before the first move, then after each; raises Difference where the record is not true."""
    g = _start(record, components)
    yield g
    for at, (seat, text, expected) in enumerate(record.moves, start=1):
        if g.over():
            raise Difference(at, "the game is over, and the record goes on")
        asked = g.decision().who
        if asked != seat:
            raise Difference(at, f"the record says that seat {seat} moves, and seat {asked} is asked")
        move = find_move(g, text)
        if move is None:
            legal = ", ".join(repr(move.text) for move in g.legal)
            raise Difference(at, f"{text!r} is not legal; these moves are: {legal}")
        g.play(move)
        if check(g) != expected:
            raise Difference(at, f"after {text!r} the position checks as {check(g)}, and the record says {expected}")
        yield g
    _check_result(record, g)


def _start(record: Record, components: Components) -> Position:
    if record.rules != RULES_VERSION:
        raise Difference(0, f"the record follows rules version {record.rules}, and this program {RULES_VERSION}")
    if record.components != components.digest:
        raise Difference(
            0,
            f"the game was played with components {record.components[:12]}, and {components.name!r} is "
            f"{components.digest[:12]}: name the right file with --components",
        )
    try:
        options = make_options(record.options)
    except OptionError as error:
        raise Difference(0, str(error)) from None
    seed = bytes.fromhex(record.seed)
    promised = commitment(components, options, seed, record.start)
    if promised != record.commitment:
        raise Difference(0, f"the seed belongs to commitment {promised}, and the record says {record.commitment}")
    return new_position(components, options, seed) if record.start is None else _restored(record, components, options)


def _restored(record: Record, components: Components, options: Options) -> Position:
    """The position of a file that anybody may have written: whatever goes wrong with it, it is no position."""
    assert record.start is not None
    if record.start.secret.seed != record.seed:
        raise Difference(0, "the position that the record begins with has another seed than the record")
    try:
        _check_numbers(record.start, options)
        g = restore(components, options, record.start.table, record.start.secret)
    except (PositionError, LookupError, ArithmeticError, TypeError, AssertionError) as error:
        raise Difference(0, f"the record begins with what is no position: {error}") from None
    if any(isinstance(task, Decision) and task.who >= options.seats() for task in g.agenda):
        raise Difference(0, "the record begins with what is no position: it asks a seat that is not there")
    return g


def _check_numbers(start: StartData, options: Options) -> None:
    """Days and seats as there are, and no number so large that counting with it would take all memory."""
    table, seats = start.table, range(options.seats())
    named = [table.start, *table.order, *(who for owners in table.decrees.values() for who in owners)]
    named += [outpost.owner for outpost in table.outposts] + ([] if table.medal is None else [table.medal])
    if table.day not in range(1, DAYS + 1) or not all(who in seats for who in named):
        raise PositionError("it names a day or a seat that is not there")
    if re.search(rb"\d{6}", re.sub(rb'"[^"]*"', b"", msgspec.json.encode(start))):
        raise PositionError("it has a number that no game has")


def _check_result(record: Record, g: Position) -> None:
    if record.result != result_data(g):
        said = "no result" if record.result is None else f"scores {record.result.scores}"
        real = f"scores {list(g.scores)}" if g.over() else "the game goes on"
        at = len(record.moves)
        raise Difference(at, f"the record says {said}, ranking included, and in truth {real}")


def verify(record: Record, components: Components) -> Position:
    """Play it again from the first move to the last, and give back the end; raises Difference."""
    *_, end = replay(record, components)
    return end
