"""How a policy-value network learns from its games, with numpy.

From games with moves drawn from its policy it learns by proximal policy optimisation (Schulman and others).  From games
with a search it learns to choose and to expect what the search did (expert iteration, Anthony and others).
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in several threads depend on how many there are

from typing import NamedTuple, TypeAlias, TypeVar

import numpy as np

from gugong.bots.net import FIRST, FIRST_SCALE, OUTPUT_SCALE, SCALE, SECOND
from gugong.bots.net_answers import OTHER, Columns
from gugong.bots.net_file import HeadData, NetData
from gugong.bots.net_inputs import INPUTS
from gugong.bots.nets import OUTPUTS, RIVAL

Floats: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
Ints: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
Numbers = TypeVar("Numbers", Ints, Floats)

POINTS = 8.0  # an output of 1 stands for so many points while it is learnt
LAMBDA = 0.95  # 1 trusts the final result alone, 0 the prediction at the next decision alone
CLIP = 0.2
EPOCHS = 3
BATCH = 1024
ADAM = (0.9, 0.999)
LIMIT = 60.0  # no weight is larger
TINY = 1e-12  # what is smaller counts as nothing: processors are slow with the smallest numbers there are
LOG_2 = float(np.log(2.0))


class Decisions(NamedTuple):
    """Decisions to learn from, as arrays; see `self_play.Moments`."""

    on: Ints
    on_starts: Ints  # where each decision's inputs begin, and the end of the last
    columns: Ints  # numbered through all heads
    column_starts: Ints  # by answer
    answer_starts: Ints
    chosen: Ints
    free: Ints
    players: Ints
    secured: Floats
    finals: Floats
    shares: Floats | None = None  # of the visits of a search, by answer
    judged: Floats | None = None  # what the search expected in the end, by output


def starts(counts: Ints) -> Ints:
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)])


class Parameters:
    """Views of one long row of weights: two hidden layers, the value and the columns of all heads; biases first."""

    def __init__(self, flat: Floats, columns: int) -> None:
        self.flat = flat
        shapes = [(INPUTS + 1, FIRST), (FIRST + 1, SECOND), (SECOND + 1, OUTPUTS), (SECOND + 1, columns)]
        parts, at = [], 0
        for rows, width in shapes:
            parts.append(flat[at : at + rows * width].reshape(rows, width))
            at += rows * width
        self.first, self.second, self.value, self.columns = parts
        assert at == len(flat)


def size_of(columns: int) -> int:
    return (INPUTS + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * (OUTPUTS + columns)


def untrained(columns: int, seed: int) -> Floats:
    """Small random weights; the policy is even."""
    rng = np.random.default_rng(seed)
    flat = np.zeros(size_of(columns), np.float32)
    to = Parameters(flat, columns)
    to.first[1:] = rng.normal(0, 0.1, (INPUTS, FIRST))
    to.second[1:] = rng.normal(0, 0.18, (FIRST, SECOND))
    to.value[1:] = rng.normal(0, 0.02, (SECOND, OUTPUTS))
    return flat


def rounded(parameters: Parameters, heads: dict[str, Columns]) -> NetData:
    """The weights in whole numbers, as they are kept and played with."""
    value = parameters.value * np.float32(POINTS)
    kept, at = {}, 0
    for rule, columns in heads.items():
        texts = list(columns.column)
        cells = parameters.columns[:, at : at + columns.size]
        kept[rule] = HeadData(columns.described, texts, _whole(cells, OUTPUT_SCALE, SCALE))
        at += columns.size
    first = _whole(parameters.first, FIRST_SCALE, FIRST_SCALE)
    return NetData(first, _whole(parameters.second, OUTPUT_SCALE, SCALE), _whole(value, OUTPUT_SCALE, SCALE), kept)


def restored(data: NetData, heads: dict[str, Columns]) -> Floats:
    """The other way round: weights to go on with.  An answer that is new to them begins like any unknown one."""
    width = sum(columns.size for columns in heads.values())
    flat = np.zeros(size_of(width), np.float32)
    to = Parameters(flat, width)
    to.first[:] = _cells(data.first, FIRST, FIRST_SCALE, FIRST_SCALE)
    to.second[:] = _cells(data.second, SECOND, OUTPUT_SCALE, SCALE)
    to.value[:] = _cells(data.value, OUTPUTS, OUTPUT_SCALE, SCALE) / POINTS
    at = 0
    for rule, columns in heads.items():
        if rule in data.heads:
            to.columns[:, at : at + columns.size] = _carried_over(data.heads[rule], columns)
        at += columns.size
    return flat


def _carried_over(head: HeadData, columns: Columns) -> Floats:
    known = Columns(head.described, head.texts)
    texts = [known.column.get(text, OTHER) for text in columns.column]
    described = [number if number <= known.described else OTHER for number in range(1 + columns.described)]
    found: Floats = _cells(head.weights, known.size, OUTPUT_SCALE, SCALE)[:, described + texts]
    return found


def _whole(cells: Floats, bias_scale: int, scale: int) -> bytes:
    scaled = cells.astype(np.float64) * scale
    scaled[0] = cells[0].astype(np.float64) * bias_scale
    return np.clip(np.rint(scaled), -32768, 32767).astype("<i2").tobytes()


def _cells(data: bytes, width: int, bias_scale: int, scale: int) -> Floats:
    found = np.frombuffer(data, "<i2").reshape(-1, width).astype(np.float32)
    found[1:] /= scale
    found[0] /= bias_scale
    return found


class Forward(NamedTuple):
    """What the net makes of a batch, with what is needed to go back."""

    x: Floats
    first: Floats
    second: Floats
    value: Floats  # in units of POINTS


def _rows(values: Numbers, begins: Ints, rows: Ints) -> tuple[Numbers, Ints]:
    """The values of these rows, and for each of them the place of its row among them."""
    counts = begins[rows + 1] - begins[rows]
    at = np.repeat(np.arange(len(rows)), counts)
    offset = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    return values[np.repeat(begins[rows], counts) + offset], at


def forward(parameters: Parameters, data: Decisions, rows: Ints) -> Forward:
    on, at = _rows(data.on, data.on_starts, rows)
    cells = np.bincount(at * INPUTS + on, minlength=len(rows) * INPUTS)
    x = cells.astype(np.float32).reshape(len(rows), INPUTS)
    first = np.maximum(x @ parameters.first[1:] + parameters.first[0], 0)
    second = np.maximum(first @ parameters.second[1:] + parameters.second[0], 0)
    return Forward(x, first, second, second @ parameters.value[1:] + parameters.value[0])


class Answers(NamedTuple):
    """The answers of a batch, one after the other, and how likely each is."""

    cells: Ints  # of the columns, decision by decision
    cell_of: Ints  # the answer each belongs to
    decision: Ints  # of each answer
    begins: Ints  # where the answers of each decision begin
    chosen: Ints  # the answer chosen in each decision
    logs: Floats  # of the probabilities


def answers(parameters: Parameters, seen: Forward, data: Decisions, rows: Ints) -> Answers:
    width = parameters.columns.shape[1]
    sums = (seen.second @ parameters.columns[1:] + parameters.columns[0]).ravel()
    counts = data.answer_starts[rows + 1] - data.answer_starts[rows]
    number = np.arange(data.answer_starts[-1])
    which, decision = _rows(number, data.answer_starts, rows)
    columns, answer = _rows(data.columns, data.column_starts, which)
    cells = decision[answer] * width + columns
    logits = LOG_2 * np.bincount(answer, sums[cells], len(which))
    begins = np.cumsum(counts) - counts
    logits -= np.maximum.reduceat(logits, begins)[decision]
    logs = logits - np.log(np.add.reduceat(np.exp(logits), begins))[decision]
    return Answers(cells, answer, decision, begins, begins + data.chosen[rows], logs.astype(np.float32))


class Targets(NamedTuple):
    """What the net should have predicted, and how much better than predicted each decision did."""

    value: Floats  # in units of POINTS
    advantage: Floats
    logs: Floats  # of the probability of what was chosen
    error: float  # of the predicted lead, root mean square, against the final result


def targets(parameters: Parameters, data: Decisions) -> Targets:
    """Mixes of the final result and of later predictions, decision by decision (TD(lambda))."""
    count = len(data.chosen)
    value, logs = np.zeros((count, OUTPUTS), np.float32), np.zeros(count, np.float32)
    for begin in range(0, count, BATCH):
        rows = np.arange(begin, min(count, begin + BATCH))
        seen = forward(parameters, data, rows)
        value[rows] = seen.value
        found = answers(parameters, seen, data, rows)
        logs[rows] = found.logs[found.chosen]
    predicted = data.secured + POINTS * value
    wanted = _mixed(data, predicted) if data.judged is None else _mixed(data, data.judged)
    advantage = _lead(wanted) - _lead(predicted)
    error = float(np.sqrt(np.mean((_lead(predicted) - _lead(data.finals[data.players])) ** 2)))
    return Targets((wanted - data.secured) / np.float32(POINTS), advantage, logs, error)


def _mixed(data: Decisions, predicted: Floats) -> Floats:
    wanted = np.zeros_like(predicted)
    later, after = data.finals.copy(), data.finals.copy()
    order = np.argsort(data.players, kind="stable")
    for row in _backwards(data.players[order]):
        step = order[row]
        who = data.players[step]
        if data.judged is not None:
            after[who] = predicted[step]  # a search has looked further than a prediction
        later[who] = LAMBDA * later[who] + (1 - LAMBDA) * after[who]
        wanted[step] = later[who]
        after[who] = predicted[step]
    return wanted


def _backwards(players: Ints) -> list[Ints]:
    """The rows of sorted decisions, so that those of one step hold one of each player, the last ones first."""
    last = np.searchsorted(players, players, side="right") - 1
    back = last - np.arange(len(players))
    order = np.argsort(back, kind="stable")
    return np.split(order, np.cumsum(np.bincount(back))[:-1])


def _lead(by_output: Floats) -> Floats:
    found: Floats = by_output[:, :RIVAL].sum(1) - by_output[:, RIVAL]
    return found


class Adam:
    """The optimiser of Kingma and Ba."""

    def __init__(self, mean: Floats, square: Floats, steps: int) -> None:
        self.mean, self.square, self.steps = mean, square, steps

    def step(self, flat: Floats, gradient: Floats, rate: float) -> None:
        self.steps += 1
        self.mean += (1 - ADAM[0]) * (gradient - self.mean)
        self.square += (1 - ADAM[1]) * (gradient * gradient - self.square)
        for moment in (self.mean, self.square):
            moment[np.abs(moment) < TINY * TINY] = 0
        size = rate * (1 - ADAM[1] ** self.steps) ** 0.5 / (1 - ADAM[0] ** self.steps)
        flat -= size * self.mean / (np.sqrt(self.square) + 1e-8)
        np.clip(flat, -LIMIT, LIMIT, out=flat)


def gradient(
    parameters: Parameters, data: Decisions, wanted: Targets, rows: Ints, entropy: float
) -> tuple[Floats, float]:
    """Where the weights should go, and the mean entropy of the policy in bits."""
    seen = forward(parameters, data, rows)
    found = answers(parameters, seen, data, rows)
    n = np.float32(len(rows))
    chance = np.exp(found.logs)
    surprise = -np.add.reduceat(chance * found.logs, found.begins)
    if data.shares is None:
        by_logit = _pull(found, chance, wanted, data, rows)
    else:
        by_logit = _imitate(found, chance, data.shares, data, rows)
    by_logit += entropy * chance * (found.logs + surprise[found.decision])
    by_logit[np.abs(by_logit) < TINY] = 0
    width = parameters.columns.shape[1]
    spread = np.bincount(found.cells, (LOG_2 / n) * by_logit[found.cell_of], len(rows) * width)
    by_column = spread.astype(np.float32).reshape(len(rows), width)
    off = seen.value - wanted.value[rows]
    lead = _lead(off)
    by_value = off.copy()
    by_value[:, :RIVAL] += lead[:, None]
    by_value[:, RIVAL] -= lead
    by_value /= n
    return _back(parameters, seen, by_value, by_column), float(surprise.mean()) / LOG_2


def _pull(found: Answers, chance: Floats, wanted: Targets, data: Decisions, rows: Ints) -> Floats:
    """Towards what was chosen if it did better than predicted, and away from it otherwise; by logit."""
    advantage = np.clip(wanted.advantage[rows], -3, 3)
    ratio = np.exp(np.clip(found.logs[found.chosen] - wanted.logs[rows], -5, 5))
    clipped = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
    pull = np.where(clipped | (data.free[rows] == 0), 0, ratio * advantage).astype(np.float32)
    by_logit: Floats = pull[found.decision] * chance
    by_logit[found.chosen] -= pull
    return by_logit


def _imitate(found: Answers, chance: Floats, shares: Floats, data: Decisions, rows: Ints) -> Floats:
    """Towards the shares of the visits; by logit."""
    share, _ = _rows(shares, data.answer_starts, rows)
    by_logit: Floats = np.where(data.free[rows][found.decision] == 0, 0, chance - share).astype(np.float32)
    return by_logit


def _back(parameters: Parameters, seen: Forward, by_value: Floats, by_column: Floats) -> Floats:
    found = np.zeros_like(parameters.flat)
    to = Parameters(found, parameters.columns.shape[1])
    to.value[0], to.value[1:] = by_value.sum(0), seen.second.T @ by_value
    to.columns[0], to.columns[1:] = by_column.sum(0), seen.second.T @ by_column
    by_second = by_value @ parameters.value[1:].T + by_column @ parameters.columns[1:].T
    by_second[seen.second <= 0] = 0
    to.second[0], to.second[1:] = by_second.sum(0), seen.first.T @ by_second
    by_first = by_second @ parameters.second[1:].T
    by_first[seen.first <= 0] = 0
    to.first[0], to.first[1:] = by_first.sum(0), seen.x.T @ by_first
    return found


def improve(parameters: Parameters, adam: Adam, data: Decisions, rate: float, entropy: float, seed: int) -> list[float]:
    """Learn from these decisions; returns how far predictions of the lead were off, and the entropy of the policy."""
    wanted = targets(parameters, data)
    spread = float(wanted.advantage.std()) + 1e-6
    wanted = wanted._replace(advantage=(wanted.advantage - wanted.advantage.mean()) / np.float32(spread))
    rng = np.random.default_rng(seed)
    bits = 0.0
    for _ in range(EPOCHS):
        order = rng.permutation(len(data.chosen))
        for rows in np.array_split(order, max(1, len(order) // BATCH)):
            step, bits = gradient(parameters, data, wanted, rows, entropy)
            adam.step(parameters.flat, step, rate)
    return [wanted.error, bits]
