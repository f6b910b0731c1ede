"""What a seat may know: everything the engine shows a seat or a spectator passes through `observe`."""

from gugong.notation.cards import labels
from gugong.notation.positions import Struct, TableData, table_data
from gugong.notation.record import OptionsData, options_data
from gugong.notation.shown import shown
from gugong.rules.kernel import Position
from gugong.rules.spelling import Parts
from gugong.words import WordedError


class QuestionData(Struct):
    """Who must decide, and what about."""

    seat: int
    about: str
    rule: str
    fields: list[int | str]
    parts: Parts  # what it is about, as named parts


class Observation(Struct):
    """Everything that one seat, or a spectator, may know about a game."""

    rules: str
    components: str
    options: OptionsData
    seat: int | None  # None for a spectator
    table: TableData
    hand: list[str]  # of this seat; empty for a spectator, like the discard pile
    discard: list[str]
    question: QuestionData | None  # None when the game is over
    moves: list[str]  # the legal moves, if this seat is asked


class SeatError(WordedError):
    """There is no such seat."""


def observe(g: Position, seat: int | None, table: TableData | None = None) -> Observation:
    """The game as this seat sees it, or as a spectator does if seat is None.

    `table` is the table_data of this position if the caller already has it; it is the same for every seat.
    """
    n = g.options.players
    if seat is not None and not 0 <= seat < n:
        raise SeatError("observation-no-seat", seat=shown(seat), players=n, last=n - 1)
    question = question_data(g)
    label = labels(g.components)
    own = None if seat is None else g.players[seat]
    return Observation(
        rules=str(g.options.rules),
        components=g.components.digest,
        options=options_data(g.options),
        seat=seat,
        table=table_data(g) if table is None else table,
        hand=[label[card] for card in own.hand] if own is not None else [],
        discard=[label[card] for card in own.discard] if own is not None else [],
        question=question,
        moves=[move.text for move in g.legal] if question is not None and question.seat == seat else [],
    )


def question_name(g: Position) -> str:
    """The kind of the open question, as words and clients know it."""
    return type(g.question()).__name__


def question_data(g: Position) -> QuestionData | None:
    if g.over():
        return None
    question = g.question()
    fields = list(question.fields[1:])
    return QuestionData(question.who, question_name(g), question.rule, fields, question.parts(g))
