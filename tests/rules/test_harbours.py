"""Ships and harbours: new ships, claims, rewards and their limits (rules A5.7)."""

import pytest

from gugong.content.names import CANAL, PALACE
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.harbours import SHIP_BY_DECREE, SHIP_BY_TOKEN
from gugong.rules.night import NIGHT
from tests.table import Table

rule = pytest.mark.rule


def at_the_canal(t, who=0):
    """This seat is asked about its Canal action, and nothing else is pending."""
    return t.ask(ACTIONS[CANAL][who][LOCATION])


def claims(t):
    return [move for move in t.moves if move.startswith("claim")]


# ---- new ships


@rule("CANAL-4", "D-16")
def test_a_new_ship_lies_in_the_first_unoccupied_harbour():
    t = at_the_canal(Table(players=2).seat(0, pool=1).ship(1, "a1", 1).ship(0, "a2", 1).ship(1, "a4", 1))
    t.play("A", "load 1 new a")
    assert t.ships()["a3"] == (0, 1)


@rule("CANAL-4")
def test_with_two_routes_the_player_chooses():
    t = at_the_canal(Table(players=4).seat(0, pool=1))
    t.play("A")
    assert t.moves == ["load 1 new a", "load 1 new b"]
    t.play("load 1 new b", "stay")
    assert t.ships() == {"b1": (0, 1)}


@rule("CANAL-4", "D-25")
def test_putting_out_a_ship_costs_nothing_and_brings_no_servant():
    t = at_the_canal(Table(players=2).seat(0, pool=3))
    t.play("A", "stay")
    assert (t.ships(), t[0].pool, t[0].supply) == ({"a1": (0, 1)}, 2, 9)


@rule("CANAL-4", "CANAL-3")
def test_a_new_ship_in_a_harbour_just_left_carries_only_its_own_servant():
    t = at_the_canal(Table(players=2).seat(0, pool=1).ship(0, "a1", 2))
    t.play("A", "no load")
    at_the_canal(t).play("A", "load 1 new a", "stay")
    assert t.ships() == {"a1": (0, 1), "a2": (0, 2)}


@rule("Q-CA-8", "CANAL-4")
def test_on_a_route_without_a_free_harbour_no_ship_is_put_out():
    t = Table(players=4).seat(0, pool=1).ship(1, "a1", 1).ship(1, "a2", 1).ship(1, "a3", 1)
    at_the_canal(t.ship(2, "a4", 1).ship(2, "a5", 1)).play("A")
    assert t.ships()["b1"] == (0, 1)  # the only place left


@rule("Q-CA-8", "DAY-ACTION-4")
def test_with_every_harbour_taken_by_others_the_action_is_not_performed():
    t = Table(players=3).seat(0, pool=3).ship(1, "a1", 1).ship(1, "a2", 1).ship(1, "a3", 1)
    at_the_canal(t.ship(2, "a4", 1).ship(2, "a5", 1))
    assert (t.question, t[0].pool) == ("over", 3)


# ---- rewards


@rule("CANAL-7", "CANAL-8", "TERM-6")
def test_harbour_2_gives_four_vp_for_one_servant_of_the_ship():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a2", 3))
    supply = t[0].supply
    t.play("claim a2 vp")
    assert (t[0].vp, t[0].vp_slots, t[0].supply, t[0].pool) == (4, 1, supply + 2, 2)
    assert t.ships() == {}


@rule("CANAL-8", "Q-EX-9")
def test_harbour_3_gives_the_top_gift_card_into_the_hand():
    t = at_the_canal(Table(players=2).seat(0, pool=2, hand="8").ship(0, "a3", 3))
    top = t.g.draw[-1]
    t.play("claim a3 card")
    assert (t[0].card_slots, t[0].hand[-1], len(t[0].hand)) == (1, top, 2)
    assert top not in t.g.draw


@rule("CANAL-8", "DOUBLE-1", "D-18")
def test_harbour_4_gives_the_double_servant_into_the_pool():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a4", 3))
    t.play("claim a4 double")
    assert (t[0].double_slot, t.double(0), t[0].pool) == (1, "pool", 2)


@rule("CANAL-8")
def test_harbour_5_gives_any_one_of_the_three():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a5", 3))
    assert sorted(claims(t)) == ["claim a5 card", "claim a5 double", "claim a5 vp"]
    t.play("claim a5 double")
    assert (claims(t), t[0].vp, t.double(0)) == ([], 0, "pool")


@rule("CANAL-8")
def test_harbours_2_to_4_give_only_their_own_reward():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a2", 3).ship(0, "a3", 3).ship(0, "a4", 3))
    assert claims(t) == ["claim a2 vp", "claim a3 card", "claim a4 double"]


