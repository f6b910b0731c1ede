"""Meng's Day actions at the Wall, Jade, Intrigue, the Palace and the Canal (rules A10)."""

import pytest

from gugong.content.names import WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.day import GIVE
from gugong.rules.state import MENG
from tests.table import Table

rule = pytest.mark.rule


def meng_at(automa, hand="9", **has):
    """Meng is about to play a card, by default one without an action, where the automa card sends him."""
    return Table(players=1, focus="jade").automa(automa).seat(MENG, hand=hand, **has)


def skips(t):
    return [e.rule for e in t.events("skips")]


# ---- the Great Wall


@rule("SOLO-WALL-1")
def test_by_day_he_places_one_servant_of_his_pool_on_the_wall():
    t = meng_at("wall", pool=4)
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].supply) == (1, 3, 8)


@rule("SOLO-WALL-1")
def test_without_a_servant_in_his_pool_he_leaves_the_wall_alone():
    t = meng_at("wall", pool=0)
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].supply, skips(t)) == (0, 12, ["SOLO-WALL-1"])


@rule("SOLO-0", "SOLO-WALL-1", "WALL-6", "SOLO-SETUP-1")
def test_his_servant_may_complete_the_wall():
    t = meng_at("wall", wall=3, pool=4)
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t[MENG].envoy, t.g.on_wall(MENG), t[MENG].supply) == (3, 1, 0, 9)


@rule("SOLO-WALL-1", "WALL-6")
def test_the_human_may_win_the_wall_that_meng_completes():
    t = meng_at("wall", wall=0, pool=4).seat(0, wall=3)
    t.do(GIVE[MENG])
    assert (t[0].vp, t[0].envoy, t[0].wall) == (3, 1, 0)
    assert (t[MENG].vp, t.g.on_wall(MENG)) == (0, 1)


@rule("TEST-D-21", "SOLO-WALL-3", "BENEFIT-4")
def test_d_21_with_intrigue_7_he_takes_jade_and_stands_on_0():
    t = meng_at("wall", wall=3, pool=4, marker=7)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].marker, t[MENG].pool) == (1, 0, 3)


@rule("TEST-D-21", "SOLO-WALL-3", "BENEFIT-1")
def test_d_21_with_intrigue_6_and_a_supply_he_takes_a_servant_and_stands_on_5():
    t = meng_at("wall", wall=3, pool=4, marker=6)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].marker, t[MENG].pool) == (0, 5, 4)


@rule("TEST-D-21", "SOLO-WALL-3")
def test_d_21_with_intrigue_0_he_takes_no_benefit():
    t = meng_at("wall", wall=3, pool=4)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].marker, t[MENG].pool) == (0, 0, 3)


@rule("SOLO-WALL-3", "BENEFIT-1")
def test_intrigue_1_is_enough_for_a_servant_of_his_supply():
    t = meng_at("wall", wall=3, pool=1, marker=1)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t[MENG].pool, t[MENG].supply) == (0, 1, 11)


@rule("SOLO-WALL-3", "Q-WA-16")
def test_with_intrigue_14_he_takes_one_jade_only():
    t = meng_at("wall", wall=3, pool=4, marker=14)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].marker) == (1, 7)


@rule("SOLO-WALL-3", "Q-WA-9")
def test_without_a_supply_he_does_not_step_back_for_a_servant():
    t = meng_at("wall", pool=2, supply=0, marker=6).seat(0, wall=3, marker=0)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t[MENG].pool) == (6, 1)


@rule("SOLO-WALL-3")
def test_without_a_supply_he_still_steps_back_for_jade():
    t = meng_at("wall", pool=1, supply=0, marker=9).seat(0, wall=3, marker=0)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t[MENG].jade) == (2, 1)


