"""Obtaining decrees, and what level-2 decrees do (rules A5.6)."""

import pytest

from gugong.content.names import DECREES
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING
from gugong.rules.night import NIGHT
from tests.table import Table

rule = pytest.mark.rule


def at_the_decrees(t, who=0):
    """This seat is asked about its Decree action, and nothing else is pending."""
    return t.ask(ACTIONS[DECREES][who][LOCATION])


def table(*tiles, **options):
    """A table with these decrees on the board."""
    t = Table(**{"players": 2, **options})
    for name in tiles:
        t.tile(name)
    return t


# ---- the price


@rule("DECREE-1")
def test_a_decree_costs_its_price_and_one_servant_placed_on_it():
    t = at_the_decrees(table("L2-JADE").seat(0, pool=5))
    t.play("decree L2-JADE")
    assert (t[0].pool, t[0].supply, t[0].decree_servants) == (2, 9, 1)


@rule("DECREE-1")
def test_the_servant_to_be_placed_must_be_there_besides_the_payment():
    t = at_the_decrees(table("L1-SHIP", "L3-EIGHT").seat(0, pool=3))
    assert "decree L3-EIGHT" not in t.moves
    why = t.why_not("decree L3-EIGHT")
    assert (why.rule, why.what, why.need, why.have) == ("DECREE-1", "servants", 4, 3)


@rule("DECREE-1", "Q-JP-8")
def test_every_opponent_servant_on_the_decree_costs_one_more():
    t = table("L1-SHIP", players=3).seat(1, decrees="L1-SHIP").seat(2, decrees="L1-SHIP").seat(0, pool=6)
    at_the_decrees(t).play("decree L1-SHIP")
    assert (t[0].pool, t[0].decree_servants) == (2, 1)


@rule("Q-JP-8")
def test_opponents_on_other_decrees_cost_nothing():
    t = Table(players=2).seat(1, decrees="L1-SERVANT").tile("L1-SHIP").seat(0, pool=2)
    at_the_decrees(t).play("decree L1-SHIP")
    assert t[0].pool == 0


@rule("Q-JP-18", "Q-JP-8", "DECREE-4")
def test_all_five_players_may_own_one_decree():
    t = table("L1-SHIP", players=5)
    t.seat(1, decrees="L1-SHIP").seat(2, decrees="L1-SHIP").seat(3, decrees="L1-SHIP").seat(4, decrees="L1-SHIP")
    at_the_decrees(t.seat(0, pool=6)).play("decree L1-SHIP")
    assert (t[0].pool, t[0].decree_servants) == (0, 1)


@rule("DECREE-1", "DECREE-2", "Q-JP-8", "TEST-EX-7")
def test_ex_7_decree_with_two_opponents_on_it():
    sebastian, anna, lisa = 0, 1, 2
    t = table("L1-SERVANT", players=3).seat(anna, decrees="L1-SERVANT").seat(lisa, decrees="L1-SERVANT")
    at_the_decrees(t.seat(sebastian, pool=5)).play("decree L1-SERVANT")
    assert (t[sebastian].pool, t[sebastian].supply, t[sebastian].vp) == (1, 10, 3)
    assert [p.decree_servants for p in t.g.players] == [1, 1, 1]
    t.ask(MORNING)
    gains = [event.facts["n"] for event in t.events("gain") if event.rule == "DECREE-L1-SERVANT"]
    assert gains == [1, 1, 1]


@rule("DECREE-1", "Q-JP-8")
def test_a_decree_just_obtained_is_dearer_for_the_next_player():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=4).seat(1, pool=3))
    t.play("decree L1-SHIP")
    at_the_decrees(t, 1).play("decree L1-SHIP")
    assert (t[0].pool, t[1].pool) == (2, 0)


@rule("DECREE-1", "BONUS-2")
def test_obtaining_a_decree_is_a_decree_action_performed():
    t = table("L1-SERVANT", bonus_tokens="six").seat(0, pool=4).outpost(1, "tax", "decrees")
    at_the_decrees(t).play("decree L1-SERVANT")
    assert (t[0].vp, t[1].vp) == (2, 1)


# ---- what it gives


@rule("DECREE-2")
@pytest.mark.parametrize(
    ("decree", "vp"),
    [
        ("L1-INTRIGUE", 2),
        ("L1-SHIP", 2),
        ("L1-SERVANT", 3),
        ("L1-ENVOY", 3),
        ("L1-SWAP", 3),
        ("L2-TRAVEL", 2),
        ("L2-JADE", 2),
        ("L2-WALL", 3),
        ("L2-EQUAL", 3),
        ("L2-DECREE", 4),
    ],
)
def test_decrees_of_levels_1_and_2_score_their_vp_at_once(decree, vp):
    t = at_the_decrees(table(decree).seat(0, pool=6))
    t.play(f"decree {decree}")
    assert t[0].vp == vp


