"""Meng's Traveller: its path round the map, and what tokens give him (rules A10)."""

import pytest

from gugong.rules.day import GIVE
from gugong.rules.luck import Luck
from gugong.rules.meng import TWILIGHT
from gugong.rules.state import MENG, NOBODY, OFF_MAP
from gugong.rules.tokens import DISCARD_FOR_JADE, TAKE_BACK
from gugong.rules.travel import JOURNEY
from tests.table import Table

rule = pytest.mark.rule


def path(t, moves):
    """The cities that Meng reaches in this number of moves."""
    t.ask(*[JOURNEY[MENG]] * moves)
    return [t.g.side.cities[e.facts["city"]] for e in t.events("travel")]


def meng_finds(token, **has):
    """Meng has just travelled to a city with this token, by Day."""
    t = Table(players=1).map(Fuzhou=token).seat(MENG, **has)
    return t.do(JOURNEY[MENG])


def meng_finds_in_twilight(token, **has):
    t = Table(players=1).map(Fuzhou=token).seat(MENG, **has).automa(today="jade")
    return t.do(TWILIGHT)


# ---- the action


@rule("SOLO-TRAVEL-1", "TRAVEL-5")
def test_by_day_he_moves_once_and_takes_token_and_benefit():
    t = Table(players=1).automa("travel").seat(MENG, hand="9", pool=4).map(Fuzhou="two-vp", Hangzhou="two-vp")
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t.stored(MENG), t[MENG].pool) == (2, ["two-vp"], 4)
    assert (t.token_at("Fuzhou"), t.token_at("Hangzhou")) == ("", "two-vp")


@rule("SOLO-TRAVEL-1", "TRAVEL-6")
def test_the_benefit_is_used_before_the_token_is_stored():
    t = meng_finds("two-vp")
    assert [e.what for e in t.events()][-3:] == ["travel", "vp", "store"]


# ---- the path


@rule("SOLO-TRAVEL-3")
def test_he_starts_at_the_lower_right_and_goes_round_counter_clockwise():
    assert path(Table(players=1), 10) == [
        "Fuzhou", "Hangzhou", "Nanjing", "Jinan", "Beijing", "Taiyuan", "Xi'an", "Chengdu", "Guilin", "Guangzhou",
    ]  # fmt: skip


@rule("SOLO-TRAVEL-3")
def test_after_the_last_city_of_the_edge_comes_the_first():
    t = Table(players=1).seat(MENG, city="Guangzhou")
    assert path(t, 1) == ["Fuzhou"]


@rule("SOLO-TRAVEL-3")
def test_he_passes_over_edge_cities_without_a_token():
    t = Table(players=1).map(Taiyuan="swap", Kaifeng="swap", Fuzhou="swap").seat(MENG, city="Hangzhou")
    assert path(t, 2) == ["Taiyuan", "Fuzhou"]


@rule("SOLO-TRAVEL-3", "D-22")
def test_a_human_on_his_path_is_passed_over_and_makes_no_detour():
    t = Table(players=1).seat(MENG, city="Hangzhou").seat(0, city="Nanjing")
    assert path(t, 1) == ["Jinan"]


@rule("SOLO-TRAVEL-3", "D-22")
def test_one_token_left_on_the_edge_is_nearer_to_him_than_any_inside():
    t = Table(players=1).map(Guangzhou="swap", Kaifeng="swap", Wuchang="swap").seat(MENG, city="Nanjing")
    assert path(t, 1) == ["Guangzhou"]


@rule("Q-ME-3", "SOLO-TRAVEL-3")
def test_without_a_token_in_his_start_city_he_starts_at_the_next_one():
    t = Table(players=1).map(Jinan="swap", Guangzhou="swap", Wuchang="swap")
    assert path(t, 1) == ["Jinan"]


@rule("Q-ME-3", "INV-3")
def test_where_the_human_stands_in_his_start_city_he_starts_at_the_next_one():
    t = Table(players=1).seat(0, city="Fuzhou")
    assert path(t, 1) == ["Hangzhou"]


@rule("Q-ME-4", "SOLO-TRAVEL-3")
@pytest.mark.parametrize(
    ("city", "nearest"), [("Guilin", "Wuchang"), ("Jinan", "Kaifeng"), ("Beijing", "Kaifeng"), ("Fuzhou", "Wuchang")]
)
def test_with_no_token_on_the_edge_he_goes_to_the_nearest_one_inside(city, nearest):
    t = Table(players=1).map(Kaifeng="swap", Wuchang="swap").seat(MENG, city=city)
    assert path(t, 1) == [nearest]


