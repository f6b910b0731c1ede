"""Bonus tokens kept face up until used: twice value, twice action, cheaper (BONUS-4, -5, -6 and -8)."""

import pytest

from gugong.content.names import DECREES, JADE, TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from tests.table import Table

rule = pytest.mark.rule


def table(**has: object) -> Table:
    return Table(bonus_tokens="twelve").seat(1, hand="").seat(0, **has)


def used(t: Table) -> list[str]:
    return [event.rule for event in t.events("token-used")]


# ---- kept face up


@rule("BONUS-4", "BONUS-5", "BONUS-6", "TRAVEL-6")
def test_a_collected_power_is_stored_without_a_question():
    t = table(tokens="").map(Kaifeng="cheaper").ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert (t.stored(0), t.question) == (["cheaper"], "over")


@rule("Q-BO-10", "TRAVEL-7")
def test_an_unused_power_fills_a_slot():
    t = table(tokens="twice-value twice-action cheaper envoy envoy envoy").map(Kaifeng="two-vp")
    t.ask(ACTIONS[TRAVEL][0][LOCATION]).play("A")
    assert t.question == "0 MakeRoom"


@rule("BONUS-8", "Q-BO-10")
def test_an_unused_power_may_be_exchanged_like_an_ordinary_token():
    t = table(pool=2, tokens="twice-value envoy").ask(ACTIONS[JADE][0][LOCATION])
    t.play("tokens 2 power")
    assert (t[0].pool, t.stored(0)) == (3, [])


@rule("BONUS-8")
def test_after_use_the_token_is_an_ordinary_stored_one():
    t = table(pool=4, tokens="cheaper envoy").ask(ACTIONS[JADE][0][LOCATION])
    t.play("house 3", "cheaper")
    t.ask(ACTIONS[JADE][0][LOCATION]).play("tokens 2")
    assert t.stored(0) == []


@rule("BONUS-8")
def test_a_token_is_used_once():
    t = table(pool=3, tokens="cheaper").ask(ACTIONS[JADE][0][LOCATION], ACTIONS[JADE][0][LOCATION])
    t.play("house 3", "cheaper")
    assert (t[0].jade, t[0].pool, t.question) == (1, 2, "over")


# ---- twice value


@rule("BONUS-4", "BONUS-8", "DAY-EXCHANGE-6")
def test_twice_value_makes_the_exchange_free():
    t = table(pool=0, tokens="twice-value", hand="4-swap 8").gifts(palace="7-intrigue").turn(0)
    t.play("4-swap palace")
    assert sorted(t.moves) == ["discard 8", "no actions", "twice-value"]
    t.play("twice-value")
    assert (t.question, t[0].tokens) == ("0 Swap", [-16])


@rule("BONUS-4", "Q-CH-13")
def test_twice_value_is_not_offered_where_it_would_not_be_enough():
    t = table(tokens="twice-value", hand="3-palace 8").gifts(palace="7-intrigue").turn(0)
    t.play("3-palace palace")
    why = t.why_not("twice-value")
    assert "twice-value" not in t.moves
    assert why.rule == "Q-CH-13"


@rule("BONUS-4", "Q-CH-13")
def test_twice_value_is_not_offered_where_the_exchange_is_free_already():
    t = table(tokens="twice-value", hand="8 9").gifts(palace="7-intrigue").turn(0)
    t.play("8 palace")
    assert (t.question, used(t)) == ("0 Palace", [])


@rule("BONUS-4", "DAY-EXCHANGE-6")
def test_twice_value_must_be_higher_and_not_just_equal():
    t = table(tokens="twice-value", hand="3-palace 8").gifts(palace="6-wall").turn(0)
    t.play("3-palace palace")
    assert "twice-value" not in t.moves


@rule("BONUS-4", "DECREE-L2-EQUAL", "DAY-EXCHANGE-6")
def test_twice_value_may_be_equal_with_the_decree():
    t = table(decrees="L2-EQUAL", tokens="twice-value", hand="3-palace 8").gifts(palace="6-wall").turn(0)
    t.play("3-palace palace", "twice-value")
    assert t.question == "0 Palace"


@rule("BONUS-4", "Q-EX-6", "DAY-EXCHANGE-6")
def test_the_value_is_doubled_first_and_then_raised_by_one():
    t = table(tokens="twice-value", hand="3-palace 8").outpost(0, "plus-one").gifts(palace="7-intrigue").turn(0)
    t.play("3-palace palace")
    assert "twice-value" not in t.moves  # 3 x 2 + 1 = 7, not (3 + 1) x 2 = 8


@rule("BONUS-4", "DAY-EXCHANGE-6")
def test_plus_one_adds_to_a_doubled_value():
    t = table(tokens="twice-value", hand="3-palace 8").outpost(0, "plus-one").gifts(palace="6-wall").turn(0)
    t.play("3-palace palace", "twice-value")
    assert t.question == "0 Palace"


