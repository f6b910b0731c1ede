"""The jade market (rules A5.3)."""

import pytest

from gugong.content.names import JADE
from gugong.rules.actions import ACTIONS, FOLLOW, LOCATION
from tests.table import Table

rule = pytest.mark.rule


def at_the_market(t, source=LOCATION):
    return t.ask(ACTIONS[JADE][0][source])


def no_houses(t):
    """Every house has been emptied."""
    t.g.houses = 0
    return t


@rule("JADE-1")
def test_a_house_costs_what_is_printed_there():
    t = at_the_market(Table(players=2).seat(0, pool=5))
    t.play("house 4")
    assert (t[0].pool, t[0].supply, t[0].jade) == (1, 11, 1)


@rule("JADE-1")
def test_the_jade_of_a_house_is_gone_once_taken():
    t = at_the_market(Table(players=2).seat(0, pool=12))
    t.play("house 3")
    at_the_market(t).play("house 3")
    at_the_market(t)
    assert t.moves == ["skip", "house 4"]
    assert t.why_not("house 3").what == "house-empty"


@rule("JADE-1")
def test_a_house_too_dear_is_refused():
    t = at_the_market(Table(players=2).seat(0, pool=3))
    assert t.moves == ["skip", "house 3"]
    why = t.why_not("house 4")
    assert (why.rule, why.what, why.need, why.have) == ("JADE-1", "servants", 4, 3)


@rule("JADE-1", "DAY-ACTION-4")
def test_without_the_price_of_any_house_nothing_is_asked():
    t = at_the_market(Table(players=2).seat(0, pool=2))
    assert (t.question, t[0].jade, t[0].pool) == ("over", 0, 2)


@rule("JADE-1", "DAY-ACTION-1")
def test_jade_need_not_be_bought():
    t = at_the_market(Table(players=2).seat(0, pool=6))
    t.play("skip")
    assert (t[0].pool, t[0].jade) == (6, 0)


@rule("JADE-2")
def test_when_all_houses_are_empty_the_square_costs_five():
    t = at_the_market(no_houses(Table(players=2).seat(0, pool=6)))
    t.play("square")
    assert (t[0].pool, t[0].supply, t[0].jade) == (1, 11, 1)
    assert [event.rule for event in t.events("jade")] == ["JADE-2"]


@rule("JADE-2")
def test_four_servants_do_not_buy_jade_from_the_square():
    t = at_the_market(no_houses(Table(players=2).seat(0, pool=4)))
    assert (t.question, t[0].jade) == ("over", 0)


@rule("Q-JP-1", "JADE-2")
def test_the_square_is_closed_while_a_single_house_has_its_jade():
    t = Table(players=2).seat(0, pool=8)
    t.g.houses = 1
    at_the_market(t)
    assert t.moves == ["skip", "house 3"]
    assert t.why_not("square").rule == "Q-JP-1"


@rule("JADE-3")
def test_the_square_gives_jade_beyond_the_twenty_pieces():
    t = at_the_market(no_houses(Table(players=2).seat(0, pool=6, jade=12).seat(1, jade=8)))
    t.play("square")
    assert t[0].jade == 13


@rule("JADE-4", "DECREE-L2-JADE")
def test_the_jade_decree_lowers_the_price_of_a_house_by_one():
    t = at_the_market(Table(players=2).seat(0, pool=2, decrees="L2-JADE"))
    t.play("house 3")
    assert (t[0].pool, t[0].jade) == (0, 1)


@rule("JADE-4", "DECREE-L2-JADE")
def test_the_jade_decree_lowers_the_price_of_the_square_by_one():
    t = at_the_market(no_houses(Table(players=2).seat(0, pool=4, decrees="L2-JADE")))
    t.play("square")
    assert (t[0].pool, t[0].jade) == (0, 1)


@rule("JADE-4", "DECREE-L2-JADE", "D-30")
def test_the_jade_decree_also_serves_a_jade_action_that_follows_another_player():
    t = at_the_market(Table(players=2, bonus_tokens="six").seat(0, pool=2, decrees="L2-JADE"), FOLLOW)
    t.play("house 3")
    assert (t[0].pool, t[0].jade) == (0, 1)


@rule("JADE-4", "DECREE-L2-JADE", "Q-TR-13")
def test_the_jade_decree_does_not_lower_the_price_of_a_travel_token():
    t = Table(players=2).seat(0, pool=3, decrees="L2-JADE", hand="8").map(Kaifeng="pay-for-jade")
    t.gifts(travel="1-palace").turn(0).play("8 travel", "A", "jade")
    assert (t[0].pool, t[0].jade) == (0, 1)


@rule("Q-JP-2", "TOKEN-11")
def test_the_jade_of_a_travel_token_comes_from_the_supply():
    t = Table(players=2).seat(0, pool=3, hand="8").map(Kaifeng="pay-for-jade").gifts(travel="1-palace")
    houses = t.g.houses
    t.turn(0).play("8 travel", "A", "jade")
    assert (t[0].jade, t.g.houses) == (1, houses)


@rule("Q-JP-2", "TOKEN-X-3")
def test_the_jade_of_six_tokens_comes_from_the_supply():
    t = at_the_market(Table(players=2).seat(0, pool=3, tokens="envoy " * 6))
    houses = t.g.houses
    t.play("tokens 6")
    assert (t[0].jade, t.g.houses) == (1, houses)


@rule("JADE-1", "DOUBLE-4", "Q-CH-5")
def test_a_house_may_be_paid_with_the_double_servant_and_ordinary_ones():
    t = at_the_market(Table(players=2).seat(0, pool=1, double="pool"))
    t.play("house 3")
    assert (t[0].pool, t.double(0), t[0].jade) == (0, "supply", 1)


@rule("JADE-1", "Q-TR-5", "Q-NE-1", "DOUBLE-4")
def test_two_tokens_may_fetch_the_double_servant_that_pays_for_a_house():
    t = at_the_market(Table(players=2).seat(0, pool=1, double="supply", tokens="envoy swap"))
    t.play("tokens 2", "gain D", "house 3")
    assert (t[0].pool, t.double(0), t[0].jade) == (0, "supply", 1)


@rule("JADE-1", "JADE-2", "BONUS-2")
def test_buying_jade_is_a_jade_action_performed():
    t = at_the_market(Table(players=2, bonus_tokens="six").seat(0, vp=2).outpost(1, "tax", "jade"))
    t.play("house 3")
    assert (t[0].vp, t[1].vp) == (1, 1)


@rule("JADE-1", "DOUBLE-4")
def test_the_double_servant_counts_two_toward_a_price_that_is_still_too_high():
    t = at_the_market(Table(players=2).seat(0, pool=1, double="pool"))
    assert t.moves == ["skip", "house 3"]
    assert (t.why_not("house 4").need, t.why_not("house 4").have) == (4, 3)
