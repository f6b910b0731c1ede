"""Gaining servants: how many, and the Double Servant (TERM-4, DOUBLE-3, SERVANT-1, Q-CH-1)."""

import pytest

from gugong.content import loads
from gugong.content.loader import standard_text
from gugong.content.names import DECREES, INTRIGUE, TRAVEL, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING, NEW_DAY
from gugong.rules.night import NIGHT
from gugong.rules.options import RULES
from tests.table import Table

rule = pytest.mark.rule


def gain(card, rules=RULES, **seat):
    """Seat 0 gives a card that gains servants to the Palace."""
    t = Table(rules=rules).seat(0, hand=card, **seat).gifts(palace="1-palace").turn(0)
    t.play(f"{card} palace")
    return t


# ---- how many


@rule("Q-CH-1", "TERM-4")
def test_a_gain_that_leaves_a_servant_in_the_supply_is_taken_in_full_without_a_question():
    t = gain("4-two-servants", pool=9)
    assert (t.question, t[0].pool, t[0].supply) == ("0 Palace", 11, 1)


@rule("Q-CH-1")
def test_a_gain_that_would_take_the_last_servant_asks_how_many():
    t = gain("4-two-servants", pool=10)
    assert t.moves == ["gain 0", "gain 1", "gain 2"]


@rule("Q-CH-1")
def test_a_gain_may_be_refused_to_keep_the_supply():
    t = gain("7-one-servant", pool=11)
    t.play("gain 0")
    assert (t[0].pool, t[0].supply, t.question) == (11, 1, "0 Palace")


@rule("Q-CH-1")
def test_a_gain_may_take_the_last_servant():
    t = gain("7-one-servant", pool=11)
    t.play("gain 1")
    assert (t[0].pool, t[0].supply) == (12, 0)


@rule("Q-CH-1", "TERM-4")
def test_a_gain_beyond_the_supply_offers_what_is_there():
    t = gain("4-two-servants", pool=11)
    assert t.moves == ["gain 0", "gain 1"]
    assert (t.why_not("gain 2").rule, t.why_not("gain 2").need, t.why_not("gain 2").have) == ("TERM-4", 2, 1)


@rule("SERVANT-1", "Q-CH-10")
def test_with_an_empty_supply_nothing_is_gained():
    t = gain("4-two-servants", pool=12)
    assert (t.question, t[0].pool, t[0].supply) == ("0 Palace", 12, 0)
    assert t.events("gain") == []


@rule("Q-CH-10", "Q-TR-6")
def test_tokens_buy_no_servant_from_an_empty_supply():
    t = Table().seat(0, pool=12, tokens="envoy ship wall").turn(0)
    assert "tokens 2" not in t.moves


@rule("Q-CH-10", "Q-WA-9")
def test_a_benefit_gives_no_servant_from_an_empty_supply():
    t = Table().seat(0, pool=3, wall=2).seat(1, pool=11, wall=1, marker=6)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A")
    assert t.question == "1 Benefit"
    assert "-1" not in t.moves
    assert t.why_not("-1").rule == "Q-WA-9"


@rule("Q-CH-10", "BENEFIT-3")
def test_a_die_is_not_turned_to_the_face_it_shows():
    t = Table().dice(3, 6, 9).seat(0, pool=3, wall=3, marker=6)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A")
    assert ("-5 die A 3" in t.moves, "-5 die A 4" in t.moves) == (False, True)
    assert t.why_not("-5 die A 3").rule == "Q-CH-10"


@rule("SERVANT-1", "DECREE-3")
def test_a_servant_on_a_decree_or_in_a_harbour_slot_never_comes_back():
    t = Table().seat(0, decrees="L2-JADE L3-EIGHT", slots={"vp": 3, "card": 2}, supply=2)
    assert (t[0].pool, t[0].supply) == (3, 2)
    t.ask(MORNING)
    assert t.moves == ["gain 0", "gain 1", "gain 2"]


