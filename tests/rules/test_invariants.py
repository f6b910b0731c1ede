"""The checker finds every kind of impossible position."""

from collections.abc import Callable

import pytest

from gugong.content.names import BONUS_PLUS_ONE
from gugong.rules.invariants import faults
from gugong.rules.state import ABOARD, IN_POOL, ON_TOKEN, Outpost
from tests.table import Table

rule = pytest.mark.rule


def fault(spoil: Callable[[Table], object]) -> str:
    """The first fault the checker finds in a new game corrupted by `spoil`."""
    t = Table(players=3)
    assert faults(t.g) == []
    spoil(t)
    return faults(t.g)[0]


@rule("INV-1")
def test_a_servant_too_many():
    assert fault(lambda t: setattr(t[1], "pool", 7)) == "INV-1: seat 1 has 13 ordinary servants, not 12"


@rule("INV-1")
def test_less_than_no_servants():
    assert "a negative number of servants" in fault(lambda t: t.seat(0, pool=13))


@rule("INV-2")
def test_a_card_too_few():
    assert fault(lambda t: t[2].hand.pop()).startswith("INV-2: seat 2 has 3 cards, not 4")


@rule("INV-3")
def test_a_traveller_on_a_token():
    assert fault(lambda t: setattr(t[0], "traveller", 0)).startswith("INV-3")


@rule("INV-3", "Q-TR-10")
def test_two_travellers_in_one_city():
    t = Table(players=3).seat(0, city="Beijing").seat(1, city="Beijing")
    assert "INV-3: a city holds two Travellers, or a Traveller and a token" in faults(t.g)


@rule("INV-4")
def test_an_overloaded_ship():
    assert fault(lambda t: t.ship(0, "a1", 4)).startswith("INV-4")


@rule("INV-5")
def test_an_intrigue_order_that_contradicts_the_track():
    assert fault(lambda t: setattr(t[t.g.order[2]], "marker", 4)).startswith("INV-5")


@rule("INV-5")
def test_an_intrigue_order_that_names_a_seat_twice():
    assert fault(lambda t: setattr(t.g, "order", [0, 0, 1])).startswith("INV-5")


@rule("INV-6")
def test_a_complete_wall_that_was_not_scored():
    assert fault(lambda t: t.seat(0, wall=5)).startswith("INV-6")


def test_a_double_servant_on_a_ship_that_is_not_there():
    assert fault(lambda t: setattr(t[0], "double", ABOARD + 2)).startswith("DOUBLE-7")


def test_a_double_servant_on_a_token_that_is_not_there():
    assert fault(lambda t: setattr(t[0], "double", ON_TOKEN)).startswith("DOUBLE-7")


def test_a_double_servant_free_without_reward():
    assert fault(lambda t: setattr(t[0], "double", IN_POOL)).startswith("DOUBLE-1")


def test_more_rewards_than_slots():
    assert "CANAL-9" in fault(lambda t: t.seat(0, slots={"vp": 4}))


def test_a_third_extra_card():
    t = Table(players=3).seat(0, slots={"card": 3})
    assert any(fault.startswith("CANAL-9") for fault in faults(t.g))


def test_a_second_double_servant():
    t = Table(players=3).seat(0, slots={"double": 2})
    assert any(fault.startswith("CANAL-9") for fault in faults(t.g))


def test_three_vp_rewards_are_allowed():
    t = Table(players=3).seat(0, slots={"vp": 3})
    assert faults(t.g) == []


def test_more_tokens_than_slots():
    assert "TRAVEL-7" in fault(lambda t: t.seat(0, tokens="wall wall wall wall wall wall wall"))


def test_tokens_that_are_worth_something_else():
    assert "TOKEN-12" in fault(lambda t: setattr(t[0], "worth", 3))


def test_an_envoy_in_the_palace_without_a_seat():
    assert "PALACE-3" in fault(lambda t: setattr(t[0], "envoy", 8))


def test_vp_below_zero():
    assert "Q-JP-15" in fault(lambda t: setattr(t[0], "vp", -1))


def test_a_memory_of_a_card_that_is_elsewhere():
    assert "Q-EX-14" in fault(lambda t: setattr(t[0], "known_discard", 1))


def test_a_card_twice():
    assert "SETUP-10" in fault(lambda t: t.g.gifts.__setitem__(0, t.g.gifts[1]))


def test_a_token_from_nowhere():
    assert "SETUP-5" in fault(lambda t: setattr(t.g, "spent", (1,)))


def test_a_token_city_that_is_not_counted():
    assert "INV-3" in fault(lambda t: setattr(t.g, "towns", 0))


def test_a_decree_without_its_servant():
    assert "DECREE-4" in fault(lambda t: setattr(t[0], "decrees", 1 << t.g.tiles[0]))


def test_four_ships_of_one_player():
    def spoil(t: Table) -> None:
        for harbour in ("a1", "a2", "a3", "a4"):
            t.ship(0, harbour, 1)

    assert fault(spoil).startswith("CANAL-3")


@rule("PALACE-3")
def test_a_palace_seat_taken_twice():
    t = Table(players=3)
    t[0].envoy = t[1].envoy = t.g.components.palace_steps
    t[0].palace_seat = t[1].palace_seat = 0
    t.g.seats_taken = 2
    assert faults(t.g) == ["PALACE-3: a Palace seat is taken twice, or was left out"]


@rule("DOUBLE-7")
def test_a_double_servant_in_two_places():
    t = Table(players=3).seat(0, double="pool")
    t.g.outposts = (Outpost(BONUS_PLUS_ONE, 0, -1, True),)
    assert "DOUBLE-7: the Double Servant of seat 0 does not stand beside exactly one token" in faults(t.g)
