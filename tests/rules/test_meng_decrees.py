"""Which decree Meng obtains, what he pays for it and what it does for him (rules A10)."""

import pytest

from gugong.content import loads
from gugong.content.loader import standard_text
from gugong.content.names import DECREE_NAMES, DECREES
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.day import GIVE
from gugong.rules.meng import TWILIGHT
from gugong.rules.morning import MORNING, MORNING_DECREES
from gugong.rules.options import RULES
from gugong.rules.state import MENG
from tests.table import Table

rule = pytest.mark.rule

TILES = "L1-SHIP L1-SERVANT L2-JADE L2-TRAVEL L3-EIGHT L3-JADE"  # upper and lower of each level


def meng_at_decrees(day=1, human="", tiles=TILES, components=None, hand="9", rules=RULES, **has):
    t = Table(players=1, focus="jade", components=components, rules=rules).tiles(tiles).automa("decrees")
    t.g.day = day
    return t.seat(0, decrees=human).seat(MENG, hand=hand, **has)


def obtained(t):
    return [DECREE_NAMES[e.facts["decree"]] for e in t.events("decree")]


def costing(**costs):
    """Components in which these decrees have different costs."""
    text = standard_text()
    for name, cost in costs.items():
        decree = name.replace("_", "-")
        old = f'name = "{decree}", cost = {decree[1]}'
        assert old in text
        text = text.replace(old, f'name = "{decree}", cost = {cost}')
    return loads(text, "my-copy")


# ---- cost


@rule("SOLO-DECREE-1", "DECREE-1")
def test_he_pays_the_printed_cost_and_places_one_servant():
    t = meng_at_decrees(day=2, pool=6)
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].supply, t[MENG].decree_servants) == (3, 8, 1)


@rule("SOLO-DECREE-1", "Q-ME-18", "DECREE-1")
def test_he_pays_one_more_for_the_human_on_the_tile():
    t = meng_at_decrees(day=1, human="L1-SHIP L1-SERVANT", pool=6)
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].supply, t[MENG].decree_servants) == (3, 8, 1)


@rule("Q-ME-18", "DECREE-1")
def test_the_human_pays_one_more_for_meng_on_the_tile():
    t = Table(players=1).tiles(TILES).seat(MENG, decrees="L1-SERVANT").seat(0, pool=6)
    t.ask(ACTIONS[DECREES][0][LOCATION])
    t.play("decree L1-SERVANT")
    assert (t[0].pool, t[0].supply) == (3, 8)


@rule("SOLO-DECREE-1", "SOLO-DAY-8")
def test_he_exchanges_tokens_for_what_he_lacks():
    t = meng_at_decrees(day=1, pool=0, tokens="envoy envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].worth) == (["L1-SERVANT"], 0, 0)


@rule("Q-ME-23", "Q-ME-8")
def test_with_an_empty_supply_his_tokens_do_not_count_before_he_has_paid():
    t = meng_at_decrees(day=1, pool=0, supply=0, tokens="envoy envoy")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].worth) == ([], 0, 2)


