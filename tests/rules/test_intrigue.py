"""The Intrigue track and the Intrigue action (rules A5.4)."""

import pytest

from gugong.content.names import INTRIGUE
from gugong.rules.actions import ACTIONS, FOLLOW, LOCATION
from gugong.rules.great_wall import CHECK
from gugong.rules.morning import MORNING
from gugong.rules.night import NIGHT
from gugong.rules.scoring import END
from gugong.rules.state import NOBODY
from tests.table import Table

rule = pytest.mark.rule


def at_court(t, who=0, source=LOCATION):
    """This seat is asked about its Intrigue action, and nothing else is pending."""
    return t.ask(ACTIONS[INTRIGUE][who][source])


# ---- the action


@rule("INTRIGUE-1")
def test_option_a_advances_one_space_and_takes_the_medal():
    t = at_court(Table(players=2).seat(0, pool=4))
    t.play("A")
    assert (t[0].marker, t[0].pool, t.g.medal) == (1, 4, 0)


@rule("INTRIGUE-1")
def test_the_second_player_of_the_day_finds_the_medal_gone():
    t = at_court(Table(players=2))
    t.play("A")
    at_court(t, 1).play("A")
    assert (t[1].marker, t.g.medal) == (1, 0)


@rule("INTRIGUE-2")
def test_option_b_pays_one_for_three_spaces():
    t = at_court(Table(players=2).seat(0, pool=4))
    t.play("B")
    assert (t[0].marker, t[0].pool, t[0].supply) == (3, 3, 9)


@rule("INTRIGUE-2", "D-13")
def test_option_b_does_not_take_the_medal():
    t = at_court(Table(players=2))
    t.play("B")
    assert t.g.medal == NOBODY


@rule("INTRIGUE-1", "D-13")
def test_the_medal_waits_for_the_first_option_a_even_after_an_option_b():
    t = at_court(Table(players=2))
    t.play("B")
    at_court(t, 1).play("A")
    assert t.g.medal == 1


@rule("INTRIGUE-1", "D-13", "MORN-1")
def test_the_medal_can_be_taken_once_every_day():
    t = at_court(Table(players=2), 1)
    t.play("A")
    t.ask(MORNING)
    at_court(t, 0).play("A")
    assert (t.g.start, t.g.medal) == (1, 0)


@rule("INTRIGUE-2")
def test_option_b_without_a_servant_is_refused():
    t = at_court(Table(players=2).seat(0, pool=0))
    assert t.moves == ["A", "skip"]
    why = t.why_not("B")
    assert (why.rule, why.need, why.have) == ("INTRIGUE-2", 1, 0)


@rule("Q-WA-13", "CARD-2")
def test_the_intrigue_action_of_a_card_takes_the_medal():
    t = Table(players=2).seat(0, hand="7-intrigue").gifts(jade="1-palace").turn(0)
    t.play("7-intrigue jade", "A")
    assert (t[0].marker, t.g.medal) == (1, 0)


@rule("Q-WA-13", "BONUS-3")
def test_an_intrigue_action_that_follows_another_player_takes_the_medal():
    t = at_court(Table(players=2, bonus_tokens="six"), 1, FOLLOW)
    t.play("A")
    assert t.g.medal == 1


@rule("Q-WA-14", "MORN-1")
def test_the_start_player_may_take_the_medal_and_stay_start_player():
    t = Table(players=2, start_player=1)
    at_court(t, 1).play("A")
    assert t.g.medal == 1
    t.ask(MORNING)
    assert (t.g.start, t.g.medal) == (1, NOBODY)


@rule("INTRIGUE-1", "INTRIGUE-2", "BONUS-2")
@pytest.mark.parametrize("option", ["A", "B"])
def test_either_option_is_an_intrigue_action_performed(option):
    t = at_court(Table(players=2, bonus_tokens="six").seat(0, vp=2).outpost(1, "tax", "intrigue"))
    t.play(option)
    assert (t[0].vp, t[1].vp) == (1, 1)


# ---- the track


@rule("INTRIGUE-3")
def test_a_marker_arriving_from_below_goes_on_top():
    t = Table(players=2).seat(0, marker=4).seat(1, marker=5)
    at_court(t).play("A")
    assert (t[0].marker, t.g.order) == (5, [0, 1])


@rule("INTRIGUE-3", "BENEFIT-1")
def test_a_marker_arriving_from_above_goes_on_top():
    t = Table(players=2).seat(1, marker=5).seat(0, marker=6, wall=4).ask(CHECK)
    t.play("-1")
    assert (t[0].marker, t.g.order) == (5, [0, 1])


@rule("INTRIGUE-3", "TERM-11")
def test_a_marker_that_passes_a_stack_is_ahead_of_it_and_of_nobody_farther_on():
    t = Table(players=4).seat(1, marker=2).seat(2, marker=2).seat(3, marker=4)
    at_court(t).play("B")
    assert t.g.order == [3, 0, 2, 1]


@rule("INTRIGUE-4", "D-48", "TEST-D-5")
def test_d_5_intrigue_13_and_three_steps():
    t = Table(players=2).seat(1, marker=14).seat(0, marker=13)
    at_court(t).play("B")
    assert (t[0].marker, t.g.order) == (14, [0, 1])


@rule("Q-WA-12", "INTRIGUE-4", "TEST-D-5")
def test_d_5_intrigue_14_and_one_step():
    t = Table(players=2).seat(0, marker=14).seat(1, marker=14)
    at_court(t).play("A")
    assert (t[0].marker, t.g.order, t.g.medal) == (14, [1, 0], 0)


@rule("Q-CH-10", "Q-WA-12")
def test_at_the_top_without_a_medal_to_take_nothing_is_offered():
    t = Table(players=2).seat(0, marker=14)
    t.g.medal = 1
    assert at_court(t).question == "over"


@rule("Q-CH-10", "INTRIGUE-4")
def test_at_the_top_three_steps_are_not_sold():
    t = at_court(Table(players=2).seat(0, marker=14))
    assert t.moves == ["A", "skip"]
    assert t.why_not("B").what == "no-effect"


@rule("Q-WA-12", "PALACE-2")
def test_a_step_that_comes_with_the_palace_leaves_a_marker_at_the_top_where_it_lies():
    t = Table(players=2).seat(0, marker=14, hand="8").seat(1, marker=14).gifts(palace="1-palace").turn(0)
    t.play("8 palace", "B")
    assert (t[0].envoy, t[0].marker, t.g.order) == (2, 14, [1, 0])


# ---- what the order decides


@rule("INTRIGUE-5", "NIGHT-3")
def test_equal_matches_at_night_go_by_intrigue_order():
    t = Table(players=2).dice(2, 4, 7).seat(0, hand="", discard="2-decrees", marker=1)
    t.seat(1, hand="", discard="2-canal").ask(NIGHT)
    assert (t[0].vp, t[1].vp) == (3, 0)


@rule("INTRIGUE-5", "END-6")
def test_equal_scores_at_the_end_go_by_intrigue_order():
    t = Table(players=2).seat(0, envoy=8, vp=20).seat(1, envoy=8, vp=22, marker=2).ask(END)
    assert t.g.scores == (27, 27)
    assert t.g.ranking == (1, 0)


@rule("INTRIGUE-5", "END-6")
def test_equal_scores_on_one_space_go_to_the_marker_on_top():
    t = Table(players=2).seat(0, envoy=8, vp=20).seat(1, envoy=8, vp=22, marker=2).seat(0, marker=2).ask(END)
    assert t.g.ranking == (0, 1)
