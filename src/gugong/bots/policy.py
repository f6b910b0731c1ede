"""How likely a quick player is to make each move: where a search looks first, and how it plays on.

The numbers are learnt by playing (`gugong practice`) and lie in policy.json.
"""

from math import exp
from typing import Final

from gugong.bots.scene import POOL, RICH, STAGES, WAYS, Scene, about, how, stage_of
from gugong.content.names import CARD_ACTIONS, PLACES, TOKENS
from gugong.rules.day import Give, GiveCard
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance
from gugong.rules.travel import Go

VALUES: Final = 10
WIDTH: Final = STAGES + WAYS  # of a row of numbers

# The rows of numbers for a gift exchange: what is given, what is taken, and where.
GIVEN_ACTION: Final = 0
GIVEN_VALUE: Final = GIVEN_ACTION + len(CARD_ACTIONS)
TAKEN_ACTION: Final = GIVEN_VALUE + VALUES
TAKEN_VALUE: Final = TAKEN_ACTION + len(CARD_ACTIONS)
MATCHES: Final = TAKEN_VALUE + VALUES  # of the card taken with the dice
TWICE: Final = MATCHES + 4  # the card shows the action of the place
WHERE: Final = TWICE + len(PLACES)  # by servants in pool, and whether the exchange is free
GOING: Final = WHERE + (RICH + 1) * len(PLACES) * 2  # to a token of this kind
FIXED: Final = (
    *(f"give: action {name}" for name in CARD_ACTIONS),
    *(f"give: value {n}" for n in range(VALUES)),
    *(f"give: for action {name}" for name in CARD_ACTIONS),
    *(f"give: for value {n}" for n in range(VALUES)),
    *(f"give: for {n} matches" for n in range(4)),
    *(f"give: {place} twice" for place in PLACES),
    *(f"give: {place} with {n}{free}" for n in range(RICH + 1) for place in PLACES for free in ("", " free")),
    *(f"go: {kind}" for kind in TOKENS),
)
NEUTRAL: Final = len(FIXED)  # a row of zeros, for answers never met in practice


class Policy:
    """Log-weights of moves: rows of numbers for each stage and each state, and which row belongs to which answer."""

    def __init__(self, numbers: list[float], answers: dict[str, dict[str, int]]) -> None:
        self.numbers: Final = numbers
        self.answers: Final = answers  # by rule and text

    def weights(self, g: Position) -> list[float]:
        """Of each legal move; their sum may be anything."""
        question = g.decision()
        if isinstance(question, Give):
            return self._gifts(g, question.who)
        rule = question.rule()
        stage = stage_of(g, question.who)
        state = STAGES + how(g, question.who, about(rule))
        found: list[float] = []
        for move in g.legal:
            row = self.row(g, rule, move) * WIDTH
            found.append(exp(self.numbers[row + stage] + self.numbers[row + state]))
        return found

    def _gifts(self, g: Position, who: int) -> list[float]:
        """For a gift exchange: what a card adds and what a place adds is summed up once."""
        scene = Scene(g, who)
        places = self._places(g, scene)
        found: list[float] = []
        card, by_card = -1, 0.0
        for move in g.legal:
            if isinstance(move, GiveCard):
                if move.card != card:
                    card, by_card = move.card, self._sum(card_cells(g, move.card, scene))
                total = by_card + places[move.place * 2 + is_free(g, move)]
                if g.components.card_action[card] == move.place:
                    total += self.numbers[twice_cell(move.place, scene)]
            else:
                total = self._sum(self._answer_cells(g, move, scene))
            found.append(exp(total))
        return found

    def _places(self, g: Position, scene: Scene) -> list[float]:
        """What going there adds: for each place, first if it costs something, then if it is free."""
        found: list[float] = []
        for place in range(len(PLACES)):
            taken = self._sum(taken_cells(g, place, scene))
            found.append(taken + self._sum(where_cells(place, 0, scene)))
            found.append(taken + self._sum(where_cells(place, 1, scene)))
        return found

    def _sum(self, cells: list[int]) -> float:
        total = 0.0
        for cell in cells:
            total += self.numbers[cell]
        return total

    def cells(self, g: Position, move: Move) -> list[int]:
        """Where the numbers stand that add up to the log-weight of this move."""
        scene = Scene(g, g.decision().who)
        if not isinstance(move, GiveCard):
            return self._answer_cells(g, move, scene)
        found = card_cells(g, move.card, scene)
        found += taken_cells(g, move.place, scene)
        found += where_cells(move.place, is_free(g, move), scene)
        if g.components.card_action[move.card] == move.place:
            found.append(twice_cell(move.place, scene))
        return found

    def _answer_cells(self, g: Position, move: Move, scene: Scene) -> list[int]:
        rule = g.decision().rule()
        row = self.row(g, rule, move) * WIDTH
        return [row + scene.stage, row + STAGES + scene.how[about(rule)]]

    def row(self, g: Position, rule: str, move: Move) -> int:
        """Of a move that is no gift exchange."""
        if isinstance(move, Go):
            return GOING + g.cities[move.city]
        table = self.answers.get(rule)
        return NEUTRAL if table is None else table.get(kind(move), NEUTRAL)


def kind(move: Move) -> str:
    """Swaps are too many to know each of them."""
    return "swap" if move.text.startswith("swap") else move.text


def is_free(g: Position, move: GiveCard) -> int:
    """By the printed values alone: what decrees and tokens add is left to the search."""
    value = g.components.card_value
    given, taken = value[move.card], value[g.gifts[move.place]]
    return 1 if given > taken or (given == 1 and taken == 9) else 0


def card_cells(g: Position, card: int, scene: Scene) -> list[int]:
    """What giving this card adds, wherever it goes."""
    action = g.components.card_action[card]
    row = (GIVEN_ACTION + action) * WIDTH
    return [
        row + scene.stage,
        row + STAGES + scene.how[min(action, POOL)],
        (GIVEN_VALUE + g.components.card_value[card]) * WIDTH + scene.stage,
    ]


def taken_cells(g: Position, place: int, scene: Scene) -> list[int]:
    """What the card that lies there adds."""
    card = g.gifts[place]
    value = g.components.card_value[card]
    return [
        (TAKEN_ACTION + g.components.card_action[card]) * WIDTH + scene.stage,
        (TAKEN_VALUE + value) * WIDTH + scene.stage,
        (MATCHES + g.dice.count(value)) * WIDTH + scene.stage,
    ]


def where_cells(place: int, free: int, scene: Scene) -> list[int]:
    """What the place adds."""
    row = (WHERE + (scene.how[POOL] * len(PLACES) + place) * 2 + free) * WIDTH
    return [row + scene.stage, row + STAGES + scene.how[place]]


def twice_cell(place: int, scene: Scene) -> int:
    return (TWICE + place) * WIDTH + scene.stage


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
