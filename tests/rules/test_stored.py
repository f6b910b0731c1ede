"""Storing travel tokens, and what they buy (TRAVEL-6, TRAVEL-7, TOKEN-X-1 to TOKEN-X-5)."""

import pytest

from gugong.content.names import TOKENS, TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING
from gugong.rules.scoring import END
from tests.table import Table

rule = pytest.mark.rule


def travel(t: Table) -> Table:
    return t.ask(ACTIONS[TRAVEL][0][LOCATION])


def exchanges(t: Table) -> list[str]:
    return [text for text in t.moves if text.startswith("tokens")]


# ---- storing


@rule("TRAVEL-6")
def test_a_token_is_stored_after_its_benefit():
    t = travel(Table().map(Kaifeng="wall", Wuchang="envoy"))
    t.play("A", "go Kaifeng")
    assert t.stored(0) == []
    t.play("place 1")
    assert t.stored(0) == ["wall"]


@rule("TRAVEL-6")
def test_the_sixth_slot_takes_a_token_without_a_question():
    t = travel(Table().seat(0, tokens="envoy envoy envoy ship ship").map(Kaifeng="two-vp"))
    t.play("A")
    assert (len(t[0].tokens), t.question) == (6, "over")


@rule("TRAVEL-7", "Q-TR-7")
def test_with_all_slots_full_the_player_chooses_what_to_exchange():
    t = travel(Table().seat(0, tokens="envoy envoy envoy ship ship ship").map(Kaifeng="two-vp"))
    t.play("A")
    assert (t.question, t.moves) == ("0 MakeRoom", ["tokens 2", "tokens 4", "tokens 6"])


@rule("TRAVEL-7", "Q-TR-7")
def test_room_made_with_two_tokens():
    t = travel(Table().seat(0, pool=5, tokens="envoy envoy envoy ship ship ship").map(Kaifeng="two-vp"))
    t.play("A", "tokens 2")
    assert (t[0].pool, t.stored(0)) == (6, ["envoy", "ship", "ship", "ship", "two-vp"])


@rule("TRAVEL-7", "Q-TR-8", "D-10")
def test_the_new_token_is_no_part_of_the_exchange_that_makes_room_for_it():
    t = Table(bonus_tokens="twelve").seat(0, tokens="cheaper envoy envoy ship ship ship")
    travel(t.map(Kaifeng="two-vp")).play("A")
    assert t.moves == ["tokens 2", "tokens 4", "tokens 6 power"]
    t.play("tokens 6 power")
    assert (t.stored(0), t[0].jade) == (["two-vp"], 1)


@rule("TRAVEL-7", "Q-TR-6")
def test_with_an_empty_supply_room_is_made_for_vp_or_jade():
    t = Table().seat(0, pool=12, supply=0, tokens="envoy envoy envoy ship ship ship").map(Kaifeng="two-vp")
    travel(t).play("A")
    assert t.moves == ["tokens 4", "tokens 6"]


@rule("TRAVEL-6", "TRAVEL-7")
def test_the_benefit_comes_before_room_is_made():
    t = Table().seat(0, vp=0, tokens="envoy envoy envoy ship ship ship").map(Kaifeng="two-vp")
    travel(t).play("A")
    assert (t.question, t[0].vp) == ("0 MakeRoom", 2)


@rule("TRAVEL-7", "TRAVEL-2")
def test_room_is_made_between_the_two_moves_of_option_b():
    t = Table().seat(0, tokens="envoy envoy envoy ship ship ship").map(Kaifeng="two-vp", Wuchang="envoy")
    travel(t).play("B", "go Kaifeng")
    assert (t.question, t.token_at("Wuchang")) == ("0 MakeRoom", "envoy")


# ---- what tokens buy


@rule("TEST-D-4", "TOKEN-X-1")
def test_d_4_two_tokens_buy_a_servant():
    t = travel(Table().seat(0, pool=2, supply=10, tokens="envoy ship two-vp"))
    t.play("tokens 2")
    assert (t[0].pool, t[0].supply, t.stored(0)) == (3, 9, ["two-vp"])


