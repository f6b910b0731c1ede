"""The Great Wall: placing servants and scoring (rules A5.2)."""

import pytest

from gugong.content import load
from gugong.content.names import WALL
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.night import NIGHT
from gugong.rules.scoring import END
from tests.table import Table

rule = pytest.mark.rule


def at_the_wall(t, who=0):
    """This seat is asked about its Wall action, and nothing else is pending."""
    return t.ask(ACTIONS[WALL][who][LOCATION])


# ---- placing


@rule("WALL-1")
def test_option_a_places_one_servant_from_the_pool():
    t = at_the_wall(Table(players=2).seat(0, pool=3))
    t.play("A")
    assert (t[0].pool, t[0].supply, t[0].wall) == (2, 9, 1)
    assert t.question == "over"


@rule("WALL-1", "DAY-ACTION-4")
def test_without_a_servant_in_the_pool_the_action_is_not_performed():
    t = at_the_wall(Table(players=2).seat(0, pool=0))
    assert t.question == "over"
    assert t[0].wall == 0


@rule("WALL-2")
def test_option_b_pays_one_and_places_two_others():
    t = at_the_wall(Table(players=2).seat(0, pool=3))
    t.play("B", "place 2")
    assert (t[0].pool, t[0].supply, t[0].wall) == (0, 10, 2)


@rule("WALL-2", "D-39")
def test_option_b_may_place_only_one_of_the_two():
    t = at_the_wall(Table(players=2).seat(0, pool=3))
    t.play("B", "place 1")
    assert (t[0].pool, t[0].wall) == (1, 1)


@rule("Q-WA-1")
def test_option_b_with_one_servant_is_refused_for_lack_of_a_second():
    t = at_the_wall(Table(players=2).seat(0, pool=1))
    assert t.moves == ["A", "skip"]
    why = t.why_not("B")
    assert (why.rule, why.what, why.need, why.have) == ("WALL-2", "servants", 2, 1)


@rule("Q-WA-1")
def test_option_b_with_two_servants_pays_one_and_places_one():
    t = at_the_wall(Table(players=2).seat(0, pool=2))
    t.play("B")
    assert (t[0].pool, t[0].supply, t[0].wall) == (0, 11, 1)


@rule("Q-WA-1", "WALL-2")
def test_option_b_cannot_place_nothing():
    t = at_the_wall(Table(players=2).seat(0, pool=3))
    t.play("B")
    assert t.moves == ["place 1", "place 2"]


@rule("Q-WA-1", "DOUBLE-2")
def test_option_b_with_the_double_servant_alone_is_refused():
    t = at_the_wall(Table(players=2).seat(0, pool=0, double="pool"))
    assert t.moves == ["A", "skip"]
    assert (t.why_not("B").need, t.why_not("B").have) == (2, 1)


@rule("WALL-1", "WALL-2", "BONUS-2")
@pytest.mark.parametrize("moves", [["A"], ["B", "place 1"]])
def test_either_option_is_a_wall_action_performed(moves):
    t = at_the_wall(Table(players=2, bonus_tokens="six").seat(0, vp=2).outpost(1, "tax", "wall"))
    t.play(*moves)
    assert (t[0].vp, t[1].vp) == (1, 1)


@rule("WALL-1", "WALL-3", "TERM-5")
def test_what_is_told_of_a_placement_names_its_rule_and_where_the_servant_came_from():
    t = at_the_wall(Table(players=3).seat(0, pool=2, decrees="L2-WALL"))
    t.play("A", "place 1")
    told = [(event.rule, event.facts["n"], event.facts["supply"]) for event in t.events("wall")]
    assert told == [("WALL-1", 1, 0), ("WALL-3", 1, 1)]


# ---- the decree


@rule("WALL-3", "DECREE-L2-WALL", "Q-WA-3")
def test_the_wall_decree_adds_one_from_the_supply_to_option_a():
    t = at_the_wall(Table(players=3).seat(0, pool=2, decrees="L2-WALL"))
    t.play("A", "place 1")
    assert (t[0].pool, t[0].supply, t[0].wall) == (1, 8, 2)


@rule("WALL-3", "DECREE-L2-WALL", "Q-WA-3")
def test_the_wall_decree_adds_one_from_the_supply_to_option_b():
    t = at_the_wall(Table(players=3).seat(0, pool=3, decrees="L2-WALL"))
    t.play("B", "place 2", "place 1")
    assert (t[0].pool, t[0].supply, t[0].wall) == (0, 8, 3)


@rule("WALL-3", "DECREE-L2-WALL")
def test_the_servant_of_the_wall_decree_may_be_left_out():
    t = at_the_wall(Table(players=3).seat(0, pool=2, decrees="L2-WALL"))
    t.play("A", "no")
    assert (t[0].supply, t[0].wall) == (9, 1)


