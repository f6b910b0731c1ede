"""The Morning and the level-1 decrees (rules A3)."""

import pytest

from gugong.content.names import TOKENS
from gugong.rules.morning import MORNING, MORNING_DECREES
from gugong.rules.state import NOBODY
from tests.table import Table

rule = pytest.mark.rule


def kinds(*names):
    return tuple(TOKENS.index(name) for name in names)


def gains(t, who, source):
    return [event.facts["n"] for event in t.events("gain") if event.who == who and event.rule == source]


# ---- start player


@rule("MORN-1")
def test_who_took_the_medal_becomes_start_player_and_the_medal_returns():
    t = Table(players=3)
    t.g.medal = 2
    t.ask(MORNING)
    assert (t.g.start, t.g.medal) == (2, NOBODY)
    assert t.g.player_order() == [2, 0, 1]


@rule("MORN-1")
def test_without_a_taken_medal_the_start_player_stays():
    t = Table(players=3, start_player=1)
    t.ask(MORNING)
    assert (t.g.start, t.g.medal) == (1, NOBODY)


# ---- the map


@rule("MORN-2")
def test_every_city_without_token_gets_one_from_the_piles():
    t = Table().map(Kaifeng="envoy")
    t.ask(MORNING)
    assert all(t.g.cities)
    assert t.token_at("Kaifeng") == "envoy"
    assert sum(len(pile) for pile in t.g.piles) == 20 - 11


@rule("MORN-2", "TRAVEL-5", "TEST-D-17")
def test_d_17_a_city_with_a_traveller_gets_no_token():
    t = Table().map().seat(0, city="Beijing").seat(1, city="Wuchang")
    t.ask(MORNING)
    assert [city for city, kind in zip(t.g.side.cities, t.g.cities, strict=True) if not kind] == [
        "Beijing",
        "Wuchang",
    ]


@rule("MORN-2", "TEST-D-17")
def test_d_17_the_token_discard_is_reshuffled_when_the_piles_are_empty():
    t = Table().map()
    t.g.piles = ((), ())
    t.g.spent = kinds("envoy") * 20
    t.ask(MORNING)
    assert {TOKENS[kind] for kind in t.g.cities} == {"envoy"}
    assert t.g.spent == ()
    assert sum(len(pile) for pile in t.g.piles) == 20 - 12


@rule("MORN-2")
def test_after_a_reshuffle_the_filling_goes_on_with_the_cities_still_empty():
    t = Table().map()
    t.g.piles = (kinds("ship"), kinds("wall"))
    t.g.spent = kinds("envoy") * 10
    t.ask(MORNING)
    assert [TOKENS[kind] for kind in t.g.cities] == ["ship", "wall"] + ["envoy"] * 10


@rule("Q-CH-15")
def test_cities_are_filled_in_component_order_from_the_first_pile_then_the_second():
    t = Table().seat(0, city="Fuzhou").seat(0, city="Nanjing").seat(0, city="Kaifeng").seat(1, city="Wuchang")
    t.g.piles = (kinds("ship"), kinds("wall", "wall"))
    t.ask(MORNING)
    assert (t.token_at("Fuzhou"), t.token_at("Nanjing")) == ("ship", "wall")
    assert [len(pile) for pile in t.g.piles] == [0, 1]


@rule("Q-CH-15")
def test_piles_used_up_to_the_last_token_are_not_reshuffled_before_one_is_needed():
    t = Table().seat(0, city="Fuzhou").seat(0, city="Kaifeng")
    t.g.piles = (kinds("ship"), ())
    t.g.spent = kinds("envoy", "envoy")
    t.ask(MORNING)
    assert (t.g.piles, t.g.spent) == (((), ()), kinds("envoy", "envoy"))


@rule("Q-CH-15")
def test_the_first_of_the_new_piles_gets_the_odd_token():
    t = Table().seat(0, city="Fuzhou").seat(0, city="Kaifeng")
    t.g.piles = ((), ())
    t.g.spent = kinds("envoy") * 5
    t.ask(MORNING)
    assert [event.facts for event in t.events("reshuffle")] == [{"first": 3, "second": 2}]
    assert [len(pile) for pile in t.g.piles] == [2, 2]


@rule("MORN-2", "Q-CH-15")
def test_the_token_discard_is_shuffled_before_it_is_used():
    t = Table()
    first, second = reshuffled(t), reshuffled(t)
    assert first != second
    assert sorted(first) == sorted(second) == list(range(1, 13))


def reshuffled(t):
    t.map().seat(0, pool=0).seat(1, pool=0)
    t.g.piles = ((), ())
    t.g.spent = tuple(range(1, 13))
    t.ask(MORNING)
    return tuple(t.g.cities)


@rule("Q-TR-9")
def test_with_piles_and_discard_empty_cities_stay_empty():
    t = Table().map(Kaifeng="envoy")
    t.g.piles = (kinds("ship"), ())
    t.g.spent = ()
    t.ask(MORNING)
    assert [TOKENS[kind] for kind in t.g.cities if kind] == ["ship", "envoy"]


