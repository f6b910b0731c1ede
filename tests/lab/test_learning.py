"""How a net learns: gradients that are right, and weights that survive being written in whole numbers."""

import numpy as np
import pytest

from gugong.bots.net_answers import DESCRIBED_EXCHANGE, Columns
from gugong.bots.net_file import assemble
from gugong.bots.net_inputs import inputs
from gugong.bots.nets import OUTPUTS
from gugong.lab import training
from gugong.lab.learning import (
    POINTS,
    Adam,
    Parameters,
    answers,
    forward,
    gradient,
    improve,
    restored,
    rounded,
    size_of,
    targets,
    untrained,
)
from gugong.lab.training import Practice, decisions, play
from gugong.rules.options import Options
from tests.bots.positions import dealt

HEADS = {"DAY-EXCHANGE-1": Columns(DESCRIBED_EXCHANGE, ["tokens 2"]), "PALACE-1": Columns(0, ["A", "B", "skip"])}
WIDTH = sum(columns.size for columns in HEADS.values())


@pytest.fixture
def played(monkeypatch):
    """Decisions of a few games by an untrained net, and its weights."""
    monkeypatch.setitem(training.GAMES, True, 2)
    practice = Practice(solo=True, rounds=1, seed=1)
    learnt = training.start(practice)
    heads = learnt.columns()
    games = [play(batch) for batch in training._plan(practice, learnt) if batch.games[0] < batch.games[1]]
    width = sum(columns.size for columns in heads.values())
    flat = untrained(width, 2)
    flat += np.random.default_rng(3).normal(0, 0.05, len(flat)).astype(np.float32)
    return Parameters(flat, width), decisions(games, heads)


def test_the_net_in_whole_numbers_sees_what_the_learner_sees():
    net = assemble(rounded(Parameters(untrained(WIDTH, 1), WIDTH), HEADS))
    again = Parameters(restored(rounded(Parameters(untrained(WIDTH, 1), WIDTH), HEADS), WIDTH), WIDTH)
    g = dealt(1, Options(2))
    on = np.array(inputs(g, 0))
    first = np.maximum(again.first[0] + again.first[1 + on].sum(0), 0)
    second = np.maximum(again.second[0] + first @ again.second[1:], 0)
    value = POINTS * (again.value[0] + second @ again.value[1:])
    assert net.to_come(net.hidden(g, 0)) == pytest.approx(value.tolist(), abs=0.05)


def test_weights_survive_being_written():
    flat = untrained(WIDTH, 1)
    assert len(flat) == size_of(WIDTH)
    again = restored(rounded(Parameters(flat, WIDTH), HEADS), WIDTH)
    assert np.abs(again - flat).max() < 0.01


def test_the_gradient_is_that_of_the_loss(played):
    """Compared with what a small change of a weight does to the loss: value and policy, before any clipping."""
    parameters, data = played
    wanted = targets(parameters, data)
    rows = np.arange(40)
    wanted = wanted._replace(advantage=np.clip(wanted.advantage / 20, -1, 1))
    found, _ = gradient(parameters, data, wanted, rows, entropy=0.1)

    def loss(flat):
        changed = Parameters(flat, parameters.columns.shape[1])
        seen = forward(changed, data, rows)
        chosen = answers(changed, seen, data, rows)
        off = seen.value - wanted.value[rows]
        lead = off[:, :-1].sum(1) - off[:, -1]
        value = 0.5 * ((off**2).sum() + (lead**2).sum())
        ratio = np.exp(chosen.logs[chosen.chosen] - wanted.logs[rows]) * data.free[rows]
        surprise = -np.add.reduceat(np.exp(chosen.logs) * chosen.logs, chosen.begins).sum()
        return float(value - (ratio * wanted.advantage[rows]).sum() - 0.1 * surprise) / len(rows)

    rng = np.random.default_rng(1)
    for at in rng.choice(np.flatnonzero(np.abs(found) > 0.01), 25, replace=False):
        up, down = parameters.flat.copy(), parameters.flat.copy()
        up[at] += 0.01
        down[at] -= 0.01
        assert found[at] == pytest.approx((loss(up) - loss(down)) / 0.02, rel=0.1, abs=0.01)


def test_predictions_get_better_with_every_pass(played):
    parameters, data = played
    adam = Adam(np.zeros_like(parameters.flat), np.zeros_like(parameters.flat), 0)
    errors = [improve(parameters, adam, data, rate=0.01, entropy=0.0, seed=n)[0] for n in range(12)]
    assert errors[-1] < errors[0] / 2


def test_a_decision_is_judged_by_what_came_of_it(played):
    """The last decision of a player is compared with the result alone."""
    parameters, data = played
    wanted = targets(parameters, data)
    last = np.flatnonzero(data.players == data.players[-1])[-1]
    final = data.finals[data.players[last]] - data.secured[last]
    assert (POINTS * wanted.value[last]).tolist() == pytest.approx(final.tolist(), abs=0.01)
    assert wanted.value.shape == (len(data.chosen), OUTPUTS)