@rule("Q-ME-23", "Q-CH-6")
def test_the_servants_just_paid_can_be_bought_back_and_placed():
    t = meng_at_decrees(day=2, pool=2, supply=0, tokens="envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].supply, t[MENG].worth) == (["L2-TRAVEL"], 0, 1, 1)


@rule("Q-ME-23")
def test_under_rules_1_he_took_one_that_his_pool_alone_could_pay():
    t = meng_at_decrees(day=2, rules=1, pool=2, supply=0, tokens="envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].worth) == (["L1-SERVANT"], 0, 3)


# ---- which one


@rule("SOLO-DECREE-2")
@pytest.mark.parametrize(("day", "level"), [(1, "L1"), (2, "L2"), (3, "L3"), (4, "L3")])
def test_the_wanted_level_is_that_of_the_day_and_3_on_day_4(day, level):
    t = meng_at_decrees(day=day, pool=8)
    t.do(GIVE[MENG])
    assert [name[:2] for name in obtained(t)] == [level]


@rule("SOLO-DECREE-2", "D-23")
@pytest.mark.parametrize(("day", "lower"), [(1, "L1-SERVANT"), (2, "L2-TRAVEL"), (3, "L3-JADE")])
def test_of_two_equal_decrees_he_takes_the_lower_tile(day, lower):
    t = meng_at_decrees(day=day, pool=8)
    t.do(GIVE[MENG])
    assert obtained(t) == [lower]


@rule("SOLO-DECREE-2")
def test_the_intrigue_decree_may_be_the_one():
    t = meng_at_decrees(day=1, tiles=TILES.replace("L1-SERVANT", "L1-INTRIGUE"), pool=8)
    t.do(GIVE[MENG])
    assert obtained(t) == ["L1-INTRIGUE"]


@rule("SOLO-DECREE-2", "D-23")
@pytest.mark.parametrize(
    ("human", "chosen"),
    [("L1-SERVANT", "L1-SHIP"), ("L1-SHIP", "L1-SERVANT"), ("L1-SHIP L1-SERVANT", "L1-SERVANT")],
    ids=["on the lower", "on the upper", "on both"],
)
def test_a_tile_where_the_human_stands_is_dearer(human, chosen):
    t = meng_at_decrees(day=1, human=human, pool=8)
    t.do(GIVE[MENG])
    assert obtained(t) == [chosen]


@rule("SOLO-DECREE-2", "D-23")
def test_the_lower_total_cost_decides_though_the_human_stands_there():
    box = costing(L2_JADE=2, L2_TRAVEL=4)
    t = meng_at_decrees(day=2, human="L2-JADE", components=box, pool=8)
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L2-JADE"], 4)


@rule("D-23")
def test_at_equal_total_cost_the_unoccupied_tile_comes_before_the_lower_one():
    box = costing(L2_JADE=3)
    t = meng_at_decrees(day=2, human="L2-TRAVEL", components=box, pool=8)
    t.do(GIVE[MENG])
    assert obtained(t) == ["L2-JADE"]


@rule("SOLO-DECREE-2", "DECREE-4")
def test_of_a_level_he_owns_one_of_he_takes_the_other():
    t = meng_at_decrees(day=1, human="L1-SHIP", pool=6, decrees="L1-SERVANT")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L1-SHIP"], 3)


@rule("SOLO-DECREE-3")
def test_if_he_cannot_afford_the_wanted_level_he_takes_a_lower_one():
    t = meng_at_decrees(day=2, pool=2)
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L1-SERVANT"], 0)


@rule("Q-ME-8", "SOLO-DECREE-3")
def test_the_nearest_lower_level_comes_first():
    t = meng_at_decrees(day=3, pool=3)
    t.do(GIVE[MENG])
    assert obtained(t) == ["L2-TRAVEL"]


@rule("SOLO-DECREE-3")
def test_lower_levels_are_chosen_by_the_same_criteria():
    t = meng_at_decrees(day=2, human="L1-SERVANT", pool=2)
    t.do(GIVE[MENG])
    assert obtained(t) == ["L1-SHIP"]


@rule("SOLO-DECREE-3", "Q-ME-8")
def test_with_all_of_the_wanted_level_owned_lower_levels_come_before_higher_ones():
    t = meng_at_decrees(day=2, pool=6, decrees="L2-JADE L2-TRAVEL")
    t.do(GIVE[MENG])
    assert obtained(t) == ["L1-SERVANT"]


@rule("SOLO-DECREE-3", "Q-ME-8")
def test_with_all_of_the_wanted_and_lower_levels_owned_he_takes_a_higher_one():
    t = meng_at_decrees(day=2, pool=4, decrees="L1-SHIP L1-SERVANT L2-JADE L2-TRAVEL")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L3-JADE"], 0)


@rule("SOLO-DECREE-3")
def test_on_day_1_the_next_higher_level_comes_before_the_highest():
    t = meng_at_decrees(day=1, pool=6, decrees="L1-SHIP L1-SERVANT")
    t.do(GIVE[MENG])
    assert obtained(t) == ["L2-TRAVEL"]


@rule("SOLO-DECREE-3")
def test_of_a_level_with_one_affordable_decree_he_takes_that():
    t = meng_at_decrees(day=2, human="L2-TRAVEL", pool=3)
    t.do(GIVE[MENG])
    assert obtained(t) == ["L2-JADE"]


@rule("Q-ME-8", "SOLO-DAY-8")
def test_tokens_he_could_exchange_count_toward_the_wanted_level():
    t = meng_at_decrees(day=2, pool=2, tokens="envoy envoy")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].worth) == (["L2-TRAVEL"], 0, 0)


