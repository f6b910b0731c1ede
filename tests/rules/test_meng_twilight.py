"""Twilight: today's automa cards again, with their lower halves (rules A10)."""

import pytest

from gugong.content.names import INTRIGUE, JADE, PALACE, WALL
from gugong.rules.meng import TWILIGHT
from gugong.rules.state import MENG, SPECIAL
from tests.table import Table

rule = pytest.mark.rule


def dusk(today, **has):
    """Both players have played their cards; these are the automa cards of the day."""
    return Table(players=1, focus="jade").automa(today=today).seat(MENG, hand="", **has)


def told(t):
    return [(e.what, e.rule) for e in t.events() if e.who == MENG]


# ---- the pile of the day


@rule("SOLO-TWI-1", "TEST-D-22")
def test_d_22_the_cards_come_in_the_order_played():
    t = dusk("palace special intrigue", pool=6)
    t.do(TWILIGHT)
    assert [e.facts for e in t.events("twilight")] == [
        {"special": 0, "place": PALACE},
        {"special": 1, "place": -1},
        {"special": 0, "place": INTRIGUE},
    ]


@rule("SOLO-TWI-1", "TEST-D-22")
def test_d_22_the_order_decides_what_can_still_be_paid():
    palace_first = dusk("palace intrigue", pool=2).do(TWILIGHT)
    intrigue_first = dusk("intrigue palace", pool=2).do(TWILIGHT)
    assert (palace_first[MENG].envoy, palace_first[MENG].marker, palace_first[MENG].pool) == (1, 1, 0)
    assert (intrigue_first[MENG].envoy, intrigue_first[MENG].marker, intrigue_first[MENG].pool) == (0, 2, 1)


@rule("SOLO-TWI-1")
def test_one_card_is_resolved_before_the_next_is_turned():
    t = dusk("intrigue palace", pool=3)
    t.do(TWILIGHT)
    assert [what for what, _ in told(t)] == [
        "twilight", "pay", "marker", "twilight", "pay", "envoy", "marker", "nightfall",
    ]  # fmt: skip


@rule("SOLO-TWI-2", "TEST-D-22")
def test_d_22_a_card_he_cannot_pay_is_skipped_and_the_next_one_follows():
    t = dusk("palace intrigue", pool=1)
    t.do(TWILIGHT)
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].pool) == (0, 2, 0)
    assert [what for what, _ in told(t)] == ["twilight", "skips", "twilight", "pay", "marker", "nightfall"]


@rule("SOLO-TWI-2")
def test_a_skip_tells_how_many_servants_were_needed_and_there():
    t = dusk("palace", pool=1)
    t.do(TWILIGHT)
    assert [(e.rule, e.facts) for e in t.events("skips")] == [("SOLO-PALACE-2", {"need": 2, "have": 1})]


@rule(
    "SOLO-TRAVEL-2", "SOLO-WALL-2", "SOLO-JADE-2", "SOLO-INTRIGUE-2", "SOLO-PALACE-2", "SOLO-DECREE-6", "SOLO-CANAL-2"
)
@pytest.mark.parametrize(
    ("automa", "why"),
    [
        ("travel", "SOLO-TRAVEL-2"),
        ("wall", "SOLO-WALL-2"),
        ("jade", "SOLO-JADE-2"),
        ("intrigue", "SOLO-INTRIGUE-2"),
        ("palace", "SOLO-PALACE-2"),
        ("decrees", "SOLO-DECREE-6"),
        ("canal", "SOLO-CANAL-2"),
        ("special", "SOLO-SPECIAL-2"),
    ],
)
def test_each_card_is_turned_with_the_rule_of_its_lower_half(automa, why):
    assert [e.rule for e in dusk(automa).do(TWILIGHT).events("twilight")] == [why]


