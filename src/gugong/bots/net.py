"""A small neural network with whole numbers for weights: the same results to the digit on every machine.

A row of weights is one long integer with a lane of bits for each unit, so that adding a row to another, or multiplying
it by an input, works on all lanes at once; Python does that quickly, compiled or not, without any other library.  The
inputs lead to two hidden layers; from these come the points that are still to be expected, by source, and the weight
of every answer to the question that is asked.
"""

from math import sqrt
from typing import Final

FIRST: Final = 64  # units of the first hidden layer
SECOND: Final = 32  # and of the second

# A weight is a multiple of 1/SCALE.  Lanes are as wide as no sum of any weights can exceed.
FIRST_SCALE: Final = 512
SCALE: Final = 256
OUTPUT_SCALE: Final = 512  # of an output, once its last byte is cut off
NARROW: Final = 24  # bits of a lane of the first layer,
WIDE: Final = 48  # and of all others

HALVING: Final = 64  # a weight in the policy halves with every so many steps,
STEPS: Final = 20 * HALVING  # and counts as nothing after this many


def lanes(count: int, width: int, number: int) -> int:
    """The same number in so many lanes."""
    found = 0
    for _ in range(count):
        found = found << width | number
    return found


FIRST_SIGNS: Final = lanes(FIRST, NARROW, 1 << NARROW - 1)
SECOND_SIGNS: Final = lanes(SECOND, WIDE, 1 << WIDE - 1)


def packed(weights: list[int], width: int) -> int:
    """One row of weights, the first in the lowest lane."""
    found = 0
    for weight in reversed(weights):
        found = (found << width) + weight
    return found


def _powers() -> list[float]:
    """Powers of 1/2 in steps of 1/HALVING, by square roots alone, which every machine computes alike."""
    root, found = 0.5, [1.0] * (STEPS + 1)
    for _ in range(6):
        root = sqrt(root)
    for step in range(1, STEPS + 1):
        found[step] = found[step - HALVING] * 0.5 if step >= HALVING else found[step - 1] * root
    found[STEPS] = 0.0
    return found


POWERS: Final = _powers()


class Layer:
    """Outputs of the second hidden layer: a row for each of its units, and the biases."""

    def __init__(self, size: int, rows: list[int], bias: int) -> None:
        self.size: Final = size
        self.rows: Final = rows
        self.bias: Final = bias + lanes(size, WIDE, 1 << WIDE - 1)

    def outputs(self, hidden: list[int]) -> list[int]:
        """In steps of 1/OUTPUT_SCALE."""
        total = self.bias
        for unit in range(SECOND):
            by = hidden[unit]
            if by:
                total += by * self.rows[unit]
        data = total.to_bytes(self.size * (WIDE // 8), "little")
        found: list[int] = []
        at = 1
        for _ in range(self.size):
            number = data[at] + (data[at + 1] << 8) + (data[at + 2] << 16) + (data[at + 3] << 24)
            found.append(number - (1 << 32) if number >= 1 << 31 else number)
            at += WIDE // 8
        return found


class Net:
    """The weights, packed."""

    def __init__(self, first: list[int], first_bias: int, second: list[int], second_bias: int, value: Layer) -> None:
        self.first: Final = first
        self.first_bias: Final = first_bias + FIRST_SIGNS
        self.second: Final = second
        self.second_bias: Final = second_bias + SECOND_SIGNS
        self.value: Final = value

    def hidden(self, on: list[int]) -> list[int]:
        """The second hidden layer, in steps of 1/FIRST_SCALE."""
        total = self.first_bias
        first = self.first
        for number in on:
            total += first[number]
        signs = total & FIRST_SIGNS
        data = (total & signs - (signs >> NARROW - 1)).to_bytes(FIRST * (NARROW // 8), "little")
        total = self.second_bias
        second = self.second
        at = 0
        for unit in range(FIRST):
            by = data[at] + (data[at + 1] << 8) + (data[at + 2] << 16)
            if by:
                total += by * second[unit]
            at += NARROW // 8
        signs = total & SECOND_SIGNS
        data = (total & signs - (signs >> WIDE - 1)).to_bytes(SECOND * (WIDE // 8), "little")
        found: list[int] = []
        at = 1  # cuts off what the weights of this layer were multiplied by
        for _ in range(SECOND):
            found.append(data[at] + (data[at + 1] << 8) + (data[at + 2] << 16))
            at += WIDE // 8
        return found


def weights_of(logits: list[int]) -> list[float]:
    """Weights in proportion to 2 to the power of each logit; the largest is 1."""
    top = logits[0]
    for logit in logits:
        top = max(top, logit)
    found: list[float] = []
    for logit in logits:
        step = (top - logit) * HALVING // OUTPUT_SCALE
        found.append(POWERS[step] if step < STEPS else 0.0)
    return found