@rule("WALL-3", "DECREE-L2-WALL")
def test_the_wall_decree_never_takes_the_servant_from_the_pool():
    t = at_the_wall(Table(players=2).seat(0, pool=8, decrees="L2-WALL", slots={"vp": 3}))
    assert t[0].supply == 0
    t.play("A")
    assert (t.question, t[0].pool, t[0].wall) == ("over", 7, 1)


@rule("Q-WA-3")
def test_the_wall_decree_alone_is_no_wall_action():
    t = at_the_wall(Table(players=2).seat(0, pool=0, decrees="L2-WALL"))
    assert (t.question, t[0].wall) == ("over", 0)


@rule("Q-WA-3", "TOKEN-10")
def test_the_wall_token_does_not_bring_the_servant_of_the_decree():
    t = Table(players=3).seat(0, decrees="L2-WALL").map(Kaifeng="wall").gifts(travel="1-palace")
    t.seat(0, hand="8").turn(0)
    t.play("8 travel", "A", "place 1")
    assert t[0].wall == 1
    assert t.question != "0 FromSupply"


@rule("WALL-6")
def test_a_complete_wall_tells_how_many_servants_each_player_had_on_it():
    t = Table(players=2).seat(0, pool=1, wall=1).seat(1, wall=2)
    at_the_wall(t).play("A")
    assert [event.facts for event in t.events("wall-full")] == [{"seat0": 2, "seat1": 2}]


@rule("Q-WA-3", "WALL-5")
def test_the_servant_of_the_decree_stands_before_the_wall_is_checked():
    """After option A the wall is complete, and seat 1 would win the tie."""
    t = Table(players=2).seat(0, pool=1, wall=1, decrees="L2-WALL").seat(1, wall=2)
    at_the_wall(t).play("A", "place 1")
    assert [event.who for event in t.events("wall-home")] == [0]


@rule("Q-WA-4", "DOUBLE-5")
def test_the_servant_of_the_decree_may_be_the_double_servant():
    t = Table(players=3).seat(0, pool=1, decrees="L2-WALL", double="supply")
    at_the_wall(t).play("A", "place D")
    assert (t.double(0), t.g.on_wall(0)) == ("wall", 3)


@rule("Q-WA-4", "TOKEN-10")
def test_the_servant_of_the_wall_token_may_be_the_double_servant():
    t = Table(players=3).seat(0, hand="8", double="supply").map(Kaifeng="wall").gifts(travel="1-palace")
    t.turn(0).play("8 travel", "A", "place D")
    assert (t.double(0), t.g.on_wall(0)) == ("wall", 2)


@rule("Q-WA-4")
def test_a_double_servant_in_the_pool_is_not_the_servant_of_the_decree():
    t = Table(players=3).seat(0, pool=1, decrees="L2-WALL", double="pool")
    at_the_wall(t).play("A", "place 1")
    assert t.moves == ["place 1", "no"]
    assert t.why_not("place D").what == "double-not-in-supply"


# ---- completion


@rule("WALL-4", "TEST-D-2")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_d_2_wall_threshold(players, size):
    t = Table(players=players).seat(0, pool=2).seat(1, pool=0, wall=size - 2)
    at_the_wall(t).play("A")
    assert not t.events("wall-home")
    at_the_wall(t).play("A")
    assert t.events("wall-home")


@rule("WALL-4", "TEST-D-2", "D-35")
def test_d_2_wall_threshold_for_one_player():
    assert load().wall_size[1] == 4


@rule("WALL-5", "Q-WA-2")
def test_an_overfilled_wall_is_scored_once():
    t = Table(players=2).seat(0, pool=3).seat(1, wall=3)
    at_the_wall(t).play("B", "place 2")
    assert [event.who for event in t.events("wall-home")] == [1]


@rule("WALL-5", "Q-WA-2")
def test_the_second_servant_of_option_b_still_counts_for_the_majority():
    """After the first servant the wall is complete and seat 1 would win it."""
    t = Table(players=2).seat(0, pool=3, wall=1, marker=1).seat(1, wall=2)
    at_the_wall(t).play("B", "place 2")
    assert [event.who for event in t.events("wall-home")] == [0]


@rule("WALL-8")
def test_an_incomplete_wall_stays_over_the_night():
    t = Table(players=2).seat(0, wall=2, hand="").seat(1, wall=1, hand="")
    t.ask(NIGHT)
    assert (t[0].wall, t[1].wall) == (2, 1)


# ---- scoring


@rule("WALL-6")
def test_the_leader_scores_three_vp_and_an_envoy_step():
    t = Table(players=2).seat(0, pool=1, wall=2, envoy=4).seat(1, wall=1)
    at_the_wall(t).play("A")
    assert (t[0].vp, t[0].envoy) == (3, 5)
    assert (t[1].vp, t[1].envoy) == (0, 0)


