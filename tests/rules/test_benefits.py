"""The Intrigue benefits of a scored wall (rules A5.2)."""

import pytest

from gugong.content.names import WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.great_wall import CHECK
from gugong.rules.morning import MORNING
from gugong.rules.night import NIGHT
from tests.table import Table

rule = pytest.mark.rule


def benefit_of(t, who=0):
    """This seat alone has completed the wall for two players, so its benefit is the next question."""
    return t.seat(who, wall=4).ask(CHECK)


# ---- the four benefits


@rule("BENEFIT-1")
def test_one_step_back_brings_one_servant():
    t = benefit_of(Table(players=2).seat(0, pool=2, marker=1))
    t.play("-1")
    assert (t[0].marker, t[0].pool, t[0].supply) == (0, 3, 9)


@rule("BENEFIT-2")
def test_three_steps_back_bring_two_servants():
    t = benefit_of(Table(players=2).seat(0, pool=2, marker=3))
    t.play("-3")
    assert (t[0].marker, t[0].pool, t[0].supply) == (0, 4, 8)


@rule("BENEFIT-3")
def test_five_steps_back_turn_one_die():
    t = benefit_of(Table(players=2).seat(0, marker=6).dice(1, 4, 7))
    t.play("-5 die B 9")
    assert (t[0].marker, t.g.dice) == (1, [1, 9, 7])


@rule("BENEFIT-3")
def test_several_players_may_turn_the_same_die():
    t = Table(players=2).dice(1, 4, 7).seat(0, wall=2, marker=5).seat(1, wall=2, marker=6).ask(CHECK)
    t.play("-5 die A 2", "-5 die A 6")
    assert t.g.dice == [6, 4, 7]


@rule("BENEFIT-4", "Q-JP-2")
def test_seven_steps_back_bring_a_jade_that_is_not_taken_from_a_house():
    t = benefit_of(Table(players=2).seat(0, marker=7))
    houses = t.g.houses
    t.play("-7")
    assert (t[0].marker, t[0].jade, t.g.houses) == (0, 1, houses)


# ---- who, in which order, how often


@rule("WALL-7", "Q-WA-7")
def test_everybody_who_stood_on_the_wall_is_asked_and_nobody_else():
    t = Table(players=3).seat(0, wall=1, marker=2).seat(1, wall=0, marker=3).seat(2, wall=4, marker=4)
    t.ask(CHECK)
    assert t.question == "0 Benefit"
    t.play("no")
    assert t.question == "2 Benefit"
    t.play("no")
    assert t.question == "over"


@rule("WALL-7", "Q-WA-7")
def test_the_player_who_completes_the_wall_without_winning_it_is_asked_too():
    t = Table(players=2).seat(0, pool=1, marker=1).seat(1, wall=3)
    t.ask(ACTIONS[WALL][0][LOCATION]).play("A")
    assert (t.question, t[1].vp) == ("0 Benefit", 3)


@rule("WALL-7", "INTRIGUE-5")
def test_within_a_space_the_lower_marker_is_asked_first():
    t = Table(players=2).seat(1, wall=2, marker=3).seat(0, wall=2, marker=3).ask(CHECK)
    assert t.question == "1 Benefit"
    t.play("no")
    assert t.question == "0 Benefit"


@rule("WALL-7")
def test_the_winner_may_use_the_servants_just_returned_to_the_supply():
    """All twelve servants were in the pool and on the wall; the benefit gives servants that have just come back."""
    t = Table(players=2).seat(0, pool=8, marker=1, wall=4).ask(CHECK)
    t.play("-1")
    assert (t[0].pool, t[0].supply) == (9, 3)


@rule("Q-WA-16")
def test_one_benefit_a_scoring_is_all():
    t = benefit_of(Table(players=2).seat(0, marker=14))
    t.play("-1")
    assert t.question == "over"


@rule("WALL-7", "Q-CH-3")
def test_a_benefit_may_be_declined():
    t = benefit_of(Table(players=2).seat(0, marker=14))
    t.play("no")
    assert (t[0].marker, t[0].jade, t.question) == (14, 0, "over")


@rule("Q-WA-10")
def test_the_order_of_benefits_stays_when_a_marker_drops():
    t = Table(players=3).seat(0, wall=1, marker=8).seat(1, wall=2, marker=9).seat(2, wall=2, marker=10)
    t.ask(CHECK)
    t.play("-7")
    assert (t[0].marker, t.question) == (1, "1 Benefit")
    t.play("-7")
    assert (t[1].marker, t.question) == (2, "2 Benefit")
    t.play("-7")
    assert t.question == "over"


# ---- what is not available


