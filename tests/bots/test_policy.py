"""The quick player: what its weights rest on, and that practice makes it better."""

from math import log

import pytest

from gugong.bots.evaluate import final_leads
from gugong.bots.policy import GOING, NEUTRAL, WIDTH, drawn
from gugong.bots.scene import STAGES
from gugong.bots.weights import load_policy, policy_of
from gugong.content import load
from gugong.lab.practice import Practice, blank, rows_of
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position

SOLO = Options(1, difficulty="normal")


def dealt(deal, options=SOLO):
    return new_position(load(), options, deal.to_bytes(32, "big"))


def lead(policy, deals):
    """Of the first seat, on average, when all play by the policy."""
    total = 0.0
    for deal in deals:
        g, chance = dealt(deal), Chance(deal)
        while g.agenda:
            g.play(g.legal[drawn(policy.weights(g), chance)])
        total += final_leads(g)[0] / len(deals)
    return total


def test_blank_it_likes_all_moves_alike():
    assert set(blank().weights(dealt(1))) == {1.0}


def test_a_weight_counts_only_in_its_stage():
    row = [1.0] + [0.0] * (WIDTH - 1)
    policy = policy_of({"give: value 2": row})
    g = dealt(1)
    heavier = [move.text for move, weight in zip(g.legal, policy.weights(g)) if weight > 1]
    assert heavier
    assert all(text.startswith("2-") for text in heavier)
    g.day = 2
    assert set(policy.weights(g)) == {1.0}


def test_a_weight_counts_only_where_the_place_stands_so():
    policy = policy_of({"give: action canal": [0.0] * STAGES + [0.0, 2.0] + [0.0] * 6})
    g = dealt(1)
    assert set(policy.weights(g)) == {1.0}
    g.ships[0], g.loads[0] = 0, 1
    heavier = [move.text for move, weight in zip(g.legal, policy.weights(g)) if weight > 1]
    assert heavier
    assert all("-canal " in text for text in heavier)


@pytest.mark.parametrize("options", [SOLO, Options(3)])
def test_the_weight_of_a_move_is_the_sum_of_its_cells(options):
    """Practice moves these cells, the search reads the weights: they must mean the same numbers."""
    policy, g, chance = load_policy(options.players == 1), dealt(5, options), Chance(2)
    while g.agenda:
        weights = policy.weights(g)
        for move, weight in zip(g.legal, weights):
            assert log(weight) == pytest.approx(sum(policy.numbers[cell] for cell in policy.cells(g, move)))
        g.play(g.legal[drawn(weights, chance)])


def test_moves_are_drawn_by_weight():
    chance = Chance(1)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[drawn([1.0, 0.0, 3.0], chance)] += 1
    assert counts[1] == 0
    assert counts[0] == pytest.approx(1000, abs=120)


def test_an_answer_never_met_in_practice_is_neutral():
    g = dealt(1)
    policy = blank()
    while g.decision().rule() == "DAY-EXCHANGE-1":
        g.play(g.legal[0])
    assert policy.row(g, g.decision().rule(), g.legal[0]) in (NEUTRAL, *range(GOING, NEUTRAL))


def test_what_is_written_is_what_is_read():
    policy = load_policy(solo=True)
    again = policy_of(rows_of(policy))
    g = dealt(4)
    assert again.weights(g) == policy.weights(g)
    assert rows_of(again) == rows_of(policy)
    assert all(len(row) == WIDTH for row in rows_of(policy).values())


def test_practice_makes_better():
    policy, deals = blank(), range(10_000, 10_060)
    before = lead(policy, deals)
    practice = Practice(policy, Chance(7))
    for deal in range(400):
        practice.play(dealt(deal), 0.1)
    assert lead(policy, deals) > before + 5


def test_the_one_in_use_is_far_better_than_a_blank_one():
    deals = range(20_000, 20_030)
    assert lead(load_policy(solo=True), deals) > lead(blank(), deals) + 30