@rule("WALL-6")
def test_the_leaders_servants_return_to_the_supply_and_the_others_stay():
    t = Table(players=2).seat(0, pool=1, wall=2).seat(1, wall=1)
    at_the_wall(t).play("A")
    assert (t[0].pool, t[0].supply, t[0].wall) == (0, 12, 0)
    assert t[1].wall == 1


@rule("WALL-6")
def test_the_leader_need_not_be_the_player_who_completes_the_wall():
    t = Table(players=2).seat(0, pool=1).seat(1, pool=6, wall=3)
    at_the_wall(t).play("A")
    assert (t[0].vp, t[1].vp) == (0, 3)
    assert (t[0].wall, t[1].wall) == (1, 0)


@rule("WALL-6", "PALACE-5")
def test_a_leader_inside_the_palace_scores_a_vp_for_the_envoy_step():
    t = Table(players=2).seat(0, pool=1, wall=3, envoy=8)
    at_the_wall(t).play("A")
    assert t[0].vp == 4


@rule("WALL-6", "INTRIGUE-5", "TERM-11")
def test_a_tie_on_the_wall_goes_to_the_marker_on_top():
    t = Table(players=2).seat(1, wall=2, marker=5).seat(0, pool=1, wall=1, marker=5)
    at_the_wall(t).play("A")
    assert (t[0].vp, t[1].vp) == (3, 0)


@rule("WALL-6", "INTRIGUE-5", "TERM-11")
def test_a_tie_on_the_wall_goes_to_the_marker_farther_ahead():
    t = Table(players=2).seat(1, wall=2, marker=6).seat(0, pool=1, wall=1, marker=5)
    at_the_wall(t).play("A")
    assert (t[0].vp, t[1].vp) == (0, 3)


@rule("Q-WA-5", "DOUBLE-5", "D-19")
def test_the_double_servant_counts_two_for_threshold_and_majority():
    t = Table(players=2).seat(0, pool=0, double="pool").seat(1, wall=2)
    at_the_wall(t).play("A")
    assert t.events("wall-home")[0].who == 1  # 2 against 2, and seat 1 is ahead in Intrigue
    assert t.double(0) == "wall"


@rule("Q-WA-5", "DOUBLE-7")
def test_the_double_servant_of_the_leader_returns_to_the_supply_as_one_piece():
    t = Table(players=2).seat(0, pool=0, wall=1, double="pool").seat(1, wall=1)
    supply = t[0].supply
    at_the_wall(t).play("A")
    assert (t.double(0), t[0].supply, t[0].wall) == ("supply", supply + 1, 0)


@rule("Q-WA-6", "INV-6")
def test_the_most_that_can_stay_on_the_wall_is_not_scored_again():
    """The fullest wall for two players: 3 others, then 2 servants and the Double Servant in one action."""
    t = Table(players=2).seat(0, pool=3, decrees="L2-WALL", double="supply").seat(1, wall=3)
    at_the_wall(t).play("B", "place 2", "place D")
    assert [event.who for event in t.events("wall-home")] == [0]
    assert (t[0].wall, t[1].wall, t.question) == (0, 3, "over")


@rule("WALL-6", "WALL-7", "WALL-5", "INTRIGUE-5", "Q-WA-2", "Q-WA-7", "TEST-EX-4")
def test_ex_4_wall_scoring_with_tie_and_overfill():
    david, lisa, sebastian, anna = 0, 1, 2, 3
    t = Table(players=4).seat(david, wall=3, marker=12).seat(lisa, pool=3, wall=1, marker=12)
    t.seat(sebastian, pool=2, wall=1, marker=4).seat(anna, marker=9)
    at_the_wall(t, lisa).play("B", "place 2")
    assert (t[lisa].vp, t[lisa].envoy, t[lisa].wall, t[lisa].supply) == (3, 1, 0, 12)
    assert [p.wall for p in t.g.players] == [3, 0, 1, 0]
    assert t.question == f"{sebastian} Benefit"
    t.play("-1")
    assert (t[sebastian].pool, t[sebastian].marker) == (3, 3)
    assert t.question == f"{david} Benefit"
    t.play("no")
    assert (t[david].marker, t.question) == (12, f"{lisa} Benefit")
    t.play("-7")
    assert (t[lisa].marker, t[lisa].jade, t.question) == (5, 1, "over")
    assert len(t.events("wall-home")) == 1


@rule("END-1", "D-26")
def test_at_the_end_of_the_game_the_wall_brings_no_benefits():
    t = Table(players=2).seat(0, wall=2, marker=9).ask(END)
    assert t.question == "over"
    assert [event.who for event in t.events("vp") if event.rule == "END-1"] == [0]
