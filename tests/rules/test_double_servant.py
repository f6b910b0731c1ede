"""The Double Servant (rules A6)."""

import pytest

from gugong.content.names import CANAL, DECREES, INTRIGUE, JADE, PALACE, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.harbours import SHIP_BY_TOKEN
from gugong.rules.night import NIGHT
from tests.table import Table

rule = pytest.mark.rule


def at(place, t, who=0):
    """This seat is asked about the action of this location, and nothing else is pending."""
    return t.ask(ACTIONS[place][who][LOCATION])


# ---- locked and free


@rule("DOUBLE-1")
def test_a_locked_double_servant_neither_pays_nor_works():
    t = at(WALL, Table(players=2).seat(0, pool=0))
    assert (t.double(0), t.question) == ("locked", "over")


@rule("DOUBLE-1", "D-18")
def test_a_double_servant_just_claimed_can_be_used_in_the_same_action():
    t = at(CANAL, Table(players=2).seat(0, pool=0).ship(0, "a4", 3))
    t.play("claim a4 double", "A", "stay")
    assert (t.double(0), t.ships()) == ("a1", {"a1": (0, 2)})


@rule("DOUBLE-1", "DOUBLE-3")
def test_a_locked_double_servant_is_not_gained():
    t = Table(players=2).seat(0, pool=2, hand="3-two-servants").gifts(palace="1-palace").turn(0)
    t.play("3-two-servants palace")
    assert (t.double(0), t[0].pool) == ("locked", 4)


# ---- gaining


@rule("DOUBLE-3", "Q-CH-1")
def test_the_double_servant_may_be_the_one_gained():
    t = Table(players=2).seat(0, pool=2, hand="7-one-servant", double="supply").gifts(palace="1-palace").turn(0)
    t.play("7-one-servant palace")
    assert t.moves == ["gain D", "gain 1"]
    t.play("gain D")
    assert (t.double(0), t[0].pool) == ("pool", 2)


@rule("DOUBLE-3", "Q-NE-1")
def test_the_double_servant_counts_as_one_of_two_gained():
    t = Table(players=2).seat(0, pool=2, hand="3-two-servants", double="supply").gifts(palace="1-palace").turn(0)
    t.play("3-two-servants palace", "gain 1+D")
    assert (t.double(0), t[0].pool) == ("pool", 3)


@rule("DOUBLE-3")
def test_a_double_servant_on_the_wall_is_not_gained():
    t = Table(players=2).seat(0, pool=2, hand="7-one-servant", double="wall").gifts(palace="1-palace").turn(0)
    t.play("7-one-servant palace")
    assert (t.double(0), t[0].pool) == ("wall", 3)


# ---- paying


@rule("DOUBLE-4", "DOUBLE-2", "Q-CH-5")
def test_the_double_servant_alone_pays_two():
    t = at(PALACE, Table(players=2).seat(0, pool=0, double="pool"))
    t.play("B")
    assert (t.double(0), t[0].envoy) == ("supply", 2)


@rule("DOUBLE-4", "Q-CH-5")
def test_who_could_pay_either_way_is_asked():
    t = at(PALACE, Table(players=2).seat(0, pool=2, double="pool"))
    t.play("B")
    assert t.moves == ["pay 2", "pay D"]
    t.play("pay 2")
    assert (t.double(0), t[0].pool) == ("pool", 0)


@rule("DOUBLE-4", "Q-CH-5")
def test_who_can_pay_only_with_ordinary_servants_is_not_asked():
    t = at(PALACE, Table(players=2).seat(0, pool=2, double="supply"))
    t.play("B")
    assert (t[0].pool, t[0].envoy) == (0, 2)


@rule("DOUBLE-4", "DAY-EXCHANGE-4")
def test_the_double_servant_alone_pays_for_an_exchange():
    t = Table(players=2).seat(0, pool=0, hand="2-decrees 8", double="pool").gifts(palace="5-canal").turn(0)
    t.play("2-decrees palace", "pay 2")
    assert (t.double(0), t.card("palace")) == ("supply", "2-decrees")


@rule("Q-JP-12", "DOUBLE-2", "Q-CH-5")
def test_a_cost_of_one_paid_with_the_double_servant_gives_no_change():
    t = at(INTRIGUE, Table(players=2).seat(0, pool=0, double="pool"))
    t.play("B")
    assert (t.double(0), t[0].pool, t[0].marker) == ("supply", 0, 3)


@rule("Q-JP-12", "Q-CH-5", "DOUBLE-4")
def test_an_odd_cost_is_paid_with_the_double_servant_and_ordinary_ones():
    t = at(JADE, Table(players=2).seat(0, pool=4, double="pool"))
    t.play("house 3")
    assert t.moves == ["pay 3", "pay 1+D"]
    t.play("pay 1+D")
    assert (t.double(0), t[0].pool, t[0].jade) == ("supply", 3, 1)


