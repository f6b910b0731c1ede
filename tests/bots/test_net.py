"""The arithmetic of the nets: in C and with long integers it gives what plain sums give."""

import random
from array import array

import pytest

import gugong
from gugong.bots import net_lanes
from gugong.bots.net import FIRST, FIRST_SCALE, HALVING, OUTPUT_SCALE, POWERS, SCALE, SECOND, STEPS, weights_of

try:
    from gugong.bots import net_kernel
except ImportError:
    FORMS = [net_lanes]
else:
    FORMS = [net_lanes, net_kernel]

INPUTS, OUTPUTS = 40, 9

both = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__.split(".")[-1])


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


def kept(rows):
    """As they are kept in a file."""
    cells = array("h", [cell for row in rows for cell in row])
    return b"".join(cell.to_bytes(2, "little", signed=True) for cell in cells)


def test_the_kernel_is_there_if_the_rules_are_compiled():
    assert (len(FORMS) == 2) == gugong.is_compiled()


@both
@pytest.mark.parametrize("seed", range(20))
def test_both_forms_give_what_plain_sums_give(form, seed):
    rng = random.Random(seed)
    first, second, value = (
        rows(rng, INPUTS + 1, FIRST),
        rows(rng, FIRST + 1, SECOND, 300),
        rows(rng, SECOND + 1, OUTPUTS, 60),
    )
    on = rng.choices(range(INPUTS), k=25)  # an input may be on several times over
    hidden = form.Hidden(kept(first), kept(second)).of(on)
    assert (hidden, form.Layer(kept(value), OUTPUTS).outputs(hidden)) == plain(first, second, value, on)


@both
def test_the_largest_weights_do_not_spill_into_the_next_lane(form):
    first = [[0] * FIRST] + [[32767 if j % 2 else -32768 for j in range(FIRST)]] * INPUTS
    second = [[0] * SECOND] + [[-32768 if k % 2 else 32767 for k in range(SECOND)]] * FIRST
    hidden = form.Hidden(kept(first), kept(second)).of(list(range(8)))
    assert all((unit > 0) == (k % 2 == 0) for k, unit in enumerate(hidden))


@both
def test_an_input_that_does_not_exist_is_refused(form):
    hidden = form.Hidden(kept([[0] * FIRST] * 3), kept([[0] * SECOND] * (FIRST + 1)))
    with pytest.raises(IndexError):
        hidden.of([2])


@both
def test_outputs_need_every_unit(form):
    with pytest.raises(ValueError, match=r"\d"):
        form.Layer(kept([[0] * OUTPUTS] * (SECOND + 1)), OUTPUTS).outputs([1])


def test_a_weight_halves_with_every_whole_number():
    assert weights_of([0, -OUTPUT_SCALE, -2 * OUTPUT_SCALE]) == [1.0, 0.5, 0.25]
    assert weights_of([5, 5 - STEPS * OUTPUT_SCALE // HALVING]) == [1.0, 0.0]


def test_the_powers_are_those_of_two():
    assert POWERS[:STEPS] == pytest.approx([2 ** (-step / HALVING) for step in range(STEPS)])


def test_the_scales_fit_each_other():
    """The outputs lose one byte, which is what the weights before them were multiplied by."""
    assert SCALE == 256
    assert OUTPUT_SCALE == FIRST_SCALE
