"""The Travel action and the map (rules A5.1)."""

import pytest

from gugong.content.names import DECREES, TRAVEL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING
from tests.table import Table

rule = pytest.mark.rule


def travel(t: Table, who: int = 0) -> Table:
    return t.ask(ACTIONS[TRAVEL][who][LOCATION])


# ---- A and B


@rule("TRAVEL-1")
def test_option_a_is_one_move_with_the_token_and_its_benefit():
    t = travel(Table().map(Kaifeng="two-vp", Wuchang="envoy"))
    t.play("A", "go Kaifeng")
    assert (t[0].vp, t[0].envoy, t.stored(0), t.question) == (2, 0, ["two-vp"], "over")


@rule("TRAVEL-1")
def test_option_a_costs_nothing():
    t = travel(Table().seat(0, pool=0).map(Kaifeng="two-vp", Wuchang="envoy"))
    t.play("A", "go Kaifeng")
    assert (t[0].pool, t.events("pay")) == (0, [])


@rule("TRAVEL-1", "TRAVEL-2", "DAY-ACTION-1")
def test_travel_may_be_left_out():
    t = travel(Table().map(Kaifeng="two-vp", Wuchang="envoy"))
    t.play("skip")
    assert (t.stored(0), t.question) == ([], "over")


@rule("TRAVEL-2")
def test_option_b_pays_two_and_travels_twice():
    t = travel(Table().seat(0, pool=3, supply=9).map(Kaifeng="two-vp", Wuchang="envoy"))
    t.play("B", "go Kaifeng")
    assert (t[0].pool, t[0].supply) == (1, 11)
    assert (t[0].vp, t[0].envoy, t.stored(0)) == (2, 1, ["two-vp", "envoy"])


@rule("TRAVEL-2")
def test_option_b_is_refused_with_one_servant():
    t = travel(Table().seat(0, pool=1).map(Kaifeng="two-vp", Wuchang="envoy"))
    why = t.why_not("B")
    assert "B" not in t.moves
    assert (why.rule, why.what, why.need, why.have) == ("TRAVEL-2", "servants", 2, 1)


@rule("TRAVEL-2", "DOUBLE-4")
def test_option_b_can_be_paid_with_the_double_servant_alone():
    t = travel(Table().seat(0, pool=0, double="pool").map(Kaifeng="two-vp", Wuchang="envoy"))
    t.play("B")
    assert t.double(0) == "supply"


@rule("TRAVEL-2", "Q-TR-11")
def test_the_first_token_of_b_is_settled_before_the_second_move():
    t = travel(Table().map(Kaifeng="wall", Wuchang="envoy"))
    t.play("B", "go Kaifeng")
    assert (t.question, t[0].envoy) == ("0 FromSupply", 0)


@rule("Q-TR-11", "TOKEN-10", "WALL-7")
def test_a_wall_scored_between_the_two_moves_of_b_is_settled_first():
    t = Table().seat(0, wall=2).seat(1, wall=1, marker=1).map(Kaifeng="wall", Wuchang="intrigue")
    travel(t).play("B", "go Kaifeng", "place 1")
    assert (t.question, t[0].vp, t.token_at("Wuchang")) == ("1 Benefit", 3, "intrigue")
    t.play("no")
    assert (t.token_at("Wuchang"), t.stored(0)) == ("", ["wall", "intrigue"])


@rule("Q-TR-11", "TOKEN-9", "CANAL-7")
def test_a_ship_claimed_between_the_two_moves_of_b_is_settled_first():
    t = Table().seat(0, pool=4).ship(0, "a2", 2).map(Kaifeng="ship", Wuchang="two-vp")
    travel(t).play("B", "go Kaifeng", "load 1 a2")
    assert t.moves == ["claim a2 vp", "no"]
    t.play("claim a2 vp")
    assert (t[0].vp, t.ships(), t.stored(0)) == (6, {}, ["ship", "two-vp"])


