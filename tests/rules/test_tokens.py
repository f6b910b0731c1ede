"""What the twelve basic travel tokens give (TOKEN-1 to TOKEN-12)."""

import pytest

from gugong.content.names import TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.state import NOBODY
from tests.table import Table

rule = pytest.mark.rule


def collect(token: str, table: Table | None = None) -> Table:
    """Seat 0 travels to the only token on the map."""
    t = (table or Table()).map(Kaifeng=token)
    t.ask(ACTIONS[TRAVEL][0][LOCATION])
    t.play("A")
    return t


# ---- what happens unasked


@rule("TOKEN-1")
def test_one_servant():
    t = collect("one-servant", Table().seat(0, pool=2, supply=10))
    assert (t[0].pool, t[0].supply, t.stored(0)) == (3, 9, ["one-servant"])


@rule("TOKEN-2")
def test_two_servants():
    t = collect("two-servants", Table().seat(0, pool=2, supply=10))
    assert (t[0].pool, t[0].supply) == (4, 8)


@rule("Q-TR-3", "TOKEN-2", "Q-CH-1")
def test_two_servants_with_one_in_supply_give_that_one():
    t = collect("two-servants", Table().seat(0, pool=2, supply=1))
    assert t.moves == ["gain 0", "gain 1"]
    t.play("gain 1")
    assert (t[0].pool, t[0].supply, t.stored(0)) == (3, 0, ["two-servants"])


@rule("TOKEN-1", "SERVANT-1")
def test_one_servant_with_an_empty_supply_gives_none_and_the_token_is_stored():
    t = collect("one-servant", Table().seat(0, pool=12, supply=0))
    assert (t[0].pool, t.stored(0), t.question) == (12, ["one-servant"], "over")


@rule("TOKEN-3")
def test_an_envoy_step():
    t = collect("envoy", Table().seat(0, envoy=3))
    assert (t[0].envoy, t[0].vp, t.events("envoy")[0].rule) == (4, 0, "TOKEN-3")


@rule("TOKEN-3", "PALACE-5", "TEST-EX-6")
def test_an_envoy_step_inside_the_palace_is_worth_1_vp():
    t = collect("envoy", Table().seat(0, envoy=8))
    assert (t[0].envoy, t[0].vp) == (8, 1)


@rule("TOKEN-4")
def test_an_intrigue_step():
    t = collect("intrigue", Table().seat(0, marker=3))
    assert (t[0].marker, t.question) == (4, "over")


@rule("Q-TR-12", "TOKEN-4", "D-13")
def test_an_intrigue_step_by_token_takes_no_medal():
    assert collect("intrigue").g.medal == NOBODY


@rule("TOKEN-4", "Q-CH-2")
def test_an_intrigue_step_to_the_last_space_is_asked():
    t = collect("intrigue", Table().seat(0, marker=13))
    assert t.moves == ["advance", "no"]


@rule("TOKEN-6", "D-11")
def test_two_vp():
    t = collect("two-vp", Table().seat(0, vp=5))
    assert (t[0].vp, t.events("vp")[0].rule) == (7, "TOKEN-6")


@rule("TOKEN-12")
def test_a_double_token_gives_nothing_and_is_worth_two_in_one_slot():
    t = collect("double", Table().seat(0, pool=6))
    assert (t[0].pool, t[0].vp, t.stored(0), t[0].worth, t.question) == (6, 0, ["double"], 2, "over")


# ---- discard for jade


@rule("TOKEN-5", "Q-CH-3", "D-28")
def test_discard_for_jade_offers_hand_cards_of_7_or_more_and_a_way_to_decline():
    t = collect("discard-for-jade", Table().seat(0, hand="6-wall 7-intrigue 9", discard="8"))
    assert sorted(t.moves) == ["discard 7-intrigue", "discard 9", "no"]


@rule("TOKEN-5")
def test_discard_for_jade_moves_the_card_to_the_discard_pile():
    t = collect("discard-for-jade", Table().seat(0, hand="6-wall 7-intrigue"))
    t.play("discard 7-intrigue")
    assert (t.hand(0), t.discard(0), t[0].jade) == (["6-wall"], ["7-intrigue"], 1)


@rule("TOKEN-5", "Q-JP-2")
def test_the_jade_of_a_token_comes_from_the_supply():
    t = Table().seat(0, hand="7-intrigue")
    houses = t.g.houses
    collect("discard-for-jade", t).play("discard 7-intrigue")
    assert t.g.houses == houses


@rule("TOKEN-5", "Q-CH-3")
def test_discard_for_jade_declined():
    t = collect("discard-for-jade", Table().seat(0, hand="6-wall 7-intrigue"))
    t.play("no")
    assert (t.hand(0), t[0].jade, t.stored(0)) == (["6-wall", "7-intrigue"], 0, ["discard-for-jade"])


