"""When tokens may be exchanged, and which questions are not worth asking (TOKEN-X-4, Q-TR-5)."""

import pytest

from gugong.content.names import DECREES, JADE, TRAVEL, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.great_wall import CHECK
from gugong.rules.morning import MORNING
from gugong.rules.night import NIGHT
from gugong.rules.scoring import END
from tests.table import Table

rule = pytest.mark.rule


def collect(token: str, t: Table) -> Table:
    t.map(Kaifeng=token).ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    return t


# ---- beside every question


@rule("Q-TR-5", "TOKEN-X-4")
def test_before_the_gift_is_chosen():
    t = Table().seat(0, pool=1, tokens="envoy ship", hand="8 9").turn(0)
    t.play("tokens 2")
    assert (t[0].pool, t.question) == (2, "0 Give")


@rule("Q-TR-5", "Q-EX-8", "DAY-EXCHANGE-4")
def test_beside_the_payment_of_an_exchange_which_it_may_pay():
    t = Table().seat(0, pool=1, tokens="envoy ship", hand="2-canal 9").gifts(palace="7-intrigue").turn(0)
    t.play("2-canal palace")
    assert "pay 2" not in t.moves
    t.play("tokens 2", "pay 2")
    assert (t[0].pool, t.card("palace")) == (0, "2-canal")


@rule("Q-TR-5", "TOKEN-X-4")
def test_beside_an_action_which_it_may_pay():
    t = Table().seat(0, pool=2, tokens="envoy ship").ask(ACTIONS[JADE][0][LOCATION])
    t.play("tokens 2", "house 3")
    assert (t[0].pool, t[0].jade) == (0, 1)


@rule("Q-TR-5", "TOKEN-X-4")
def test_between_cost_and_effect():
    t = Table(players=5).seat(0, pool=2, tokens="envoy ship").ask(ACTIONS[WALL][0][LOCATION])
    t.play("B")
    assert t.moves == ["place 1", "tokens 2"]
    t.play("tokens 2", "place 2")
    assert (t[0].wall, t[0].pool) == (2, 0)


@rule("Q-TR-5", "TOKEN-X-4")
def test_between_the_two_moves_of_travel():
    t = Table().seat(0, pool=2, tokens="envoy ship").map(Kaifeng="two-vp", Jinan="two-vp", Wuchang="two-vp")
    t.ask(ACTIONS[TRAVEL][0][LOCATION]).play("B", "go Kaifeng", "tokens 2")
    assert (t[0].pool, t.question) == (1, "0 Journey")


@rule("Q-TR-5", "TOKEN-11")
def test_beside_the_benefit_of_a_token_which_it_may_pay():
    t = collect("pay-for-jade", Table().seat(0, pool=2, tokens="envoy ship"))
    assert t.moves == ["no", "tokens 2"]
    t.play("tokens 2", "jade")
    assert (t[0].jade, t.stored(0)) == (1, ["pay-for-jade"])


@rule("Q-TR-5", "TRAVEL-6")
def test_the_token_just_being_collected_does_not_count_yet():
    t = collect("pay-for-jade", Table().seat(0, pool=4, tokens="envoy"))
    assert t.moves == ["jade", "no"]


@rule("Q-TR-5", "WALL-7")
def test_beside_an_intrigue_benefit_in_another_players_turn():
    t = Table().seat(0, wall=1, marker=1, tokens="envoy ship").seat(1, wall=3).do(CHECK)
    assert t.question == "0 Benefit"
    assert "tokens 2" in t.moves


@rule("Q-TR-5", "BONUS-3")
def test_beside_a_follow_in_another_players_turn_which_it_may_pay():
    t = Table(bonus_tokens="six").seat(1, pool=2, tokens="envoy ship").outpost(1, "follow", "jade")
    t.ask(ACTIONS[JADE][0][LOCATION]).play("house 3")
    assert (t.question, t.moves) == ("1 Jade", ["skip", "tokens 2"])
    t.play("tokens 2", "house 3")
    assert t[1].jade == 1


@rule("Q-TR-5", "DECREE-L1-SHIP")
def test_in_the_morning():
    t = Table().seat(0, decrees="L1-SHIP", tokens="envoy ship").ask(MORNING)
    assert t.question == "0 ShipFromSupply"
    assert "tokens 2" in t.moves


