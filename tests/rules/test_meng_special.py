"""Special automa cards: option B free of charge, at the focus and for the card action (rules A10)."""

import pytest

from gugong.content.names import DECREE_NAMES
from gugong.rules.day import GIVE
from gugong.rules.state import MENG, NOBODY
from tests.table import Table

rule = pytest.mark.rule

TILES = "L1-SHIP L1-SERVANT L2-JADE L2-TRAVEL L3-EIGHT L3-JADE"


def special_at(focus, hand="9", **has):
    """Meng is about to play a card, by default one without an action, with a special automa card."""
    return Table(players=1, focus=focus).tiles(TILES).automa("special").seat(MENG, hand=hand, **has)


def skips(t):
    return [e.rule for e in t.events("skips")]


def obtained(t):
    return [DECREE_NAMES[e.facts["decree"]] for e in t.events("decree")]


# ---- which place, and the card action


@rule("SOLO-SPECIAL-1")
@pytest.mark.parametrize("focus", ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"])
def test_the_location_is_the_focus(focus):
    t = special_at(focus).gifts(**{focus: "4-swap"})
    t.do(GIVE[MENG])
    assert (t.card(focus), t.discard(MENG)) == ("9", ["4-swap"])
    assert t.events("automa")[0].facts["special"] == 1


@rule("SOLO-SPECIAL-1")
def test_the_card_action_is_option_b_for_free_too():
    t = special_at("jade", hand="1-palace", pool=6)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].jade, t[MENG].pool) == (2, 1, 1, 6)


@rule("SOLO-SPECIAL-1", "SOLO-DAY-5")
def test_an_ordinary_card_at_the_focus_is_option_a():
    t = Table(players=1, focus="palace").automa("palace").seat(MENG, hand="9")
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].marker) == (1, 0)


@rule("SOLO-SPECIAL-1", "SOLO-DAY-3")
@pytest.mark.parametrize(("card", "pool", "vp"), [("7-one-servant", 5, 0), ("3-two-servants", 6, 0), ("5-swap", 4, 1)])
def test_servants_and_swap_of_the_card_are_as_always(card, pool, vp):
    t = special_at("intrigue", hand=card, pool=4)
    t.do(GIVE[MENG])
    assert (t[MENG].pool, t[MENG].vp) == (pool, vp)


@rule("SOLO-SPECIAL-1", "SOLO-DAY-3", "SOLO-DAY-4")
def test_card_and_focus_of_one_kind_are_performed_twice():
    t = special_at("palace", hand="1-palace")
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].marker) == (4, 2)


# ---- Travel


@rule("SOLO-SPECIAL-1", "SOLO-TRAVEL-3")
def test_travel_is_two_free_moves():
    t = special_at("travel", pool=4).map(Fuzhou="two-vp", Hangzhou="envoy", Nanjing="two-vp")
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t[MENG].envoy, t[MENG].pool, t.stored(MENG)) == (2, 1, 4, ["two-vp", "envoy"])


@rule("SOLO-SPECIAL-1", "Q-ME-5")
def test_with_one_token_on_the_map_there_is_one_move():
    t = special_at("travel").map(Fuzhou="two-vp")
    t.do(GIVE[MENG])
    assert (t[MENG].vp, len(t.events("travel")), skips(t)) == (2, 1, ["Q-ME-5"])


@rule("SOLO-SPECIAL-1", "Q-TR-11", "SOLO-DAY-8")
def test_the_first_move_is_completely_resolved_before_the_second():
    t = special_at("travel", tokens="wall wall wall wall wall").map(Fuzhou="two-vp", Hangzhou="envoy")
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t.stored(MENG)) == (1, ["envoy"])
    done = [e.what for e in t.events() if e.what in ("travel", "tokens")]
    assert done == ["travel", "tokens", "travel"]


# ---- the Great Wall


@rule("SOLO-SPECIAL-1")
def test_the_wall_gets_two_servants_of_his_supply():
    t = special_at("wall", pool=4)
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].supply) == (2, 4, 6)


@rule("SOLO-SPECIAL-1", "Q-ME-16")
@pytest.mark.parametrize(("supply", "pool", "left"), [(1, 4, 3), (0, 4, 2)])
def test_what_the_supply_lacks_for_the_wall_comes_from_his_pool(supply, pool, left):
    t = special_at("wall", pool=pool, supply=supply)
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].supply, t[MENG].pool) == (2, 0, left)


@rule("Q-ME-16")
@pytest.mark.parametrize(("supply", "pool"), [(1, 0), (0, 1)])
def test_with_one_servant_in_all_he_places_one(supply, pool):
    t = special_at("wall", pool=pool, supply=supply)
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].supply, t[MENG].pool) == (1, 0, 0)


@rule("Q-ME-16")
def test_with_no_servant_at_all_he_places_none():
    t = special_at("wall", pool=0, supply=0)
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), skips(t)) == (0, ["Q-ME-16"])