@rule("Q-TR-17", "TOKEN-5")
def test_discard_for_jade_may_take_the_last_card_and_ends_the_players_day():
    t = Table().seat(0, hand="8 7-intrigue").seat(1, hand="9 5-swap")
    t.gifts(travel="1-palace").map(Kaifeng="discard-for-jade").turn(0)
    t.play("8 travel", "A", "discard 7-intrigue", "9 travel")
    assert (t.hand(0), t[0].jade) == ([], 1)
    assert t.question == "1 Give"


@rule("Q-TR-17", "TOKEN-5")
def test_discard_for_jade_without_a_fitting_card_is_void_and_the_token_stored():
    t = collect("discard-for-jade", Table().seat(0, hand="6-wall"))
    assert (t.question, t[0].jade, t.stored(0)) == ("over", 0, ["discard-for-jade"])


@rule("TOKEN-5", "Q-EX-7")
def test_a_plus_one_token_does_not_help_a_6_to_be_a_7():
    t = Table(bonus_tokens="six").seat(0, hand="6-wall").outpost(0, "plus-one")
    assert collect("discard-for-jade", t)[0].jade == 0


# ---- swap and take back


@rule("TOKEN-7", "CARD-5", "Q-CH-3")
def test_swap_exchanges_a_hand_card_without_cost_or_value():
    t = Table().seat(0, hand="2-canal 8", discard="").gifts(palace="7-intrigue")
    collect("swap", t).play("swap hand 2-canal palace")
    assert (t.hand(0), t.card("palace"), t.question) == (["7-intrigue", "8"], "2-canal", "over")


@rule("TOKEN-7", "CARD-5")
def test_swap_exchanges_a_discarded_card_into_the_discard_pile():
    t = Table().seat(0, hand="8", discard="2-canal").gifts(palace="7-intrigue")
    collect("swap", t).play("swap discard 2-canal palace")
    assert (t.hand(0), t.discard(0), t.card("palace")) == (["8"], ["7-intrigue"], "2-canal")


@rule("TOKEN-7", "Q-CH-3")
def test_swap_may_be_declined():
    t = Table().seat(0, hand="2-canal", discard="")
    collect("swap", t).play("no")
    assert (t.hand(0), t.stored(0)) == (["2-canal"], ["swap"])


@rule("TOKEN-8", "D-29", "Q-CH-3")
def test_take_back_offers_every_discarded_card_and_a_way_to_decline():
    t = collect("take-back", Table().seat(0, discard="2-canal 9"))
    assert sorted(t.moves) == ["no", "take 2-canal", "take 9"]


@rule("TOKEN-8", "DAY-5")
def test_a_card_taken_back_is_in_hand():
    t = collect("take-back", Table().seat(0, hand="8", discard="2-canal 9"))
    t.play("take 9")
    assert (t.hand(0), t.discard(0)) == (["8", "9"], ["2-canal"])


@rule("TOKEN-8", "Q-EX-10")
def test_the_card_taken_this_very_turn_may_be_taken_back():
    t = Table().seat(0, hand="8", discard="").seat(1, hand="")
    t.gifts(travel="1-palace").map(Kaifeng="take-back").turn(0)
    t.play("8 travel", "A", "take 1-palace")
    assert (t.hand(0), t.question) == (["1-palace"], "0 Give")


@rule("Q-TR-17", "TOKEN-8")
def test_take_back_with_an_empty_discard_pile_is_void_and_the_token_stored():
    t = collect("take-back", Table().seat(0, discard=""))
    assert (t.question, t.stored(0)) == ("over", ["take-back"])


# ---- ship and wall


@rule("TOKEN-9", "Q-CH-3")
def test_ship_places_a_servant_from_the_supply_on_a_ship():
    t = Table().seat(0, pool=2, supply=9).ship(0, "a2", 1)
    collect("ship", t).play("load 1 a2")
    assert (t.ships(), t[0].pool, t[0].supply) == ({"a2": (0, 2)}, 2, 7)


@rule("TOKEN-9", "CANAL-4")
def test_ship_puts_out_a_new_ship_in_the_first_free_harbour():
    t = Table().ship(1, "a1", 1)
    collect("ship", t).play("load 1 new a")
    assert t.ships() == {"a1": (1, 1), "a2": (0, 1)}


@rule("TOKEN-9", "CANAL-7")
def test_ship_with_the_third_servant_may_claim_at_once():
    t = Table().ship(0, "a3", 2)
    collect("ship", t).play("load 1 a3", "claim a3 card")
    assert (len(t[0].hand), t[0].card_slots, t.ships()) == (5, 1, {})


