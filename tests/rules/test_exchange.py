"""Step 1 of a turn: the exchange of gifts and its price (rules A4)."""

import pytest

from gugong.content.names import BONUS_PLUS_ONE, PLACES, TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.night import NIGHT
from gugong.rules.state import NOBODY, Outpost
from tests.table import Table

rule = pytest.mark.rule


def give(card, lying, plus_ones=0, **seat):
    """Seat 0 gives this card to Jade, where `lying` is, and has this number of +1 tokens out."""
    t = Table(bonus_tokens="twelve").seat(0, pool=6, hand=f"{card} 5-swap", **seat).gifts(jade=lying).turn(0)
    t.g.outposts = (Outpost(BONUS_PLUS_ONE, 0, NOBODY, False),) * plus_ones
    t.play(f"{card} jade")
    return t


def free(t):
    return t.question != "0 Payment"


# ---- choosing


@rule("DAY-EXCHANGE-1")
def test_any_hand_card_can_be_given_to_any_location():
    t = Table().seat(0, hand="9 2-canal").turn(0)
    assert len(t.moves) == 2 * 7
    assert {"9 travel", "9 wall", "9 jade", "2-canal palace", "2-canal decrees", "2-canal canal"} <= set(t.moves)


@rule("DAY-2", "Q-EX-1")
def test_there_is_no_passing_with_cards_in_hand():
    t = Table().seat(0, hand="9").turn(0)
    assert t.moves == [f"9 {place}" for place in PLACES]


# ---- values


@rule("DAY-EXCHANGE-2")
def test_a_free_exchange_costs_nothing_and_allows_actions():
    t = give("7-one-servant", "6-swap")
    assert (t.question, t[0].pool, t.hand(0)) == ("0 Jade", 7, ["5-swap"])


@rule("TEST-D-1", "DAY-EXCHANGE-2")
def test_d_1_a_5_goes_freely_against_a_4():
    assert free(give("5-one-servant", "4-wall"))


@rule("TEST-D-1", "DAY-EXCHANGE-4")
def test_d_1_a_5_does_not_go_freely_against_a_5():
    assert not free(give("5-one-servant", "5-canal"))


@rule("TEST-D-1", "DECREE-L2-EQUAL")
def test_d_1_a_5_goes_freely_against_a_5_with_the_decree():
    assert free(give("5-one-servant", "5-canal", decrees="L2-EQUAL"))


@rule("DECREE-L2-EQUAL", "DAY-EXCHANGE-6")
def test_the_decree_does_not_help_a_lower_gift():
    assert not free(give("4-canal", "5-canal", decrees="L2-EQUAL"))


@rule("TEST-D-1", "DAY-EXCHANGE-3")
def test_d_1_a_1_goes_freely_against_a_9():
    assert free(give("1-palace", "9"))


@rule("TEST-D-1", "DAY-EXCHANGE-3", "D-6")
def test_d_1_a_2_may_go_against_a_9_but_not_freely():
    t = give("2-intrigue", "9")
    assert t.moves == ["pay 2", "no actions", "discard 5-swap"]


@rule("DAY-EXCHANGE-3")
def test_a_1_does_not_go_freely_against_an_8():
    assert not free(give("1-palace", "8"))


@rule("TEST-D-1", "DAY-EXCHANGE-2")
def test_d_1_a_9_goes_freely_against_a_1():
    assert free(give("9", "1-palace"))


@rule("DAY-EXCHANGE-6", "Q-EX-6", "BONUS-1")
def test_a_plus_one_token_makes_a_5_beat_a_5():
    assert free(give("5-one-servant", "5-canal", plus_ones=1))
    assert not free(give("5-one-servant", "6-swap", plus_ones=1))


@rule("Q-EX-6")
def test_the_1_against_9_looks_at_printed_values():
    assert free(give("1-palace", "9", plus_ones=1))
    assert not free(give("8", "9", plus_ones=1))


@rule("Q-EX-6")
def test_a_9_plus_1_beats_a_9():
    assert free(give("9", "9", plus_ones=1))


@rule("Q-EX-6", "DECREE-L2-EQUAL")
def test_an_8_plus_1_equals_a_9_and_the_decree_lets_it_go_freely():
    assert free(give("8", "9", plus_ones=1, decrees="L2-EQUAL"))