@rule("Q-TR-11", "TOKEN-3", "PALACE-3")
def test_an_envoy_that_arrives_between_the_two_moves_of_b_is_worth_vp_on_the_second():
    t = travel(Table().seat(0, envoy=7).map(Kaifeng="envoy", Wuchang="envoy"))
    t.play("B", "go Kaifeng")
    assert (t[0].envoy, t[0].palace_seat, t[0].vp) == (8, 0, 1)


@rule("DECREE-L2-TRAVEL")
def test_the_decree_makes_option_b_cost_one():
    t = Table().seat(0, decrees="L2-TRAVEL", pool=1).map(Kaifeng="two-vp", Wuchang="envoy")
    travel(t).play("B")
    assert (t[0].pool, [e.facts["n"] for e in t.events("pay")]) == (0, [1])


@rule("DECREE-L2-TRAVEL")
def test_the_decree_of_another_player_changes_no_price():
    t = Table().seat(1, decrees="L2-TRAVEL").seat(0, pool=1).map(Kaifeng="two-vp", Wuchang="envoy")
    assert travel(t).why_not("B").need == 2


@rule("DECREE-L2-TRAVEL", "DECREE-2")
def test_the_travel_decree_is_worth_2_vp_at_once():
    t = Table().tile("L2-TRAVEL").seat(0, pool=6)
    t.ask(ACTIONS[DECREES][0][LOCATION]).play("decree L2-TRAVEL")
    assert t[0].vp == 2


# ---- where the Traveller may go


@rule("TRAVEL-3")
def test_the_first_move_goes_to_any_city_with_a_token():
    t = travel(Table().map(Fuzhou="two-vp", Beijing="two-vp", Kaifeng="two-vp"))
    t.play("A")
    assert t.moves == ["go Fuzhou", "go Beijing", "go Kaifeng"]


@rule("TRAVEL-3")
def test_the_first_move_uses_up_the_move_of_option_a():
    t = travel(Table().map(Fuzhou="two-vp", Beijing="two-vp"))
    t.play("A", "go Beijing")
    assert (t.question, t.stored(0)) == ("over", ["two-vp"])
    assert [e.rule for e in t.events("travel")] == ["TRAVEL-3"]


@rule("TRAVEL-4")
def test_later_moves_follow_roads():
    t = Table().seat(0, city="Beijing").map(Jinan="two-vp", Taiyuan="two-vp", Fuzhou="two-vp")
    travel(t).play("A")
    assert t.moves == ["go Jinan", "go Taiyuan"]


@rule("TRAVEL-4")
def test_cities_without_a_token_are_passed_over():
    t = Table().seat(0, city="Beijing").map(Jinan="two-vp", Xian="two-vp", Wuchang="two-vp")
    travel(t).play("A")
    assert t.moves == ["go Jinan", "go Xi'an", "go Wuchang"]  # through Taiyuan, and through Taiyuan and Kaifeng


@rule("TRAVEL-4", "D-38")
def test_a_city_with_a_token_cannot_be_passed_over():
    t = Table().seat(0, city="Beijing").map(Jinan="two-vp", Taiyuan="two-vp", Kaifeng="two-vp")
    travel(t).play("A")
    assert t.moves == ["go Jinan", "go Taiyuan"]
    assert t.why_not("go Kaifeng").rule == "TRAVEL-4"


@rule("TRAVEL-4")
def test_a_city_holding_a_traveller_is_passed_over():
    t = Table().seat(0, city="Beijing").seat(1, city="Jinan").map(Taiyuan="two-vp", Nanjing="two-vp")
    travel(t).play("A")
    assert t.moves == ["go Nanjing", "go Taiyuan"]


@rule("Q-TR-10", "INV-3")
def test_no_traveller_can_go_where_another_stands():
    t = Table().seat(1, city="Kaifeng").map(Wuchang="two-vp", Jinan="two-vp")
    travel(t).play("A")
    assert "go Kaifeng" not in t.moves
    assert t.why_not("go Kaifeng").what == "no-token-there"


@rule("TRAVEL-4")
def test_the_traveller_cannot_stay_where_it_is():
    t = Table().seat(0, city="Kaifeng").map(Wuchang="two-vp", Jinan="two-vp")
    travel(t).play("A")
    assert t.moves == ["go Jinan", "go Wuchang"]