@rule("SOLO-SPECIAL-1", "WALL-5")
def test_the_wall_is_scored_once_after_both_servants():
    t = special_at("wall", pool=4, wall=1).seat(0, wall=2, marker=1)
    t.do(GIVE[MENG])
    assert (t[MENG].vp, t[0].vp, t[0].wall, t.g.on_wall(MENG)) == (3, 0, 2, 0)
    assert t.question == "0 Benefit"


@rule("Q-ME-9", "SOLO-SPECIAL-1", "WALL-3")
def test_the_wall_decree_adds_a_third_servant():
    t = special_at("wall", pool=4).tiles(TILES.replace("L2-JADE", "L2-WALL")).seat(MENG, pool=4, decrees="L2-WALL")
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].supply) == (3, 4, 4)


# ---- Jade, Intrigue, Palace


@rule("SOLO-SPECIAL-1")
def test_the_cheapest_jade_is_free():
    t = special_at("jade", pool=0)
    t.do(GIVE[MENG])
    assert (t[MENG].jade, [t.g.side.houses[e.facts["house"]] for e in t.events("house")]) == (1, [3])


@rule("SOLO-SPECIAL-1")
def test_with_the_cheap_houses_empty_he_takes_a_dearer_one_for_free():
    t = special_at("jade", pool=4)
    t.g.houses = 0b1000
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, t.g.houses) == (1, 4, 0)


@rule("Q-ME-24", "JADE-2")
def test_with_all_houses_empty_he_takes_jade_of_the_square():
    t = special_at("jade", pool=0)
    t.g.houses = 0
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t.events("house")) == (1, [])


@rule("SOLO-SPECIAL-1")
def test_intrigue_is_three_free_steps():
    t = special_at("intrigue", pool=4, marker=2)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t[MENG].pool) == (5, 4)


@rule("SOLO-SPECIAL-1", "INTRIGUE-4")
def test_steps_beyond_the_end_of_the_track_are_skipped():
    t = special_at("intrigue", marker=14)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, len(skips(t))) == (14, 1)


@rule("SOLO-SPECIAL-1", "INTRIGUE-4")
def test_from_13_one_of_the_three_steps_is_left():
    t = special_at("intrigue", marker=13)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, skips(t)) == (14, [])


@rule("Q-ME-10", "INTRIGUE-2")
@pytest.mark.parametrize(("focus", "card"), [("intrigue", "9"), ("jade", "7-intrigue")])
def test_option_b_of_intrigue_takes_no_medal(focus, card):
    t = special_at(focus, hand=card)
    t.do(GIVE[MENG])
    assert (t[MENG].marker, t.g.medal) == (3, NOBODY)


@rule("SOLO-SPECIAL-1")
def test_the_palace_is_two_steps_and_one_of_intrigue():
    t = special_at("palace", pool=4, envoy=1, marker=1)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].marker, t[MENG].pool) == (3, 2, 4)


@rule("SOLO-SPECIAL-1", "Q-JP-3")
def test_a_step_left_over_at_the_palace_gate_is_1_vp():
    t = special_at("palace", envoy=7)
    t.do(GIVE[MENG])
    assert (t[MENG].envoy, t[MENG].palace_seat, t[MENG].vp, t[MENG].marker) == (8, 0, 1, 1)


# ---- Decrees


@rule("SOLO-SPECIAL-1", "SOLO-DECREE-2")
@pytest.mark.parametrize(("day", "decree"), [(1, "L1-SERVANT"), (2, "L2-TRAVEL"), (3, "L3-JADE"), (4, "L3-JADE")])
def test_a_decree_is_chosen_as_usual_and_costs_one_servant_of_his_supply(day, decree):
    t = special_at("decrees", pool=4)
    t.g.day = day
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].supply) == ([decree], 4, 7)


@rule("SOLO-SPECIAL-1", "SOLO-DECREE-2")
def test_the_intrigue_decree_may_be_the_one():
    t = special_at("decrees").tiles(TILES.replace("L1-SERVANT", "L1-INTRIGUE"))
    t.do(GIVE[MENG])
    assert obtained(t) == ["L1-INTRIGUE"]


@rule("SOLO-SPECIAL-1", "SOLO-DECREE-2", "D-23")
def test_the_human_on_a_tile_still_makes_it_the_dearer_one():
    t = special_at("decrees", pool=4).seat(0, decrees="L1-SERVANT")
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, t[MENG].supply) == (["L1-SHIP"], 4, 7)


@rule("SOLO-SPECIAL-1")
def test_without_servants_to_pay_the_wanted_level_is_still_his():
    t = special_at("decrees", pool=0, supply=1)
    t.g.day = 3
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].supply) == (["L3-JADE"], 0)


@rule("SOLO-SPECIAL-1", "Q-ME-16")
def test_with_an_empty_supply_the_servant_on_the_decree_comes_from_his_pool():
    t = special_at("decrees", pool=4, supply=0)
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool) == (["L1-SERVANT"], 3)