@rule("Q-WA-8", "BENEFIT-4")
def test_the_full_number_of_steps_is_needed_for_the_jade():
    t = benefit_of(Table(players=2).seat(0, marker=6))
    assert "-7" not in t.moves
    why = t.why_not("-7")
    assert (why.rule, why.what, why.need, why.have) == ("BENEFIT-4", "marker", 7, 6)


@rule("Q-WA-8", "BENEFIT-3")
def test_the_full_number_of_steps_is_needed_for_a_die():
    t = benefit_of(Table(players=2).seat(0, marker=4))
    assert t.moves == ["no", "-1", "-3"]


@rule("Q-WA-8", "BENEFIT-2")
def test_the_full_number_of_steps_is_needed_for_two_servants():
    t = benefit_of(Table(players=2).seat(0, marker=2))
    assert t.moves == ["no", "-1"]


@rule("Q-WA-8", "BENEFIT-1")
def test_a_marker_on_the_start_space_has_no_benefit():
    assert benefit_of(Table(players=2).seat(0, marker=0)).question == "over"


@rule("Q-WA-9", "Q-CH-10")
def test_servants_are_not_offered_with_an_empty_supply():
    """Seat 0 is on the wall but does not win it, so none of its servants come back."""
    t = Table(players=2).seat(0, pool=11, wall=1, marker=3).seat(1, wall=3).ask(CHECK)
    assert (t[0].supply, t.question) == (0, "over")


@rule("Q-WA-9", "Q-CH-10")
def test_with_an_empty_supply_the_other_benefits_remain():
    t = Table(players=2).seat(0, pool=11, wall=1, marker=7).seat(1, wall=3).ask(CHECK)
    assert "-7" in t.moves
    assert (t.why_not("-1").rule, t.why_not("-3").what) == ("Q-WA-9", "supply")


@rule("Q-WA-9", "Q-CH-1")
def test_three_steps_back_with_one_servant_left_bring_one():
    t = Table(players=2).seat(0, pool=10, wall=1, marker=3).seat(1, wall=3).ask(CHECK)
    t.play("-3", "gain 1")
    assert (t[0].marker, t[0].pool, t[0].supply) == (0, 11, 0)


@rule("Q-WA-9", "DOUBLE-3")
def test_a_double_servant_alone_in_the_supply_can_be_gained_by_a_benefit():
    t = Table(players=2).seat(0, pool=10, wall=1, marker=1, double="supply").seat(1, wall=3).ask(CHECK)
    t.play("-1", "gain D")
    assert (t.double(0), t[0].pool) == ("pool", 10)


# ---- the die


@rule("Q-WA-15")
def test_a_die_is_turned_only_to_a_face_it_has():
    t = benefit_of(Table(players=2).seat(0, marker=5).dice(1, 4, 7))
    assert [move for move in t.moves if "die A" in move] == [f"-5 die A {face}" for face in (2, 3, 4, 5, 6)]
    assert t.why_not("-5 die A 9").rule == "Q-WA-15"


@rule("Q-CH-10", "BENEFIT-3")
def test_a_die_is_not_turned_to_the_face_it_shows():
    t = benefit_of(Table(players=2).seat(0, marker=5).dice(1, 4, 7))
    assert t.why_not("-5 die C 7").rule == "Q-CH-10"


@rule("Q-WA-15", "BENEFIT-3", "NIGHT-1")
def test_a_turned_die_counts_in_the_coming_night():
    t = benefit_of(Table(players=2).seat(0, pool=2, marker=5, hand="", discard="6-swap").dice(1, 4, 7))
    t.seat(1, hand="").play("-5 die B 6")
    t.ask(NIGHT)
    assert t[0].pool == 3


@rule("Q-WA-15", "MORN-3")
def test_a_turned_die_is_rolled_again_in_the_morning():
    t = benefit_of(Table(players=2).seat(0, marker=5).dice(1, 4, 7))
    t.play("-5 die A 6")
    t.ask(MORNING)
    (rolled,) = t.events("dice")
    assert t.g.dice == list(rolled.facts.values())


# ---- landing on the track


@rule("Q-WA-11", "INTRIGUE-3", "TEST-D-6")
def test_d_6_intrigue_down_onto_an_occupied_space():
    t = Table(players=2).seat(0, wall=4, marker=8).seat(1, marker=5).ask(CHECK)
    t.play("-3")
    assert t[0].marker == t[1].marker == 5
    assert t.g.order == [0, 1]


@rule("Q-WA-11")
def test_a_marker_that_drops_to_the_start_space_lies_on_top_there():
    t = Table(players=3).seat(0, wall=5, marker=1)
    t.ask(CHECK).play("-1")
    assert [p.marker for p in t.g.players] == [0, 0, 0]
    assert t.g.order == [0, 2, 1]