@rule("Q-CA-6", "CANAL-8")
def test_a_full_ship_in_harbour_1_claims_nothing():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 3))
    assert t.moves == ["A", "skip"]


@rule("CANAL-7")
def test_a_ship_that_is_not_full_claims_nothing():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a2", 2))
    assert t.moves == ["A", "skip"]
    why = t.why_not("claim a2 vp")
    assert (why.rule, why.need, why.have) == ("CANAL-7", 3, 2)


@rule("CANAL-7")
def test_nobody_claims_with_the_ship_of_another_player():
    assert at_the_canal(Table(players=2).seat(0, pool=0).ship(1, "a2", 3)).question == "over"


@rule("CANAL-7", "CANAL-3")
def test_a_ship_that_has_claimed_can_be_put_out_again():
    t = at_the_canal(Table(players=2).seat(0, pool=1).ship(0, "a1", 1).ship(0, "a3", 1).ship(0, "a2", 3))
    t.play("claim a2 vp", "A", "load 1 new a")
    assert t.ships() == {"a1": (0, 1), "a2": (0, 1), "a3": (0, 1)}


# ---- limits


@rule("CANAL-9", "Q-CA-5", "TEST-D-9")
def test_d_9_a_third_extra_card_is_refused():
    t = at_the_canal(Table(players=2).seat(0, pool=2, slots={"card": 2}).ship(0, "a3", 3))
    assert claims(t) == []
    assert t.why_not("claim a3 card").rule == "CANAL-9"


@rule("CANAL-9", "TEST-D-9")
def test_d_9_a_second_double_servant_is_refused():
    t = at_the_canal(Table(players=2).seat(0, pool=2, double="supply").ship(0, "a4", 3))
    assert claims(t) == []
    assert t.why_not("claim a4 double").what == "slots-full"


@rule("CANAL-9", "Q-CA-5", "TEST-D-9")
def test_d_9_in_harbour_5_with_card_and_double_slots_full_only_vp_remain():
    t = at_the_canal(Table(players=2).seat(0, pool=2, slots={"card": 2}, double="supply").ship(0, "a5", 3))
    assert claims(t) == ["claim a5 vp"]


@rule("CANAL-9")
def test_a_second_extra_card_is_given():
    t = at_the_canal(Table(players=2).seat(0, pool=2, slots={"card": 1}).ship(0, "a3", 3))
    t.play("claim a3 card")
    assert t[0].card_slots == 2


@rule("CANAL-9")
def test_four_vp_are_given_three_times_and_no_more():
    t = Table(players=2).seat(0, pool=2, slots={"vp": 2}).ship(0, "a2", 3)
    at_the_canal(t).play("claim a2 vp", "done")
    assert t[0].vp_slots == 3
    at_the_canal(t.ship(0, "a2", 3))
    assert t.why_not("claim a2 vp").rule == "CANAL-9"


@rule("Q-CA-5", "CANAL-10")
def test_a_full_ship_without_a_free_slot_sails_on():
    t = Table(players=2).seat(0, pool=0, slots={"vp": 3}).ship(0, "a2", 3)
    at_the_canal(t).play("A")
    assert t.ships() == {"a3": (0, 3)}
    assert claims(t) == ["claim a3 card"]


# ---- when to claim


@rule("Q-CA-4", "CANAL-10")
def test_a_ship_may_claim_when_option_a_puts_its_third_servant_aboard():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a2", 2))
    t.play("A", "load 1 a2")
    assert t.moves == ["sail a2", "stay", "claim a2 vp"]


@rule("Q-CA-4", "CANAL-10")
def test_a_ship_may_claim_when_it_has_just_been_moved():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 2))
    t.play("A", "load 1 a1", "sail a1")
    assert t.moves == ["done", "claim a2 vp"]


@rule("Q-CA-4", "CANAL-10")
def test_a_ship_may_claim_when_the_last_servant_of_option_b_fills_it():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a2", 1))
    t.play("B", "load 1 a2", "load 1 a2")
    assert t.moves == ["done", "claim a2 vp"]


@rule("Q-CA-4", "Q-CH-7")
def test_a_full_ship_that_did_not_claim_before_may_at_any_point_of_a_canal_action():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1).ship(0, "a3", 3))
    assert claims(t) == ["claim a3 card"]
    t.play("A")
    assert claims(t) == ["claim a3 card"]
    t.play("load 1 a1")
    assert claims(t) == ["claim a3 card"]
    t.play("sail a1")
    assert claims(t) == ["claim a3 card"]