@rule("SOLO-TWI-2", "SOLO-DAY-8")
def test_tokens_pay_for_what_his_pool_lacks():
    t = dusk("palace", pool=1, tokens="envoy envoy wall")
    t.do(TWILIGHT)
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].pool, t.stored(MENG)) == (1, 1, 0, ["wall"])


@rule("SOLO-TWI-2", "SOLO-DAY-8")
def test_tokens_that_do_not_suffice_are_kept():
    t = dusk("palace", pool=0, tokens="envoy envoy wall")
    t.do(TWILIGHT)
    assert (t[MENG].envoy, t[MENG].worth) == (0, 3)


@rule("SOLO-TWI-4", "SOLO-DAY-6")
def test_afterwards_the_cards_join_those_of_earlier_days():
    t = dusk("palace jade")
    t.g.meng.used = (WALL,)
    t.do(TWILIGHT)
    assert (t.g.meng.today, sorted(t.g.meng.used)) == ((), [WALL, JADE, PALACE])
    assert told(t)[-1] == ("nightfall", "SOLO-TWI-4")
    assert not t.g.meng.twilight


@rule("SOLO-TWI-4")
def test_no_automa_card_is_lost():
    t = dusk("palace jade special")
    t.do(TWILIGHT)
    assert sorted(t.g.meng.deck + t.g.meng.used) == [0, 0, 1, 2, 2, 3, 4, 5, 6, SPECIAL, SPECIAL]


# ---- Travel


@rule("SOLO-TRAVEL-2")
def test_travel_costs_2_for_one_more_move():
    t = dusk("travel", pool=3).map(Fuzhou="two-vp", Hangzhou="two-vp")
    t.do(TWILIGHT)
    assert (t[MENG].pool, t[MENG].vp, t.stored(MENG)) == (1, 2, ["two-vp"])


@rule("SOLO-TRAVEL-2", "SOLO-TWI-2")
def test_with_a_single_servant_he_does_not_travel():
    t = dusk("travel", pool=1).map(Fuzhou="two-vp")
    t.do(TWILIGHT)
    assert (t[MENG].pool, t[MENG].vp, [e.rule for e in t.events("skips")]) == (1, 0, ["SOLO-TRAVEL-2"])


@rule("SOLO-TRAVEL-2", "DECREE-L2-TRAVEL")
def test_with_the_travel_decree_one_servant_is_enough():
    t = dusk("travel", pool=1, decrees="L2-TRAVEL").map(Fuzhou="two-vp")
    t.do(TWILIGHT)
    assert (t[MENG].pool, t[MENG].vp) == (0, 2)


@rule("Q-ME-21", "Q-ME-5", "SOLO-TRAVEL-2")
def test_he_pays_nothing_for_a_move_that_no_token_allows():
    t = dusk("travel", pool=4, tokens="envoy envoy").map()
    t.do(TWILIGHT)
    assert (t[MENG].pool, t[MENG].worth, len(t.events("skips"))) == (4, 2, 1)


@rule("SOLO-JADE-2", "SOLO-DECREE-6", "SOLO-SPECIAL-2")
@pytest.mark.parametrize("automa", ["jade", "decrees", "special"])
def test_jade_decrees_and_special_cards_give_a_free_travel_move(automa):
    t = dusk(automa, pool=4).map(Fuzhou="two-vp", Hangzhou="two-vp")
    t.do(TWILIGHT)
    assert (t[MENG].pool, t[MENG].vp, t[MENG].jade, t[MENG].decree_servants) == (4, 2, 0, 0)


@rule("SOLO-JADE-2", "SOLO-DECREE-6")
@pytest.mark.parametrize("automa", ["jade", "decrees"])
def test_a_free_move_needs_no_servant(automa):
    t = dusk(automa, pool=0).map(Fuzhou="two-vp")
    t.do(TWILIGHT)
    assert t[MENG].vp == 2


