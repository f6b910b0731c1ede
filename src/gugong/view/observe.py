"""What a seat may see: the one gate through which anything leaves the engine."""

from gugong.content import Components
from gugong.notation.cards import labels
from gugong.notation.positions import Struct, TableData, table_data
from gugong.notation.record import RULES_VERSION, OptionsData, options_data
from gugong.rules.kernel import Position


class QuestionData(Struct):
    """Who must decide, and what about."""

    seat: int
    about: str
    rule: str
    fields: list[int | str]


class Observation(Struct):
    """All that one seat, or a spectator, may know of a game."""

    rules: str
    components: str
    options: OptionsData
    seat: int | None  # None for a spectator
    table: TableData
    hand: list[str]  # of this seat
    discard: list[str]
    question: QuestionData | None  # None when the game is over
    moves: list[str]  # the legal moves, if this seat is asked


class SeatError(ValueError):
    """There is no such seat."""


def observe(g: Position, seat: int | None) -> Observation:
    """The game as this seat sees it; as a spectator does for None."""
    n = g.options.players
    if seat is not None and not 0 <= seat < n:
        last = f"0 to {n - 1}" if n > 1 else "0"
        raise SeatError(f"There is no seat {seat} to look from: people sit on {last}, and a spectator on None")
    question = question_data(g)
    return Observation(
        rules=RULES_VERSION,
        components=g.components.digest,
        options=options_data(g.options),
        seat=seat,
        table=table_data(g),
        hand=own_cards(g.components, g.players[seat].hand) if seat is not None else [],
        discard=own_cards(g.components, g.players[seat].discard) if seat is not None else [],
        question=question,
        moves=[move.text for move in g.legal] if question is not None and question.seat == seat else [],
    )


def own_cards(components: Components, cards: list[int]) -> list[str]:
    label = labels(components)
    return [label[card] for card in cards]


def question_data(g: Position) -> QuestionData | None:
    if g.over():
        return None
    question = g.decision()
    return QuestionData(question.who, type(question).__name__, question.rule(), list(question.fields[1:]))