@rule("Q-ME-26", "Q-ME-4")
@pytest.mark.parametrize("city", ["Nanjing", "Hangzhou"])
def test_of_two_cities_equally_near_inside_he_takes_the_first_listed(city):
    t = Table(players=1).map(Kaifeng="swap", Wuchang="swap").seat(MENG, city=city)
    assert path(t, 1) == ["Kaifeng"]


@rule("Q-ME-26", "Q-ME-4")
def test_a_first_move_with_no_token_on_the_edge_is_measured_from_his_start_city():
    t = Table(players=1).map(Kaifeng="swap", Wuchang="swap")
    assert path(t, 1) == ["Wuchang"]


@rule("SOLO-TRAVEL-3", "Q-ME-4")
def test_inside_he_goes_on_to_the_nearest_token_while_the_edge_has_none():
    t = Table(players=1).map(Kaifeng="swap", Wuchang="swap").seat(MENG, city="Fuzhou")
    assert path(t, 2) == ["Wuchang", "Kaifeng"]


@rule("Q-ME-4", "SOLO-TRAVEL-3")
def test_from_inside_he_returns_to_the_nearest_edge_city_not_the_first_of_the_ring():
    t = Table(players=1).map(Fuzhou="swap", Beijing="swap", Taiyuan="swap").seat(MENG, city="Kaifeng")
    assert path(t, 1) == ["Taiyuan"]


@rule("Q-ME-4", "SOLO-TRAVEL-3")
def test_a_token_inside_does_not_keep_him_once_the_edge_has_tokens_again():
    t = Table(players=1).map(Wuchang="swap", Beijing="swap").seat(MENG, city="Kaifeng")
    assert path(t, 1) == ["Beijing"]


@rule("Q-ME-26", "Q-ME-4")
def test_of_edge_cities_equally_near_he_returns_to_the_first_of_the_ring():
    t = Table(players=1).seat(MENG, city="Kaifeng")
    assert path(t, 1) == ["Nanjing"]


@rule("Q-ME-4", "SOLO-TRAVEL-3")
def test_back_on_the_edge_he_goes_on_counter_clockwise():
    t = Table(players=1).seat(MENG, city="Wuchang")
    assert path(t, 3) == ["Fuzhou", "Hangzhou", "Nanjing"]


@rule("Q-ME-5")
def test_with_no_token_anywhere_he_stays_where_he_is():
    t = Table(players=1).map().seat(MENG, city="Jinan")
    assert path(t, 1) == []
    assert [(e.what, e.rule) for e in t.events()] == [("skips", "Q-ME-5")]


@rule("Q-ME-5", "SOLO-TRAVEL-1")
def test_his_travel_action_without_a_token_on_the_map_is_skipped():
    t = Table(players=1).automa("travel").seat(MENG, hand="9").map()
    t.do(GIVE[MENG])
    assert (t[MENG].traveller, [e.rule for e in t.events("skips")]) == (OFF_MAP, ["Q-ME-5"])


@rule("SOLO-TRAVEL-3", "Q-ME-3", "Q-ME-4")
@pytest.mark.parametrize(
    ("city", "tokens", "why"),
    [
        (None, {"Fuzhou": "swap"}, "SOLO-TRAVEL-3"),
        (None, {"Jinan": "swap"}, "Q-ME-3"),
        ("Fuzhou", {"Jinan": "swap"}, "SOLO-TRAVEL-3"),
        ("Fuzhou", {"Wuchang": "swap"}, "Q-ME-4"),
        ("Wuchang", {"Jinan": "swap"}, "Q-ME-4"),
        (None, {"Wuchang": "swap"}, "Q-ME-4"),
    ],
    ids=["start", "start elsewhere", "on the edge", "inside", "back to the edge", "start inside"],
)
def test_the_rule_that_chose_the_city_is_told(city, tokens, why):
    t = Table(players=1).map(**tokens)
    if city is not None:
        t.seat(MENG, city=city)
    t.do(JOURNEY[MENG])
    assert [e.rule for e in t.events("heads-for")] == [why]


# ---- benefits


@rule("SOLO-TRAVEL-4", "TOKEN-1", "TOKEN-2")
@pytest.mark.parametrize(("token", "pool"), [("one-servant", 5), ("two-servants", 6)])
def test_servants_join_his_pool(token, pool):
    t = meng_finds(token, pool=4)
    assert (t[MENG].pool, t[MENG].supply) == (pool, 12 - pool)


@rule("SOLO-TRAVEL-4", "Q-ME-20")
def test_he_takes_what_his_supply_still_has():
    t = meng_finds("two-servants", pool=11)
    assert (t[MENG].pool, t[MENG].supply, t.stored(MENG)) == (12, 0, ["two-servants"])