@rule("TEST-D-4", "TOKEN-X-2")
def test_d_4_four_tokens_buy_2_vp():
    t = travel(Table().seat(0, vp=1, tokens="envoy ship swap wall two-vp"))
    t.play("tokens 4")
    assert (t[0].vp, t.stored(0)) == (3, ["two-vp"])


@rule("TEST-D-4", "TOKEN-X-3", "Q-JP-2")
def test_d_4_six_tokens_buy_a_jade_of_the_supply():
    t = travel(Table().seat(0, tokens="envoy ship swap wall two-vp two-vp"))
    houses = t.g.houses
    t.play("tokens 6")
    assert (t[0].jade, t.stored(0), t.g.houses) == (1, [], houses)


@rule("TEST-D-4", "TOKEN-12", "Q-TR-4")
def test_d_4_five_tokens_with_a_double_one_buy_a_jade():
    t = travel(Table().seat(0, tokens="envoy ship double wall two-vp"))
    t.play("tokens 6")
    assert (t[0].jade, t.stored(0)) == (1, [])


@rule("TOKEN-X-1", "TOKEN-X-2", "TOKEN-X-3")
def test_with_five_tokens_there_is_no_jade():
    t = travel(Table().seat(0, tokens="envoy ship swap wall two-vp"))
    why = t.why_not("tokens 6")
    assert exchanges(t) == ["tokens 2", "tokens 4"]
    assert (why.rule, why.what, why.need, why.have) == ("TOKEN-X-3", "tokens", 6, 5)


@rule("TOKEN-X-1")
def test_one_token_buys_nothing():
    assert exchanges(travel(Table().seat(0, tokens="envoy"))) == []


@rule("TOKEN-12", "Q-TR-4")
def test_a_double_token_alone_buys_a_servant():
    t = travel(Table().seat(0, pool=2, tokens="double"))
    t.play("tokens 2")
    assert (t[0].pool, t.stored(0)) == (3, [])


@rule("Q-TR-4", "TOKEN-12", "TRAVEL-7")
def test_a_double_token_fills_one_slot():
    t = travel(Table().seat(0, tokens="double double double double double").map(Kaifeng="two-vp"))
    t.play("A")
    assert (len(t[0].tokens), t[0].worth, t.question) == (6, 11, "over")


@rule("TOKEN-X-4")
def test_tokens_are_exchanged_as_often_as_wished():
    t = travel(Table().seat(0, pool=2, tokens="envoy ship swap wall two-vp two-vp"))
    t.play("tokens 2", "tokens 2", "tokens 2")
    assert (t[0].pool, t.stored(0)) == (5, [])


@rule("TOKEN-X-5")
def test_exchanged_tokens_go_to_the_discard_and_not_to_the_piles():
    t = Table().seat(0, tokens="envoy ship")
    piles = t.g.piles
    travel(t).play("tokens 2")
    assert [TOKENS[kind] for kind in t.g.spent] == ["envoy", "ship"]
    assert t.g.piles == piles


@rule("TOKEN-X-5", "MORN-2")
def test_exchanged_tokens_come_back_when_the_piles_are_empty():
    t = Table().seat(0, tokens="envoy ship").map()
    t.g.piles = ((), ())
    t.turn(0).play("tokens 2")
    t.ask(MORNING)
    assert sorted(t.token_at(city) for city in t.g.side.cities)[-2:] == ["envoy", "ship"]


@rule("Q-TR-6", "TOKEN-X-1")
def test_no_servant_is_bought_from_an_empty_supply():
    t = travel(Table().seat(0, pool=12, supply=0, tokens="envoy ship swap wall"))
    assert exchanges(t) == ["tokens 4"]
    assert t.why_not("tokens 2").rule == "Q-TR-6"


@rule("Q-TR-6", "DOUBLE-3")
def test_the_double_servant_alone_in_the_supply_can_be_bought():
    t = travel(Table().seat(0, pool=11, supply=0, double="supply", tokens="envoy ship"))
    t.play("tokens 2", "gain D")
    assert (t[0].pool, t.double(0)) == (11, "pool")


