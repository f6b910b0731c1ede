"""Records: `.gugong` files from which a game is replayed and checked step by step."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from gugong.content import Components
from gugong.notation.positions import PositionError, SecretData, Struct, TableData, is_seed, secret_data, table_data
from gugong.notation.restore import restore
from gugong.notation.shown import bare, listed, reason, shown
from gugong.rules.kernel import Move, Position
from gugong.rules.options import OLDEST_RULES, RULES, OptionError, Options
from gugong.rules.setup import new_position
from gugong.words import Phrase, Value, WordedError

RULES_VERSION = str(RULES)  # for new games
PLAYABLE = {str(version): version for version in range(OLDEST_RULES, RULES + 1)}
FORMAT = 1
FROM_POSITION = 2  # the format of a record that does not begin with the set-up
LARGEST = 250_000  # bytes; a game with five players takes about 20,000
MOST_MOVES = 5_000  # a game has a few hundred


class RecordError(WordedError):
    """A file that is not a record of this game; the message says what is wrong."""


class OptionsData(Struct):
    players: int
    start_player: int | None = None
    expert: bool = False
    bonus_tokens: str = "none"
    sail_off: bool = False
    difficulty: str | None = None  # solo game only, like the next two
    sets: str | None = None
    focus: str | None = None


class ResultData(Struct):
    scores: list[int]
    ranking: list[int]


class StartData(Struct):
    """The position that a game began with instead of the set-up."""

    table: TableData
    secret: SecretData


class Record(Struct):
    """Rules version, component digest, options, seed and moves.  Everything else about a game follows from these."""

    gugong: int
    rules: str
    components: str
    options: OptionsData
    seed: str
    commitment: str
    moves: list[tuple[int, str, str]]  # seat, move, and a check value for the position after it
    result: ResultData | None = None
    start: StartData | None = None  # None for the set-up


# Made here because msgspec prepares a type when it is first used, and two threads that do so at once crash.
RECORD: Final = msgspec.json.Decoder(Record)
POSITION: Final = msgspec.json.Decoder(tuple[TableData, SecretData])


class Difference(WordedError):
    """A record does not replay: what differs, and at which move."""

    @property
    def at(self) -> int:
        """The number of the move; 0 means before the first one."""
        at = self.phrase.given.get("at", 0)
        assert isinstance(at, int)
        return at


def _difference(at: int, message: str, **given: Value) -> Difference:
    return Difference("record-at-move", at=at, what=Phrase(message, **given))


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


def make_options(data: OptionsData, version: str = RULES_VERSION) -> Options:
    """The options of a game under this rules version; raises OptionError if this program cannot play it."""
    if version not in PLAYABLE:
        raise OptionError("option-rules", rules=bare(version), oldest=OLDEST_RULES, newest=RULES)
    return Options(**msgspec.structs.asdict(data), rules=PLAYABLE[version])


def commitment(components: Components, options: Options, seed: bytes, start: StartData | None = None) -> str:
    """Published before the game, it commits the table to its deal; anybody who knows the seed can verify it."""
    return commitment_of(str(options.rules), components.digest, options_data(options), seed, start)


def commitment_holds(record: Record) -> bool:
    """Does its commitment match its seed?  Works even for rules and components this program does not have."""
    seed = bytes.fromhex(record.seed)
    return record.commitment == commitment_of(record.rules, record.components, record.options, seed, record.start)


def commitment_of(rules: str, digest: str, options: OptionsData, seed: bytes, start: StartData | None) -> str:
    """The commitment to a deal, under rules and with components this program may not have."""
    terms = msgspec.json.encode([rules, digest, options])
    position = msgspec.json.encode(start) if start is not None else b""
    return hashlib.sha256(b"gugong deal\n" + seed + terms + position).hexdigest()


def check(g: Position) -> str:
    """Eight hexadecimal digits that change with anything in the position."""
    return check_encoded(encode_position(g))


def encode_position(g: Position) -> bytes:
    return msgspec.json.encode([table_data(g), secret_data(g)])


def decode_position(whole: str | bytes) -> StartData:
    """Raises msgspec.DecodeError if this is not a position."""
    return StartData(*POSITION.decode(whole))


def check_encoded(whole: bytes) -> str:
    return hashlib.sha256(whole).hexdigest()[:8]


def result_data(g: Position) -> ResultData | None:
    return ResultData(list(g.scores), list(g.ranking)) if g.over() else None


def write(record: Record) -> str:
    """Readable JSON with one line for each move."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    moves = data.pop("moves")
    if record.start is None:
        del data["start"]  # older programs do not know this field
    head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
    rows = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in moves)
    return f'{head},\n "moves": [\n{rows}\n ]\n}}\n' if rows else f'{head},\n "moves": []\n}}\n'