@rule("SOLO-DECREE-3")
def test_if_none_can_be_afforded_he_skips():
    t = meng_at_decrees(day=3, pool=1, tokens="envoy")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, [e.rule for e in t.events("skips")]) == ([], 1, ["SOLO-DECREE-3"])


@rule("SOLO-DECREE-3", "DECREE-4")
def test_if_all_six_are_his_he_skips():
    t = meng_at_decrees(day=3, pool=6, decrees=TILES)
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == ([], 6)


@rule("SOLO-DECREE-1", "Q-JP-17")
def test_card_and_location_bring_two_different_decrees():
    t = meng_at_decrees(day=1, pool=4, hand="6-decrees")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L1-SERVANT", "L1-SHIP"], 0)


@rule("SOLO-DECREE-2", "SOLO-DECREE-3")
@pytest.mark.parametrize(
    ("day", "pool", "why", "level", "cost"),
    [(3, 4, "SOLO-DECREE-2", 3, 3), (3, 3, "SOLO-DECREE-3", 3, 2), (2, 2, "SOLO-DECREE-3", 2, 1)],
)
def test_the_rule_that_chose_the_decree_is_told(day, pool, why, level, cost):
    t = meng_at_decrees(day=day, pool=pool)
    t.do(GIVE[MENG])
    wants, decree = t.events("wants")[0], t.events("decree")[0]
    assert (wants.rule, wants.facts) == (why, {"decree": decree.facts["decree"], "level": level, "n": cost})


# ---- what it does for him


@rule("SOLO-DECREE-4", "DECREE-2")
@pytest.mark.parametrize(("day", "vp"), [(1, 3), (2, 2), (3, 0)])
def test_levels_1_and_2_score_at_once_and_level_3_does_not(day, vp):
    t = meng_at_decrees(day=day, pool=8)
    t.do(GIVE[MENG])
    assert t[MENG].vp == vp


@rule("SOLO-DECREE-4", "Q-ME-25", "Q-JP-7")
def test_the_decree_decree_makes_decrees_cheaper_for_him():
    tiles = "L1-SHIP L1-SERVANT L2-DECREE L2-TRAVEL L3-EIGHT L3-JADE"
    t = meng_at_decrees(day=2, tiles=tiles, pool=2, decrees="L2-DECREE")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L2-TRAVEL"], 0)


@rule("SOLO-DECREE-4", "DECREE-L2-EQUAL")
def test_the_equal_decree_is_only_vp_for_him():
    tiles = "L1-SHIP L1-SERVANT L2-JADE L2-EQUAL L3-EIGHT L3-JADE"
    t = meng_at_decrees(day=2, tiles=tiles, pool=8)
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].vp) == (["L2-EQUAL"], 3)


@rule("SOLO-DECREE-4", "SOLO-TRAVEL-2", "DECREE-L2-TRAVEL")
def test_the_travel_decree_lowers_the_price_of_his_twilight_move():
    t = Table(players=1).seat(MENG, pool=1, decrees="L2-TRAVEL").automa(today="travel").map(Fuzhou="two-vp")
    t.do(TWILIGHT)
    assert (t[MENG].pool, t[MENG].vp) == (0, 2)


# ---- in the Morning


@rule("SOLO-MORN-1", "DECREE-L1-INTRIGUE")
def test_the_intrigue_decree_moves_his_marker_2():
    t = Table(players=1).seat(MENG, marker=3, decrees="L1-INTRIGUE").do(MORNING_DECREES[MENG])
    assert t[MENG].marker == 5


@rule("SOLO-MORN-1", "DECREE-L1-SERVANT")
def test_the_servant_decree_brings_him_a_servant():
    t = Table(players=1).seat(MENG, pool=3, decrees="L1-SERVANT").do(MORNING_DECREES[MENG])
    assert (t[MENG].pool, t[MENG].supply) == (4, 7)