@rule("SERVANT-1")
def test_a_servant_paid_returns_to_the_supply_and_can_be_gained_again():
    t = Table().seat(0, pool=12, hand="7-intrigue").gifts(intrigue="1-palace").turn(0)
    t.play("7-intrigue intrigue", "B", "B")
    assert (t[0].pool, t[0].supply) == (10, 2)


@rule("Q-CH-1", "MORN-5")
def test_income_is_taken_in_full_without_a_question():
    t = Table().seat(0, pool=7).seat(1, pool=0)
    t.ask(MORNING)
    assert (t.question, t[0].pool, t[1].pool) == ("over", 11, 4)


@rule("Q-CH-1", "NIGHT-2", "D-49")
def test_match_servants_that_would_empty_the_supply_are_asked():
    t = Table().dice(4, 4, 9).seat(0, pool=10, hand="", discard="4-wall").seat(1, hand="")
    t.ask(NIGHT)
    assert t.moves == ["gain 0", "gain 1", "gain 2"]


@rule("Q-CH-1", "TOKEN-1")
def test_the_servant_of_a_token_is_taken_without_a_question():
    t = Table().map(Kaifeng="one-servant").seat(0, pool=3)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert (t.question, t[0].pool) == ("over", 4)


@rule("Q-CH-1", "BENEFIT-1")
def test_the_servant_of_a_benefit_that_would_empty_the_supply_is_asked():
    t = Table().seat(0, pool=10, wall=1, marker=2).seat(1, wall=2, marker=3)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A", "-1")
    assert t.question == "0 Gain"


@rule("Q-CH-1", "TOKEN-X-1")
def test_the_servant_bought_with_tokens_that_would_empty_the_supply_is_asked():
    t = Table().seat(0, pool=11, tokens="envoy ship").turn(0)
    t.play("tokens 2")
    assert t.moves == ["gain 0", "gain 1"]


# ---- the Double Servant


@rule("DOUBLE-3", "Q-CH-1")
def test_the_double_servant_may_be_the_one_gained():
    t = gain("7-one-servant", pool=4, double="supply")
    assert t.moves == ["gain D", "gain 1"]
    t.play("gain D")
    assert (t.double(0), t[0].pool) == ("pool", 4)


@rule("DOUBLE-3")
def test_the_double_servant_may_be_left_in_the_supply():
    t = gain("7-one-servant", pool=4, double="supply")
    t.play("gain 1")
    assert (t.double(0), t[0].pool) == ("supply", 5)


@rule("Q-NE-1", "DOUBLE-3")
def test_among_several_servants_the_double_servant_counts_1():
    t = gain("4-two-servants", pool=4, double="supply")
    assert sorted(t.moves) == ["gain 1+D", "gain 2"]
    t.play("gain 1+D")
    assert (t.double(0), t[0].pool) == ("pool", 5)


@rule("Q-NE-1")
def test_the_double_servant_is_not_gained_on_top_of_the_others():
    t = gain("4-two-servants", pool=4, double="supply")
    assert t.why_not("gain 2+D").what == "too-many"


@rule("DOUBLE-3")
def test_a_double_servant_that_is_not_in_the_supply_cannot_be_gained():
    t = gain("7-one-servant", pool=11)
    assert t.why_not("gain D").rule == "DOUBLE-3"


@rule("Q-CH-1", "DOUBLE-3", "SERVANT-1")
def test_a_double_servant_alone_in_the_supply_may_stay_there():
    t = gain("4-two-servants", pool=11, double="supply")
    assert (t.question, t.moves) == ("0 Gain", ["gain 0", "gain D"])
    t.play("gain 0")
    assert (t.question, t.double(0), t[0].pool) == ("0 Palace", "supply", 11)


@rule("Q-CH-1")
def test_under_rules_1_a_double_servant_alone_in_the_supply_was_gained_without_a_question():
    t = gain("4-two-servants", rules=1, pool=11, double="supply")
    assert (t.question, t.double(0), t[0].pool) == ("0 Palace", "pool", 11)


