"""A training run of the rollout policy: rounds of self-play with every set of options it is for."""

import time
from collections.abc import Iterable, Sequence
from functools import partial
from hashlib import sha256

from gugong.bots.policy import WIDTH
from gugong.bots.weights import load_policy, policy_of
from gugong.content import load
from gugong.lab.rounds import Rounds
from gugong.lab.self_play import SelfPlay, row_names, rows_of
from gugong.lab.value_baseline import ValueBaseline, blank_baseline, improved
from gugong.notation.positions import Struct
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position

DIFFICULTIES = ("normal", "hard")
PLAYERS = (2, 3, 4, 5)
GAMES = 128  # of a round, with each set of options
BATCH = 16  # of these that are played in one place: the policy is sent there with them
RATE = 0.08  # the learning rate at the start; it falls to a sixteenth of this
WARM_UP = 0.03  # the share of the run in which only the value baseline learns
WEIGHT_DECAY = 0.003  # times the learning rate: keeps parameters that only chance moves near 0
MAX_PARAMETER = 5.0  # either side of 0, so that every move stays possible
FIRST_VARIANCE, VARIANCE_RATE = 25.0, 0.0001
RECENT = 0.05  # the weight of the last round in the mean lead


class Practice(Struct):
    """The terms of a run.  With a number of minutes, what is learnt depends on how fast the machine is."""

    solo: bool
    afresh: bool
    seed: int
    rounds: int | None = None
    minutes: float | None = None

    def options(self) -> list[Options]:
        return [Options(1, difficulty=name) for name in DIFFICULTIES] if self.solo else [Options(n) for n in PLAYERS]


class Baseline(Struct):
    """What is learnt about one set of options."""

    weights: list[float]
    variance: float = FIRST_VARIANCE  # of the leads from the predictions


class Learnt(Struct):
    """What is learnt so far."""

    rows: dict[str, list[float]]  # of the policy, as in policy.json
    baselines: list[Baseline]  # one for each set of options
    rounds: int = 0
    seconds: float = 0.0
    lead: float = 0.0  # recent mean of the first seat's, with the first set of options


class Batch(Struct):
    """Games to play with one set of options, and what with."""

    practice: Practice
    kind: int  # of the options
    round: int
    games: tuple[int, int]  # the numbers in their round, from and up to
    rows: dict[str, list[float]]
    baseline: Baseline


class Gradient(Struct):
    """What a batch says about the policy and the baseline."""

    kind: int
    rows: dict[str, tuple[list[float], list[int]]]  # sums, and of how many steps
    sums: list[float]
    counts: list[int]
    squares: float
    leads: float


def start(practice: Practice) -> Learnt:
    rows = {} if practice.afresh else rows_of(load_policy(practice.solo))
    return Learnt(rows, [Baseline(blank_baseline()) for _ in practice.options()])


def rounds(practice: Practice) -> Rounds[Learnt, Batch, Gradient]:
    return Rounds("practice", practice, partial(_plan, practice), play, partial(_learn, practice))


def share(practice: Practice, learnt: Learnt) -> float:
    """How much of the run is over."""
    if practice.rounds is not None:
        return learnt.rounds / practice.rounds
    assert practice.minutes is not None
    return learnt.seconds / (60 * practice.minutes)


def _plan(practice: Practice, learnt: Learnt) -> list[Batch]:
    return [
        Batch(practice, kind, learnt.rounds, (first, first + BATCH), learnt.rows, baseline)
        for first in range(0, GAMES, BATCH)
        for kind, baseline in enumerate(learnt.baselines)
    ]


def play(batch: Batch) -> Gradient:
    """Play the games of a batch; each depends on the seed, its round and its number there."""
    practice, baseline = batch.practice, batch.baseline
    policy = policy_of(batch.rows)
    playing = SelfPlay(policy, ValueBaseline(baseline.weights), baseline.variance**0.5)
    components, options = load(), practice.options()[batch.kind]
    for game in range(*batch.games):
        deal = sha256(f"{practice.seed} {batch.round} {batch.kind} {game}".encode()).digest()
        playing.play(new_position(components, options, deal), Chance(int.from_bytes(sha256(deal).digest()[:4])))
    rows = {name: _cells(playing, row) for name, row in row_names(policy).items()}
    visited = {name: cells for name, cells in rows.items() if any(cells[1])}
    off = playing.baseline_gradient
    return Gradient(batch.kind, visited, off.sums, off.counts, playing.squares, playing.leads)


def _cells(playing: SelfPlay, row: int) -> tuple[list[float], list[int]]:
    cells = slice(row * WIDTH, (row + 1) * WIDTH)
    return playing.gradient[cells], playing.visits[cells]


def _learn(practice: Practice, learnt: Learnt, batches: Iterable[Gradient]) -> Learnt:
    """What is learnt after a round: its batches are summed up in the order of the plan, whoever played them."""
    began = time.monotonic()
    gradients = list(batches)
    over = share(practice, learnt)
    rate = RATE * max(1 / 16, 1 - over) if over >= WARM_UP else 0.0
    baselines = [
        _improved(baseline, [one for one in gradients if one.kind == kind])
        for kind, baseline in enumerate(learnt.baselines)
    ]
    lead = sum(one.leads for one in gradients if one.kind == 0) / GAMES
    return Learnt(
        _stepped(learnt.rows, gradients, rate),
        baselines,
        learnt.rounds + 1,
        learnt.seconds + time.monotonic() - began,
        learnt.lead + max(RECENT, 1 / (learnt.rounds + 1)) * (lead - learnt.lead),
    )


def _stepped(rows: dict[str, list[float]], gradients: list[Gradient], rate: float) -> dict[str, list[float]]:
    """The rows after one step along the gradients."""
    found = dict(rows)
    for name in dict.fromkeys(name for one in gradients for name in one.rows):
        told = [one.rows[name] for one in gradients if name in one.rows]
        sums, visits = _summed([one[0] for one in told]), _summed([one[1] for one in told])
        row = rows.get(name) or [0.0] * WIDTH
        found[name] = [_parameter(was, by, n, rate) for was, by, n in zip(row, sums, visits)]
    return found


def _parameter(was: float, by: float, visits: float, rate: float) -> float:
    now = was + rate * (by - WEIGHT_DECAY * visits * was)
    return max(-MAX_PARAMETER, min(MAX_PARAMETER, now))


def _improved(baseline: Baseline, gradients: list[Gradient]) -> Baseline:
    counts = [int(n) for n in _summed([one.counts for one in gradients])]
    weights = improved(baseline.weights, _summed([one.sums for one in gradients]), counts)
    n = sum(counts)
    off = sum(one.squares for one in gradients) / n - baseline.variance
    return Baseline(weights, baseline.variance + (1 - (1 - VARIANCE_RATE) ** n) * off)


def _summed(columns: Sequence[Sequence[float]]) -> list[float]:
    return [sum(cells) for cells in zip(*columns)]