@rule("TOKEN-X-1", "Q-CH-1")
def test_buying_the_last_servant_of_the_supply_asks_how_many():
    t = travel(Table().seat(0, pool=11, supply=1, tokens="envoy ship"))
    t.play("tokens 2")
    assert t.moves == ["gain 0", "gain 1"]


# ---- which tokens are given up


@rule("Q-CH-4")
def test_single_tokens_go_before_double_ones():
    t = travel(Table().seat(0, tokens="double envoy ship"))
    t.play("tokens 2")
    assert t.stored(0) == ["double"]


@rule("Q-CH-4", "Q-TR-4")
def test_payment_is_exact_so_a_double_token_goes_where_a_single_one_would_be_too_little():
    t = travel(Table().seat(0, tokens="double envoy"))
    t.play("tokens 2")
    assert t.stored(0) == ["envoy"]


@rule("Q-CH-4", "Q-TR-4")
def test_as_many_single_tokens_go_as_parity_allows():
    t = travel(Table().seat(0, tokens="double double envoy ship wall"))
    t.play("tokens 4")
    assert sorted(t.stored(0)) == ["double", "wall"]


@rule("Q-CH-4", "BONUS-8")
def test_an_unused_bonus_token_is_kept_while_the_price_can_be_paid_without_it():
    t = Table(bonus_tokens="twelve").seat(0, tokens="cheaper envoy double")
    travel(t).play("tokens 2")
    assert t.stored(0) == ["cheaper", "envoy"]


@rule("Q-CH-4", "BONUS-8")
def test_an_exchange_that_takes_an_unused_bonus_token_says_so():
    t = travel(Table(bonus_tokens="twelve").seat(0, tokens="cheaper envoy"))
    assert exchanges(t) == ["tokens 2 power"]
    assert t.why_not("tokens 2").rule == "Q-CH-4"


@rule("Q-CH-4")
def test_as_few_unused_bonus_tokens_go_as_possible():
    t = Table(bonus_tokens="twelve").seat(0, tokens="twice-value cheaper envoy ship wall")
    travel(t).play("tokens 4 power")
    assert t.stored(0) == ["cheaper"]


@rule("Q-CH-4", "BONUS-8")
def test_a_used_bonus_token_goes_like_any_single_one():
    t = Table(bonus_tokens="twelve").seat(0, tokens="-cheaper envoy double")
    travel(t).play("tokens 2")
    assert t.stored(0) == ["double"]


# ---- at the end of the game


@rule("Q-TR-16", "Q-CH-16", "TOKEN-X-2", "DECREE-L3-THIRD")
def test_vp_bought_before_final_scoring_count_for_the_decree():
    t = Table().seat(0, envoy=8, vp=1, decrees="L3-THIRD", tokens="envoy envoy ship ship").ask(END)
    assert t.moves == ["done", "tokens 4"]
    t.play("tokens 4")
    assert (t.g.scores[0], t.stored(0)) == (3 + 1 + 7, [])


@rule("Q-TR-16", "Q-CH-16")
def test_tokens_kept_at_the_end_are_worth_nothing():
    t = Table().seat(0, envoy=8, vp=1, tokens="envoy envoy ship ship").ask(END)
    t.play("done")
    assert (t.question, t.g.scores[0]) == ("over", 1 + 7)


@rule("Q-CH-16")
def test_a_servant_is_no_longer_offered_before_final_scoring():
    t = Table().seat(0, tokens="envoy envoy envoy ship ship ship").ask(END)
    assert t.moves == ["done", "tokens 4", "tokens 6"]


@rule("Q-CH-16")
def test_tokens_worth_less_than_4_are_not_asked_about_before_final_scoring():
    assert Table().seat(0, tokens="envoy ship wall").ask(END).question == "over"


@rule("Q-CH-16", "TERM-10")
def test_the_last_window_goes_round_in_player_order():
    t = Table(start_player=1).seat(0, tokens="double double").seat(1, tokens="double double").ask(END)
    assert t.question == "1 LastExchange"
    t.play("done")
    assert t.question == "0 LastExchange"