@rule("Q-CH-13", "BONUS-4")
def test_two_twice_value_tokens_make_it_four_times():
    t = table(tokens="twice-value twice-value", hand="2-wall 9").gifts(palace="7-intrigue").turn(0)
    t.play("2-wall palace", "twice-value", "twice-value")
    assert (t.question, used(t)) == ("0 GreatWall", ["BONUS-4", "BONUS-4"])


@rule("BONUS-4")
def test_twice_value_lasts_for_one_gift():
    t = table(tokens="twice-value", hand="4-swap 3-palace").gifts(palace="7-intrigue", jade="5-canal").turn(0)
    t.play("4-swap palace", "twice-value", "no", "A", "3-palace jade")
    assert (t.question, "twice-value" in t.moves) == ("0 Payment", False)


# ---- twice action


@rule("BONUS-5", "BONUS-8")
def test_twice_action_performs_the_card_action_again_as_an_action_of_its_own():
    t = table(pool=2, tokens="twice-action", hand="6-palace 8").gifts(jade="1-palace").turn(0)
    t.play("6-palace jade", "A")
    assert t.moves == ["again", "no"]
    t.play("again", "B")
    assert (t[0].envoy, t[0].pool, t[0].tokens) == (3, 0, [-17])


@rule("BONUS-5")
def test_twice_action_doubles_a_gain_of_servants():
    t = table(pool=2, tokens="twice-action", hand="7-one-servant 8").gifts(jade="1-palace").turn(0)
    t.play("7-one-servant jade", "again")
    assert t[0].pool == 4


@rule("BONUS-5")
def test_twice_action_doubles_a_swap():
    t = table(tokens="twice-action", hand="5-swap 8 9").gifts(jade="1-palace", wall="2-canal").turn(0)
    t.play("5-swap jade", "swap hand 8 wall", "again", "swap hand 9 wall")
    assert (t.hand(0), t.card("wall")) == (["2-canal", "8"], "9")


@rule("BONUS-5")
def test_twice_action_may_be_declined_and_is_kept():
    t = table(pool=2, tokens="twice-action", hand="7-one-servant 8").gifts(jade="1-palace").turn(0)
    t.play("7-one-servant jade", "no")
    assert (t[0].pool, t.stored(0), used(t)) == (3, ["twice-action"], [])


@rule("BONUS-5")
def test_twice_action_concerns_the_card_and_not_the_location():
    t = table(tokens="twice-action", hand="8 9").gifts(palace="1-palace").turn(0)
    t.play("8 palace", "A")
    assert (t.question, t[0].envoy) == ("0 Give", 1)


@rule("BONUS-5", "Q-CH-13")
def test_twice_action_is_not_offered_after_a_card_action_left_out():
    t = table(tokens="twice-action", hand="6-palace 8").gifts(intrigue="1-palace").turn(0)
    t.play("6-palace intrigue", "skip")
    assert t.question == "0 Intrigue"


@rule("Q-BO-11", "BONUS-5", "DAY-ACTION-3")
def test_card_action_twice_and_the_same_location_action_are_three_performances():
    t = table(tokens="twice-action", hand="6-palace 8").gifts(palace="1-palace").turn(0)
    t.play("6-palace palace", "A", "again", "A", "A")
    assert t[0].envoy == 3


@rule("Q-BO-11", "Q-BO-3", "BONUS-2")
def test_each_of_the_three_performances_is_taxed():
    t = table(vp=5, tokens="twice-action", hand="6-palace 8").outpost(1, "tax", "palace")
    t.gifts(palace="1-palace").turn(0).play("6-palace palace", "A", "again", "A", "A")
    assert (t[0].vp, t[1].vp) == (2, 3)


@rule("Q-CH-13", "BONUS-5")
def test_two_twice_action_tokens_give_the_card_action_three_times():
    t = table(pool=2, tokens="twice-action twice-action", hand="7-one-servant 8").gifts(jade="1-palace").turn(0)
    t.play("7-one-servant jade", "again", "again")
    assert (t[0].pool, used(t)) == (5, ["BONUS-5", "BONUS-5"])


@rule("Q-CH-13", "Q-CH-10", "BONUS-5")
def test_twice_action_is_not_offered_for_a_gain_from_an_empty_supply():
    t = table(pool=11, tokens="twice-action", hand="7-one-servant 8").gifts(palace="1-palace").turn(0)
    t.play("7-one-servant palace", "gain 1")
    assert (t.question, t[0].pool) == ("0 Palace", 12)


@rule("Q-CH-13", "BONUS-5")
@pytest.mark.parametrize(("rules", "asked"), [(1, "0 Again"), (2, "0 Palace")])
def test_twice_action_is_offered_after_gaining_nothing_under_rules_1_alone(rules, asked):
    t = Table(bonus_tokens="twelve", rules=rules).seat(1, hand="")
    t.seat(0, pool=11, tokens="twice-action", hand="7-one-servant 8").gifts(palace="1-palace").turn(0)
    t.play("7-one-servant palace", "gain 0")
    assert t.question == asked