# ---- dice


@rule("MORN-3")
def test_all_three_dice_are_rolled_once():
    t = Table().dice(0, 0, 0)
    t.ask(MORNING)
    rolls = t.events("dice")
    assert [(roll.rule, list(roll.facts.values())) for roll in rolls] == [("MORN-3", t.g.dice)]
    assert 0 not in t.g.dice


# ---- decrees


@rule("MORN-4", "MORN-1")
def test_decrees_are_used_in_player_order_from_the_new_start_player():
    t = Table(players=3).seat(0, decrees="L1-SWAP").seat(1, decrees="L1-SWAP").seat(2, decrees="L1-SWAP")
    t.g.medal = 1
    t.ask(MORNING)
    asked = [t.question]
    t.play("no")
    asked.append(t.question)
    t.play("no")
    asked.append(t.question)
    assert asked == ["1 Swap", "2 Swap", "0 Swap"]


@rule("MORN-4")
def test_each_decree_is_used_once():
    t = Table().seat(0, pool=5, decrees="L1-SHIP")
    t.ask(MORNING_DECREES[0])
    t.play("load 1 new a")
    assert (t.question, t.ships()) == ("over", {"a1": (0, 1)})


@rule("DECREE-L1-INTRIGUE", "Q-CH-2")
def test_the_intrigue_decree_moves_the_marker_2_without_a_question():
    t = Table().seat(0, marker=3, decrees="L1-INTRIGUE")
    t.ask(MORNING_DECREES[0])
    assert (t.question, t[0].marker) == ("over", 5)
    assert t.events("marker")[-1].rule == "DECREE-L1-INTRIGUE"


@rule("DECREE-L1-INTRIGUE", "Q-TR-12")
def test_the_intrigue_decree_does_not_take_the_medal():
    t = Table().seat(0, decrees="L1-INTRIGUE")
    t.ask(MORNING_DECREES[0])
    assert t.g.medal == NOBODY


@rule("Q-CH-2")
def test_a_step_to_the_last_space_is_asked_while_another_marker_is_below_it():
    t = Table().seat(0, marker=12, decrees="L1-INTRIGUE").seat(1, marker=13)
    t.ask(MORNING_DECREES[0])
    assert t.moves == ["advance", "no"]
    t.play("no")
    assert t[0].marker == 12


@rule("Q-CH-2")
def test_a_step_to_the_last_space_can_be_taken():
    t = Table().seat(0, marker=13, decrees="L1-INTRIGUE")
    t.ask(MORNING_DECREES[0])
    t.play("advance")
    assert t[0].marker == 14


@rule("Q-CH-2")
def test_a_step_to_the_last_space_is_automatic_once_all_others_are_there():
    t = Table().seat(0, marker=12, decrees="L1-INTRIGUE").seat(1, marker=14)
    t.ask(MORNING_DECREES[0])
    assert (t.question, t[0].marker, t.g.order) == ("over", 14, [0, 1])


@rule("Q-CH-2")
def test_a_step_that_stays_below_the_last_space_is_automatic():
    t = Table().seat(0, marker=11, decrees="L1-INTRIGUE")
    t.ask(MORNING_DECREES[0])
    assert (t.question, t[0].marker) == ("over", 13)


@rule("TEST-EX-1", "DECREE-L1-SHIP", "MORN-4", "Q-CA-17", "DAY-5")
def test_ex_1_morning_ship_decree():
    david, lisa = 0, 1
    t = Table().ship(david, "a3", 2).seat(david, pool=6, decrees="L1-SHIP").seat(lisa, decrees="L1-SHIP")
    supply, lisas = t[david].supply, (t[lisa].pool, t[lisa].supply, t.hand(lisa))
    t.ask(MORNING_DECREES[david], MORNING_DECREES[lisa])
    t.play("load 1 a3", "claim a3 card", "no")
    assert (len(t[david].hand), t[david].card_slots, t.ships()) == (5, 1, {})
    assert (t[david].supply, t[david].pool) == (supply + 1, 6)
    assert (t[lisa].pool, t[lisa].supply, t.hand(lisa)) == lisas


@rule("DECREE-L1-SHIP", "Q-TR-14")
def test_the_ship_decree_does_nothing_with_an_empty_supply():
    t = Table().seat(0, decrees="L1-SHIP", pool=11)
    t.ask(MORNING_DECREES[0])
    assert (t.question, t[0].pool, t.ships()) == ("over", 11, {})


@rule("DECREE-L1-SERVANT")
def test_the_servant_decree_gains_1_servant_besides_the_income():
    t = Table().seat(0, pool=2, decrees="L1-SERVANT")
    t.ask(MORNING)
    assert (gains(t, 0, "DECREE-L1-SERVANT"), gains(t, 0, "MORN-5")) == ([1], [4])
    assert t[0].pool == 7