@rule("Q-TR-5", "NIGHT-6")
def test_at_night_beside_a_claim():
    t = Table().seat(0, hand="", tokens="envoy ship").seat(1, hand="").ship(0, "a2", 3).ask(NIGHT)
    assert t.question == "0 LastClaims"
    assert "tokens 2" in t.moves


@rule("Q-TR-5", "Q-CH-16")
def test_once_more_before_final_scoring():
    assert Table().seat(1, tokens="double double").ask(END).question == "1 LastExchange"


@rule("Q-TR-5")
def test_not_in_the_questions_of_others():
    t = Table().seat(1, tokens="envoy ship").turn(0)
    assert (t.question, [text for text in t.moves if text.startswith("tokens")]) == ("0 Give", [])


@rule("TOKEN-X-4", "Q-TR-5")
def test_an_exchange_leaves_the_question_open():
    t = Table().seat(0, vp=0, tokens="envoy ship envoy ship").ask(ACTIONS[JADE][0][LOCATION])
    before = t.question
    t.play("tokens 4")
    assert (t.question, t[0].vp) == (before, 2)


# ---- questions with one answer


@rule("Q-TR-5")
def test_one_answer_that_no_exchange_could_change_is_not_asked():
    t = collect("pay-for-jade", Table().seat(0, pool=1, tokens="envoy ship"))
    assert (t.question, t.stored(0)) == ("over", ["envoy", "ship", "pay-for-jade"])


@rule("Q-TR-5")
def test_tokens_for_vp_or_jade_alone_make_no_question():
    t = Table().seat(0, pool=12, supply=0, tokens="double double double").map(Kaifeng="envoy")
    t.ask(ACTIONS[TRAVEL][0][LOCATION]).play("A")
    assert (t.question, t[0].envoy) == ("over", 1)


@rule("Q-TR-5", "Q-BO-1")
def test_one_answer_is_asked_where_a_bought_servant_opens_another():
    t = collect("tax", Table(bonus_tokens="six").seat(0, pool=0, tokens="envoy ship"))
    assert t.moves == ["no", "tokens 2"]
    t.play("tokens 2", "put 1 wall")
    assert t[0].pool == 0


@rule("Q-TR-5", "DOUBLE-3", "DOUBLE-4")
def test_one_answer_is_asked_where_the_double_servant_bought_would_pay_two():
    t = collect("pay-for-jade", Table().seat(0, pool=1, double="supply", tokens="envoy ship"))
    assert t.moves == ["no", "tokens 2"]
    t.play("tokens 2", "gain D", "jade")
    assert (t[0].jade, t[0].pool, t.double(0)) == (1, 0, "supply")


@rule("Q-TR-5", "Q-EX-8", "DOUBLE-4")
def test_an_exchange_without_actions_is_asked_where_the_double_servant_bought_would_pay():
    t = Table().seat(0, pool=0, double="supply", tokens="envoy ship", hand="2-canal")
    t.gifts(palace="7-intrigue").turn(0).play("2-canal palace")
    assert t.moves == ["no actions", "tokens 2"]


@rule("Q-TR-5", "DOUBLE-5")
def test_placing_is_asked_where_the_double_servant_bought_could_be_placed_instead():
    t = Table(players=5).seat(0, pool=1, supply=0, wall=2, double="supply", tokens="envoy ship")
    t.ask(ACTIONS[WALL][0][LOCATION]).play("A")
    assert t.moves == ["place 1", "tokens 2"]


@rule("Q-TR-5", "BONUS-6")
def test_an_action_is_asked_where_a_bought_servant_and_a_cheaper_token_would_pay_it():
    t = Table(bonus_tokens="twelve").seat(0, pool=0, tokens="cheaper envoy ship")
    t.ask(ACTIONS[JADE][0][LOCATION])
    assert t.moves == ["skip", "tokens 2"]
    t.play("tokens 2", "house 3")
    assert (t[0].jade, t[0].pool) == (1, 0)


@rule("Q-TR-5", "DOUBLE-6")
def test_a_decree_is_not_asked_about_where_no_exchange_brings_the_servant_to_place():
    t = Table().tile("L1-SHIP").seat(0, pool=0, supply=0, wall=11, double="pool", tokens="double double")
    t.ask(ACTIONS[DECREES][0][LOCATION])
    assert t.question == "over"
