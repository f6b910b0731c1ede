"""How a net learns: gradients that are right, and weights that survive being written in whole numbers."""

import numpy as np
import pytest

from gugong.bots.net_answers import DESCRIBED_EXCHANGE, Columns
from gugong.bots.net_file import assemble
from gugong.bots.net_inputs import inputs
from gugong.bots.nets import OUTPUTS, RIVAL
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


def played_with(monkeypatch, iterations):
    """Decisions of a few games by an untrained net, and its weights."""
    monkeypatch.setitem(training.GAMES, True, 2)
    monkeypatch.setattr(training, "SEARCHED", 1)
    practice = Practice(solo=True, rounds=1, seed=1, iterations=iterations)
    learnt = training.start(practice)
    heads = learnt.columns()
    games = [play(batch) for batch in training._plan(practice, learnt) if batch.games[0] < batch.games[1]]
    width = sum(columns.size for columns in heads.values())
    flat = untrained(width, 2)
    flat += np.random.default_rng(3).normal(0, 0.05, len(flat)).astype(np.float32)
    return Parameters(flat, width), decisions(games, heads)


@pytest.fixture
def played(monkeypatch):
    return played_with(monkeypatch, 0)


@pytest.fixture
def searched(monkeypatch):
    return played_with(monkeypatch, 6)


def test_the_net_in_whole_numbers_sees_what_the_learner_sees():
    net = assemble(rounded(Parameters(untrained(WIDTH, 1), WIDTH), HEADS))
    again = Parameters(restored(rounded(Parameters(untrained(WIDTH, 1), WIDTH), HEADS), HEADS), WIDTH)
    g = dealt(1, Options(2))
    on = np.array(inputs(g, 0))
    first = np.maximum(again.first[0] + again.first[1 + on].sum(0), 0)
    second = np.maximum(again.second[0] + first @ again.second[1:], 0)
    value = POINTS * (again.value[0] + second @ again.value[1:])
    assert net.to_come(net.hidden(g, 0)) == pytest.approx(value.tolist(), abs=0.05)


def test_weights_survive_being_written():
    flat = untrained(WIDTH, 1)
    assert len(flat) == size_of(WIDTH)
    again = restored(rounded(Parameters(flat, WIDTH), HEADS), HEADS)
    assert np.abs(again - flat).max() < 0.01


def test_the_gradient_is_that_of_the_loss(played):
    """Of value and policy, before any clipping."""
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

    check(found, loss, parameters.flat)


def check(found, loss, flat):
    """The gradient, against what a small change of a weight does to the loss."""
    rng = np.random.default_rng(1)
    for at in rng.choice(np.flatnonzero(np.abs(found) > 0.01), 25, replace=False):
        up, down = flat.copy(), flat.copy()
        up[at] += 0.01
        down[at] -= 0.01
        assert found[at] == pytest.approx((loss(up) - loss(down)) / 0.02, rel=0.1, abs=0.01)


def test_a_search_is_imitated(searched):
    """The loss is what the policy does not know of its visits (cross-entropy)."""
    parameters, data = searched
    wanted = targets(parameters, data)
    rows = np.arange(40)
    found, _ = gradient(parameters, data, wanted, rows, entropy=0.0)

    def loss(flat):
        changed = Parameters(flat, parameters.columns.shape[1])
        seen = forward(changed, data, rows)
        logs = answers(changed, seen, data, rows)
        off = seen.value - wanted.value[rows]
        lead = off[:, :-1].sum(1) - off[:, -1]
        shares = data.shares[: data.answer_starts[40]] * data.free[rows][logs.decision]
        return float(0.5 * ((off**2).sum() + (lead**2).sum()) - (shares * logs.logs).sum()) / len(rows)

    check(found, loss, parameters.flat)


def test_the_policy_comes_closer_to_the_search_with_every_pass(searched):
    parameters, data = searched
    adam = Adam(np.zeros_like(parameters.flat), np.zeros_like(parameters.flat), 0)
    rows = np.arange(len(data.chosen))

    def unlike():
        logs = answers(parameters, forward(parameters, data, rows), data, rows).logs
        return -(data.shares * logs).sum() / len(rows)

    before = unlike()
    for number in range(12):
        improve(parameters, adam, data, rate=0.01, entropy=0.0, seed=number)
    assert unlike() < before - 0.1


def test_the_visits_of_a_search_add_up(searched):
    _, data = searched
    assert np.add.reduceat(data.shares, data.answer_starts[:-1]) == pytest.approx(1, abs=0.02)


def test_what_a_search_expects_at_the_end_is_the_result(searched):
    """After the last decision of these games only Meng goes on."""
    _, data = searched
    last = [np.flatnonzero(data.players == who)[-1] for who in range(len(data.finals))]
    assert data.judged[last, :RIVAL] == pytest.approx(data.finals[:, :RIVAL], abs=0.1)
    assert data.judged[last, RIVAL] == pytest.approx(data.finals[:, RIVAL], abs=5)


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
