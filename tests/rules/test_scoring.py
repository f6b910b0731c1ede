"""The last exchange of tokens and final scoring (rules A9)."""

import pytest

import gugong
from gugong.content.names import BONUS_TAX, PALACE
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.playout import Chance
from gugong.rules.scoring import END, FINAL, secure
from gugong.rules.state import NOBODY, Outpost
from tests.table import Table

rule = pytest.mark.rule


def scored(t, who, source):
    """The VP scored by this rule."""
    return sum(event.facts["n"] for event in t.events("vp") if event.who == who and event.rule == source)


def end(t):
    t.ask(END)
    assert t.g.over()
    return t


# ---- the last exchange


@rule("Q-CH-16", "Q-TR-16", "TERM-10")
def test_before_final_scoring_those_with_tokens_worth_4_are_asked_in_player_order():
    t = Table(players=3, start_player=1).seat(0, tokens="envoy wall ship swap").seat(1, tokens="double double")
    t.seat(2, tokens="envoy wall ship").ask(END)
    assert (t.question, t.moves) == ("1 LastExchange", ["done", "tokens 4"])
    t.play("done")
    assert (t.question, t.moves) == ("0 LastExchange", ["done", "tokens 4"])
    t.play("done")
    assert t.question == "over"


@rule("Q-CH-16", "TOKEN-X-3")
def test_the_last_exchange_offers_vp_and_jade_but_no_servant():
    t = Table().seat(0, tokens="envoy wall ship swap envoy wall").ask(END)
    assert t.moves == ["done", "tokens 4", "tokens 6"]
    t.play("tokens 6")
    assert (t.question, t[0].jade, scored(t, 0, "END-4")) == ("over", 1, 1)


@rule("Q-CH-16")
def test_tokens_worth_8_may_be_exchanged_twice():
    t = Table().seat(0, envoy=8, tokens="envoy wall ship swap double double").ask(END)
    t.play("tokens 4", "tokens 4")
    assert t.g.scores == (4 + 7, 0)


@rule("Q-TR-16", "Q-JP-13")
def test_vp_of_the_last_exchange_count_for_the_third_decree():
    t = Table().seat(0, vp=4, tokens="envoy wall ship swap", decrees="L3-THIRD").ask(END)
    t.play("tokens 4")
    assert scored(t, 0, "DECREE-L3-THIRD") == 2


# ---- END-1, the wall


@rule("END-1", "D-26")
def test_the_leader_of_the_wall_scores_3_vp_and_an_envoy_step():
    t = end(Table().seat(0, wall=1).seat(1, wall=2, envoy=3))
    assert (scored(t, 0, "END-1"), scored(t, 1, "END-1"), t[1].envoy) == (0, 3, 4)


@rule("END-1", "INTRIGUE-5")
def test_a_tie_on_the_wall_goes_by_intrigue_order():
    t = end(Table().seat(0, wall=1, marker=1).seat(1, wall=1))
    assert (scored(t, 0, "END-1"), scored(t, 1, "END-1")) == (3, 0)


@rule("END-1")
def test_an_empty_wall_gives_nothing():
    t = end(Table().seat(0, marker=1))
    assert (scored(t, 0, "END-1"), t[0].envoy) == (0, 0)


@rule("END-1", "D-26")
def test_there_are_no_intrigue_benefits_at_the_end():
    t = end(Table().seat(0, wall=3, marker=9).seat(1, marker=7))
    assert (t[0].marker, t[1].marker, t[0].jade) == (9, 7, 0)


@rule("END-1", "DOUBLE-5", "D-19")
def test_the_double_servant_on_the_wall_counts_2_at_the_end():
    t = end(Table().seat(0, double="wall").seat(1, wall=1, marker=5))
    assert scored(t, 0, "END-1") == 3


@rule("END-1", "Q-NE-10")
def test_the_wall_is_scored_once_whatever_stands_on_it():
    t = end(Table().seat(0, wall=2).seat(1, wall=1))
    assert [(event.who, event.facts["n"]) for event in t.events("vp") if event.rule == "END-1"] == [(0, 3)]


@rule("TEST-D-12", "END-1", "END-3", "Q-NE-6")
def test_d_12_the_leader_of_the_wall_on_step_7_enters_and_takes_the_best_free_seat():
    t = end(Table(players=3).seat(0, envoy=8).seat(1, envoy=7, wall=2, vp=20).seat(2, wall=1))
    assert (t[1].envoy, t[1].palace_seat, scored(t, 1, "END-3")) == (8, 1, 5)
    assert (t.g.scores[1], t.g.ranking[0]) == (20 + 3 + 5, 1)


# ---- END-2, level-3 decrees


@rule("END-2", "END-3", "END-4", "D-27")
def test_final_scoring_is_in_strict_order():
    t = Table().seat(0, vp=9, envoy=8, wall=1, jade=1, decrees="L3-THIRD L3-EIGHT")
    end(t)
    assert [event.rule for event in t.events("vp") if event.facts["n"]] == [
        "END-1",
        "PALACE-5",
        "DECREE-L3-THIRD",
        "DECREE-L3-EIGHT",
        "END-3",
        "END-4",
    ]


