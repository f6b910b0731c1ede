"""Turn order, and step 2 of a turn: the actions (rules A4)."""

import pytest

from gugong.content.names import BONUS_FOLLOW, CANAL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.day import DAY
from gugong.rules.state import Outpost
from tests.table import Table

rule = pytest.mark.rule


def turns(t):
    return [event.who for event in t.events("exchange")]


# ---- turn order and passing


@rule("DAY-1")
def test_the_start_player_begins_and_the_others_follow_clockwise():
    t = Table(players=3, start_player=1).seat(0, hand="9").seat(1, hand="9").seat(2, hand="8")
    t.gifts(jade="1-palace", palace="2-intrigue", intrigue="3-two-servants")
    t.do(DAY)
    t.play("9 jade", "skip", "8 palace", "skip", "9 intrigue")
    assert turns(t) == [1, 2, 0]


@rule("DAY-1")
def test_a_turn_is_one_exchange():
    t = Table().seat(0, hand="9 8").gifts(palace="1-palace").turn(0)
    t.play("9 palace", "A")
    assert (t.question, t.hand(0)) == ("1 Give", ["8"])


@rule("DAY-3")
def test_a_player_without_cards_is_skipped_while_the_others_go_on():
    t = Table(players=3).seat(0, hand="9 9").seat(1, hand="").seat(2, hand="8 8")
    t.gifts(palace="1-palace").turn(0)
    t.play("9 palace", "skip", "8 palace", "no actions", "9 palace", "skip")
    assert (turns(t), t.question) == ([0, 2, 0], "2 Give")


@rule("DAY-4")
def test_the_day_goes_on_while_one_hand_has_cards():
    t = Table().seat(0, hand="9 9").seat(1, hand="").gifts(palace="1-palace").turn(0)
    t.play("9 palace", "skip")
    assert t.question == "0 Give"
    assert t.events("new-hands") == []


@rule("DAY-4")
def test_the_day_ends_when_all_hands_are_empty():
    t = Table().seat(0, hand="9").seat(1, hand="").gifts(palace="1-palace").turn(0)
    t.play("9 palace", "skip")
    assert len(t.events("new-hands")) == 1


@rule("DAY-5", "Q-EX-9")
def test_a_card_drawn_in_the_day_gives_one_more_turn_after_the_others():
    t = Table(players=3).ship(0, "a3", 2).seat(0, hand="8").seat(1, hand="9").seat(2, hand="9")
    t.gifts(canal="1-palace").turn(0)
    drawn = t.g.components.card_name[t.g.draw[-1]]
    t.play("8 canal", "A", "load 1 a3", "claim a3 card")
    assert t.hand(0) == [drawn]
    t.play("9 canal", "skip", "9 palace", "skip")
    assert (turns(t), t.question) == ([0, 1, 2], "0 Give")


@rule("D-5", "DAY-3", "DAY-5", "Q-BO-8")
def test_a_player_who_had_no_cards_plays_again_after_following_for_one():
    t = Table(bonus_tokens="six").ship(1, "a3", 3).seat(0, hand="9 9").seat(1, hand="", discard="")
    t.g.outposts = (Outpost(BONUS_FOLLOW, 1, CANAL, False),)
    t.gifts(canal="1-palace").turn(0)
    t.play("9 canal", "A", "stay", "claim a3 card", "done")
    assert t.question == "1 Give"


@rule("Q-EX-10", "TOKEN-8", "DAY-5")
def test_the_card_taken_this_turn_and_the_card_discarded_as_payment_may_be_taken_back():
    t = Table().map(Kaifeng="take-back").seat(0, hand="2-canal 6-wall").gifts(travel="8").turn(0)
    t.play("2-canal travel", "discard 6-wall", "skip", "A")
    assert t.moves == ["take 6-wall", "take 8", "no"]


@rule("Q-EX-10", "DAY-5")
def test_a_card_taken_back_gives_an_extra_turn():
    t = Table().map(Kaifeng="take-back").seat(0, hand="9").seat(1, hand="").gifts(travel="8").turn(0)
    t.play("9 travel", "A", "take 8")
    assert (t.question, t.hand(0)) == ("0 Give", ["8"])


@rule("Q-EX-13", "CANAL-9")
def test_six_cards_are_the_most_and_all_of_them_can_be_in_hand():
    t = Table().ship(0, "a3", 3).seat(0, hand="1-wall 2-canal 3-intrigue 5-swap 6-decrees 9", slots={"card": 2})
    t.turn(0)
    assert len(t.moves) == 6 * 7
    t.ask(ACTIONS[CANAL][0][LOCATION])
    assert t.why_not("claim a3 card").rule == "CANAL-9"


@rule("Q-EX-15")
def test_the_eleven_draw_cards_are_enough_for_two_rewards_of_five_players():
    assert len(Table(players=5).g.draw) >= 2 * 5


@rule("Q-EX-15")
def test_with_an_empty_draw_pile_the_card_reward_cannot_be_claimed():
    t = Table().ship(0, "a5", 3)
    t.g.draw = ()
    t.ask(ACTIONS[CANAL][0][LOCATION])
    assert [move for move in t.moves if move.startswith("claim")] == ["claim a5 vp", "claim a5 double"]


