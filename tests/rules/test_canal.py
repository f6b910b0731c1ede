"""The Grand Canal action: loading and sailing (rules A5.7)."""

import pytest

from gugong.content.names import CANAL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.night import NIGHT
from tests.table import Table

rule = pytest.mark.rule


def at_the_canal(t, who=0):
    """This seat is asked about its Canal action, and nothing else is pending."""
    return t.ask(ACTIONS[CANAL][who][LOCATION])


# ---- option A


@rule("CANAL-1")
def test_option_a_loads_one_servant_and_then_moves_one_ship():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1))
    t.play("A", "load 1 a1", "sail a1")
    assert t.ships() == {"a2": (0, 2)}
    assert t[0].pool == 1


@rule("CANAL-1")
def test_the_ship_moved_need_not_be_the_one_loaded():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1).ship(0, "a3", 1))
    t.play("A", "load 1 a1", "sail a3")
    assert t.ships() == {"a1": (0, 2), "a4": (0, 1)}


@rule("CANAL-1")
def test_option_a_may_load_without_moving():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1))
    t.play("A", "load 1 a1", "stay")
    assert (t.ships(), t.question) == ({"a1": (0, 2)}, "over")


@rule("CANAL-1")
def test_option_a_may_move_without_loading():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1))
    t.play("A", "no load")
    assert (t.ships(), t[0].pool, t.question) == ({"a2": (0, 1)}, 2, "over")


@rule("CANAL-1", "D-15")
def test_nothing_is_loaded_after_the_move():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1).ship(0, "a3", 1))
    t.play("A", "no load", "sail a3")
    assert t.question == "over"


@rule("CANAL-1", "D-15", "CANAL-4")
def test_a_new_ship_is_put_out_before_the_move_could_free_a_harbour():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1))
    t.play("A", "load 1 new a", "sail a1")
    assert t.ships() == {"a2": (0, 1), "a3": (0, 1)}


@rule("Q-CA-11", "CANAL-4")
def test_a_new_ship_may_be_moved_in_the_same_action():
    t = at_the_canal(Table(players=2).seat(0, pool=1))
    t.play("A", "sail a1")
    assert t.ships() == {"a2": (0, 1)}


@rule("Q-CA-18")
def test_with_an_empty_pool_only_the_move_of_option_a_is_left():
    t = at_the_canal(Table(players=2).seat(0, pool=0).ship(0, "a1", 1).ship(0, "a3", 1))
    assert t.moves == ["A", "skip"]
    t.play("A")
    assert t.moves == ["sail a1", "sail a3"]


@rule("CANAL-1", "DAY-ACTION-4")
def test_with_an_empty_pool_and_no_ship_nothing_is_asked():
    assert at_the_canal(Table(players=2).seat(0, pool=0)).question == "over"


@rule("Q-CA-16", "CANAL-3")
def test_servants_are_neither_unloaded_nor_ships_recalled():
    t = at_the_canal(Table(players=2).seat(0, pool=1).ship(0, "a2", 2))
    assert t.moves == ["A", "skip"]
    t.play("A")
    assert t.moves == ["load 1 a2", "load 1 new a", "no load"]
    t.play("load 1 new a")
    assert t.moves == ["sail a1", "sail a2", "stay"]


# ---- moving


@rule("CANAL-5", "D-37")
def test_a_ship_jumps_over_occupied_harbours():
    t = at_the_canal(Table(players=2).seat(0, pool=0).ship(0, "a1", 1).ship(1, "a2", 1).ship(1, "a3", 2))
    t.play("A")
    assert t.ships() == {"a2": (1, 1), "a3": (1, 2), "a4": (0, 1)}


@rule("CANAL-5")
def test_a_ship_jumps_over_ships_of_its_own_player():
    t = at_the_canal(Table(players=2).seat(0, pool=0).ship(0, "a1", 1).ship(0, "a2", 2))
    t.play("A", "sail a1")
    assert t.ships() == {"a2": (0, 2), "a3": (0, 1)}


@rule("CANAL-5")
def test_a_ship_moves_one_harbour_and_no_farther():
    t = at_the_canal(Table(players=2).seat(0, pool=0).ship(0, "a1", 1))
    t.play("A")
    assert t.ships() == {"a2": (0, 1)}


@rule("Q-CA-7", "CANAL-5", "D-36")
def test_a_ship_with_all_harbours_ahead_occupied_does_not_move():
    t = Table(players=2).seat(0, pool=1).ship(0, "a3", 1).ship(1, "a4", 1).ship(1, "a5", 1)
    at_the_canal(t).play("A", "load 1 new a")
    assert t.moves == ["sail a1", "stay"]
    assert t.why_not("sail a3").rule == "Q-CA-7"