@rule("SOLO-SPECIAL-1", "Q-ME-16")
def test_without_any_servant_he_obtains_no_decree():
    t = special_at("decrees", pool=0, supply=0)
    t.do(GIVE[MENG])
    assert (obtained(t), skips(t)) == ([], ["Q-ME-16"])


@rule("SOLO-SPECIAL-1", "SOLO-DECREE-3")
def test_with_the_wanted_level_owned_he_takes_another_level():
    t = special_at("decrees", pool=4, decrees="L1-SHIP L1-SERVANT")
    t.do(GIVE[MENG])
    assert obtained(t) == ["L2-TRAVEL"]


@rule("Q-ME-24", "DECREE-4")
def test_with_all_decrees_his_nothing_happens():
    t = special_at("decrees", pool=4, decrees=TILES)
    t.do(GIVE[MENG])
    assert (obtained(t), t[MENG].pool, skips(t)) == ([], 4, ["Q-ME-24"])


@rule("SOLO-SPECIAL-1", "SOLO-DECREE-4")
def test_a_free_decree_scores_at_once():
    t = special_at("decrees")
    t.do(GIVE[MENG])
    assert t[MENG].vp == 3


# ---- the Grand Canal


@rule("SOLO-SPECIAL-1")
def test_the_canal_gets_two_servants_of_his_supply_on_a_new_ship():
    t = special_at("canal", pool=4)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].pool, t[MENG].supply) == ({"a1": (MENG, 2)}, 4, 6)


@rule("SOLO-SPECIAL-1", "SOLO-CANAL-3")
def test_two_servants_fill_a_ship_that_carries_one_and_it_claims():
    t = special_at("canal", pool=4, hand="8 9").ship(MENG, "a3", 1)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].card_slots, len(t[MENG].hand)) == ({}, 1, 2)


@rule("Q-ME-11", "SOLO-SPECIAL-1")
def test_the_first_fills_a_ship_that_carries_two_and_the_second_begins_a_new_one():
    t = special_at("canal", pool=4).ship(MENG, "a3", 2)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].card_slots, t[MENG].pool) == ({"a1": (MENG, 1)}, 1, 4)


@rule("SOLO-SPECIAL-1", "Q-ME-16")
@pytest.mark.parametrize(("supply", "left"), [(1, 3), (0, 2)])
def test_what_the_supply_lacks_for_the_ship_comes_from_his_pool(supply, left):
    t = special_at("canal", pool=4, supply=supply)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].supply, t[MENG].pool) == ({"a1": (MENG, 2)}, 0, left)


@rule("Q-ME-16")
def test_with_one_servant_in_all_he_loads_one():
    t = special_at("canal", pool=0, supply=1)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].supply, skips(t)) == ({"a1": (MENG, 1)}, 0, [])


@rule("Q-ME-16")
def test_with_no_servant_at_all_he_loads_none():
    t = special_at("canal", pool=0, supply=0).seat(MENG, wall=12)
    t.do(GIVE[MENG])
    assert (t.ships(), skips(t)) == ({}, ["Q-ME-16"])


@rule("Q-ME-11", "Q-ME-16", "SOLO-CANAL-3")
def test_servants_that_a_claim_brings_home_are_loaded_again():
    t = special_at("canal", pool=1, supply=2).ship(MENG, "a2", 2)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].supply, t[MENG].pool) == ({"a1": (MENG, 1)}, 2, 0)


@rule("SOLO-SPECIAL-1", "SOLO-CANAL-3")
def test_card_and_focus_canal_load_four_servants():
    t = special_at("canal", hand="5-canal", pool=4)
    t.do(GIVE[MENG])
    assert (t.ships(), t[MENG].card_slots, t[MENG].pool) == ({"a1": (MENG, 1)}, 1, 4)


# ---- events


@rule("SOLO-SPECIAL-1", "SOLO-DAY-1")
def test_what_he_places_for_free_is_told_with_the_special_rule():
    t = special_at("canal", hand="4-wall", pool=4)
    t.do(GIVE[MENG])
    assert [(e.what, e.rule) for e in t.events()] == [
        ("automa", "SOLO-DAY-1"),
        ("exchange", "SOLO-DAY-2"),
        ("acts", "SOLO-SPECIAL-1"),
        ("wall", "SOLO-SPECIAL-1"),
        ("acts", "SOLO-SPECIAL-1"),
        ("load", "SOLO-SPECIAL-1"),
        ("load", "SOLO-SPECIAL-1"),
    ]
    assert [e.facts["supply"] for e in t.events("wall") + t.events("load")] == [1, 1, 1]


@rule("SOLO-SPECIAL-1")
def test_a_free_decree_is_told_with_the_servant_of_the_supply():
    t = special_at("decrees")
    t.do(GIVE[MENG])
    assert [e.facts["supply"] for e in t.events("decree")] == [1]
    assert [e.facts["n"] for e in t.events("wants")] == [0]
