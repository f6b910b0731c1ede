"""The Envoy and the Palace of Heavenly Purity (rules A5.5)."""

import pytest

from gugong.content.names import PALACE
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING
from gugong.rules.scoring import END
from gugong.rules.state import NOBODY
from tests.table import Table

rule = pytest.mark.rule


def at_the_palace(t, who=0):
    """This seat is asked about its Palace action, and nothing else is pending."""
    return t.ask(ACTIONS[PALACE][who][LOCATION])


@rule("PALACE-1")
def test_option_a_moves_the_envoy_one_step_for_nothing():
    t = at_the_palace(Table(players=2).seat(0, pool=2))
    t.play("A")
    assert (t[0].envoy, t[0].pool, t[0].marker) == (1, 2, 0)


@rule("PALACE-2")
def test_option_b_pays_two_for_two_steps_and_one_of_intrigue():
    t = at_the_palace(Table(players=2).seat(0, pool=2))
    t.play("B")
    assert (t[0].envoy, t[0].marker, t[0].pool, t[0].supply) == (2, 1, 0, 12)


@rule("PALACE-2")
def test_option_b_with_one_servant_is_refused():
    t = at_the_palace(Table(players=2).seat(0, pool=1))
    assert t.moves == ["A", "skip"]
    why = t.why_not("B")
    assert (why.rule, why.what, why.need, why.have) == ("PALACE-2", "servants", 2, 1)


@rule("PALACE-2", "Q-TR-12", "D-13")
def test_the_intrigue_step_of_option_b_does_not_take_the_medal():
    t = at_the_palace(Table(players=2))
    t.play("B")
    assert t.g.medal == NOBODY


@rule("PALACE-2", "INTRIGUE-3")
def test_the_intrigue_step_of_option_b_lands_on_top():
    t = Table(players=2).seat(1, marker=1)
    at_the_palace(t).play("B")
    assert t.g.order == [0, 1]


@rule("PALACE-3", "PALACE-4")
def test_the_first_envoy_in_the_palace_takes_the_seat_worth_seven_at_the_end():
    t = at_the_palace(Table(players=2).seat(0, envoy=7))
    t.play("A")
    assert (t[0].envoy, t[0].palace_seat, t[0].vp) == (8, 0, 0)
    t.ask(END)
    assert [event.facts["n"] for event in t.events("vp") if event.rule == "END-3"] == [7]


@rule("PALACE-3", "PALACE-4")
def test_the_second_envoy_in_the_palace_takes_the_seat_worth_five():
    t = Table(players=2).seat(1, envoy=8)
    at_the_palace(t.seat(0, envoy=7)).play("A")
    t.ask(END)
    assert [(event.who, event.facts["n"]) for event in t.events("vp") if event.rule == "END-3"] == [
        (0, 5),
        (1, 7),
    ]


@rule("PALACE-5")
def test_a_step_inside_the_palace_is_a_vp():
    t = at_the_palace(Table(players=2).seat(0, envoy=8))
    t.play("A")
    assert (t[0].vp, t[0].envoy, t[0].palace_seat) == (1, 8, 0)
    assert [event.rule for event in t.events("vp")] == ["PALACE-5"]


@rule("PALACE-5", "DECREE-L1-ENVOY")
def test_the_step_of_a_morning_decree_inside_the_palace_is_a_vp():
    t = Table(players=2).seat(0, envoy=8, decrees="L1-ENVOY").ask(MORNING)
    assert (t[0].vp, t[0].envoy) == (1, 8)


@rule("Q-JP-3", "PALACE-3", "PALACE-5", "PALACE-2", "TEST-D-7")
def test_d_7_envoy_on_7_and_palace_b():
    t = at_the_palace(Table(players=2).seat(0, envoy=7, pool=2))
    t.play("B")
    assert (t[0].envoy, t[0].palace_seat, t[0].vp, t[0].marker) == (8, 0, 1, 1)


@rule("Q-JP-4", "MORN-4", "DECREE-L1-ENVOY")
def test_two_envoys_on_their_last_step_arrive_in_player_order():
    t = Table(players=2, start_player=1).seat(0, envoy=7, decrees="L1-ENVOY").seat(1, envoy=7, decrees="L1-ENVOY")
    t.ask(MORNING)
    assert (t[1].palace_seat, t[0].palace_seat) == (0, 1)


@rule("Q-JP-5", "END-5")
def test_an_envoy_without_a_seat_left_is_inside_and_eligible_for_no_seat_vp():
    t = Table(players=2).seat(0, envoy=7, vp=30)
    t.g.seats_taken = len(t.g.components.seats)
    at_the_palace(t).play("A")
    t.ask(END)
    assert (t[0].envoy, t.g.scores, t.g.ranking) == (8, (30, 0), (0, 1))


@rule("Q-JP-6", "PALACE-5")
def test_option_b_inside_the_palace_is_two_vp_and_one_of_intrigue():
    t = at_the_palace(Table(players=2).seat(0, envoy=8, pool=3))
    t.play("B")
    assert (t[0].vp, t[0].marker, t[0].pool) == (2, 1, 1)


@rule("PALACE-2", "PALACE-3", "PALACE-4", "TEST-EX-5")
def test_ex_5_reaching_the_palace():
    anna = 0
    t = Table(players=3).seat(1, envoy=8).seat(2, envoy=8).seat(anna, envoy=6, pool=2)
    at_the_palace(t, anna).play("B")
    assert (t[anna].pool, t[anna].envoy, t[anna].marker, t[anna].vp) == (0, 8, 1, 0)
    t.ask(END)
    assert [event.facts["n"] for event in t.events("vp") if (event.who, event.rule) == (anna, "END-3")] == [3]


@rule("PALACE-5", "TOKEN-3", "TEST-EX-6")
def test_ex_6_envoy_step_when_inside():
    anna = 0
    t = Table(players=3).seat(1, envoy=8).seat(2, envoy=8).seat(anna, envoy=6, pool=2, hand="8")
    at_the_palace(t, anna).play("B")
    t.gifts(travel="1-palace").map(Kaifeng="envoy").turn(anna)
    t.play("8 travel", "A")
    assert (t[anna].vp, t[anna].envoy, t[anna].palace_seat) == (1, 8, 2)


@rule("PALACE-1", "PALACE-2", "BONUS-2")
@pytest.mark.parametrize("option", ["A", "B"])
def test_either_option_is_a_palace_action_performed(option):
    t = at_the_palace(Table(players=2, bonus_tokens="six").seat(0, vp=2).outpost(1, "tax", "palace"))
    t.play(option)
    assert (t[0].vp, t[1].vp) == (1, 1)