@rule("TEST-D-10", "DECREE-L3-THIRD")
@pytest.mark.parametrize(("vp", "third"), [(29, 9), (31, 10), (45, 10), (2, 0), (30, 10)])
def test_d_10_the_third_decree(vp, third):
    t = end(Table().seat(0, vp=vp, decrees="L3-THIRD"))
    assert scored(t, 0, "DECREE-L3-THIRD") == third


@rule("TEST-D-10", "DECREE-L3-THIRD", "Q-JP-13", "END-2")
def test_d_10_the_third_decree_counts_after_the_wall():
    t = end(Table().seat(0, vp=9, wall=1, decrees="L3-THIRD"))
    assert scored(t, 0, "DECREE-L3-THIRD") == 4


@rule("TEST-D-10", "DECREE-L3-THIRD", "Q-JP-13", "END-2")
def test_d_10_the_third_decree_counts_before_other_decrees_seats_and_jade():
    t = end(Table().seat(0, vp=3, envoy=8, jade=5, decrees="L3-THIRD L3-EIGHT"))
    assert scored(t, 0, "DECREE-L3-THIRD") == 1


@rule("Q-JP-13", "Q-BO-7")
def test_vp_lost_to_a_tax_do_not_count_for_the_third_decree():
    t = Table(bonus_tokens="six").seat(0, vp=9, decrees="L3-THIRD")
    t.g.outposts = (Outpost(BONUS_TAX, 1, PALACE, False),)
    t.ask(ACTIONS[PALACE][0][LOCATION], END)
    t.play("A")
    assert scored(t, 0, "DECREE-L3-THIRD") == 2


@rule("Q-JP-15", "Q-BO-7")
def test_vp_never_fall_below_0():
    t = Table(bonus_tokens="six").seat(0, vp=0)
    t.g.outposts = (Outpost(BONUS_TAX, 1, PALACE, False),)
    t.ask(ACTIONS[PALACE][0][LOCATION])
    t.play("A")
    assert (t[0].vp, t[1].vp) == (0, 1)


@rule("DECREE-L3-EIGHT", "END-2")
def test_the_eight_decree():
    t = end(Table().seat(0, decrees="L3-EIGHT"))
    assert scored(t, 0, "DECREE-L3-EIGHT") == 8


@rule("TEST-D-11", "DECREE-L3-JADE")
@pytest.mark.parametrize(("jade", "vp"), [(0, 0), (1, 2), (5, 10), (6, 10)])
def test_d_11_the_jade_decree(jade, vp):
    t = end(Table().seat(0, jade=jade, decrees="L3-JADE"))
    assert scored(t, 0, "DECREE-L3-JADE") == vp


@rule("TEST-D-11", "DECREE-L3-DECREES", "D-47")
def test_d_11_the_decrees_decree_counts_own_servants_itself_included():
    t = Table().seat(0, decrees="L1-SHIP L1-SWAP L2-JADE L3-DECREES").seat(1, decrees="L1-SHIP L3-DECREES")
    end(t)
    assert (scored(t, 0, "DECREE-L3-DECREES"), scored(t, 1, "DECREE-L3-DECREES")) == (8, 4)


@rule("TEST-D-11", "DECREE-L3-HARBOUR")
def test_d_11_the_harbour_decree():
    t = end(Table().seat(0, decrees="L3-HARBOUR", slots={"vp": 1, "card": 1, "double": 1}))
    assert scored(t, 0, "DECREE-L3-HARBOUR") == 6


@rule("DECREE-L3-HARBOUR", "CANAL-9")
def test_the_harbour_decree_counts_every_slot():
    t = end(Table().seat(0, decrees="L3-HARBOUR", slots={"vp": 3, "card": 2, "double": 1}))
    assert scored(t, 0, "DECREE-L3-HARBOUR") == 12


@rule("Q-JP-14")
def test_other_level_3_decrees_do_not_change_each_other():
    t = end(Table().seat(0, jade=2, decrees="L3-JADE L3-DECREES"))
    assert (scored(t, 0, "DECREE-L3-JADE"), scored(t, 0, "DECREE-L3-DECREES")) == (4, 4)


@rule("END-2", "DECREE-L3-THIRD")
def test_a_decree_scores_for_each_of_its_owners_and_for_nobody_else():
    t = end(Table(players=3).seat(0, vp=12, decrees="L3-THIRD").seat(1, vp=6, decrees="L3-THIRD").seat(2, vp=30))
    assert [scored(t, who, "DECREE-L3-THIRD") for who in range(3)] == [4, 2, 0]


# ---- END-3 and END-4, seats and jade


@rule("END-3", "PALACE-4")
def test_seats_score_in_the_order_of_arrival():
    t = Table(players=5).seat(3, envoy=8).seat(0, envoy=8).seat(4, envoy=8).seat(1, envoy=8).seat(2, envoy=8)
    end(t)
    assert t.g.scores == (5, 2, 1, 7, 3)