@rule("DECREE-2")
@pytest.mark.parametrize("decree", ["L3-THIRD", "L3-EIGHT", "L3-JADE", "L3-DECREES", "L3-HARBOUR"])
def test_decrees_of_level_3_score_nothing_when_they_are_obtained(decree):
    t = at_the_decrees(table(decree).seat(0, pool=6, vp=9, jade=2))
    t.play(f"decree {decree}")
    assert (t[0].vp, t[0].decree_servants) == (9, 1)


@rule("DECREE-3", "DECREE-L1-ENVOY")
def test_the_advantage_of_a_decree_holds_every_morning():
    t = table("L1-ENVOY").seat(0, decrees="L1-ENVOY").ask(MORNING)
    t.ask(MORNING)
    assert t[0].envoy == 2


@rule("DECREE-3", "SERVANT-1")
def test_the_servant_stays_on_the_decree():
    t = table("L2-JADE").seat(0, hand="").seat(1, hand="")
    at_the_decrees(t).play("decree L2-JADE")
    t.ask(NIGHT)
    t.ask(MORNING)
    assert (t[0].decree_servants, t[0].pool + t[0].supply) == (1, 11)


@rule("DECREE-4")
def test_a_decree_is_not_obtained_twice():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=6, decrees="L1-SHIP"))
    assert "decree L1-SHIP" not in t.moves
    assert t.why_not("decree L1-SHIP").rule == "DECREE-4"


@rule("DECREE-1", "DAY-ACTION-1")
def test_no_decree_need_be_obtained():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=6))
    t.play("skip")
    assert (t[0].pool, t[0].decree_servants) == (6, 0)


# ---- discounts


@rule("DECREE-L2-DECREE", "Q-JP-7")
def test_the_decree_decree_lowers_the_payment_by_one():
    t = at_the_decrees(table("L2-DECREE", "L3-EIGHT").seat(0, pool=3, decrees="L2-DECREE"))
    t.play("decree L3-EIGHT")
    assert (t[0].pool, t[0].decree_servants) == (0, 2)


@rule("DECREE-L2-DECREE", "Q-JP-7", "Q-JP-8")
def test_the_decree_decree_lowers_the_surcharge_too():
    t = table("L1-SHIP").seat(1, decrees="L1-SHIP").seat(0, pool=2, decrees="L2-DECREE")
    at_the_decrees(t).play("decree L1-SHIP")
    assert t[0].pool == 0


@rule("Q-JP-7", "DECREE-L2-DECREE")
def test_a_decree_that_costs_nothing_still_needs_the_servant_placed_on_it():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=0, decrees="L2-DECREE"))
    assert (t.question, t[0].decree_servants) == ("over", 1)


@rule("Q-JP-7", "DECREE-L2-DECREE")
def test_a_decree_that_costs_nothing_takes_only_the_servant_placed_on_it():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=2, decrees="L2-DECREE"))
    t.play("decree L1-SHIP")
    assert (t[0].pool, t[0].decree_servants) == (1, 2)


@rule("Q-JP-7", "BONUS-6", "Q-BO-12")
def test_the_discounts_of_decree_and_token_add_up():
    t = table("L2-DECREE", "L3-EIGHT", bonus_tokens="twelve").seat(0, pool=1, decrees="L2-DECREE", tokens="cheaper")
    at_the_decrees(t).play("decree L3-EIGHT")
    assert (t[0].pool, t[0].decree_servants) == (0, 2)


@rule("Q-JP-7", "BONUS-6", "Q-BO-12")
def test_discounts_beyond_the_price_pay_nothing_out():
    t = Table(players=2, bonus_tokens="twelve").seat(0, pool=3, decrees="L2-DECREE", tokens="cheaper")
    at_the_decrees(t.tile("L2-JADE")).play("decree L2-JADE", "cheaper")
    assert (t[0].pool, t[0].decree_servants) == (2, 2)


@rule("Q-JP-7")
def test_the_decree_decree_is_no_discount_on_itself():
    t = at_the_decrees(table("L2-DECREE", "L1-SHIP").seat(0, pool=2))
    why = t.why_not("decree L2-DECREE")
    assert (why.need, why.have) == (3, 2)


@rule("Q-JP-9", "DOUBLE-4", "DOUBLE-6")
def test_the_double_servant_may_pay_two_of_the_cost():
    t = at_the_decrees(table("L2-JADE").seat(0, pool=1, double="pool"))
    t.play("decree L2-JADE")
    assert (t[0].pool, t.double(0), t[0].decree_servants) == (0, "supply", 1)


