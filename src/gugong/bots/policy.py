"""The rollout policy: how likely each legal move is.

The earlier search takes its priors from it and plays its rollouts by it.  The parameters, in policy.json, were learnt
by self-play before there were nets, and stay as they are.
"""

from math import exp
from typing import Final

from gugong.bots.policy_inputs import MAX_SERVANTS, POOL, STAGES, STATES, PolicyInputs, place_of, stage_of, state_of
from gugong.content.names import CARD_ACTIONS, PLACES, TOKENS
from gugong.rules.cards import SwapCard
from gugong.rules.day import Give, GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

VALUES: Final = 10
WIDTH: Final = STAGES + STATES  # of a row of parameters: one for each stage, then one for each state

# The rows of a gift exchange: what is given, what is taken, and where.
GIVEN_ACTION: Final = 0
GIVEN_VALUE: Final = GIVEN_ACTION + len(CARD_ACTIONS)
TAKEN_ACTION: Final = GIVEN_VALUE + VALUES
TAKEN_VALUE: Final = TAKEN_ACTION + len(CARD_ACTIONS)
MATCHES: Final = TAKEN_VALUE + VALUES  # how many dice show the value of the card taken
TWICE: Final = MATCHES + 4  # the card given shows the action of the place
WHERE: Final = TWICE + len(PLACES)  # by the servants in the pool and by whether the exchange is free
GOING: Final = WHERE + (MAX_SERVANTS + 1) * len(PLACES) * 2  # to a token of this kind
FIXED: Final = (
    *(f"give: action {name}" for name in CARD_ACTIONS),
    *(f"give: value {n}" for n in range(VALUES)),
    *(f"give: for action {name}" for name in CARD_ACTIONS),
    *(f"give: for value {n}" for n in range(VALUES)),
    *(f"give: for {n} matches" for n in range(4)),
    *(f"give: {place} twice" for place in PLACES),
    *(f"give: {place} with {n}{free}" for n in range(MAX_SERVANTS + 1) for place in PLACES for free in ("", " free")),
    *(f"go: {kind}" for kind in TOKENS),
)
NEUTRAL: Final = len(FIXED)  # a row of zeros, for answers that never came up in training


class Policy:
    """A log-linear policy: a table of parameters, and the row of each answer in it."""

    def __init__(self, parameters: list[float], answers: dict[str, dict[str, int]]) -> None:
        self.parameters: Final = parameters
        self.answers: Final = answers  # the row, by rule and text

    def weights(self, g: Position) -> list[float]:
        """The weight of each legal move, in their order; the weights are not normalised."""
        question = g.question()
        if isinstance(question, Give):
            return self._gifts(g, question.who)
        rule = question.rule
        stage = stage_of(g, question.who)
        state = STAGES + state_of(g, question.who, place_of(rule))
        found: list[float] = []
        for move in g.legal:
            row = self.row(g, rule, move) * WIDTH
            found.append(exp(self.parameters[row + stage] + self.parameters[row + state]))
        return found

    def _gifts(self, g: Position, who: int) -> list[float]:
        """For a gift exchange: what each card adds and what each place adds are summed only once."""
        inputs = PolicyInputs(g, who)
        places = self._places(g, inputs)
        found: list[float] = []
        card, by_card = -1, 0.0
        for move in g.legal:
            if isinstance(move, GiveCard):
                if move.card != card:
                    card, by_card = move.card, self._sum(card_cells(g, move.card, inputs))
                total = by_card + places[move.place * 2 + is_free(g, move)]
                if g.components.card_action[card] == move.place:
                    total += self.parameters[twice_cell(move.place, inputs)]
            else:
                total = self._sum(self._answer_cells(g, move, inputs))
            found.append(exp(total))
        return found

    def _places(self, g: Position, inputs: PolicyInputs) -> list[float]:
        """What each place adds: two sums a place, first for an exchange that costs something, then for a free one."""
        found: list[float] = []
        for place in range(len(PLACES)):
            taken = self._sum(taken_cells(g, place, inputs))
            found.append(taken + self._sum(where_cells(place, 0, inputs)))
            found.append(taken + self._sum(where_cells(place, 1, inputs)))
        return found

    def _sum(self, cells: list[int]) -> float:
        total = 0.0
        for cell in cells:
            total += self.parameters[cell]
        return total

    def _answer_cells(self, g: Position, move: Move, inputs: PolicyInputs) -> list[int]:
        rule = g.question().rule
        row = self.row(g, rule, move) * WIDTH
        return [row + inputs.stage, row + STAGES + inputs.states[place_of(rule)]]

    def row(self, g: Position, rule: str, move: Move) -> int:
        """The row of a move that is not a gift exchange."""
        if isinstance(move, Go):
            return GOING + g.cities[move.city]
        table = self.answers.get(rule)
        return NEUTRAL if table is None else table.get(kind(move), NEUTRAL)


def kind(move: Move) -> str:
    """The name of an answer in the table; all swaps share one, as there are too many to learn each."""
    return "swap" if isinstance(move, SwapCard) else move.text


def is_free(g: Position, move: GiveCard) -> int:
    """Judged by the printed values alone; what decrees and tokens change is left to the search."""
    value = g.components.card_value
    given, taken = value[move.card], value[g.gifts[move.place]]
    return 1 if given > taken or (given == 1 and taken == 9) else 0


def card_cells(g: Position, card: int, inputs: PolicyInputs) -> list[int]:
    """What giving this card adds, whatever the place."""
    action = g.components.card_action[card]
    row = (GIVEN_ACTION + action) * WIDTH
    return [
        row + inputs.stage,
        row + STAGES + inputs.states[min(action, POOL)],
        (GIVEN_VALUE + g.components.card_value[card]) * WIDTH + inputs.stage,
    ]


def taken_cells(g: Position, place: int, inputs: PolicyInputs) -> list[int]:
    """What taking the card at this place adds."""
    card = g.gifts[place]
    value = g.components.card_value[card]
    return [
        (TAKEN_ACTION + g.components.card_action[card]) * WIDTH + inputs.stage,
        (TAKEN_VALUE + value) * WIDTH + inputs.stage,
        (MATCHES + g.dice.count(value)) * WIDTH + inputs.stage,
    ]


def where_cells(place: int, free: int, inputs: PolicyInputs) -> list[int]:
    """What the place itself adds."""
    row = (WHERE + (inputs.states[POOL] * len(PLACES) + place) * 2 + free) * WIDTH
    return [row + inputs.stage, row + STAGES + inputs.states[place]]


def twice_cell(place: int, inputs: PolicyInputs) -> int:
    return (TWICE + place) * WIDTH + inputs.stage


def sample(weights: list[float], chance: Chance) -> int:
    """An index, drawn in proportion to the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * chance.below(1 << 24) / (1 << 24)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1
