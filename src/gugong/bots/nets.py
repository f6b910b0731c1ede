"""A policy-value network: how likely each legal move is, and how many points each source is going to bring."""

from typing import Final

from gugong.bots.net import OUTPUT_SCALE, Hidden, Layer, weights_of
from gugong.bots.net_answers import Head
from gugong.bots.net_inputs import inputs
from gugong.rules.kernel import Position
from gugong.rules.vocabulary import SOURCES

RIVAL: Final = len(SOURCES)  # of the outputs: the points that the strongest rival gains
OUTPUTS: Final = RIVAL + 1


class PolicyValueNet:
    """Judges positions from what one seat knows."""

    def __init__(self, layers: Hidden, value: Layer, heads: dict[str, Head]) -> None:
        self.layers: Final = layers
        self.value: Final = value
        self.heads: Final = heads  # by the rule that asks

    def hidden(self, g: Position, who: int) -> list[int]:
        """What both of the following need."""
        return self.layers.of(inputs(g, who))

    def to_come(self, hidden: list[int]) -> list[float]:
        """The points this seat gains until the end by source, and then those of its strongest rival."""
        return [number / OUTPUT_SCALE for number in self.value.outputs(hidden)]

    def policy(self, g: Position, hidden: list[int]) -> list[float]:
        """The weight of each legal move, in their order; the largest is 1."""
        question = g.question()
        head = self.heads.get(question.rule)
        if head is None:
            return [1.0] * len(g.legal)
        return weights_of(head.logits(head.described(g, question), hidden))