@rule("Q-EX-6")
def test_two_plus_one_tokens_stack():
    assert not free(give("7-one-servant", "8", plus_ones=1))
    assert free(give("7-one-servant", "8", plus_ones=2))


@rule("Q-EX-6", "DAY-EXCHANGE-6", "BONUS-4")
def test_a_value_is_doubled_first_and_increased_by_1_after():
    t = give("4-canal", "9", plus_ones=1, tokens="twice-value")  # 4 x 2 + 1 = 9, not (4 + 1) x 2 = 10
    assert t.why_not("twice-value").rule == "Q-CH-13"


@rule("Q-EX-6", "DAY-EXCHANGE-6", "BONUS-4", "DECREE-L2-EQUAL")
def test_the_decree_looks_at_the_doubled_and_increased_value():
    t = give("4-two-servants", "9", plus_ones=1, tokens="twice-value", decrees="L2-EQUAL")
    t.play("twice-value")
    assert free(t)


@rule("DAY-EXCHANGE-6", "Q-EX-7")
def test_a_card_on_the_board_has_its_printed_value():
    t = Table(bonus_tokens="six").seat(0, hand="6-wall").seat(1, pool=6, hand="7-intrigue").gifts(jade="1-palace")
    t.g.outposts = (Outpost(BONUS_PLUS_ONE, 0, NOBODY, False),)
    t.turn(0).play("6-wall jade", "skip", "skip", "7-intrigue jade")
    assert t.question == "1 Intrigue"


@rule("DAY-EXCHANGE-6")
def test_a_plus_one_token_helps_its_owner_alone():
    t = Table(bonus_tokens="six").seat(1, pool=6, hand="6-wall").gifts(jade="6-swap").turn(1)
    t.g.outposts = (Outpost(BONUS_PLUS_ONE, 0, NOBODY, False),)
    t.play("6-wall jade")
    assert t.question == "1 Payment"


@rule("Q-EX-7")
def test_dice_match_the_printed_value():
    t = Table(bonus_tokens="six").dice(6, 9, 9).seat(0, hand="", discard="5-canal").seat(1, hand="")
    t.g.outposts = (Outpost(BONUS_PLUS_ONE, 0, NOBODY, False),)
    t.ask(NIGHT)
    assert [event.facts["n"] for event in t.events("matches")] == [0, 0]


@rule("Q-EX-7", "TOKEN-5")
def test_a_card_discarded_for_jade_needs_a_printed_7():
    t = Table(bonus_tokens="six").map(Kaifeng="discard-for-jade").seat(0, hand="6-wall 8")
    t.g.outposts = (Outpost(BONUS_PLUS_ONE, 0, NOBODY, False),)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    assert t.moves == ["discard 8", "no"]
    assert (t.why_not("discard 6-wall").need, t.why_not("discard 6-wall").have) == (7, 6)


# ---- paying


@rule("DAY-EXCHANGE-4")
def test_a_lower_gift_is_paid_with_2_servants_or_another_card_or_goes_without_actions():
    t = give("2-intrigue", "7-one-servant")
    assert t.moves == ["pay 2", "no actions", "discard 5-swap"]


@rule("DAY-EXCHANGE-4")
def test_2_servants_buy_the_actions():
    t = give("2-intrigue", "7-one-servant")
    t.play("pay 2")
    assert (t[0].pool, t[0].supply, t.question) == (4, 8, "0 Intrigue")


@rule("DAY-EXCHANGE-4")
def test_another_hand_card_on_the_discard_pile_buys_the_actions():
    t = give("2-intrigue", "7-one-servant")
    t.play("discard 5-swap")
    assert (t[0].pool, t.hand(0), t.discard(0)) == (6, [], ["5-swap", "7-one-servant"])
    assert t.question == "0 Intrigue"


@rule("DAY-EXCHANGE-4")
def test_without_payment_the_exchange_happens_and_both_actions_are_skipped():
    t = give("2-intrigue", "7-one-servant")
    t.play("no actions")
    assert (t.card("jade"), t.discard(0), t[0].pool) == ("2-intrigue", ["7-one-servant"], 6)
    assert t.question == "1 Give"


@rule("DAY-EXCHANGE-4")
def test_the_payment_comes_before_the_exchange():
    t = give("2-intrigue", "7-one-servant")
    assert (t.card("jade"), t.discard(0), "2-intrigue" in t.hand(0)) == ("7-one-servant", [], True)


