"""The arithmetic of the nets: whole numbers in lanes give what plain sums give."""

import random

import pytest

from gugong.bots.net import (
    FIRST,
    FIRST_SCALE,
    HALVING,
    NARROW,
    OUTPUT_SCALE,
    POWERS,
    SCALE,
    SECOND,
    STEPS,
    WIDE,
    Layer,
    Net,
    packed,
    weights_of,
)

INPUTS, OUTPUTS = 40, 9


def rows(rng, count, width, most=2000):
    return [[rng.randint(-most, most) for _ in range(width)] for _ in range(count)]


def plain(first, second, value, on):
    """The same sums, unit by unit; the first row of a layer are its biases."""
    z = [first[0][j] + sum(first[1 + i][j] for i in on) for j in range(FIRST)]
    h = [max(0, x) for x in z]
    z = [SCALE * second[0][k] + sum(h[j] * second[1 + j][k] for j in range(FIRST)) for k in range(SECOND)]
    h = [max(0, x) // SCALE for x in z]
    outputs = [SCALE * value[0][k] + sum(h[j] * value[1 + j][k] for j in range(SECOND)) for k in range(OUTPUTS)]
    return h, [x // SCALE for x in outputs]


def net_of(first, second, value):
    layer = Layer(OUTPUTS, [packed(row, WIDE) for row in value[1:]], packed([SCALE * b for b in value[0]], WIDE))
    return Net(
        [packed(row, NARROW) for row in first[1:]],
        packed(first[0], NARROW),
        [packed(row, WIDE) for row in second[1:]],
        packed([SCALE * b for b in second[0]], WIDE),
        layer,
    )


@pytest.mark.parametrize("seed", range(20))
def test_lanes_give_what_plain_sums_give(seed):
    rng = random.Random(seed)
    first, second, value = (
        rows(rng, INPUTS + 1, FIRST),
        rows(rng, FIRST + 1, SECOND, 300),
        rows(rng, SECOND + 1, OUTPUTS, 60),
    )
    on = rng.choices(range(INPUTS), k=25)  # an input may be on several times over
    net = net_of(first, second, value)
    hidden = net.hidden(on)
    assert (hidden, net.value.outputs(hidden)) == plain(first, second, value, on)


def test_the_largest_weights_do_not_spill_into_the_next_lane():
    first = [[0] * FIRST] + [[32767 if j % 2 else -32768 for j in range(FIRST)]] * INPUTS
    second = [[0] * SECOND] + [[-32768 if k % 2 else 32767 for k in range(SECOND)]] * FIRST
    net = net_of(first, second, [[0] * OUTPUTS] * (SECOND + 1))
    hidden = net.hidden(list(range(8)))
    assert all((unit > 0) == (k % 2 == 0) for k, unit in enumerate(hidden))


def test_a_weight_halves_with_every_whole_number():
    assert weights_of([0, -OUTPUT_SCALE, -2 * OUTPUT_SCALE]) == [1.0, 0.5, 0.25]
    assert weights_of([5, 5 - STEPS * OUTPUT_SCALE // HALVING]) == [1.0, 0.0]


def test_the_powers_are_those_of_two():
    assert POWERS[:STEPS] == pytest.approx([2 ** (-step / HALVING) for step in range(STEPS)])


def test_the_scales_fit_each_other():
    """The outputs lose one byte, which is what the weights before them were multiplied by."""
    assert SCALE == 256
    assert OUTPUT_SCALE == FIRST_SCALE
