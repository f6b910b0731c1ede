"""Odd positions that random games rarely reach: an action begun there always ends."""

import random

import pytest

from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.spelling import HARBOUR_NAMES
from tests.table import Table

rule = pytest.mark.rule

KINDS = ("ship", "wall", "two-vp", "double", "cheaper", "twice-action", "envoy")
PLACES_OF_THE_DOUBLE = ("locked", "pool", "pool", "supply", "supply")


def odd_table(rng: random.Random) -> Table:
    """Few servants, many tokens, ships almost full, and the Double Servant anywhere."""
    t = Table(players=rng.choice((3, 4)), bonus_tokens="twelve")
    t.seat(0, tokens=" ".join(rng.choices(KINDS, k=rng.randrange(7))), marker=rng.randrange(15))
    for harbour in rng.sample(range(len(t.g.ships)), rng.randrange(4)):
        t.ship(0, HARBOUR_NAMES[harbour], rng.randrange(1, 4))
    t.seat(0, slots={"vp": rng.randrange(4), "card": rng.randrange(3)}, double=rng.choice(PLACES_OF_THE_DOUBLE))
    t[0].pool = rng.randrange(4)
    t[0].supply = rng.randrange(4)
    for decree in rng.sample(t.g.tiles, rng.randrange(3)):
        t[0].decrees |= 1 << decree
    return t


@rule("Q-CH-6", "Q-CH-8")
@pytest.mark.parametrize("batch", range(20))
def test_an_action_begun_in_an_odd_position_comes_to_an_end(batch):
    for seed in range(batch * 100, batch * 100 + 100):
        rng = random.Random(seed)
        t = odd_table(rng)
        t.ask(ACTIONS[rng.randrange(7)][0][LOCATION])
        steps = 0
        while not t.g.over():
            assert len(set(t.moves)) == len(t.moves) > 1
            t.g.play(rng.choice(t.g.legal))
            steps += 1
            assert steps < 60, seed