@rule("Q-CH-5", "Q-JP-12")
def test_toward_a_higher_cost_the_double_servant_never_counts_one():
    t = at(JADE, Table(players=2).seat(0, pool=2, double="pool"))
    t.play("house 3")
    assert (t.double(0), t[0].pool) == ("supply", 1)


@rule("Q-CH-5", "WALL-2")
def test_a_payment_that_would_leave_nothing_to_place_is_not_offered():
    t = at(CANAL, Table(players=2).seat(0, pool=2, double="pool"))
    t.play("B")
    assert t.moves == ["pay 1", "pay D"]
    t.play("pay D")
    assert [move for move in t.moves if "D" in move] == []


# ---- placing on the wall


@rule("DOUBLE-5", "D-19")
def test_option_a_of_the_wall_may_place_the_double_servant_which_counts_two():
    t = at(WALL, Table(players=2).seat(0, pool=2, double="pool"))
    t.play("A", "place D")
    assert (t.double(0), t.g.on_wall(0), t[0].pool) == ("wall", 2, 2)


@rule("DOUBLE-5", "D-45")
def test_option_b_of_the_wall_may_place_an_ordinary_servant_and_the_double():
    t = at(WALL, Table(players=3).seat(0, pool=2, double="pool"))
    t.play("B", "pay 1", "place 1+D")
    assert (t.double(0), t.g.on_wall(0), t[0].pool) == ("wall", 3, 0)


@rule("DOUBLE-5")
def test_option_b_of_the_wall_never_places_two_ordinary_servants_and_the_double():
    t = at(WALL, Table(players=3).seat(0, pool=4, double="pool"))
    t.play("B", "pay 1")
    assert sorted(t.moves) == ["place 1", "place 1+D", "place 2", "place D"]


@rule("DOUBLE-5", "Q-WA-1")
def test_option_b_of_the_wall_may_pay_the_only_ordinary_servant_and_place_the_double():
    t = at(WALL, Table(players=3).seat(0, pool=1, double="pool"))
    t.play("B", "pay 1")
    assert (t.double(0), t[0].wall, t[0].pool) == ("wall", 0, 0)