@rule("END-3")
def test_no_seat_no_vp_for_it():
    t = end(Table().seat(0, envoy=7))
    assert scored(t, 0, "END-3") == 0


@rule("TEST-D-3", "END-4")
@pytest.mark.parametrize(("jade", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (8, 21)])
def test_d_3_jade_vp(jade, vp):
    t = end(Table().seat(0, envoy=8, jade=jade))
    assert (scored(t, 0, "END-4"), t.g.scores[0]) == (vp, 7 + vp)


# ---- END-5 and END-6, winner and ranking


@rule("TEST-D-13", "END-5", "END-6", "D-44")
def test_d_13_the_most_vp_outside_the_palace_score_0_and_the_next_eligible_wins():
    t = end(Table(players=3).seat(0, vp=60, envoy=7).seat(1, vp=10, envoy=8).seat(2, vp=12, envoy=8))
    assert t.g.scores == (0, 10 + 7, 12 + 5)
    assert t.g.ranking == (2, 1, 0)


@rule("TEST-D-14", "END-6", "INTRIGUE-5")
def test_d_14_with_equal_vp_higher_intrigue_wins():
    t = end(Table().seat(0, vp=10, envoy=8, marker=5).seat(1, vp=12, envoy=8, marker=3))
    assert (t.g.scores, t.g.ranking) == ((17, 17), (0, 1))


@rule("TEST-D-14", "END-6", "INTRIGUE-5", "TERM-11")
def test_d_14_with_equal_vp_on_the_same_space_the_upper_marker_wins():
    t = end(Table().seat(1, vp=12, marker=5).seat(0, vp=10, envoy=8, marker=5).seat(1, envoy=8))
    assert (t.g.scores, t.g.ranking) == ((17, 17), (0, 1))


@rule("END-6")
def test_most_vp_win_whatever_the_intrigue():
    t = end(Table().seat(0, vp=10, envoy=8, marker=9).seat(1, vp=20, envoy=8))
    assert t.g.ranking == (1, 0)


@rule("Q-NE-7", "END-5")
def test_with_nobody_in_the_palace_all_score_0_and_all_are_disqualified():
    t = end(Table().seat(0, vp=40, envoy=7).seat(1, vp=30, envoy=6))
    assert t.g.scores == (0, 0)
    assert {event.who for event in t.events("disqualified")} == {0, 1}
    assert [p.palace_seat for p in t.g.players] == [NOBODY, NOBODY]


@rule("Q-NE-8", "END-5")
def test_the_only_one_in_the_palace_wins_with_any_score():
    t = end(Table(players=3).seat(0, vp=40).seat(1, vp=0, envoy=8).seat(2, vp=30))
    assert (t.g.ranking[0], t.g.scores) == (1, (0, 7, 0))


@rule("Q-NE-9", "Q-CH-17")
def test_those_outside_the_palace_come_last_in_intrigue_order_whatever_their_vp():
    t = Table(players=5).seat(0, vp=50, marker=2).seat(1, envoy=8).seat(2, vp=40, marker=7)
    t.seat(3, vp=1, envoy=8).seat(4, vp=45, marker=1)
    end(t)
    assert t.g.ranking == (1, 3, 2, 0, 4)
    assert t.g.scores == (0, 7, 0, 6, 0)


@rule("END-5", "D-44")
def test_a_step_short_of_the_palace_is_outside():
    t = end(Table().seat(0, vp=10, envoy=7).seat(1, envoy=8))
    assert [(event.who, event.facts["n"]) for event in t.events("disqualified")] == [(0, 10)]


# ---- what is secure


def without_the_wall(g, who):
    """VP of this seat after final scoring, less all that END-1 brought it."""
    twin = g.copy()
    twin.journal = []
    outside = twin.players[who].palace_seat < 0
    FINAL.run(twin)
    told = [event for event in twin.journal if event.what == "vp" and event.who == who]
    wall = sum(event.facts["n"] for event in told if event.rule in ("END-1", "PALACE-5"))
    seat = sum(event.facts["n"] for event in told if event.rule == "END-3" and outside)
    return twin.players[who].vp - wall - seat


@rule("END-1", "END-2", "END-3", "END-4", "Q-JP-13")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_secure_is_what_final_scoring_gives(players):
    checked = 0
    for seed in range(25):
        g, chance = gugong.new_game(players, seed=seed).position, Chance(seed)
        while not g.over():
            g.play(g.legal[chance.below(len(g.legal))])
            if not g.over() and chance.below(8) == 0:
                seats = range(len(g.players))
                assert [secure(g, who) for who in seats] == [without_the_wall(g, who) for who in seats]
                checked += 1
    assert checked > 100


@rule("END-1", "Q-JP-13")
def test_a_third_of_the_vp_counts_those_of_the_wall():
    t = Table().tiles("L1-SHIP L1-SWAP L2-JADE L2-WALL L3-THIRD L3-EIGHT").seat(0, vp=6, wall=2, decrees="L3-THIRD")
    assert secure(t.g, 0) == 6 + (6 + 3) // 3
