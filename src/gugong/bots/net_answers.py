"""What the policy of a net sees of an answer: the columns of its question that are added up to its logit.

Most answers have a column of their own, by their text.  Answers about cards, tokens and ships are too many for that,
and are described by what they are about.
"""

from typing import Final

from gugong.bots.net import Layer
from gugong.bots.net_inputs import VALUES
from gugong.content.names import CARD_ACTIONS, PLACES, TOKENS
from gugong.rules.cards import CardMove, SwapCard
from gugong.rules.day import GiveCard, beats
from gugong.rules.great_wall import TurnDie
from gugong.rules.harbours import LoadMove
from gugong.rules.kernel import Move, Position, Question
from gugong.rules.state import NOBODY, SHIP_HOLDS
from gugong.rules.travel import Go

ACTIONS: Final = len(CARD_ACTIONS)

# The parts of a description, with their places in it.
CARD_ACTION: Final = 0  # of the card that is given, discarded or taken back
CARD_VALUE: Final = CARD_ACTION + ACTIONS
DESCRIBED_CARD: Final = CARD_VALUE + VALUES  # the size of the description of a card alone
TAKEN_ACTION: Final = DESCRIBED_CARD  # of the card on the board
TAKEN_VALUE: Final = TAKEN_ACTION + ACTIONS
MATCHES: Final = TAKEN_VALUE + VALUES  # dice that show its value
AT: Final = MATCHES + 4  # the place: for a gift free or not, for a swap from the hand or not
SAME: Final = AT + 2 * len(PLACES)  # the card shows the action of the place
GAP: Final = SAME + len(PLACES)  # how much higher the card is than the one on the board
DESCRIBED_EXCHANGE: Final = GAP + 17
DESCRIBED_JOURNEY: Final = len(TOKENS)
DESCRIBED_LOAD: Final = 2 * (SHIP_HOLDS + 1)
DESCRIBED_DIE: Final = 2 * 4

# How answers of these kinds are described, and by how many columns.
DESCRIBED: Final = {
    "give": DESCRIBED_EXCHANGE,
    "swap": DESCRIBED_EXCHANGE,
    "discard": DESCRIBED_CARD,
    "take": DESCRIBED_CARD,
    "go": DESCRIBED_JOURNEY,
    "load": DESCRIBED_LOAD,
    "load-new": DESCRIBED_LOAD,
    "die": DESCRIBED_DIE,
}
OTHER: Final = 0  # the column of an answer that never came up in training


class Columns:
    """The columns of the answers to one question: one for unknown answers, the descriptions, and the known texts."""

    def __init__(self, described: int, texts: list[str]) -> None:
        self.described: Final = described  # how many of the columns are of descriptions
        self.column: Final = {text: 1 + described + number for number, text in enumerate(texts)}
        self.size: Final = 1 + described + len(texts)

    def of(self, g: Position, question: Question, move: Move) -> list[int]:
        """The columns of this answer."""
        column = self.column.get(move.text)
        if column is not None:
            return [column]
        if self.described == 0:
            return [OTHER]
        if isinstance(move, GiveCard):
            free = beats(g, move.who, move.card, move.place, 0)
            return self._exchange(g, move.card, move.place, 0 if free else 1)
        if isinstance(move, SwapCard):
            return self._exchange(g, move.card, move.place, move.pile)
        if isinstance(move, CardMove):
            return self._card(g, move.card)
        if isinstance(move, Go):
            return [1 + g.cities[move.city]]
        if isinstance(move, LoadMove):
            load = 0 if move.route != NOBODY else g.aboard(move.harbour)
            return [1 + min(SHIP_HOLDS, load) + (SHIP_HOLDS + 1) * move.double]
        if isinstance(move, TurnDie):
            shown = g.dice[move.die]
            return [1 + _cards_worth(g, question.who, move.face), 5 + _cards_worth(g, question.who, shown)]
        return [OTHER]

    def _card(self, g: Position, card: int) -> list[int]:
        box = g.components
        return [1 + CARD_ACTION + box.card_action[card], 1 + CARD_VALUE + box.card_value[card]]

    def _exchange(self, g: Position, card: int, place: int, how: int) -> list[int]:
        """A gift, paid for or not, or a swap from the hand or from the discard pile."""
        box = g.components
        taken = g.gifts[place]
        action, value, worth = box.card_action[card], box.card_value[card], box.card_value[taken]
        matches = 0
        for face in g.dice:
            if face == worth:
                matches += 1
        found = [
            1 + CARD_ACTION + action,
            1 + CARD_VALUE + value,
            1 + TAKEN_ACTION + box.card_action[taken],
            1 + TAKEN_VALUE + worth,
            1 + MATCHES + matches,
            1 + AT + 2 * place + how,
            1 + GAP + value - worth + 8,
        ]
        if action == place:
            found.append(1 + SAME + place)
        return found


def _cards_worth(g: Position, who: int, value: int) -> int:
    """How many cards of this value the player's discard pile has."""
    found = 0
    for card in g.players[who].discard:
        if g.components.card_value[card] == value:
            found += 1
    return min(3, found)


class Head:
    """The columns of one question, and the weights of them."""

    def __init__(self, columns: Columns, layer: Layer) -> None:
        self.columns: Final = columns
        self.layer: Final = layer

    def described(self, g: Position, question: Question) -> list[list[int]]:
        """The columns of each legal answer, in their order."""
        return [self.columns.of(g, question, move) for move in g.legal]

    def logits(self, described: list[list[int]], hidden: list[int]) -> list[int]:
        """The logit of each of these answers."""
        by_column = self.layer.outputs(hidden)
        found: list[int] = []
        for columns in described:
            total = 0
            for column in columns:
                total += by_column[column]
            found.append(total)
        return found