@rule("Q-CH-7", "Q-CA-4")
def test_the_canal_action_may_be_taken_only_to_claim():
    t = at_the_canal(Table(players=2).seat(0, pool=0).ship(1, "a4", 1).ship(0, "a5", 3))
    t.play("claim a5 vp")
    assert (t[0].vp, t.question) == (4, "over")


@rule("Q-CH-7", "Q-CA-10")
def test_after_a_claim_at_the_first_question_the_action_goes_on():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a4", 3))
    t.play("claim a4 double")
    assert t.moves == ["A", "B", "done"]


@rule("CANAL-10", "Q-CA-4")
def test_several_full_ships_may_claim_in_one_action():
    t = at_the_canal(Table(players=2).seat(0, pool=0).ship(0, "a2", 3).ship(0, "a3", 3))
    t.play("claim a2 vp", "claim a3 card")
    assert (t[0].vp, t[0].card_slots, t.ships()) == (4, 1, {})


@rule("Q-CA-4")
def test_a_full_ship_claims_nothing_in_an_unrelated_action():
    t = Table(players=2).seat(0, pool=2).ship(0, "a2", 3).ask(ACTIONS[PALACE][0][LOCATION])
    assert t.moves == ["A", "B", "skip"]


@rule("Q-CA-4", "CANAL-10", "NIGHT-6")
def test_a_full_ship_may_claim_at_night_where_it_has_arrived():
    t = Table(players=2).seat(0, hand="").seat(1, hand="").ship(0, "a2", 3).ask(NIGHT)
    assert t.moves == ["done", "claim a3 card"]


@rule("CANAL-10", "NIGHT-6")
def test_an_unclaimed_full_ship_stays_on_the_canal():
    t = Table(players=2).seat(0, hand="").seat(1, hand="").ship(0, "a2", 3).ask(NIGHT)
    t.play("done")
    assert (t.ships(), t.question) == ({"a3": (0, 3)}, "over")


@rule("Q-CA-14", "NIGHT-5", "NIGHT-6")
def test_a_full_ship_in_harbour_5_is_lost_at_night_without_a_claim():
    t = Table(players=2).seat(0, pool=2, hand="").seat(1, hand="").ship(0, "a5", 3).ask(NIGHT)
    assert (t.ships(), t[0].supply, t[0].vp, t.question) == ({}, 10, 0, "over")


@rule("Q-CH-7", "BONUS-2")
@pytest.mark.parametrize("moves", [["done"], ["A", "stay"], ["B", "load 1 a1"]])
def test_a_canal_action_begun_by_a_claim_is_performed_once(moves):
    t = Table(players=2, bonus_tokens="six").seat(0, vp=2, pool=3).ship(0, "a3", 3).outpost(1, "tax", "canal")
    at_the_canal(t).play("claim a3 card", *moves)
    assert (t[0].vp, t[1].vp) == (1, 1)


@rule("Q-CA-4", "CANAL-10")
def test_a_claim_declined_with_done_is_not_offered_again():
    t = at_the_canal(Table(players=2).ship(0, "a2", 1).seat(0, pool=1, double="pool"))
    t.play("B", "load D a2", "done")
    assert t.question == "over"


# ---- claims that make room


@rule("Q-CA-10", "Q-CH-8")
def test_the_second_servant_of_option_b_goes_on_the_ship_just_returned():
    """Three ships on the canal and one free space: a claim is the only move between the two placements."""
    t = Table(players=4).ship(0, "a1", 3).ship(0, "b1", 3).ship(0, "a2", 2).seat(0, pool=3)
    at_the_canal(t).play("B")
    assert (t[0].vp, t[0].pool, t[0].supply) == (4, 1, 4)
    assert t.moves == ["load 1 new a", "load 1 new b"]
    t.play("load 1 new a")
    assert t.ships() == {"a1": (0, 3), "b1": (0, 3), "a2": (0, 1)}


@rule("Q-CH-8")
def test_room_that_no_claim_makes_does_not_count():
    t = Table(players=4).ship(0, "a1", 3).ship(0, "b1", 3).ship(0, "a4", 2).seat(0, pool=2, double="pool")
    at_the_canal(t)
    assert "B" not in t.moves
    assert t.why_not("B").what == "no-room"


@rule("Q-CH-8", "Q-CA-10")
def test_room_that_an_earlier_claim_makes_counts_once_the_claim_is_made():
    t = Table(players=4).ship(0, "a1", 3).ship(0, "b1", 2).ship(0, "a3", 3).seat(0, pool=3)
    at_the_canal(t)
    assert "B" not in t.moves
    t.play("claim a3 card")
    assert "B" in t.moves