@rule("CANAL-5")
def test_a_ship_never_changes_its_route():
    t = Table(players=4).seat(0, pool=1).ship(0, "a4", 1).ship(1, "a5", 1)
    at_the_canal(t).play("A", "load 1 a4")
    assert (t.question, t.ships()) == ("over", {"a4": (0, 2), "a5": (1, 1)})


@rule("CANAL-6", "D-17")
def test_a_ship_in_harbour_5_is_not_moved_by_the_action():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a5", 1).ship(0, "a1", 1))
    t.play("A", "load 1 a1")
    assert t.moves == ["sail a1", "stay"]
    assert t.why_not("sail a5").rule == "CANAL-6"


@rule("D-17", "Q-CH-12")
def test_at_a_table_that_plays_sail_off_a_ship_leaves_harbour_5_and_is_lost():
    t = at_the_canal(Table(players=2, sail_off=True).seat(0, pool=0).ship(0, "a5", 2))
    t.play("A")
    assert (t.ships(), t[0].supply, t[0].vp) == ({}, 12, 0)
    assert [event.rule for event in t.events("lost")] == ["D-17"]


@rule("D-17", "DOUBLE-7", "Q-CA-19")
def test_a_double_servant_that_sails_off_returns_to_the_supply():
    t = Table(players=2, sail_off=True).ship(0, "a5", 0).seat(0, pool=0, double="a5")
    at_the_canal(t).play("A")
    assert (t.ships(), t.double(0), t[0].supply) == ({}, "supply", 11)


@rule("Q-CH-12", "D-17")
def test_at_a_table_that_plays_sail_off_no_ship_leaves_from_an_earlier_harbour():
    t = Table(players=2, sail_off=True).seat(0, pool=1).ship(0, "a4", 1).ship(1, "a5", 1)
    at_the_canal(t).play("A", "load 1 new a")
    assert t.moves == ["sail a1", "stay"]


# ---- option B


@rule("CANAL-2")
def test_option_b_pays_one_and_loads_two_others_on_one_ship():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a1", 1))
    t.play("B", "load 1 a1", "load 1 a1")
    assert (t.ships(), t[0].pool, t[0].supply) == ({"a1": (0, 3)}, 0, 9)


@rule("CANAL-2")
def test_option_b_may_load_two_ships():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a1", 1))
    t.play("B", "load 1 a1", "load 1 new a")
    assert t.ships() == {"a1": (0, 2), "a2": (0, 1)}


@rule("CANAL-2")
def test_option_b_moves_no_ship():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a1", 1))
    t.play("B", "load 1 new a", "load 1 a2")
    assert t.question == "over"
    assert not t.events("sail")


@rule("Q-CA-2", "CANAL-2")
def test_option_b_with_two_servants_is_refused():
    t = at_the_canal(Table(players=2).seat(0, pool=2))
    assert t.moves == ["A", "skip"]
    why = t.why_not("B")
    assert (why.rule, why.what, why.need, why.have) == ("CANAL-2", "servants", 3, 2)


@rule("CANAL-2", "Q-CA-2")
def test_option_b_cannot_stop_after_the_first_servant():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a1", 1))
    t.play("B", "load 1 a1")
    assert t.moves == ["load 1 a1", "load 1 new a"]


@rule("Q-CA-2", "DOUBLE-5")
def test_option_b_may_pay_an_ordinary_servant_and_load_the_double_alone():
    t = at_the_canal(Table(players=2).seat(0, pool=1, double="pool"))
    t.play("B")
    assert (t.ships(), t.double(0), t[0].pool) == ({"a1": (0, 2)}, "a1", 0)


@rule("CANAL-1", "CANAL-2", "BONUS-2")
@pytest.mark.parametrize("moves", [["A", "stay"], ["B", "load 1 a1"]])
def test_either_option_is_a_canal_action_performed(moves):
    t = at_the_canal(Table(players=2, bonus_tokens="six").seat(0, vp=2, pool=3).outpost(1, "tax", "canal"))
    t.play(*moves)
    assert (t[0].vp, t[1].vp) == (1, 1)


@rule("CANAL-1", "CANAL-2")
def test_what_is_told_of_a_load_names_the_option():
    t = at_the_canal(Table(players=2).seat(0, pool=4).ship(0, "a1", 1))
    t.play("A", "load 1 a1", "stay")
    at_the_canal(t).play("B", "load 1 a1")
    told = [(event.rule, event.facts["new"]) for event in t.events("load")]
    assert told == [("CANAL-1", 0), ("CANAL-2", 0), ("CANAL-2", 1)]


# ---- room


@rule("CANAL-3", "Q-CA-1")
def test_a_ship_holds_three():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 3))
    t.play("A")
    assert "load 1 a1" not in t.moves
    assert t.why_not("load 1 a1").what == "ship-full"