@rule("SOLO-TRAVEL-4", "TOKEN-3", "PALACE-5")
@pytest.mark.parametrize(("before", "after", "vp"), [(2, 3, 0), (8, 8, 1)])
def test_his_envoy_takes_a_step(before, after, vp):
    t = meng_finds("envoy", envoy=before)
    assert (t[MENG].envoy, t[MENG].vp) == (after, vp)


@rule("SOLO-TRAVEL-4", "TOKEN-4", "Q-TR-12")
def test_his_marker_takes_a_step_without_the_medal():
    t = meng_finds("intrigue", marker=3)
    assert (t[MENG].marker, t.g.medal) == (4, NOBODY)


@rule("Q-ME-20", "Q-CH-2")
def test_he_always_takes_the_step_to_the_end_of_the_track():
    t = meng_finds("intrigue", marker=13)
    assert (t[MENG].marker, t.question) == (14, "0 Give")


@rule("SOLO-TRAVEL-4", "TOKEN-6")
def test_two_vp_are_scored():
    assert meng_finds("two-vp")[MENG].vp == 2


@rule("SOLO-TRAVEL-4", "TOKEN-9")
def test_a_servant_of_his_supply_goes_on_his_ship():
    t = Table(players=1).map(Fuzhou="ship").seat(MENG, pool=4).ship(MENG, "a2", 1)
    supply = t[MENG].supply
    t.do(JOURNEY[MENG])
    assert (t.ships(), t[MENG].pool, t[MENG].supply) == ({"a2": (MENG, 2)}, 4, supply - 1)


@rule("SOLO-TRAVEL-4", "TOKEN-9", "SOLO-CANAL-3")
def test_the_ship_token_may_fill_his_ship_which_claims_at_once():
    t = Table(players=1).map(Fuzhou="ship").seat(MENG, hand="9").ship(MENG, "a1", 2).do(JOURNEY[MENG])
    assert (t.ships(), len(t[MENG].hand), t[MENG].card_slots) == ({}, 2, 1)


@rule("SOLO-TRAVEL-4", "TOKEN-9", "Q-TR-14")
def test_without_a_supply_the_ship_token_brings_nothing():
    t = meng_finds("ship", pool=4, supply=0)
    assert (t.ships(), t[MENG].pool, t.stored(MENG)) == ({}, 4, ["ship"])


@rule("SOLO-TRAVEL-4", "TOKEN-10")
def test_a_servant_of_his_supply_goes_on_the_wall_and_may_complete_it():
    t = meng_finds("wall", pool=4, wall=3)
    assert (t[MENG].vp, t[MENG].pool, t.g.on_wall(MENG)) == (3, 4, 0)


@rule("SOLO-TRAVEL-4", "TOKEN-10", "Q-TR-15", "Q-ME-9")
def test_the_wall_decree_adds_nothing_to_the_wall_token():
    t = meng_finds("wall", pool=4, decrees="L2-WALL")
    assert t.g.on_wall(MENG) == 1


@rule("SOLO-TRAVEL-4", "TOKEN-10", "Q-TR-14")
def test_without_a_supply_the_wall_token_brings_nothing():
    t = meng_finds("wall", pool=4, supply=0)
    assert (t.g.on_wall(MENG), t[MENG].pool, t.stored(MENG)) == (0, 4, ["wall"])
    assert [e.rule for e in t.events("skips")] == ["Q-TR-14"]


@rule("SOLO-TRAVEL-4", "Q-ME-7", "TOKEN-11")
def test_he_always_pays_3_for_jade_if_he_has_them():
    t = meng_finds("pay-for-jade", pool=3)
    assert (t[MENG].jade, t[MENG].pool, t[MENG].supply) == (1, 0, 12)


@rule("Q-ME-7")
def test_he_exchanges_no_tokens_for_that_jade():
    t = meng_finds("pay-for-jade", pool=2, tokens="envoy envoy envoy")
    assert (t[MENG].jade, t[MENG].pool, t[MENG].worth) == (0, 2, 4)
    assert [e.rule for e in t.events("skips")] == ["Q-ME-7"]


@rule("Q-ME-7", "Q-TR-13")
def test_the_jade_decree_does_not_help_him_with_that_jade():
    t = meng_finds("pay-for-jade", pool=2, decrees="L2-JADE")
    assert (t[MENG].jade, t[MENG].pool) == (0, 2)