@rule("Q-CH-13", "Q-CH-10", "BONUS-5")
def test_twice_action_is_not_offered_for_an_action_that_has_no_effect_again():
    t = table(marker=14, pool=6, tokens="twice-action", hand="7-intrigue 8").gifts(palace="1-palace").turn(0)
    t.play("7-intrigue palace", "A")  # takes the medal although the marker cannot move
    assert (t.question, t.g.medal) == ("0 Palace", 0)


# ---- cheaper


@rule("BONUS-6", "BONUS-8")
def test_cheaper_lowers_a_jade_action_by_two():
    t = table(pool=4, tokens="cheaper").ask(ACTIONS[JADE][0][LOCATION])
    t.play("house 4")
    assert t.moves == ["pay 4", "cheaper"]
    t.play("cheaper")
    assert (t[0].jade, t[0].pool, t[0].tokens) == (1, 2, [-18])


@rule("BONUS-6")
def test_cheaper_makes_affordable_what_the_pool_alone_does_not():
    t = table(pool=1, tokens="cheaper").ask(ACTIONS[JADE][0][LOCATION])
    assert t.moves == ["skip", "house 3"]
    t.play("house 3")
    assert (t[0].jade, t[0].pool, used(t)) == (1, 0, ["BONUS-6"])


@rule("BONUS-6")
def test_cheaper_need_not_be_used():
    t = table(pool=4, tokens="cheaper").ask(ACTIONS[JADE][0][LOCATION])
    t.play("house 4", "pay 4")
    assert (t[0].pool, t[0].tokens) == (0, [18])


@rule("BONUS-6", "Q-BO-12")
def test_cheaper_never_lowers_a_cost_below_zero():
    t = table(pool=3, tokens="cheaper").tile("L1-SHIP").ask(ACTIONS[DECREES][0][LOCATION])
    t.play("decree L1-SHIP", "cheaper")
    assert (t[0].pool, t[0].decree_servants, t.events("gain")) == (2, 1, [])


@rule("Q-BO-12", "BONUS-6", "DECREE-1")
def test_the_servant_placed_on_a_decree_is_no_cost_that_cheaper_could_lower():
    t = table(pool=0, tokens="cheaper").tile("L1-SHIP").ask(ACTIONS[DECREES][0][LOCATION])
    assert (t.question, t[0].decree_servants) == ("over", 0)


@rule("Q-BO-12", "Q-JP-7", "BONUS-6")
def test_cheaper_adds_up_with_the_decree_decree():
    t = table(decrees="L2-DECREE", pool=1, tokens="cheaper").tile("L3-EIGHT")
    t.ask(ACTIONS[DECREES][0][LOCATION]).play("decree L3-EIGHT")
    assert (t[0].pool, t[0].decree_servants) == (0, 2)  # 3 - 1 - 2 = 0


@rule("TEST-D-27", "BONUS-6", "Q-BO-12", "JADE-4")
def test_d_27_cheaper_and_the_jade_decree_at_a_3_house_cost_nothing():
    t = table(decrees="L2-JADE", pool=0, tokens="cheaper").ask(ACTIONS[JADE][0][LOCATION])
    supply = t[0].supply
    t.play("house 3")
    assert (t[0].jade, t[0].pool, t[0].supply) == (1, 0, supply)


@rule("Q-CH-13", "BONUS-6")
def test_two_cheaper_tokens_lower_the_cost_by_four():
    t = table(pool=0, tokens="cheaper cheaper").ask(ACTIONS[JADE][0][LOCATION])
    t.play("house 4")
    assert (t[0].jade, used(t)) == (1, ["BONUS-6", "BONUS-6"])


@rule("Q-CH-13", "BONUS-6")
def test_cheaper_is_not_offered_when_nothing_is_left_to_pay():
    t = table(decrees="L2-JADE", pool=4, tokens="cheaper cheaper").ask(ACTIONS[JADE][0][LOCATION])
    t.play("house 3", "cheaper")
    assert (t[0].pool, used(t), t.question) == (4, ["BONUS-6"], "over")


@rule("BONUS-6")
def test_cheaper_lowers_a_followed_jade_action_too():
    t = Table(bonus_tokens="twelve").seat(1, pool=1, tokens="cheaper").outpost(1, "follow", "jade")
    t.ask(ACTIONS[JADE][0][LOCATION]).play("house 3", "house 3")
    assert (t[1].jade, t[1].pool) == (1, 0)


@rule("BONUS-6")
def test_cheaper_lowers_no_travel_cost():
    t = table(pool=2, tokens="cheaper").ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("B")
    assert (t[0].pool, used(t)) == (0, [])
