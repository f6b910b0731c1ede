"""What the nets see of a position: all that a seat knows, and nothing else."""

import pytest

from gugong.bots.net_inputs import ASKING, HAND, INPUTS, JADE, NEAR, OTHERS, OWN, POOL, RIVAL, inputs
from gugong.content.names import CARD_ACTIONS, TOKENS
from gugong.rules.playout import Chance
from gugong.rules.redeal import redeal
from tests.bots.positions import EVERY_KIND, random_game
from tests.table import Table

of_every_kind = pytest.mark.parametrize("options", EVERY_KIND, ids=lambda options: str(options.players))


@of_every_kind
def test_in_random_games_every_input_exists_and_every_rule_that_asks_is_known(options):
    for deal in range(6):
        for g in random_game(options, deal):
            assert g.question().rule in ASKING
            assert all(0 <= number < INPUTS for number in inputs(g, g.question().who))


@of_every_kind
def test_what_the_seat_cannot_know_changes_no_input(options):
    chance = Chance(1)
    for g in random_game(options):
        who = g.question().who
        twin = g.copy()
        redeal(twin, who, chance)
        assert inputs(twin, who) == inputs(g, who)


def test_the_boards_have_groups_of_their_own():
    t = Table(players=4)
    for seat, pool, vp in ((0, 1, 0), (1, 2, 0), (2, 3, 9), (3, 2, 1)):
        t.seat(seat, pool=pool, vp=vp)
    on = inputs(t.g, 0)
    assert OWN + POOL + 1 in on
    assert RIVAL + POOL + 3 in on  # the one with the most VP
    assert on.count(OTHERS + POOL + 2) == 2


def test_a_number_beyond_the_end_of_its_group_counts_as_the_last():
    t = Table(players=2).seat(0, jade=20)
    assert OWN + JADE + 10 in inputs(t.g, 0)


def test_cards_in_hand_are_seen_by_their_owner_alone():
    t = Table(players=2).seat(0, hand="2-decrees").seat(1, hand="4-canal")
    card = HAND + 2 * len(CARD_ACTIONS) + CARD_ACTIONS.index("decrees")
    assert card in inputs(t.g, 0)
    assert card not in inputs(t.g, 1)


def test_tokens_are_seen_where_the_traveller_can_go():
    t = Table(players=2)
    t.g.cities = [TOKENS.index("ship")] * len(t.g.cities)
    t.g.cities[0] = TOKENS.index("two-vp")
    far = next(city for city in range(len(t.g.cities)) if city and city not in t.g.side.roads[0])
    assert NEAR + TOKENS.index("two-vp") in inputs(t.g, 0)
    t.g.players[0].traveller = far
    assert NEAR + TOKENS.index("two-vp") not in inputs(t.g, 0)
