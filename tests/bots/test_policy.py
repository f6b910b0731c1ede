"""The rollout policy of the earlier search: what its weights depend on."""

import pytest

from gugong.bots.evaluate import final_leads
from gugong.bots.policy import NEUTRAL, WIDTH, kind, sample
from gugong.bots.policy_inputs import STAGES
from gugong.bots.weights import load_policy, policy_of
from gugong.content import load
from gugong.rules.cards import SWAP_BY_CARD
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from tests.table import Table

SOLO = Options(1, difficulty="normal")


def dealt(deal, options=SOLO):
    return new_position(load(), options, deal.to_bytes(32, "big"))


def lead(policy, deals):
    """The mean lead of the first seat when all seats play by the policy."""
    total = 0.0
    for deal in deals:
        g, chance = dealt(deal), Chance(deal)
        while g.agenda:
            g.play(g.legal[sample(policy.weights(g), chance)])
        total += final_leads(g)[0] / len(deals)
    return total


def test_an_untrained_policy_weighs_all_moves_equally():
    assert set(policy_of({}).weights(dealt(1))) == {1.0}


def test_a_parameter_counts_only_in_its_stage():
    row = [1.0] + [0.0] * (WIDTH - 1)
    policy = policy_of({"give: value 2": row})
    g = dealt(1)
    heavier = [move.text for move, weight in zip(g.legal, policy.weights(g)) if weight > 1]
    assert heavier
    assert all(text.startswith("2-") for text in heavier)
    g.day = 2
    assert set(policy.weights(g)) == {1.0}


def test_a_parameter_counts_only_in_its_state_of_the_place():
    policy = policy_of({"give: action canal": [0.0] * STAGES + [0.0, 2.0] + [0.0] * 6})
    g = dealt(1)
    assert set(policy.weights(g)) == {1.0}
    g.ships[0], g.loads[0] = 0, 1
    heavier = [move.text for move, weight in zip(g.legal, policy.weights(g)) if weight > 1]
    assert heavier
    assert all("-canal " in text for text in heavier)


def test_moves_are_drawn_by_weight():
    chance = Chance(1)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[sample([1.0, 0.0, 3.0], chance)] += 1
    assert counts[1] == 0
    assert counts[0] == pytest.approx(1000, abs=120)


def asked(rule):
    """A position in which this rule asks the question."""
    g, chance = dealt(1), Chance(1)
    while g.question().rule != rule:
        g.play(g.legal[chance.below(len(g.legal))])
    return g


def test_an_answer_that_never_came_up_in_training_is_neutral():
    g = asked("WALL-1")
    trained, untrained = load_policy(solo=True), policy_of({})
    for move in g.legal:
        assert untrained.row(g, "WALL-1", move) == NEUTRAL
        assert trained.row(g, "WALL-1", move) > NEUTRAL


def test_all_swaps_share_a_row():
    t = Table(players=2).seat(0, hand="2-decrees 3-two-servants").ask(SWAP_BY_CARD[0])
    names = {move.text: kind(move) for move in t.g.legal}
    assert names.pop("no") == "no"
    assert len(names) > 5
    assert set(names.values()) == {"swap"}


def test_the_policy_in_use_is_far_better_than_an_untrained_one():
    deals = range(20_000, 20_030)
    assert lead(load_policy(solo=True), deals) > lead(policy_of({}), deals) + 30