@rule("TRAVEL-5", "INV-3")
def test_a_collected_token_leaves_the_map():
    t = travel(Table().map(Kaifeng="two-vp", Wuchang="envoy"))
    t.play("A", "go Kaifeng")
    assert (t.token_at("Kaifeng"), t.token_at("Wuchang")) == ("", "envoy")
    assert t.g.side.cities[t[0].traveller] == "Kaifeng"


@rule("TRAVEL-5", "MORN-2")
def test_a_morning_refills_the_city_left_but_not_the_one_where_the_traveller_stands():
    t = Table().seat(0, city="Kaifeng")
    travel(t).play("A", "go Wuchang")
    t.ask(MORNING)
    assert t.token_at("Kaifeng") != ""
    assert t.token_at("Wuchang") == ""


@rule("Q-TR-9", "MORN-2")
def test_with_piles_and_discard_empty_the_cities_stay_empty():
    t = Table().map(Kaifeng="two-vp")
    t.g.piles, t.g.spent = ((), ()), ()
    t.ask(MORNING)
    assert (t.token_at("Kaifeng"), t.g.cities.count(0)) == ("two-vp", 11)


# ---- too few tokens on the map


@rule("Q-TR-1")
def test_without_any_token_on_the_map_travel_does_nothing():
    t = travel(Table().seat(0, city="Beijing").map())
    assert (t.question, t[0].traveller) == ("over", t.g.side.cities.index("Beijing"))


@rule("Q-TR-1")
def test_with_one_token_left_only_option_a_is_possible():
    t = travel(Table().map(Kaifeng="two-vp"))
    assert t.moves == ["A", "skip"]
    assert t.why_not("B").rule == "Q-TR-1"


@rule("Q-TR-1")
def test_with_two_tokens_left_option_b_is_possible_however_far_they_are():
    t = travel(Table().seat(0, city="Beijing").map(Fuzhou="two-vp", Guangzhou="two-vp"))
    t.play("B", "go Guangzhou")
    assert t[0].vp == 4


@rule("Q-TR-2", "D-9")
def test_a_token_whose_benefit_is_declined_is_collected_all_the_same():
    t = travel(Table().map(Kaifeng="wall", Wuchang="envoy"))
    t.play("A", "go Kaifeng", "no")
    assert (t[0].wall, t.stored(0), t.token_at("Kaifeng")) == (0, ["wall"], "")


# ---- worked examples


@rule("TEST-EX-3", "TRAVEL-2", "TOKEN-2", "TOKEN-11", "TOKEN-X-3", "TOKEN-X-5")
def test_ex_3_travel_b_then_six_tokens_for_jade():
    t = Table().seat(0, pool=3, tokens="envoy swap wall ship", hand="8 9").seat(1, hand="")
    t.gifts(travel="1-palace").map(Kaifeng="two-servants", Wuchang="pay-for-jade").turn(0)
    t.play("8 travel", "B")
    assert t[0].pool == 1
    t.play("go Kaifeng")
    assert t[0].pool == 3
    t.play("jade")
    assert (t[0].pool, t[0].jade, len(t[0].tokens)) == (0, 1, 6)
    t.play("tokens 6")
    assert (t[0].jade, t.stored(0), len(t.g.spent)) == (2, [], 6)


@rule("TEST-EX-11", "DOUBLE-2", "DOUBLE-3", "DOUBLE-4")
def test_ex_11_paying_and_regaining_the_double_servant():
    t = Table().seat(0, pool=0, double="pool", hand="8 9").seat(1, hand="")
    t.gifts(travel="1-palace", palace="2-intrigue").map(Kaifeng="two-vp", Wuchang="two-vp").turn(0)
    t.play("8 travel", "B", "go Kaifeng")
    assert (t.double(0), len(t[0].tokens)) == ("supply", 2)
    t.play("9 palace", "tokens 2", "gain D")
    assert (t.double(0), t.stored(0)) == ("pool", [])
    t.play("B")
    assert (t.double(0), t[0].pool, t[0].envoy, t[0].marker) == ("supply", 0, 2, 1)