@rule("Q-CA-10", "CANAL-7")
def test_a_ship_claimed_inside_option_a_may_be_loaded_at_once():
    t = Table(players=2).ship(0, "a1", 3).ship(0, "a2", 3).ship(0, "a5", 3).seat(0, pool=1)
    at_the_canal(t).play("A", "claim a2 vp", "load 1 new a")
    assert t.ships()["a2"] == (0, 1)


@rule("Q-CH-9", "Q-CA-2")
def test_option_b_does_not_count_on_a_double_servant_still_to_be_claimed():
    """Pay 1, fill the ship in harbour 4, claim, load the Double Servant: not offered."""
    t = at_the_canal(Table(players=2).ship(0, "a4", 2).seat(0, pool=2))
    assert "B" not in t.moves
    assert t.why_not("B").rule == "CANAL-2"


@rule("Q-CH-9", "Q-CA-10")
def test_a_double_servant_already_claimed_may_be_loaded_by_option_b():
    t = at_the_canal(Table(players=2).ship(0, "a4", 3).seat(0, pool=1))
    t.play("claim a4 double", "B")
    assert (t.ships(), t.double(0), t[0].pool) == ({"a1": (0, 2)}, "a1", 0)


# ---- servants from the supply


@rule("Q-CH-11", "Q-CA-4", "TOKEN-9")
def test_the_ship_that_a_token_fills_may_claim_at_once():
    t = Table(players=2).ship(0, "a2", 2).seat(0, pool=2).ask(SHIP_BY_TOKEN[0])
    supply = t[0].supply
    t.play("load 1 a2", "claim a2 vp")
    assert (t[0].vp, t[0].pool, t[0].supply, t.ships()) == (4, 2, supply + 1, {})


@rule("Q-CH-11", "TOKEN-9")
def test_no_other_full_ship_claims_with_the_token():
    t = Table(players=2).ship(0, "a2", 2).ship(0, "a3", 3).seat(0, pool=2).ask(SHIP_BY_TOKEN[0])
    assert claims(t) == []
    t.play("load 1 a2")
    assert t.moves == ["claim a2 vp", "no"]


@rule("Q-TR-14", "TOKEN-9")
def test_with_an_empty_supply_the_token_puts_out_no_ship():
    t = Table(players=2).seat(0, pool=12).ask(SHIP_BY_TOKEN[0])
    assert (t[0].supply, t.question, t.ships()) == (0, "over", {})


@rule("Q-CH-11", "DECREE-L1-SHIP", "DOUBLE-5")
def test_the_servant_of_the_morning_ship_decree_may_be_the_double():
    t = Table(players=2).ship(0, "a3", 1).seat(0, pool=2, double="supply").ask(SHIP_BY_DECREE[0])
    t.play("load D a3", "claim a3 card")
    assert (t[0].card_slots, t.double(0), t.ships()) == (1, "supply", {})


@rule("Q-CH-11", "TOKEN-9")
def test_a_double_servant_in_the_pool_does_not_serve_a_token():
    t = Table(players=2).ship(0, "a3", 1).seat(0, pool=2, double="pool").ask(SHIP_BY_TOKEN[0])
    assert t.why_not("load D a3").what == "double-not-in-supply"


# ---- the Double Servant aboard


@rule("Q-CA-4", "DOUBLE-5", "D-19")
def test_a_double_servant_that_fills_a_ship_lets_it_claim():
    t = at_the_canal(Table(players=2).ship(0, "a2", 1).seat(0, pool=2, double="pool"))
    t.play("B", "pay 1", "load D a2")
    assert claims(t) == ["claim a2 vp"]


@rule("Q-CA-12", "Q-CA-19", "DOUBLE-6", "DOUBLE-7")
def test_a_claim_sacrifices_the_ordinary_servant_and_sends_the_double_to_the_supply():
    t = Table(players=2).ship(0, "a2", 1).seat(0, pool=2, double="a2")
    supply = t[0].supply
    at_the_canal(t).play("claim a2 vp")
    assert (t[0].vp_slots, t.double(0), t[0].supply) == (1, "supply", supply)


@rule("Q-CA-19", "DOUBLE-7", "NIGHT-5")
def test_a_lost_ship_sends_the_double_servant_and_the_others_to_the_supply():
    t = Table(players=2).ship(0, "a5", 1).seat(0, pool=2, double="a5", hand="").seat(1, hand="")
    supply = t[0].supply
    t.ask(NIGHT)
    assert (t.ships(), t.double(0), t[0].supply) == ({}, "supply", supply + 1)