@rule("SOLO-MORN-1", "DECREE-L1-ENVOY", "PALACE-5")
@pytest.mark.parametrize(("before", "after", "vp"), [(3, 4, 0), (8, 8, 1)])
def test_the_envoy_decree_moves_his_envoy(before, after, vp):
    t = Table(players=1).seat(MENG, envoy=before, decrees="L1-ENVOY").do(MORNING_DECREES[MENG])
    assert (t[MENG].envoy, t[MENG].vp) == (after, vp)


@rule("SOLO-MORN-1", "DECREE-L1-SHIP")
def test_the_ship_decree_loads_his_ship_from_the_supply():
    t = Table(players=1).seat(MENG, pool=3, decrees="L1-SHIP").do(MORNING_DECREES[MENG])
    assert (t.ships(), t[MENG].pool, t[MENG].supply) == ({"a1": (MENG, 1)}, 3, 7)


@rule("SOLO-MORN-1", "DECREE-L1-SHIP", "Q-TR-14")
def test_without_a_supply_the_ship_decree_does_nothing():
    t = Table(players=1).seat(MENG, pool=3, supply=0, decrees="L1-SHIP").do(MORNING_DECREES[MENG])
    assert (t.ships(), t[MENG].pool) == ({}, 3)


@rule("Q-ME-30", "SOLO-CANAL-3")
def test_a_card_won_in_the_morning_joins_his_stack_for_that_day():
    t = Table(players=1).seat(MENG, hand="9 8", decrees="L1-SHIP").ship(MENG, "a1", 2).do(MORNING_DECREES[MENG])
    assert (len(t[MENG].hand), t.discard(MENG), t[MENG].card_slots) == (3, [], 1)


@rule("SOLO-MORN-2")
def test_the_swap_decree_is_1_vp_instead():
    t = Table(players=1).seat(MENG, hand="9", decrees="L1-SWAP")
    before = list(t.g.gifts)
    t.do(MORNING_DECREES[MENG])
    assert (t[MENG].vp, t.hand(MENG), t.g.gifts) == (1, ["9"], before)
    assert [e.rule for e in t.events("vp")] == ["SOLO-MORN-2"]


@rule("Q-ME-27")
@pytest.mark.parametrize(
    ("upper", "lower", "first"),
    [("L1-SWAP", "L1-INTRIGUE", "vp"), ("L1-INTRIGUE", "L1-SWAP", "marker")],
)
def test_the_upper_tile_is_used_first(upper, lower, first):
    t = Table(players=1).tiles(f"{upper} {lower} L2-JADE L2-TRAVEL L3-EIGHT L3-JADE")
    t.seat(MENG, decrees=f"{upper} {lower}").do(MORNING_DECREES[MENG])
    told = [e.what for e in t.events() if e.who == MENG]
    assert (told[0], sorted(told)) == (first, ["marker", "vp"])


def last_servant(rules):
    """An upper L1-SERVANT and a lower L1-SHIP compete for the last servant in his supply."""
    t = Table(players=1, rules=rules).tiles("L1-SERVANT L1-SHIP L2-JADE L2-TRAVEL L3-EIGHT L3-JADE")
    return t.seat(MENG, decrees="L1-SERVANT L1-SHIP", supply=1).do(MORNING_DECREES[MENG])


@rule("Q-ME-27")
def test_the_upper_tile_is_wholly_done_before_the_lower_one_begins():
    t = last_servant(RULES)
    assert [(e.what, e.rule) for e in t.events()] == [("gain", "DECREE-L1-SERVANT"), ("skips", "DECREE-L1-SHIP")]
    assert (t[MENG].supply, t.ships()) == (0, {})


@rule("Q-ME-27")
def test_under_rules_1_the_ship_was_loaded_first():
    t = last_servant(1)
    assert [e.what for e in t.events()] == ["load", "gain"]
    assert (t[MENG].supply, t.ships()) == (0, {"a1": (MENG, 1)})


@rule("SOLO-MORN-1", "SOLO-MORN-2", "MORN-4")
def test_his_morning_decrees_come_back_every_day():
    t = Table(players=1).seat(0, pool=2).seat(MENG, decrees="L1-SWAP").do(MORNING)
    assert (t.g.day, t[MENG].vp) == (2, 1)
    t.do(MORNING)
    assert (t.g.day, t[MENG].vp) == (3, 2)