@rule("SOLO-WALL-3", "WALL-7")
def test_meng_takes_his_benefit_when_the_human_completes_the_wall():
    t = Table(players=1).seat(MENG, wall=1, marker=8).seat(0, wall=2)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A")
    assert (t[MENG].jade, t[MENG].marker, t[0].vp) == (1, 1, 3)
    assert [(e.what, e.rule) for e in t.events() if e.who == MENG][-2:] == [
        ("marker", "SOLO-WALL-3"),
        ("jade", "SOLO-WALL-3"),
    ]


@rule("SOLO-WALL-3", "Q-WA-7")
def test_meng_takes_no_benefit_from_a_wall_he_is_not_on():
    t = Table(players=1).seat(MENG, marker=8).seat(0, wall=3)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A")
    assert (t[MENG].jade, t[MENG].marker) == (0, 8)


@rule("WALL-7", "SOLO-WALL-1")
def test_the_human_is_asked_for_a_benefit_in_the_middle_of_mengs_turn():
    t = meng_at("palace", hand="4-wall", wall=1, pool=4).seat(0, wall=2, marker=3)
    t.do(GIVE[MENG])
    assert (t.question, t[MENG].envoy, t[0].envoy) == ("0 Benefit", 0, 1)
    assert t.moves == ["no", "-1", "-3"]
    t.play("-3")
    assert (t.question, t[MENG].envoy, t[0].marker, t[0].pool) == ("0 Give", 1, 0, 8)


@rule("Q-TR-5", "WALL-7")
def test_the_human_may_exchange_tokens_beside_the_benefit_in_mengs_turn():
    t = meng_at("wall", wall=1, pool=4).seat(0, wall=2, marker=1, tokens="envoy envoy")
    t.do(GIVE[MENG])
    assert t.moves == ["no", "-1", "tokens 2"]
    t.play("tokens 2")
    assert (t.question, t[0].pool, t[0].worth) == ("0 Benefit", 7, 0)


@rule("WALL-7", "INTRIGUE-5")
def test_the_human_who_is_behind_in_intrigue_takes_the_benefit_first():
    t = meng_at("wall", wall=1, pool=4, marker=8).seat(0, wall=2, marker=3)
    t.do(GIVE[MENG])
    assert (t.question, t[MENG].marker) == ("0 Benefit", 8)
    t.play("no")
    assert t[MENG].marker == 1


@rule("SOLO-0", "WALL-7", "INTRIGUE-5")
def test_meng_takes_his_benefit_first_when_he_is_behind_in_intrigue():
    t = meng_at("wall", wall=1, pool=4, marker=8).seat(0, wall=2, marker=10)
    t.do(GIVE[MENG])
    assert (t.question, t[MENG].marker, t[MENG].jade) == ("0 Benefit", 1, 1)


@rule("Q-ME-9", "WALL-3", "SOLO-DECREE-4")
def test_with_the_wall_decree_he_adds_a_servant_of_his_supply_by_day():
    t = meng_at("wall", pool=4, decrees="L2-WALL")
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].supply) == (2, 3, 6)


@rule("Q-ME-9", "Q-WA-3")
def test_the_added_servant_counts_before_the_wall_is_checked():
    t = meng_at("wall", wall=2, pool=4, decrees="L2-WALL")
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t.g.on_wall(MENG)) == (3, 0)


@rule("Q-ME-9", "Q-WA-3", "SOLO-WALL-1")
def test_the_wall_decree_alone_does_not_let_him_act():
    t = meng_at("wall", pool=0, decrees="L2-WALL")
    t.do(GIVE[MENG])
    assert t.g.on_wall(MENG) == 0


# ---- Jade


@rule("SOLO-JADE-1")
def test_he_buys_the_cheapest_jade():
    t = meng_at("jade", pool=6)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, t[MENG].supply) == (1, 3, 9)
    assert [t.g.side.houses[e.facts["house"]] for e in t.events("house")] == [3]


@rule("SOLO-JADE-1")
def test_he_pays_4_when_the_cheap_houses_are_empty():
    t = meng_at("jade", pool=6)
    t.g.houses = 0b1100
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool) == (1, 2)