@rule("DAY-EXCHANGE-5")
def test_the_gift_lies_on_the_location_and_the_card_from_there_on_the_discard_pile():
    t = give("7-one-servant", "6-swap")
    assert (t.card("jade"), t.hand(0), t.discard(0)) == ("7-one-servant", ["5-swap"], ["6-swap"])
    assert [event.rule for event in t.events("exchange")] == ["DAY-EXCHANGE-5"]


@rule("Q-EX-2", "DAY-EXCHANGE-4")
def test_a_single_card_cannot_be_paid_for_with_a_card():
    t = Table().seat(0, pool=2, hand="2-intrigue", discard="9").gifts(jade="7-one-servant").turn(0)
    t.play("2-intrigue jade")
    assert t.moves == ["pay 2", "no actions"]


@rule("DAY-EXCHANGE-4", "Q-EX-2")
def test_an_equal_card_is_another_card_and_may_pay():
    t = Table().seat(0, pool=0, hand="9 9").gifts(palace="9").turn(0)
    t.play("9 palace", "discard 9")
    assert (t.hand(0), t.discard(0), t.question) == ([], ["9", "9"], "0 Palace")


@rule("Q-EX-3", "DAY-ACTION-1")
def test_after_paying_both_actions_may_be_declined_and_the_payment_is_lost():
    t = give("2-intrigue", "7-one-servant")
    t.play("pay 2", "skip", "skip")
    assert (t[0].pool, t[0].marker, t[0].jade, t.question) == (4, 0, 0, "1 Give")


@rule("Q-EX-4")
def test_without_servants_and_other_cards_the_exchange_goes_without_actions():
    t = Table().seat(0, pool=1, hand="2-intrigue").gifts(jade="7-one-servant").turn(0)
    t.play("2-intrigue jade")
    assert (t.card("jade"), t[0].pool, t[0].marker, t.question) == ("2-intrigue", 1, 0, "1 Give")


@rule("Q-EX-8", "TOKEN-X-1", "TOKEN-X-4")
def test_a_servant_bought_with_tokens_on_the_spot_may_pay():
    t = Table().seat(0, pool=1, hand="2-intrigue", tokens="envoy ship").gifts(palace="7-one-servant").turn(0)
    t.play("2-intrigue palace")
    why = t.why_not("pay 2")
    assert (t.moves, why.need, why.have) == (["no actions", "tokens 2"], 2, 1)
    t.play("tokens 2", "pay 2")
    assert (t[0].pool, t[0].tokens, t.question) == (0, [], "0 Intrigue")


@rule("Q-EX-8", "DOUBLE-4")
def test_the_double_servant_alone_may_pay():
    t = Table().seat(0, pool=0, double="pool", hand="2-intrigue").gifts(palace="7-one-servant").turn(0)
    t.play("2-intrigue palace", "pay 2")
    assert (t.double(0), t.question) == ("supply", "0 Intrigue")


@rule("Q-EX-8", "DOUBLE-3", "DOUBLE-4")
def test_the_double_servant_bought_with_tokens_on_the_spot_may_pay():
    t = Table().seat(0, pool=0, double="supply", hand="2-intrigue", tokens="envoy ship")
    t.gifts(palace="7-one-servant").turn(0)
    t.play("2-intrigue palace")
    assert t.moves == ["no actions", "tokens 2"]
    t.play("tokens 2", "gain D", "pay 2")
    assert (t.double(0), t.question) == ("supply", "0 Intrigue")


@rule("TEST-EX-2", "DAY-EXCHANGE-4", "DAY-ACTION-2", "CARD-4", "JADE-1")
def test_ex_2_an_exchange_paid_with_a_card_whose_action_feeds_the_location_action():
    t = Table().seat(0, pool=1, hand="2-decrees 3-two-servants 5-swap").gifts(jade="8").turn(0)
    t.play("3-two-servants jade")
    assert (t.why_not("pay 2").need, t.why_not("pay 2").have) == (2, 1)
    t.play("discard 2-decrees", "house 3")
    assert (t.hand(0), t.discard(0), t.card("jade")) == (["5-swap"], ["2-decrees", "8"], "3-two-servants")
    assert (t[0].pool, t[0].jade, t.g.houses.bit_count()) == (0, 1, 3)