@rule("DECREE-L1-ENVOY", "Q-CH-2")
def test_the_envoy_decree_moves_the_envoy_1_step_without_a_question():
    t = Table().seat(0, envoy=3, decrees="L1-ENVOY")
    t.ask(MORNING_DECREES[0])
    assert (t.question, t[0].envoy, t[0].vp) == ("over", 4, 0)


@rule("DECREE-L1-ENVOY", "PALACE-5")
def test_the_envoy_decree_is_worth_1_vp_in_the_palace():
    t = Table().seat(0, envoy=8, decrees="L1-ENVOY")
    t.ask(MORNING_DECREES[0])
    assert (t[0].envoy, t[0].vp) == (8, 1)


@rule("DECREE-L1-SWAP")
def test_the_swap_decree_exchanges_a_hand_card_with_a_board_card():
    t = Table().seat(0, hand="9 2-canal", decrees="L1-SWAP").gifts(jade="5-canal")
    t.ask(MORNING_DECREES[0])
    t.play("swap hand 2-canal jade")
    assert (t.hand(0), t.card("jade")) == (["5-canal", "9"], "2-canal")


@rule("DECREE-L1-SWAP")
def test_the_swap_decree_is_for_hand_cards_only():
    t = Table().seat(0, hand="9", discard="4-wall", decrees="L1-SWAP")
    t.ask(MORNING_DECREES[0])
    assert {move.split()[1] for move in t.moves if move != "no"} == {"hand"}


@rule("DECREE-L1-SWAP", "D-14", "Q-CH-3")
def test_the_swap_decree_may_be_waived():
    t = Table().seat(0, hand="9 2-canal", decrees="L1-SWAP")
    t.ask(MORNING_DECREES[0])
    before = list(t.g.gifts)
    t.play("no")
    assert (t.question, t.hand(0), t.g.gifts) == ("over", ["2-canal", "9"], before)


@rule("DECREE-L1-SWAP", "MORN-3")
def test_the_swap_decree_is_asked_after_the_dice_are_rolled():
    t = Table().seat(0, decrees="L1-SWAP")
    t.ask(MORNING)
    assert (t.question, len(t.events("dice"))) == ("0 Swap", 1)


@rule("Q-JP-11")
def test_the_ship_decree_comes_before_the_swap_decree_which_may_use_the_card_just_claimed():
    t = Table().ship(0, "a3", 2).seat(0, hand="9", decrees="L1-SHIP L1-SWAP").gifts(jade="5-canal")
    drawn = t.g.components.card_name[t.g.draw[-1]]
    t.ask(MORNING_DECREES[0])
    assert t.question == "0 ShipFromSupply"
    t.play("load 1 a3", "claim a3 card", f"swap hand {drawn} jade")
    assert (t.card("jade"), t.hand(0)) == (drawn, ["5-canal", "9"])


@rule("Q-JP-11")
def test_the_decrees_that_ask_come_before_the_automatic_ones():
    t = Table().seat(0, decrees="L1-SERVANT L1-SHIP", pool=9)
    t.ask(MORNING_DECREES[0])
    assert (t.question, t[0].pool) == ("0 ShipFromSupply", 9)
    t.play("load 1 new a")
    assert t[0].supply == 0


@rule("Q-JP-11")
def test_all_decrees_of_one_player_come_before_the_next_player():
    t = Table().seat(0, decrees="L1-SWAP L1-ENVOY").seat(1, decrees="L1-SWAP L1-ENVOY")
    t.ask(MORNING)
    assert (t.question, t[0].envoy, t[1].envoy) == ("0 Swap", 0, 0)
    t.play("no")
    assert (t.question, t[0].envoy, t[1].envoy) == ("1 Swap", 1, 0)


# ---- income


@rule("MORN-5")
def test_the_day_advances_and_every_player_gains_the_income_of_the_new_day():
    t = Table(players=3).seat(0, pool=1).seat(1, pool=2).seat(2, pool=3)
    t.ask(MORNING)
    assert (t.g.day, [p.pool for p in t.g.players]) == (2, [5, 6, 7])


@rule("MORN-5", "D-4", "Q-CH-1")
def test_income_that_would_empty_the_supply_may_be_taken_in_part():
    t = Table().seat(0, pool=9)
    t.ask(MORNING)
    assert t.moves == ["gain 0", "gain 1", "gain 2", "gain 3"]
    t.play("gain 2")
    assert (t[0].pool, t[0].supply) == (11, 1)


@rule("MORN-5", "MORN-4", "TERM-10")
def test_income_comes_after_the_decrees_of_all_players_and_is_asked_in_player_order():
    t = Table(start_player=1).seat(0, pool=10, decrees="L1-SHIP").seat(1, pool=11)
    t.ask(MORNING)
    assert (t.question, t.g.day) == ("0 ShipFromSupply", 1)
    t.play("no")
    assert (t.question, t.g.day) == ("1 Gain", 2)
    t.play("gain 0")
    assert t.question == "0 Gain"
