"""The sums of a net in plain Python, for where `net_kernel.c` is not compiled, such as a browser.

A row of weights is one long integer with a lane of bits for each unit, so that adding a row to another, or multiplying
it by an input, works on all lanes at once; Python does that quickly without any other library.

Weights come as they are kept in the file: whole numbers of 16 bits, the lower byte first, row after row, the biases of
a layer before all others.
"""

import sys
from array import array
from typing import Final

from gugong.bots.net import FIRST, SCALE, SECOND

# Lanes are as wide as no sum of any weights can exceed.
NARROW: Final = 24  # bits of a lane of the first layer,
WIDE: Final = 48  # and of all others


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


def rows(data: bytes, size: int, width: int, bias_scale: int) -> list[int]:
    """The rows, packed; the biases, which nothing is multiplied by, are scaled as what they are added to."""
    cells = array("h", data)
    if sys.byteorder == "big":
        cells.byteswap()
    biases, *others = [cells[at : at + size].tolist() for at in range(0, len(cells), size)]
    return [packed([bias_scale * cell for cell in biases], width), *[packed(row, width) for row in others]]


class Hidden:
    """The two hidden layers: see `net.Hidden`."""

    def __init__(self, first: bytes, second: bytes) -> None:
        bias, *self.first = rows(first, FIRST, NARROW, 1)
        self.first_bias = bias + FIRST_SIGNS
        bias, *self.second = rows(second, SECOND, WIDE, SCALE)
        self.second_bias = bias + SECOND_SIGNS

    def of(self, on: list[int], /) -> list[int]:
        total = self.first_bias
        for number in on:
            total += self.first[number]
        signs = total & FIRST_SIGNS
        data = (total & signs - (signs >> NARROW - 1)).to_bytes(FIRST * (NARROW // 8), "little")
        total = self.second_bias
        at = 0
        for row in self.second:
            by = data[at] + (data[at + 1] << 8) + (data[at + 2] << 16)
            if by:
                total += by * row
            at += NARROW // 8
        signs = total & SECOND_SIGNS
        data = (total & signs - (signs >> WIDE - 1)).to_bytes(SECOND * (WIDE // 8), "little")
        # The lowest byte is what the weights of this layer were multiplied by.
        return [data[at] + (data[at + 1] << 8) + (data[at + 2] << 16) for at in range(1, len(data), WIDE // 8)]


class Layer:
    """Outputs of the second hidden layer: see `net.Layer`."""

    def __init__(self, data: bytes, size: int) -> None:
        bias, *self.rows = rows(data, size, WIDE, SCALE)
        self.bias = bias + lanes(size, WIDE, 1 << WIDE - 1)
        self.size = size

    def outputs(self, hidden: list[int], /) -> list[int]:
        total = self.bias
        for by, row in zip(hidden, self.rows, strict=True):
            if by:
                total += by * row
        data = total.to_bytes(self.size * (WIDE // 8), "little")
        found: list[int] = []
        for at in range(1, len(data), WIDE // 8):
            number = data[at] + (data[at + 1] << 8) + (data[at + 2] << 16) + (data[at + 3] << 24)
            found.append(number - (1 << 32) if number >= 1 << 31 else number)
        return found
