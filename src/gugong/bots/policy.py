"""How likely a quick player is to make each move: where a search looks first, and how it plays on.

The numbers are learnt by playing (`gugong practice`) and lie in policy.json.
"""

from math import exp
from typing import Final

from gugong.content.names import CARD_ACTIONS, PLACES, TOKENS
from gugong.rules.day import GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

STAGES: Final = 8  # the four days outside the Palace, then the four inside
RICH: Final = 5  # servants in pool beyond which it makes no difference to where a card goes
VALUES: Final = 10

# The rows of numbers for a gift exchange: what is given, what is taken, and where.
GIVEN_ACTION: Final = 0
GIVEN_VALUE: Final = GIVEN_ACTION + len(CARD_ACTIONS)
TAKEN_VALUE: Final = GIVEN_VALUE + VALUES
MATCHES: Final = TAKEN_VALUE + VALUES  # of the card taken with the dice
TWICE: Final = MATCHES + 4  # the card shows the action of the place
WHERE: Final = TWICE + len(PLACES)  # by servants in pool, and whether the exchange is free
GOING: Final = WHERE + (RICH + 1) * len(PLACES) * 2  # to a token of this kind
FIXED: Final = (
    *(f"give: action {name}" for name in CARD_ACTIONS),
    *(f"give: value {n}" for n in range(VALUES)),
    *(f"give: for value {n}" for n in range(VALUES)),
    *(f"give: for {n} matches" for n in range(4)),
    *(f"give: {place} twice" for place in PLACES),
    *(f"give: {place} with {n}{free}" for n in range(RICH + 1) for place in PLACES for free in ("", " free")),
    *(f"go: {kind}" for kind in TOKENS),
)
NEUTRAL: Final = len(FIXED)  # a row of zeros, for answers never met in practice


class Policy:
    """Log-weights of moves: rows of a number for each stage, and which row belongs to which answer."""

    def __init__(self, numbers: list[float], answers: dict[str, dict[str, int]]) -> None:
        self.numbers: Final = numbers
        self.answers: Final = answers  # by rule and text

    def weights(self, g: Position) -> list[float]:
        """Of each legal move; their sum may be anything."""
        question = g.decision()
        rule = question.rule()
        stage = stage_of(g, question.who)
        found: list[float] = []
        for move in g.legal:
            if isinstance(move, GiveCard):
                found.append(exp(self._gift(g, move, stage)))
            else:
                found.append(exp(self.numbers[self.row(g, rule, move) * STAGES + stage]))
        return found

    def _gift(self, g: Position, move: GiveCard, stage: int) -> float:
        total = 0.0
        for row in gift_rows(g, move):
            total += self.numbers[row * STAGES + stage]
        return total

    def row(self, g: Position, rule: str, move: Move) -> int:
        """Of a move that is no gift exchange."""
        if isinstance(move, Go):
            return GOING + g.cities[move.city]
        table = self.answers.get(rule)
        return NEUTRAL if table is None else table.get(kind(move), NEUTRAL)


def stage_of(g: Position, who: int) -> int:
    return g.day - 1 + (4 if g.players[who].seat >= 0 else 0)


def kind(move: Move) -> str:
    """Swaps are too many to know each of them."""
    return "swap" if move.text.startswith("swap") else move.text


def gift_rows(g: Position, move: GiveCard) -> list[int]:
    """The rows that add up to the weight of a gift exchange."""
    place = move.place
    value = g.components.card_value
    given, taken = value[move.card], value[g.gifts[place]]
    action = g.components.card_action[move.card]
    pool = min(RICH, g.players[move.who].pool)
    free = 1 if given > taken or (given == 1 and taken == 9) else 0
    rows = [
        GIVEN_ACTION + action,
        GIVEN_VALUE + given,
        TAKEN_VALUE + taken,
        MATCHES + g.dice.count(taken),
        WHERE + (pool * len(PLACES) + place) * 2 + free,
    ]
    if action == place:
        rows.append(TWICE + place)
    return rows


def drawn(weights: list[float], chance: Chance) -> int:
    """The number of one of them, by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * chance.below(1 << 24) / (1 << 24)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1