@rule("CANAL-3", "Q-CA-1")
def test_the_second_servant_of_option_b_does_not_fit_on_a_ship_just_filled():
    t = at_the_canal(Table(players=2).seat(0, pool=3).ship(0, "a1", 2))
    t.play("B", "load 1 a1")
    assert t.ships() == {"a1": (0, 3), "a2": (0, 1)}


@rule("CANAL-3")
def test_there_is_no_fourth_ship():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(0, "a1", 1).ship(0, "a2", 1).ship(0, "a3", 1))
    t.play("A")
    assert t.moves == ["load 1 a1", "load 1 a2", "load 1 a3", "no load"]
    assert t.why_not("load 1 new a").what == "ships-out"


@rule("CANAL-3")
def test_servants_are_loaded_on_own_ships_only():
    t = at_the_canal(Table(players=2).seat(0, pool=2).ship(1, "a1", 1))
    t.play("A")
    assert t.ships() == {"a1": (1, 1), "a2": (0, 1)}


def three_ships(load, pool):
    """Two ships are full in harbours without a reward to claim; the third, in harbour 1, carries this load."""
    t = Table(players=4).ship(0, "a1", load).ship(0, "b1", 3).ship(0, "b4", 3)
    return t.seat(0, pool=pool, double="supply")


@rule("Q-CA-9", "CANAL-3")
def test_with_three_full_ships_only_the_move_is_left():
    t = three_ships(load=3, pool=2)
    at_the_canal(t).play("A")
    assert t.moves == ["sail a1", "sail b1", "sail b4"]


@rule("Q-CA-9", "Q-CH-8")
def test_with_three_full_ships_option_b_has_no_room():
    t = at_the_canal(three_ships(load=3, pool=2).seat(0, pool=2, double="pool"))
    assert t.moves == ["A", "skip"]
    assert (t.why_not("B").rule, t.why_not("B").what) == ("Q-CH-8", "no-room")


@rule("Q-CH-8", "CANAL-2")
def test_option_b_with_a_single_free_space_is_refused():
    t = at_the_canal(three_ships(load=2, pool=3))
    assert t.moves == ["A", "skip"]
    assert t.why_not("B").what == "no-room"


@rule("Q-CH-8", "CANAL-2")
def test_option_b_with_two_free_spaces_is_offered():
    t = at_the_canal(three_ships(load=1, pool=3))
    t.play("B")
    assert t.ships()["a1"] == (0, 3)


@rule("Q-CA-13", "NIGHT-5")
def test_ships_in_a_row_all_move_one_harbour_at_night():
    t = Table(players=2).seat(0, hand="").seat(1, hand="")
    t.ship(0, "a1", 1).ship(1, "a2", 2).ship(0, "a3", 2).ship(1, "a4", 1).ask(NIGHT)
    assert t.ships() == {"a2": (0, 1), "a3": (1, 2), "a4": (0, 2), "a5": (1, 1)}


@rule("CANAL-2", "CANAL-4", "SETUP-2", "D-25", "TEST-EX-8")
def test_ex_8_canal_b_with_a_new_ship_on_two_routes():
    t = after_ex_8()
    assert t.ships()["b2"] == (0, 2)
    assert t.ships()["b3"] == (0, 1)
    assert not t.events("sail")


def after_ex_8():
    """Sebastian is seat 0; the left route is a, the right one b."""
    t = Table(players=4).seat(0, pool=4).ship(0, "b2", 1).ship(1, "b1", 1)
    at_the_canal(t).play("B", "load 1 b2")
    assert [move for move in t.moves if "new" in move] == ["load 1 new a", "load 1 new b"]
    t.play("load 1 new b")
    return t


@rule("CANAL-4", "TEST-EX-8")
def test_ex_8_on_the_left_route_the_new_ship_would_lie_in_harbour_1():
    t = Table(players=4).seat(0, pool=3).ship(0, "b2", 1).ship(1, "b1", 1)
    at_the_canal(t).play("B", "load 1 b2", "load 1 new a")
    assert t.ships() == {"a1": (0, 1), "b1": (1, 1), "b2": (0, 2)}


@rule("CANAL-1", "CANAL-5", "CANAL-7", "CANAL-8", "TEST-EX-9")
def test_ex_9_canal_a_jump_and_claim_in_harbour_5():
    t = after_ex_8().ship(1, "b4", 1)
    at_the_canal(t).play("A", "load 1 b2", "sail b2")
    assert t.ships()["b5"] == (0, 3)
    hand, supply = len(t[0].hand), t[0].supply
    t.play("claim b5 card")
    assert (len(t[0].hand), t[0].card_slots, t[0].supply) == (hand + 1, 1, supply + 2)
    assert "b5" not in t.ships()
