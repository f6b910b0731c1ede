"""Luck depends on the seed alone, is fair, and does not use Python's global generator."""

import random
from collections import Counter

from gugong.rules.luck import Luck
from gugong.rules.playout import Chance


def test_the_same_seed_gives_the_same_draws():
    first, second = Luck(bytes(32)), Luck(bytes(32))
    assert [first.below(9) for _ in range(50)] == [second.below(9) for _ in range(50)]


def test_another_seed_gives_other_draws():
    first, second = Luck(bytes(32)), Luck(bytes(31) + b"\x01")
    assert [first.below(9) for _ in range(50)] != [second.below(9) for _ in range(50)]


def test_the_global_generator_has_no_part_in_it():
    random.seed(1)
    first = Luck(bytes(32)).shuffled(list(range(20)))
    random.seed(2)
    assert Luck(bytes(32)).shuffled(list(range(20))) == first


def test_draws_go_on_where_a_saved_stream_stopped():
    for drawn in range(20):
        whole = Luck(bytes(32))
        for _ in range(drawn):
            whole.below(6)
        assert Luck(bytes(32), drawn).below(1000) == whole.below(1000)


def test_a_copy_draws_the_same_and_leaves_the_original_alone():
    luck = Luck(bytes(32))
    luck.below(6)
    twin = luck.copy()
    expected = [twin.below(1000) for _ in range(20)]
    assert [luck.below(1000) for _ in range(20)] == expected


def test_draws_are_fair():
    luck = Luck(bytes(32))
    faces = Counter(luck.below(6) for _ in range(6000))
    chi_square = sum((faces[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom: fair dice exceed it for one seed in a thousand


def test_shuffles_are_fair():
    """Each of three cards is equally often in each place."""
    luck = Luck(bytes(32))
    orders = Counter(tuple(luck.shuffled([0, 1, 2])) for _ in range(6000))
    assert len(orders) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 20.5


def test_shuffling_leaves_the_list_alone():
    things = [3, 1, 2]
    Luck(bytes(32)).shuffled(things)
    assert things == [3, 1, 2]


def test_the_quick_generator_is_the_same_everywhere():
    """These numbers are fixed, whether the code is compiled or interpreted."""
    chance = Chance(1)
    assert [chance.below(1000) for _ in range(6)] == FIGURES


FIGURES = [471, 429, 917, 992, 201, 92]
