"""A small neural network with whole numbers for weights: the same results to the digit on every machine.

The inputs that are on lead to two hidden layers; from these come the points that are still to be expected, by source,
and the weight of every answer to the question that is asked.  The sums are made in C (`net_kernel.c`) or, where that is
not compiled, in plain Python (`net_lanes.py`).
"""

from math import sqrt
from typing import Final, Protocol

FIRST: Final = 64  # units of the first hidden layer
SECOND: Final = 32  # and of the second

# A weight is a multiple of 1/SCALE.
FIRST_SCALE: Final = 512
SCALE: Final = 256
OUTPUT_SCALE: Final = 512  # of an output, once its last byte is cut off

HALVING: Final = 64  # a weight in the policy halves with every so many steps,
STEPS: Final = 20 * HALVING  # and counts as nothing after this many


class Hidden(Protocol):
    """The two hidden layers."""

    def of(self, on: list[int], /) -> list[int]:
        """The units of the second one, in steps of 1/FIRST_SCALE; an input may be on several times over."""


class Layer(Protocol):
    """Outputs of the second hidden layer."""

    def outputs(self, hidden: list[int], /) -> list[int]:
        """In steps of 1/OUTPUT_SCALE."""


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