@rule("SOLO-0", "SOLO-JADE-1", "JADE-2")
def test_he_pays_5_at_the_square_when_all_houses_are_empty():
    t = meng_at("jade", pool=5)
    t.g.houses = 0
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool) == (1, 0)


@rule("SOLO-JADE-1")
def test_jade_he_cannot_afford_he_does_not_buy():
    t = meng_at("jade", pool=2)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, skips(t)) == (0, 2, ["SOLO-JADE-1"])


@rule("Q-ME-25", "SOLO-DECREE-4", "JADE-4")
@pytest.mark.parametrize(("houses", "cost"), [(0b1111, 2), (0b1100, 3), (0, 4)])
def test_with_the_jade_decree_he_pays_one_less(houses, cost):
    t = meng_at("jade", pool=cost, decrees="L2-JADE")
    t.g.houses = houses
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool) == (1, 0)


# ---- Intrigue


@rule("SOLO-INTRIGUE-1", "INTRIGUE-1")
def test_he_takes_one_step_and_the_medal():
    t = meng_at("intrigue", marker=3)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t.g.medal) == (4, MENG)


@rule("SOLO-INTRIGUE-1")
def test_a_medal_that_the_human_has_stays_with_the_human():
    t = meng_at("intrigue", marker=3)
    t.g.medal = 0
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t.g.medal) == (4, 0)


@rule("SOLO-INTRIGUE-1", "Q-WA-13")
def test_a_card_with_intrigue_brings_him_step_and_medal_too():
    t = meng_at("palace", hand="7-intrigue")
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t.g.medal) == (1, MENG)


@rule("SOLO-INTRIGUE-1", "Q-WA-12")
def test_at_the_end_of_the_track_he_still_takes_the_medal():
    t = meng_at("intrigue", marker=14)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t.g.medal) == (14, MENG)


@rule("SOLO-INTRIGUE-1", "SOLO-DAY-4", "Q-ME-21")
def test_at_the_end_of_the_track_without_a_medal_to_take_he_skips():
    t = meng_at("intrigue", marker=14)
    t.g.medal = 0
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t.g.medal, skips(t)) == (14, 0, ["Q-ME-21"])


# ---- the Palace


@rule("SOLO-PALACE-1")
def test_his_envoy_takes_one_step():
    t = meng_at("palace", envoy=2, pool=6)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].pool) == (3, 0, 6)


@rule("SOLO-PALACE-1", "PALACE-3")
def test_his_envoy_takes_the_best_free_seat():
    t = meng_at("palace", envoy=7).seat(0, envoy=8)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].palace_seat, t[MENG].vp) == (8, 1, 0)


@rule("SOLO-PALACE-1", "PALACE-5")
def test_in_the_palace_a_step_is_worth_1_vp():
    t = meng_at("palace", envoy=8)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].vp) == (8, 1)


# ---- the Grand Canal


@rule("SOLO-CANAL-1")
def test_he_loads_the_ship_that_he_has():
    t = meng_at("canal", pool=4).ship(MENG, "a3", 1)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].pool) == ({"a3": (MENG, 2)}, 3)


@rule("SOLO-CANAL-1", "CANAL-4")
def test_without_a_ship_he_puts_one_out_in_the_first_free_harbour():
    t = meng_at("canal", pool=4).ship(0, "a1", 1).ship(0, "a3", 1)
    t.do(GIVE[MENG])
    assert (t.ships()["a2"], t[MENG].pool) == ((MENG, 1), 3)


@rule("SOLO-CANAL-1")
def test_he_never_moves_a_ship_himself():
    t = meng_at("canal", pool=0).ship(MENG, "a2", 1)
    t.do(GIVE[MENG])
    assert (t.ships(), skips(t)) == ({"a2": (MENG, 1)}, ["SOLO-CANAL-1"])


@rule("TEST-D-20", "SOLO-CANAL-3", "D-32")
def test_d_20_a_ship_that_is_full_in_harbour_1_claims():
    t = meng_at("canal", hand="8 9", pool=4).ship(MENG, "a1", 2)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].card_slots, len(t[MENG].hand)) == ({}, 1, 2)