@rule("Q-ME-25")
def test_discounts_on_jade_and_decrees_change_nothing_in_twilight():
    t = dusk("jade decrees", pool=6, decrees="L2-JADE L2-DECREE").map(Fuzhou="swap", Hangzhou="swap")
    t.do(TWILIGHT)
    assert (t[MENG].jade, t[MENG].decree_servants, t[MENG].pool) == (0, 2, 6)
    assert len(t.events("travel")) == 2


@rule("SOLO-DAY-8", "SOLO-JADE-2")
def test_a_sixth_token_becomes_jade_in_twilight_too():
    t = dusk("jade", tokens="wall wall wall wall wall").map(Fuzhou="two-vp")
    t.do(TWILIGHT)
    assert (t[MENG].jade, t.stored(MENG)) == (1, [])


# ---- the Great Wall


@rule("SOLO-WALL-2")
def test_the_wall_card_pays_one_servant_and_places_one():
    t = dusk("wall", pool=4)
    t.do(TWILIGHT)
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].supply) == (1, 2, 9)


@rule("SOLO-WALL-2", "SOLO-TWI-2")
def test_with_one_servant_in_the_pool_the_wall_card_is_skipped():
    t = dusk("wall", pool=1)
    t.do(TWILIGHT)
    assert (t.g.on_wall(MENG), t[MENG].pool, [e.rule for e in t.events("skips")]) == (0, 1, ["SOLO-WALL-2"])


@rule("Q-ME-31", "SOLO-WALL-2")
def test_tokens_may_bring_the_second_servant_for_the_wall():
    t = dusk("wall", pool=1, tokens="envoy envoy")
    t.do(TWILIGHT)
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].worth) == (1, 0, 0)


@rule("SOLO-WALL-2", "WALL-6")
def test_the_wall_may_be_scored_in_twilight():
    t = dusk("wall", wall=3, pool=4)
    t.do(TWILIGHT)
    assert (t[MENG].vp, t[MENG].envoy, t.g.on_wall(MENG)) == (3, 1, 0)


@rule("Q-ME-9", "SOLO-WALL-2")
def test_the_wall_decree_adds_nothing_in_twilight():
    t = dusk("wall", pool=4, decrees="L2-WALL")
    t.do(TWILIGHT)
    assert t.g.on_wall(MENG) == 1


@rule("Q-ME-17", "WALL-7")
def test_the_human_is_asked_for_a_benefit_in_the_middle_of_twilight():
    t = dusk("wall palace", wall=1, pool=4).seat(0, wall=2, marker=5)
    t.do(TWILIGHT)
    assert (t.question, t[0].vp, t[MENG].envoy) == ("0 Benefit", 3, 0)
    t.play("-1")
    assert (t[0].marker, t[0].pool, t[MENG].envoy) == (4, 7, 1)


@rule("Q-ME-17", "WALL-7")
def test_the_human_may_decline_the_benefit_in_twilight():
    t = dusk("wall", wall=1, pool=4).seat(0, wall=2, marker=5)
    t.do(TWILIGHT)
    t.play("no")
    assert (t[0].marker, t[0].pool, [e.what for e in t.events()][-1]) == (5, 6, "nightfall")


@rule("SOLO-WALL-3", "Q-ME-17")
def test_meng_takes_his_own_benefit_in_twilight():
    t = dusk("wall", wall=3, pool=4, marker=7)
    t.do(TWILIGHT)
    assert (t[MENG].jade, t[MENG].marker) == (1, 0)


# ---- Intrigue and Palace


@rule("SOLO-INTRIGUE-2")
def test_intrigue_costs_1_for_two_steps():
    t = dusk("intrigue", pool=3, marker=4)
    t.do(TWILIGHT)
    assert (t[MENG].marker, t[MENG].pool, t.g.medal) == (6, 2, -1)


@rule("SOLO-INTRIGUE-2", "INTRIGUE-4")
def test_from_13_he_still_pays_for_the_last_step():
    t = dusk("intrigue", pool=3, marker=13)
    t.do(TWILIGHT)
    assert (t[MENG].marker, t[MENG].pool) == (14, 2)