@rule("SOLO-TRAVEL-4", "TOKEN-12")
def test_a_double_token_is_only_stored():
    t = meng_finds("double")
    assert (t.stored(MENG), t[MENG].worth) == (["double"], 2)
    assert [e.what for e in t.events()][-2:] == ["travel", "store"]


@rule("SOLO-TRAVEL-4", "TOKEN-7")
def test_a_swap_token_is_1_vp_instead():
    t = meng_finds("swap", hand="9", discard="4-wall")
    assert (t[MENG].vp, t.hand(MENG), t.discard(MENG), t.stored(MENG)) == (1, ["9"], ["4-wall"], ["swap"])
    assert [e.rule for e in t.events("vp")] == ["SOLO-TRAVEL-4"]


@rule("SOLO-TRAVEL-4")
def test_a_swap_token_in_twilight_is_1_vp_too():
    assert meng_finds_in_twilight("swap", hand="")[MENG].vp == 1


# ---- take back


@rule("SOLO-TRAVEL-4", "TOKEN-8")
def test_he_takes_back_the_top_card_of_his_discard_pile():
    t = meng_finds("take-back", hand="9", discard="4-wall 8 2-wall")
    assert (t.hand(MENG), t.discard(MENG), t[MENG].vp) == (["2-wall", "9"], ["4-wall", "8"], 0)
    assert [e.rule for e in t.events("take-back")] == ["SOLO-TRAVEL-4"]


@rule("SOLO-TRAVEL-4", "Q-EX-10")
def test_the_card_he_took_this_very_turn_is_the_one_taken_back_and_played_today():
    t = Table(players=1).automa("travel intrigue").map(Fuzhou="take-back").seat(MENG, hand="9")
    t.gifts(travel="4-wall").seat(0, hand="8").gifts(palace="3-two-servants").turn(0)
    t.play("8 palace", "skip")
    assert [t.label(e.facts["card"]) for e in t.events("exchange")[:3]] == ["8", "9", "4-wall"]


@rule("Q-ME-1", "SOLO-TRAVEL-4")
def test_the_card_taken_back_is_shuffled_into_his_stack():
    assert {place_of_the_card_taken_back(seed) for seed in range(40)} == {0, 1, 2}


def place_of_the_card_taken_back(seed):
    t = Table(players=1).map(Fuzhou="take-back").seat(MENG, hand="9 8", discard="4-wall")
    t.g.luck = Luck(bytes([seed] * 32))
    card = t[MENG].discard[0]
    t.do(JOURNEY[MENG])
    return t[MENG].hand.index(card)


@rule("SOLO-TRAVEL-4")
def test_take_back_in_twilight_is_1_vp_instead():
    t = meng_finds_in_twilight("take-back", hand="", discard="4-wall 8")
    assert (t[MENG].vp, t.hand(MENG), t.discard(MENG)) == (1, [], ["4-wall", "8"])


@rule("Q-ME-28")
def test_take_back_from_an_empty_discard_pile_is_1_vp_instead():
    t = Table(players=1).seat(MENG, hand="9", discard="").do(TAKE_BACK[MENG])
    assert (t[MENG].vp, t.hand(MENG)) == (1, ["9"])


# ---- discard for jade


@rule("SOLO-TRAVEL-4", "TOKEN-5")
@pytest.mark.parametrize(("stack", "top"), [("9 2-wall", "2-wall"), ("2-wall 9", "9")])
def test_he_discards_his_top_gift_card_whatever_its_value_for_jade(stack, top):
    t = meng_finds("discard-for-jade", hand=stack, discard="4-wall")
    assert (t[MENG].jade, t[MENG].vp, t.discard(MENG)) == (1, 0, sorted(["4-wall", top]))
    assert len(t[MENG].hand) == 1


@rule("SOLO-TRAVEL-4")
def test_discard_for_jade_in_twilight_is_1_vp_instead():
    t = meng_finds_in_twilight("discard-for-jade", hand="", discard="9")
    assert (t[MENG].vp, t[MENG].jade) == (1, 0)


@rule("Q-ME-6")
def test_discard_for_jade_with_no_gift_card_left_is_1_vp_instead():
    t = Table(players=1).automa("travel").map(Fuzhou="discard-for-jade").seat(MENG, hand="9").gifts(travel="8")
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t[MENG].jade, t.discard(MENG)) == (1, 0, ["8"])


@rule("SOLO-TRAVEL-4", "SOLO-DAY-1")
def test_the_discarded_card_costs_him_a_turn():
    t = Table(players=1).seat(MENG, hand="9").do(DISCARD_FOR_JADE[MENG])
    assert (t.hand(MENG), t.discard(MENG)) == ([], ["9"])