# ---- actions


@rule("DAY-ACTION-1", "D-7")
def test_neither_action_need_be_performed():
    t = Table().seat(0, hand="7-intrigue").gifts(palace="4-wall").turn(0)
    t.play("7-intrigue palace", "skip", "skip")
    assert (t[0].marker, t[0].envoy, t.question) == (0, 0, "1 Give")


@rule("DAY-ACTION-1")
def test_the_card_action_alone_may_be_performed():
    t = Table().seat(0, hand="7-intrigue").gifts(palace="4-wall").turn(0)
    t.play("7-intrigue palace", "A", "skip")
    assert (t[0].marker, t[0].envoy) == (1, 0)


@rule("DAY-ACTION-1", "Q-EX-5")
def test_the_card_action_is_lost_once_the_location_action_has_begun():
    t = Table().seat(0, hand="7-intrigue").gifts(palace="4-wall").turn(0)
    t.play("7-intrigue palace", "skip", "A")
    assert (t[0].marker, t[0].envoy, t.question) == (0, 1, "1 Give")


@rule("DAY-ACTION-1", "DAY-ACTION-2")
def test_both_actions_may_be_performed_the_card_first():
    t = Table().seat(0, hand="7-intrigue").gifts(palace="4-wall").turn(0)
    t.play("7-intrigue palace")
    assert t.question == "0 Intrigue"
    t.play("A")
    assert t.question == "0 Palace"
    t.play("A")
    assert (t[0].marker, t[0].envoy, t.question) == (1, 1, "1 Give")


@rule("DAY-ACTION-2")
def test_the_card_action_is_resolved_with_all_it_leads_to_before_the_location_action():
    t = Table().seat(0, pool=3, marker=2, wall=2, hand="6-wall").seat(1, wall=1).gifts(palace="4-canal").turn(0)
    t.play("6-wall palace", "A")
    assert (t.question, t[0].vp) == ("0 Benefit", 3)
    t.play("-1")
    assert t.question == "0 Palace"


@rule("DAY-ACTION-3", "D-8")
def test_the_same_action_may_be_performed_twice_with_a_fresh_choice_and_fresh_costs():
    t = Table().seat(0, pool=4, hand="7-intrigue").gifts(intrigue="4-wall").turn(0)
    t.play("7-intrigue intrigue", "B", "B")
    assert (t[0].marker, t[0].pool, t.question) == (6, 2, "1 Give")


@rule("DAY-ACTION-3", "D-8")
def test_the_same_action_may_be_performed_once_only():
    t = Table().seat(0, pool=4, hand="7-intrigue").gifts(intrigue="4-wall").turn(0)
    t.play("7-intrigue intrigue", "A", "skip")
    assert (t[0].marker, t[0].pool, t.g.medal) == (1, 4, 0)


@rule("DAY-ACTION-4")
def test_an_action_that_cannot_be_paid_for_is_not_performed():
    t = Table().seat(0, pool=2, hand="9").gifts(jade="1-palace").turn(0)
    t.play("9 jade")
    assert (t[0].jade, t[0].pool, t.question) == (0, 2, "1 Give")


@rule("DAY-ACTION-4")
def test_an_action_without_legal_effect_is_not_performed():
    t = Table().map().seat(0, hand="9").gifts(travel="1-palace").turn(0)
    t.play("9 travel")
    assert t.question == "1 Give"


@rule("DAY-ACTION-4", "DOUBLE-3", "DOUBLE-4", "TOKEN-X-4")
def test_an_action_that_tokens_could_pay_for_through_the_double_servant_is_offered():
    t = Table().seat(0, pool=1, double="supply", tokens="envoy ship", hand="9").gifts(jade="1-palace").turn(0)
    t.play("9 jade")
    assert t.moves == ["skip", "tokens 2"]


@rule("DAY-ACTION-4")
def test_a_card_action_that_cannot_be_performed_does_not_hinder_the_location_action():
    t = Table().seat(0, pool=0, hand="6-decrees").gifts(palace="4-wall").turn(0)
    t.play("6-decrees palace")
    assert t.moves == ["A", "skip"]
    assert t.question == "0 Palace"


@rule("Q-CH-10")
def test_intrigue_at_the_top_is_not_offered_once_the_medal_is_gone():
    t = Table().seat(0, marker=14, hand="9").gifts(intrigue="1-palace")
    t.g.medal = 1
    t.turn(0)
    t.play("9 intrigue")
    assert (t.question, t[0].marker) == ("1 Give", 14)


@rule("Q-CH-10", "Q-WA-12")
def test_intrigue_at_the_top_is_offered_for_the_medal():
    t = Table().seat(0, marker=14, hand="9").gifts(intrigue="1-palace").turn(0)
    t.play("9 intrigue")
    assert t.moves == ["A", "skip"]
    assert t.why_not("B").rule == "INTRIGUE-4"