@rule("DOUBLE-5", "DOUBLE-7", "WALL-6", "Q-WA-5", "TEST-EX-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ex_10_double_servant_on_the_wall(players):
    david, anna, lisa = 0, 1, 2
    t = Table(players=players).seat(anna, wall=2).seat(lisa, wall=2).seat(david, pool=2, double="pool")
    supply = t[david].supply
    at(WALL, t, david).play("B", "pay 1", "place 1+D")
    assert (t[david].vp, t[david].envoy) == (3, 1)
    assert (t.double(david), t[david].supply, t[david].wall) == ("supply", supply + 2, 0)
    assert (t[anna].wall, t[lisa].wall) == (2, 2)


# ---- placing on ships


@rule("DOUBLE-5", "D-19")
def test_option_a_of_the_canal_may_load_the_double_servant_which_fills_two_spaces():
    t = at(CANAL, Table(players=2).seat(0, pool=2, double="pool").ship(0, "a1", 1))
    t.play("A", "load D a1", "stay")
    assert (t.double(0), t.ships()) == ("a1", {"a1": (0, 3)})


@rule("Q-CA-3", "DOUBLE-5")
def test_the_double_servant_does_not_fit_on_a_ship_with_two_aboard():
    t = at(CANAL, Table(players=2).seat(0, pool=0, double="pool").ship(0, "a1", 2))
    t.play("A")
    assert t.moves == ["load D new a", "no load"]
    assert (t.why_not("load 1 a1").rule, t.why_not("load 1 a1").need) == ("CANAL-1", 1)
    why = t.why_not("load D a1")
    assert (why.what, why.need, why.have) == ("ship-full", 2, 1)


@rule("Q-CA-3", "DOUBLE-5", "D-45", "Q-CH-8")
def test_an_ordinary_servant_and_the_double_fill_an_empty_ship():
    t = at(CANAL, Table(players=2).seat(0, pool=2, double="pool"))
    t.play("B", "pay 1", "load 1 new a", "load D a1")
    assert (t.double(0), t.ships(), t[0].pool) == ("a1", {"a1": (0, 3)}, 0)


@rule("Q-CH-8", "DOUBLE-5")
def test_after_the_double_servant_option_b_may_load_an_ordinary_one_or_stop():
    t = at(CANAL, Table(players=2).seat(0, pool=2, double="pool"))
    t.play("B", "pay 1", "load D new a")
    assert sorted(t.moves) == ["done", "load 1 a1", "load 1 new a"]


@rule("Q-CH-8", "Q-CA-3")
def test_option_b_with_only_single_spaces_does_not_take_the_double_servant():
    t = Table(players=2).ship(0, "a1", 2).ship(0, "a2", 2).ship(0, "a3", 2).seat(0, pool=3, double="pool")
    at(CANAL, t).play("B", "pay 1")
    assert t.moves == ["load 1 a1", "load 1 a2", "load 1 a3"]


@rule("Q-CH-8", "DOUBLE-5")
def test_option_b_may_load_the_double_servant_on_the_last_two_spaces():
    t = Table(players=4).ship(0, "a1", 1).ship(0, "b1", 3).ship(0, "b4", 3).seat(0, pool=1, double="pool")
    at(CANAL, t).play("B")
    assert (t.ships()["a1"], t.double(0), t[0].pool) == ((0, 3), "a1", 0)


@rule("Q-CH-8", "DOUBLE-5")
def test_an_ordinary_servant_is_not_loaded_first_where_the_double_would_then_find_no_room():
    t = Table(players=4).ship(0, "a1", 1).ship(0, "b1", 3).ship(0, "b4", 3).seat(0, pool=2, double="pool")
    at(CANAL, t).play("B", "pay 1")
    assert (t.ships()["a1"], t.double(0), t[0].pool) == ((0, 3), "a1", 1)


@rule("Q-CA-2", "DOUBLE-5")
def test_option_b_of_the_canal_with_the_double_servant_alone_is_refused():
    t = at(CANAL, Table(players=2).seat(0, pool=0, double="pool"))
    assert t.moves == ["A", "skip"]
    assert (t.why_not("B").need, t.why_not("B").have) == (3, 1)


@rule("Q-CA-3", "DOUBLE-5")
def test_the_double_servant_does_not_follow_an_ordinary_one_onto_the_last_space():
    t = Table(players=2).ship(0, "a1", 1).seat(0, pool=3, double="pool")
    at(CANAL, t).play("B", "pay 1", "load 1 a1")
    assert t.moves == ["load 1 a1", "load 1 new a", "load D new a"]
    assert t.why_not("load D a1").what == "ship-full"


@rule("Q-CH-8", "Q-CA-10", "DOUBLE-5")
def test_the_double_servant_may_go_on_the_ship_that_the_first_placement_returned():
    """Pay 1, fill the ship in harbour 2, claim, then the Double Servant on a new ship."""
    t = Table(players=4).ship(0, "a1", 3).ship(0, "b1", 3).ship(0, "a2", 2).seat(0, pool=2, double="pool")
    at(CANAL, t).play("B", "pay 1", "load D new a")
    assert (t[0].vp, t.double(0), t.ships()["a2"]) == (4, "a2", (0, 2))


@rule("DOUBLE-5", "NIGHT-5")
def test_the_double_servant_sails_with_its_ship():
    t = Table(players=2).ship(0, "a2", 0).seat(0, pool=2, double="a2", hand="").seat(1, hand="").ask(NIGHT)
    assert (t.double(0), t.ships()) == ("a3", {"a3": (0, 2)})


@rule("DOUBLE-2", "DOUBLE-5", "TOKEN-9")
def test_a_token_may_put_the_double_servant_from_the_supply_on_a_new_ship():
    t = Table(players=2).seat(0, pool=2, double="supply").ask(SHIP_BY_TOKEN[0])
    t.play("load D new a")
    assert (t.double(0), t.ships(), t.question) == ("a1", {"a1": (0, 2)}, "over")


# ---- what it cannot do


@rule("DOUBLE-6")
def test_the_double_servant_is_never_put_on_a_decree():
    t = at(DECREES, Table(players=2).tile("L1-SHIP").seat(0, pool=1, double="pool"))
    t.play("decree L1-SHIP")
    assert (t[0].decree_servants, t[0].pool, t.double(0)) == (1, 0, "supply")


@rule("DOUBLE-6", "Q-CA-12")
def test_the_double_servant_is_never_put_in_a_harbour_slot():
    t = at(CANAL, Table(players=2).ship(0, "a3", 1).seat(0, pool=0, double="a3"))
    t.play("claim a3 card")
    assert (t[0].card_slots, t.double(0)) == (1, "supply")


@rule("DOUBLE-7")
def test_a_double_servant_that_leaves_the_wall_adds_no_ordinary_servant():
    t = at(WALL, Table(players=2).seat(1, wall=2).seat(0, pool=0, wall=1, double="pool"))
    supply = t[0].supply
    t.play("A")
    assert (t.double(0), t[0].supply) == ("supply", supply + 1)