def read(text: str | bytes) -> Record:
    check_size(len(text if isinstance(text, bytes) else text.encode("utf-8", "replace")))
    try:
        record = RECORD.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError("record-none", why=reason(error)) from None
    if len(record.moves) > MOST_MOVES:
        raise RecordError("record-many-moves", n=len(record.moves), most=MOST_MOVES)
    check_form(record)
    return record


def check_size(size: int) -> None:
    """Raises RecordError for more bytes than a record may have."""
    if size > LARGEST:
        raise RecordError("record-too-large", size=size, most=LARGEST)


def check_form(record: Record) -> None:
    """Raises RecordError if its format is unknown, or its parts do not belong together."""
    if record.gugong not in (FORMAT, FROM_POSITION):
        raise RecordError("record-format", format=shown(record.gugong), oldest=FORMAT, newest=FROM_POSITION)
    if (record.gugong == FROM_POSITION) != (record.start is not None):
        raise RecordError("record-start-format", format=FROM_POSITION)
    if not is_seed(record.seed):
        raise RecordError("record-seed")


def read_file(path: str | os.PathLike[str]) -> Record:
    try:
        check_size(Path(path).stat().st_size)
        return read(Path(path).read_bytes())
    except OSError as error:
        raise RecordError("record-unreadable", file=str(path), error=str(error.strerror)) from None
    except RecordError as error:
        raise RecordError("record-in-file", file=str(path), why=error.phrase) from None


def find_move(g: Position, text: str) -> Move | None:
    """The legal move with this text."""
    for move in g.legal:
        if move.text == text:
            return move
    return None


def replay(record: Record, components: Components) -> Iterator[Position]:
    """The position before the first move, then after each; raises Difference where the record does not replay."""
    steps = positions(record, [(seat, text) for seat, text, _ in record.moves], components)
    g = next(steps)
    yield g
    for at, (_, text, expected) in enumerate(record.moves, start=1):
        g = next(steps)
        after = check(g)
        if after != expected:
            raise _difference(at, "record-check", move=shown(text), found=after, expected=shown(expected))
        yield g
    found = result_data(g)
    if record.result != found:
        raise _difference(len(record.moves), "record-result", said=_scores(record.result), true=_scores(found))


def positions(record: Record, moves: Iterable[tuple[int, str]], components: Components) -> Iterator[Position]:
    """The position a record begins with, then after each of these moves: always the same object, changed in place."""
    g = start(record, components)
    yield g
    for at, (seat, text) in enumerate(moves, start=1):
        _play(g, at, seat, text)
        yield g


def _play(g: Position, at: int, seat: int, text: str) -> None:
    """Play one recorded move; raises Difference if this seat cannot make it now."""
    if g.over():
        raise _difference(at, "record-goes-on")
    asked = g.question().who
    if asked != seat:
        raise _difference(at, "record-other-seat", seat=shown(seat), asked=asked)
    move = find_move(g, text)
    if move is None:
        raise _difference(at, "record-not-legal", move=shown(text), legal=listed([move.text for move in g.legal]))
    g.play(move)


def start(record: Record, components: Components) -> Position:
    """The position before the first move; raises Difference if this game cannot be played with these components."""
    try:
        options = make_options(record.options, record.rules)
    except OptionError as error:
        raise Difference("record-options", why=error.phrase) from None
    if record.components != components.digest:
        played, found = bare(record.components[:12]), components.digest[:12]
        raise Difference("record-components", played=played, name=shown(components.name), found=found)
    seed = bytes.fromhex(record.seed)
    promised = commitment(components, options, seed, record.start)
    if promised != record.commitment:
        raise Difference("record-commitment", promised=promised, said=shown(record.commitment))
    if record.start is None:
        return new_position(components, options, seed)
    if record.start.secret.seed != record.seed:
        raise Difference("record-start-seed")
    try:
        return restore(components, options, record.start.table, record.start.secret)
    except PositionError as error:
        raise Difference("record-start", why=error.phrase) from None


def _scores(result: ResultData | None) -> Phrase:
    if result is None:
        return Phrase("record-no-result")
    return Phrase("record-scores", scores=shown(result.scores), ranking=shown(result.ranking))


def verify(record: Record, components: Components) -> Position:
    """Replay a record from start to end and return the final position; raises Difference if that fails."""
    *_, end = replay(record, components)
    return end
