"""The fast way to redeal what a seat cannot know."""

import random
from collections import Counter

import pytest

import gugong
from gugong.rules.cards import draw
from gugong.rules.invariants import faults
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from gugong.view.observe import observe
from tests.fuzz import TABLES
from tests.table import Table


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_the_seat_cannot_tell_and_nothing_is_lost(seed):
    rng, chance = random.Random(seed), Chance(seed)
    game = gugong.new_game(seed=seed, **TABLES[seed])
    while not game.over:
        if rng.random() < 0.2:
            seat = game.asks().seat
            twin = game.position.copy()
            redeal(twin, seat, chance)
            assert observe(twin, seat) == observe(game.position, seat)
            assert faults(twin) == []
        game.play(rng.choice(game.moves()))


def test_unseen_cards_are_dealt_uniformly():
    t = Table(players=2)
    draw(t.g, 1, "CANAL-8")
    chance = Chance(4)
    found: Counter[int] = Counter()
    for _ in range(4400):
        twin = t.g.copy()
        redeal(twin, 0, chance)
        found[next(card for card in twin.players[1].hand if not twin.players[1].known_hand >> card & 1)] += 1
    assert len(found) == 11
    assert sum((n - 400) ** 2 / 400 for n in found.values()) < 29.6  # 10 degrees of freedom: one seed in 1000 fails


def test_the_luck_to_come_is_another():
    t = Table(players=2)
    chance = Chance(1)
    seeds = set()
    for _ in range(20):
        twin = t.g.copy()
        redeal(twin, 0, chance)
        seeds.add(twin.luck.seed)
    assert len(seeds) == 20


def test_mengs_deck_is_dealt_anew():
    t = Table(players=1)
    chance = Chance(1)
    decks = set()
    for _ in range(20):
        twin = t.g.copy()
        redeal(twin, 0, chance)
        decks.add(twin.meng.deck)
    assert len(decks) == 20
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(t.g.meng.deck))}