@rule("Q-JP-9", "DOUBLE-6")
def test_the_double_servant_may_not_be_the_one_placed():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=0, double="pool"))
    assert (t.question, t[0].decree_servants, t.double(0)) == ("over", 0, "pool")


@rule("Q-JP-9", "DOUBLE-4")
def test_the_double_servant_counts_two_toward_a_decree_that_is_still_too_dear():
    t = at_the_decrees(table("L1-SHIP", "L3-EIGHT").seat(0, pool=1, double="pool"))
    assert "decree L3-EIGHT" not in t.moves
    assert (t.why_not("decree L3-EIGHT").need, t.why_not("decree L3-EIGHT").have) == (4, 3)


@rule("Q-JP-9", "DOUBLE-6", "Q-CH-5")
def test_the_last_ordinary_servant_is_kept_for_the_decree_and_the_double_pays():
    t = at_the_decrees(table("L1-SHIP").seat(0, pool=1, double="pool"))
    t.play("decree L1-SHIP")
    assert (t[0].pool, t.double(0), t[0].decree_servants) == (0, "supply", 1)


# ---- level 2 in play


@rule("DECREE-L2-TRAVEL", "TRAVEL-2")
def test_the_travel_decree_lowers_the_cost_of_travel_b_to_one():
    t = Table(players=2).seat(0, pool=1, decrees="L2-TRAVEL", hand="8").gifts(travel="1-palace")
    t.map(Kaifeng="two-vp", Wuchang="two-vp").turn(0).play("8 travel", "B", "go Kaifeng")
    assert (t[0].pool, t[0].vp) == (0, 4)


@rule("DECREE-L2-TRAVEL", "TRAVEL-1")
def test_the_travel_decree_gives_nothing_on_travel_a():
    t = Table(players=2).seat(0, pool=1, decrees="L2-TRAVEL", hand="8").gifts(travel="1-palace")
    t.map(Kaifeng="two-vp", Wuchang="two-vp").turn(0).play("8 travel", "A", "go Kaifeng")
    assert (t[0].pool, t[0].supply) == (1, 10)


@rule("DECREE-L2-EQUAL", "DAY-EXCHANGE-6")
def test_the_equal_decree_makes_a_gift_of_equal_value_free():
    t = Table(players=2).seat(0, decrees="L2-EQUAL", hand="4-canal 8").gifts(palace="4-wall").turn(0)
    t.play("4-canal palace")
    assert t.question == "0 GrandCanal"
    assert t.discard(0) == ["4-wall"]


@rule("DECREE-L2-EQUAL")
def test_the_equal_decree_does_not_help_a_lower_gift():
    t = Table(players=2).seat(0, decrees="L2-EQUAL", hand="4-canal 8").gifts(palace="5-canal").turn(0)
    t.play("4-canal palace")
    assert t.question == "0 Payment"


@rule("Q-JP-16", "DECREE-L2-WALL")
def test_a_wall_decree_obtained_by_the_card_serves_the_wall_action_of_the_same_turn():
    t = table("L2-WALL", players=3).seat(0, pool=5, hand="6-decrees").gifts(wall="1-palace").turn(0)
    t.play("6-decrees wall", "decree L2-WALL", "A", "place 1")
    assert t[0].wall == 2


@rule("Q-JP-16", "DECREE-L2-DECREE")
def test_a_decree_decree_obtained_by_the_card_serves_the_location_of_the_same_turn():
    t = table("L2-DECREE", "L3-EIGHT").seat(0, pool=6, hand="6-decrees").gifts(decrees="1-palace").turn(0)
    t.play("6-decrees decrees", "decree L2-DECREE", "decree L3-EIGHT")
    assert (t[0].pool, t[0].decree_servants) == (0, 2)


@rule("Q-JP-16", "DECREE-L2-EQUAL", "DECREE-3")
def test_an_equal_decree_helps_only_from_the_next_exchange():
    t = table("L2-EQUAL").seat(0, pool=6, hand="4-canal 6-decrees 8").gifts(jade="6-swap", wall="4-wall").turn(0)
    t.play("6-decrees jade")
    assert t.question == "0 Payment"
    t.play("discard 8", "decree L2-EQUAL", "skip")
    t.turn(0).play("4-canal wall")
    assert t.question == "0 GrandCanal"


@rule("Q-JP-17", "DAY-ACTION-3", "DECREE-4")
def test_card_and_location_bring_two_different_decrees_each_at_its_own_cost():
    t = table("L1-SHIP", "L2-JADE").seat(0, pool=5, hand="6-decrees").gifts(decrees="1-palace").turn(0)
    t.play("6-decrees decrees", "decree L2-JADE")
    assert "decree L2-JADE" not in t.moves
    t.play("decree L1-SHIP")
    assert (t[0].pool, t[0].decree_servants, t[0].vp) == (0, 2, 4)
