"""How the policy of a net describes answers."""

from gugong.bots.net_answers import (
    AT,
    CARD_VALUE,
    DESCRIBED_CARD,
    DESCRIBED_EXCHANGE,
    DESCRIBED_JOURNEY,
    GAP,
    MATCHES,
    OTHER,
    SAME,
    TAKEN_VALUE,
    Columns,
)
from gugong.content.names import CANAL, JADE, TOKENS
from gugong.rules.day import PAYMENT
from gugong.rules.travel import JOURNEY
from tests.table import Table


def columns_of(t, text, columns):
    move = next(move for move in t.g.legal if move.text == text)
    return columns.of(t.g, t.g.question(), move)


def test_an_answer_has_the_column_of_its_text():
    t = Table(players=2).seat(0, hand="4-canal 9", pool=2).gifts(jade="8").turn(0)
    t.play("4-canal jade")
    columns = Columns(DESCRIBED_CARD, ["no actions", "pay 2"])
    assert columns_of(t, "no actions", columns) == [1 + DESCRIBED_CARD]
    assert columns_of(t, "pay 2", columns) == [2 + DESCRIBED_CARD]


def test_an_answer_that_never_came_up_in_training_shares_a_column():
    t = Table(players=2).seat(0, hand="4-canal 9", pool=2).gifts(jade="8").turn(0)
    t.play("4-canal jade")
    assert columns_of(t, "pay 2", Columns(0, ["no actions"])) == [OTHER]


def test_a_gift_is_described_by_both_cards_and_the_place():
    t = Table(players=2).seat(0, hand="4-canal").gifts(jade="8", canal="3-two-servants").turn(0)
    t.g.dice[:] = [8, 8, 1]
    columns = Columns(DESCRIBED_EXCHANGE, [])
    paid = columns_of(t, "4-canal jade", columns)
    free = columns_of(t, "4-canal canal", columns)
    assert {1 + CARD_VALUE + 4, 1 + TAKEN_VALUE + 8, 1 + MATCHES + 2, 1 + AT + 2 * JADE + 1, 1 + GAP + 4} <= set(paid)
    assert {1 + CARD_VALUE + 4, 1 + TAKEN_VALUE + 3, 1 + MATCHES, 1 + AT + 2 * CANAL, 1 + SAME + CANAL} <= set(free)


def test_a_journey_is_described_by_the_token():
    t = Table(players=2)
    t.g.cities[:2] = [TOKENS.index("ship"), TOKENS.index("two-vp")]
    t.ask(JOURNEY[0])
    cities = t.g.side.cities
    columns = Columns(DESCRIBED_JOURNEY, [])
    assert columns_of(t, f"go {cities[0]}", columns) == [1 + TOKENS.index("ship")]
    assert columns_of(t, f"go {cities[1]}", columns) == [1 + TOKENS.index("two-vp")]


def test_columns_of_cards_are_those_of_the_card_alone():
    t = Table(players=2).seat(0, hand="4-canal 9", pool=0).gifts(jade="8").turn(0)
    t.play("4-canal jade")
    assert t.g.question() is PAYMENT[0][0]
    assert all(column <= DESCRIBED_CARD for column in columns_of(t, "discard 9", Columns(DESCRIBED_CARD, [])))