@rule("TOKEN-9", "CANAL-10")
def test_the_claim_of_a_ship_filled_by_token_may_be_declined():
    t = Table().ship(0, "a3", 2)
    collect("ship", t).play("load 1 a3", "no")
    assert (t.ships(), t.stored(0)) == ({"a3": (0, 3)}, ["ship"])


@rule("TOKEN-9", "Q-CH-3")
def test_ship_may_be_declined():
    t = collect("ship")
    t.play("no")
    assert (t.ships(), t.stored(0)) == ({}, ["ship"])


@rule("Q-TR-14", "TOKEN-9")
def test_ship_with_an_empty_supply_has_no_effect_though_the_pool_is_full():
    t = collect("ship", Table().seat(0, pool=12, supply=0))
    assert (t.question, t.ships(), t.stored(0)) == ("over", {}, ["ship"])


@rule("TOKEN-10", "Q-CH-3")
def test_wall_places_a_servant_from_the_supply_on_the_wall():
    t = collect("wall", Table().seat(0, pool=2, supply=10))
    assert t.moves == ["place 1", "no"]
    t.play("place 1")
    assert (t[0].wall, t[0].pool, t[0].supply) == (1, 2, 9)


@rule("TOKEN-10", "WALL-5")
def test_wall_completes_and_scores_the_wall():
    t = collect("wall", Table().seat(0, wall=1).seat(1, wall=2))
    t.play("place 1")
    assert (t[1].vp, t[1].wall, t[0].wall) == (3, 0, 2)  # a tie at 2: seat 1's marker is on top


@rule("Q-TR-14", "TOKEN-10")
def test_wall_with_an_empty_supply_has_no_effect_though_the_pool_is_full():
    t = collect("wall", Table().seat(0, pool=12, supply=0))
    assert (t.question, t[0].wall, t.stored(0)) == ("over", 0, ["wall"])


@rule("Q-TR-15", "Q-WA-3", "TOKEN-10")
def test_a_wall_token_brings_no_extra_servant_of_the_wall_decree():
    t = collect("wall", Table(players=5).seat(0, decrees="L2-WALL"))
    t.play("place 1")
    assert (t[0].wall, t.question) == (1, "over")


@rule("Q-TR-15", "TOKEN-10", "BONUS-2", "BONUS-3")
def test_a_wall_token_is_no_wall_action_for_tax_and_follow():
    t = Table(bonus_tokens="six").seat(0, vp=5).outpost(1, "tax", "wall").outpost(1, "follow", "wall")
    collect("wall", t).play("place 1")
    assert (t[0].vp, t[1].vp, t.question) == (5, 0, "over")


@rule("Q-TR-15", "TOKEN-9", "BONUS-2", "BONUS-3")
def test_a_ship_token_is_no_canal_action_for_tax_and_follow():
    t = Table(bonus_tokens="six").seat(0, vp=5).outpost(1, "tax", "canal").outpost(1, "follow", "canal")
    collect("ship", t).play("load 1 new a")
    assert (t[0].vp, t[1].vp, t.question) == (5, 0, "over")


# ---- pay for jade


@rule("TOKEN-11", "Q-CH-3")
def test_pay_three_for_jade_from_the_supply():
    t = collect("pay-for-jade", Table().seat(0, pool=4))
    houses = t.g.houses
    assert t.moves == ["jade", "no"]
    t.play("jade")
    assert (t[0].pool, t[0].jade, t.g.houses) == (1, 1, houses)


@rule("TOKEN-11")
def test_pay_for_jade_is_void_with_two_servants():
    t = collect("pay-for-jade", Table().seat(0, pool=2))
    assert (t.question, t[0].jade, t.stored(0)) == ("over", 0, ["pay-for-jade"])


@rule("Q-TR-13", "JADE-4")
def test_the_jade_decree_does_not_lower_the_price_of_the_token():
    t = collect("pay-for-jade", Table().seat(0, decrees="L2-JADE", pool=3))
    t.play("jade")
    assert t[0].pool == 0


@rule("Q-TR-13", "BONUS-6")
def test_a_cheaper_token_does_not_lower_the_price_of_the_token():
    t = collect("pay-for-jade", Table(bonus_tokens="twelve").seat(0, pool=3, tokens="cheaper"))
    t.play("jade")
    assert (t[0].pool, t.events("token-used")) == (0, [])


@rule("TOKEN-11", "DOUBLE-4", "DOUBLE-2")
def test_the_double_servant_counts_two_of_the_three():
    t = collect("pay-for-jade", Table().seat(0, pool=1, double="pool"))
    t.play("jade")
    assert (t[0].jade, t[0].pool, t.double(0)) == (1, 0, "supply")