@rule("Q-ME-21", "SOLO-INTRIGUE-2")
def test_at_14_he_does_not_pay_for_nothing():
    t = dusk("intrigue", pool=3, marker=14)
    t.do(TWILIGHT)
    assert (t[MENG].marker, t[MENG].pool, [e.rule for e in t.events("skips")]) == (14, 3, ["Q-ME-21"])


@rule("SOLO-PALACE-2")
def test_the_palace_costs_2_for_a_step_of_envoy_and_marker():
    t = dusk("palace", pool=3, envoy=4, marker=4)
    t.do(TWILIGHT)
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].pool, t.double(MENG)) == (5, 5, 1, "locked")


@rule("Q-ME-21", "SOLO-PALACE-2", "PALACE-5")
def test_in_the_palace_he_pays_2_for_1_vp_and_a_step_of_intrigue():
    t = dusk("palace", pool=3, envoy=8, marker=4)
    t.do(TWILIGHT)
    assert (t[MENG].vp, t[MENG].marker, t[MENG].pool) == (1, 5, 1)


# ---- the Grand Canal


@rule("SOLO-CANAL-2")
def test_the_canal_card_pays_one_servant_and_loads_one_on_his_ship():
    t = dusk("canal", pool=4).ship(MENG, "a2", 1)
    supply = t[MENG].supply
    t.do(TWILIGHT)
    assert (t.ships(), t[MENG].pool, t[MENG].supply) == ({"a2": (MENG, 2)}, 2, supply + 1)


@rule("SOLO-CANAL-2", "CANAL-4")
def test_the_canal_card_puts_out_a_ship_if_he_has_none():
    t = dusk("canal", pool=2).ship(0, "a1", 1)
    t.do(TWILIGHT)
    assert (t.ships()["a2"], t[MENG].pool) == ((MENG, 1), 0)


@rule("SOLO-CANAL-2", "SOLO-TWI-2")
def test_with_one_servant_in_the_pool_the_canal_card_is_skipped():
    t = dusk("canal", pool=1)
    t.do(TWILIGHT)
    assert (t.ships(), t[MENG].pool, [e.rule for e in t.events("skips")]) == ({}, 1, ["SOLO-CANAL-2"])


@rule("Q-ME-31", "SOLO-CANAL-2")
def test_tokens_may_bring_both_servants_for_the_canal():
    t = dusk("canal", pool=0, tokens="double envoy envoy")
    t.do(TWILIGHT)
    assert (t.ships(), t[MENG].pool, t[MENG].worth) == ({"a1": (MENG, 1)}, 0, 0)


@rule("SOLO-TWI-3", "SOLO-CANAL-3")
def test_a_gift_card_won_in_twilight_goes_to_his_discard_pile():
    t = dusk("canal", pool=4, discard="9 8").ship(MENG, "a1", 2)
    drawn = t.g.components.card_name[t.g.draw[-1]]
    t.do(TWILIGHT)
    assert (t.hand(MENG), t.discard(MENG), t[MENG].card_slots) == ([], sorted(["8", "9", drawn]), 1)


@rule("SOLO-TWI-3", "SOLO-TRAVEL-4")
def test_so_does_a_card_won_with_a_ship_token_in_twilight():
    t = dusk("jade", discard="9 8").map(Fuzhou="ship").ship(MENG, "a1", 2)
    t.do(TWILIGHT)
    assert (t.hand(MENG), len(t.discard(MENG))) == ([], 3)


@rule("SOLO-CANAL-3")
def test_in_twilight_too_a_third_reward_is_4_vp():
    t = dusk("canal", pool=4, slots={"card": 2}).ship(MENG, "a3", 2)
    t.do(TWILIGHT)
    assert (t[MENG].vp, t.ships()) == (4, {})