@rule("TEST-D-20", "SOLO-CANAL-3", "D-32")
@pytest.mark.parametrize(("before", "card", "vp"), [(0, 1, 0), (1, 1, 0), (2, 0, 4)], ids=["first", "second", "third"])
def test_d_20_two_rewards_are_cards_and_the_next_is_4_vp(before, card, vp):
    t = meng_at("canal", pool=4, slots={"card": before}).ship(MENG, "a1", 2)
    t.do(GIVE[MENG])
    assert (len(t[MENG].hand), t[MENG].card_slots, t[MENG].vp, t[MENG].vp_slots) == (card, before + card, vp, 1 - card)


@rule("TEST-D-20", "SOLO-CANAL-3", "D-32")
def test_d_20_4_vp_come_without_limit_but_with_three_markers():
    t = meng_at("canal", pool=4, slots={"card": 2, "vp": 3}).ship(MENG, "a1", 2)
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t[MENG].vp_slots, t.ships()) == (4, 3, {})


@rule("TEST-D-20", "SOLO-CANAL-3", "SOLO-SETUP-6")
@pytest.mark.parametrize(("before", "card", "vp"), [(1, 1, 0), (2, 0, 4)], ids=["first", "second"])
def test_d_20_on_hard_only_the_first_reward_is_a_card(before, card, vp):
    t = Table(players=1, difficulty="hard").automa("canal").seat(MENG, hand="9", slots={"card": before})
    t.ship(MENG, "a1", 2).do(GIVE[MENG])
    assert (len(t[MENG].hand), t[MENG].vp) == (card, vp)


@rule("SOLO-CANAL-3", "D-32")
@pytest.mark.parametrize("harbour", ["a1", "a2", "a4", "a5"])
def test_his_first_reward_is_a_card_whatever_the_harbour(harbour):
    t = meng_at("canal", pool=4).ship(MENG, harbour, 2)
    t.do(GIVE[MENG])
    assert (t[MENG].card_slots, t[MENG].vp, t.double(MENG)) == (1, 0, "locked")


@rule("SOLO-CANAL-3", "INV-1")
def test_all_three_servants_of_a_claiming_ship_return_to_his_supply():
    t = meng_at("canal", pool=4).ship(MENG, "a1", 2)
    supply = t[MENG].supply
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].supply) == (3, supply + 3)


@rule("SOLO-CANAL-3")
def test_the_card_he_wins_by_day_gives_him_another_turn_that_day():
    t = meng_at("canal intrigue", pool=4).ship(MENG, "a1", 2).seat(0, hand="8").gifts(palace="4-wall").turn(0)
    t.play("8 palace", "skip")
    assert [e.who for e in t.events("exchange")][:3] == [0, MENG, MENG]


@rule("SOLO-CANAL-3")
def test_the_claim_and_the_hidden_card_are_told():
    t = meng_at("canal", pool=4).ship(MENG, "a1", 2)
    t.do(GIVE[MENG])
    claim, draw = t.events()[-2:]
    assert (claim.what, claim.rule, claim.facts) == ("meng-claim", "SOLO-CANAL-3", {"harbour": 0, "reward": 1})
    assert (draw.what, draw.facts) == ("draw", {})


@rule("SOLO-CANAL-3", "Q-EX-15")
def test_he_may_win_the_last_card_of_the_draw_pile():
    t = meng_at("canal", pool=4).ship(MENG, "a1", 2)
    t.g.draw = t.g.draw[:1]
    t.do(GIVE[MENG])
    assert (t.g.draw, len(t[MENG].hand), t[MENG].card_slots) == ((), 1, 1)


@rule("SOLO-CANAL-1", "SOLO-CANAL-3")
def test_card_and_location_may_fill_a_ship_and_begin_the_next():
    t = meng_at("canal", hand="5-canal", pool=4).ship(MENG, "a3", 2)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].card_slots) == ({"a1": (MENG, 1)}, 1)