@rule("Q-CH-1", "TERM-4", "MORN-5")
def test_an_income_of_0_gains_nothing_and_not_the_double_servant_either():
    box = loads(standard_text().replace("day-2 = 4", "day-2 = 0"), "no income")
    t = Table(components=box).seat(0, pool=11, double="supply")
    t.ask(NEW_DAY)
    assert (t.double(0), t[0].pool, t.events("gain")) == ("supply", 11, [])


@rule("Q-CH-1", "Q-NE-1")
def test_with_the_last_ordinary_servant_and_the_double_both_questions_are_one():
    t = gain("4-two-servants", pool=10, double="supply")
    assert sorted(t.moves) == ["gain 0", "gain 1", "gain 1+D", "gain D"]


@rule("DOUBLE-3", "MORN-5", "Q-NE-1")
def test_the_double_servant_may_be_part_of_the_income():
    t = Table().seat(0, pool=2, double="supply")
    t.ask(MORNING)
    assert sorted(t.moves) == ["gain 3+D", "gain 4"]


# ---- what is asked, and what is not


@rule("Q-CH-2", "TOKEN-3", "TOKEN-4", "TOKEN-6", "D-9")
@pytest.mark.parametrize(("token", "reached"), [("envoy", (1, 0, 0)), ("intrigue", (0, 1, 0)), ("two-vp", (0, 0, 2))])
def test_token_benefits_that_only_help_are_not_asked(token, reached):
    t = Table().map(Kaifeng=token)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert t.question == "over"
    assert (t[0].envoy, t[0].marker, t[0].vp) == reached


@rule("Q-CH-2", "TOKEN-4")
def test_the_step_of_a_token_to_the_last_space_is_asked():
    t = Table().map(Kaifeng="intrigue").seat(0, marker=13)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert t.moves == ["advance", "no"]


@rule("Q-CH-2", "INTRIGUE-1")
def test_the_step_of_the_intrigue_action_to_the_last_space_is_not_asked():
    t = Table().seat(0, marker=13)
    t.ask(ACTIONS[INTRIGUE][0][LOCATION])
    t.play("A")
    assert (t.question, t[0].marker) == ("over", 14)


@rule("Q-CH-2", "DECREE-L2-DECREE")
def test_a_discount_is_taken_without_a_question():
    t = Table().seat(0, pool=6, decrees="L2-DECREE").tile("L1-ENVOY")
    t.ask(ACTIONS[DECREES][0][LOCATION])
    t.play("decree L1-ENVOY")
    assert (t[0].pool, t.question) == (5, "over")


@rule("Q-CH-3")
@pytest.mark.parametrize("token", ["swap", "discard-for-jade", "take-back", "ship", "wall", "pay-for-jade"])
def test_a_token_with_a_cost_or_a_place_is_asked_and_may_be_declined(token):
    t = Table().map(Kaifeng=token).seat(0, pool=6, hand="9 2-canal", discard="4-wall")
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert len(t.moves) > 1
    t.play("no")
    assert (t.question, t.stored(0)) == ("over", [token])


@rule("Q-CH-3")
@pytest.mark.parametrize("token", ["plus-one", "tax", "follow"])
def test_a_bonus_token_is_asked_and_may_be_declined(token):
    t = Table(bonus_tokens="six").map(Kaifeng=token).seat(0, pool=6)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert len(t.moves) > 1
    t.play("no")
    assert (t.question, t.stored(0), t[0].pool) == ("over", [token], 6)


@rule("Q-CH-3", "WALL-7")
def test_an_intrigue_benefit_is_asked_and_may_be_declined():
    t = Table().seat(0, pool=3, wall=3, marker=6)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A")
    assert (t.question, "-1" in t.moves) == ("0 Benefit", True)
    t.play("no")
    assert (t.question, t[0].marker) == ("over", 6)


@rule("Q-CH-3", "CANAL-10")
def test_a_claim_is_asked_and_may_be_declined():
    t = Table().ship(0, "a1", 3).seat(0, hand="").seat(1, hand="")
    t.ask(NIGHT)
    assert t.moves == ["done", "claim a2 vp"]
    t.play("done")
    assert (t[0].vp, t.ships()) == (0, {"a2": (0, 3)})
