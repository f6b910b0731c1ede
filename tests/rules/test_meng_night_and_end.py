"""Morning and Night with Meng, and the end of the solo game (rules A10)."""

import pytest

from gugong.content.names import DECREES
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING
from gugong.rules.night import NIGHT
from gugong.rules.scoring import END
from gugong.rules.state import MENG, NOBODY
from tests.table import Table

rule = pytest.mark.rule


def nightfall(day=1, human="", meng="9 8", **has):
    """The Night of this day begins; the dice show 4, 4 and 2."""
    t = Table(players=1).dice(4, 4, 2).seat(0, hand="", discard=human).seat(MENG, hand="", discard=meng, **has)
    t.g.day = day
    return t


# ---- Morning


@rule("SOLO-MORN-1", "MORN-1", "D-42")
def test_meng_becomes_start_player_if_he_has_the_medal():
    t = Table(players=1)
    t.g.medal = MENG
    t.ask(MORNING)
    assert (t.g.start, t.g.medal) == (MENG, NOBODY)


@rule("SOLO-MORN-1", "D-42", "DAY-1")
def test_as_start_player_meng_takes_the_first_turn_of_the_day():
    t = Table(players=1).automa("intrigue").seat(0, hand="9").seat(MENG, hand="8").gifts(jade="4-wall").turn(0)
    t.play("9 jade", "skip")
    whose = [e.who for e in t.events() if e.what in ("start-player", "exchange")]
    assert whose == [0, MENG, MENG, MENG]  # day 1: human, Meng; the medal; day 2: Meng, then the human is asked
    assert (t.g.day, t.question) == (2, "0 Give")


@rule("SOLO-MORN-1", "MORN-1")
def test_the_human_becomes_start_player_again_with_the_medal():
    t = Table(players=1)
    t.g.start, t.g.medal = MENG, 0
    t.ask(MORNING)
    assert t.g.start == 0


@rule("SOLO-MORN-1", "MORN-1")
def test_without_the_medal_the_start_player_stays():
    t = Table(players=1)
    t.g.start = MENG
    t.ask(MORNING)
    assert t.g.start == MENG


@rule("SOLO-MORN-1", "MORN-5")
def test_meng_takes_his_income():
    t = Table(players=1).seat(MENG, pool=3)
    t.ask(MORNING)
    assert (t[MENG].pool, t[MENG].supply) == (7, 5)


@rule("SOLO-MORN-1", "Q-ME-20")
def test_meng_takes_all_of_his_income_though_it_empties_his_supply():
    t = Table(players=1).seat(MENG, pool=9)
    t.ask(MORNING)
    assert (t[MENG].pool, t[MENG].supply) == (12, 0)


@rule("MORN-2", "SOLO-MORN-1")
def test_the_city_where_meng_stands_gets_no_token():
    t = Table(players=1).map().seat(MENG, city="Jinan")
    t.g.piles = ((3,) * 10, (3,) * 10)
    t.ask(MORNING)
    assert (t.token_at("Jinan"), t.token_at("Beijing")) == ("", "envoy")


# ---- Night


@rule("TEST-D-19", "SOLO-NIGHT-1", "D-24")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_d_19_his_matches_are_the_number_of_the_day(day):
    t = nightfall(day=day, pool=3)
    t.ask(NIGHT)
    assert (t[MENG].pool, t[MENG].supply) == (3 + day, 9 - day)
    assert [(e.facts["n"], e.rule) for e in t.events("matches") if e.who == MENG] == [(day, "SOLO-NIGHT-1")]


@rule("SOLO-NIGHT-1", "D-24")
@pytest.mark.parametrize("meng", ["4-wall 4-swap 2-intrigue", "9 8"], ids=["many", "none"])
def test_his_cards_do_not_count(meng):
    t = nightfall(day=2, meng=meng, pool=3)
    t.ask(NIGHT)
    assert t[MENG].pool == 5


@rule("SOLO-NIGHT-1", "Q-ME-20")
def test_at_night_he_takes_what_his_supply_still_has():
    t = nightfall(day=4, pool=10)
    t.ask(NIGHT)
    assert (t[MENG].pool, t[MENG].supply) == (12, 0)


@rule("TEST-D-19", "SOLO-NIGHT-1", "NIGHT-3")
@pytest.mark.parametrize(("day", "human", "meng"), [(1, 3, 0), (3, 0, 3)])
def test_d_19_his_number_is_compared_for_the_bonus(day, human, meng):
    t = nightfall(day=day, human="4-canal 8")
    t.ask(NIGHT)
    assert (t[0].vp, t[0].envoy) == (human, human // 3)
    assert (t[MENG].vp, t[MENG].envoy) == (meng, meng // 3)


@rule("TEST-D-19", "SOLO-NIGHT-1", "INTRIGUE-5")
@pytest.mark.parametrize(("marker", "human", "meng"), [(2, 3, 0), (0, 0, 3)])
def test_d_19_a_tie_with_the_human_goes_by_intrigue(marker, human, meng):
    t = nightfall(day=2, human="4-canal 8").seat(0, marker=marker)
    t.ask(NIGHT)
    assert (t[0].vp, t[MENG].vp) == (human, meng)


@rule("SOLO-NIGHT-1", "NIGHT-3")
def test_against_a_human_without_matches_meng_takes_the_bonus():
    t = nightfall(day=1, human="9", envoy=8)
    t.ask(NIGHT)
    assert (t[0].vp, t[MENG].vp) == (0, 4)  # inside the Palace the step is 1 VP


@rule("SOLO-NIGHT-2", "NIGHT-5")
def test_his_ships_move_one_harbour_at_night():
    t = nightfall().ship(MENG, "a2", 2).ship(0, "a4", 1)
    t.ask(NIGHT)
    assert t.ships() == {"a3": (MENG, 2), "a5": (0, 1)}


@rule("SOLO-NIGHT-2", "NIGHT-5")
def test_his_ship_in_harbour_5_is_lost_without_reward():
    t = nightfall(pool=3).ship(MENG, "a5", 2)
    supply = t[MENG].supply
    t.ask(NIGHT)
    assert (t.ships(), t[MENG].supply, t[MENG].vp_slots + t[MENG].card_slots) == ({}, supply + 2 - 1, 0)


@rule("Q-ME-1", "NIGHT-4")
def test_his_discard_pile_becomes_his_stack():
    t = nightfall(meng="9 8 4-wall")
    t.ask(NIGHT)
    assert (t.hand(MENG), t.discard(MENG)) == (["4-wall", "8", "9"], [])


# ---- the end


@rule("TEST-D-23", "SOLO-END-1")
def test_d_23_meng_outside_the_palace_with_most_vp_wins():
    t = Table(players=1).seat(0, envoy=8, vp=20).seat(MENG, envoy=5, vp=40)
    t.ask(END)
    assert (t.g.scores, t.g.ranking) == ((27, 40), (MENG, 0))


@rule("TEST-D-23", "Q-ME-14", "END-5")
def test_d_23_a_human_outside_the_palace_loses():
    t = Table(players=1).seat(0, envoy=7, vp=60).seat(MENG, envoy=5, vp=1)
    t.ask(END)
    assert (t.g.scores, t.g.ranking) == ((0, 1), (MENG, 0))
    assert [(e.who, e.rule) for e in t.events("disqualified")] == [(0, "END-5")]


@rule("SOLO-END-1", "END-6")
def test_the_human_with_most_vp_wins_against_meng_outside():
    t = Table(players=1).seat(0, envoy=8, vp=40).seat(MENG, envoy=5, vp=20)
    t.ask(END)
    assert (t.g.scores, t.g.ranking) == ((47, 20), (0, MENG))


@rule("SOLO-END-1", "END-3")
def test_inside_the_palace_meng_gets_the_vp_of_his_seat():
    t = Table(players=1).seat(0, envoy=8, vp=20).seat(MENG, envoy=8, vp=20)
    t.ask(END)
    assert t.g.scores == (27, 25)


@rule("SOLO-END-1", "END-6")
@pytest.mark.parametrize(("human", "meng", "first"), [(3, 2, 0), (2, 3, MENG)])
def test_equal_vp_go_by_intrigue_order(human, meng, first):
    t = Table(players=1).seat(0, envoy=8, vp=10, marker=human).seat(MENG, vp=17, marker=meng)
    t.ask(END)
    assert (t.g.scores, t.g.ranking[0]) == ((17, 17), first)


@rule("SOLO-END-1", "END-1")
def test_meng_may_win_the_last_wall():
    t = Table(players=1).seat(0, envoy=8, wall=1).seat(MENG, wall=2, envoy=7)
    t.ask(END)
    assert (t[MENG].palace_seat, t.g.scores) == (1, (7, 3 + 5))


@rule("Q-ME-13", "END-4")
def test_his_jade_scores_as_a_players_does():
    t = Table(players=1).seat(MENG, jade=6)
    t.ask(END)
    assert t.g.scores[MENG] == 17


@rule("Q-ME-13", "DECREE-L3-THIRD", "DECREE-L3-EIGHT", "DECREE-L3-JADE", "DECREE-L3-DECREES")
@pytest.mark.parametrize(
    ("decree", "score"),
    [("L3-THIRD", 20 + 6 + 3), ("L3-EIGHT", 20 + 8 + 3), ("L3-JADE", 20 + 4 + 3), ("L3-DECREES", 20 + 2 + 3)],
)
def test_his_level_3_decrees_score_as_a_players_do(decree, score):
    t = Table(players=1).seat(MENG, vp=20, jade=2, decrees=decree)
    t.ask(END)
    assert t.g.scores[MENG] == score


@rule("Q-ME-12", "DECREE-L3-HARBOUR")
@pytest.mark.parametrize(("card", "vp", "score"), [(1, 0, 2), (2, 1, 6), (2, 3, 10)])
def test_neutral_markers_count_for_the_harbour_decree(card, vp, score):
    t = Table(players=1).seat(MENG, decrees="L3-HARBOUR", slots={"card": card, "vp": vp})
    t.ask(END)
    assert t.g.scores[MENG] == score


@rule("Q-ME-12", "SOLO-SETUP-6")
def test_the_marker_that_hard_begins_with_counts_for_the_harbour_decree():
    t = Table(players=1, difficulty="hard").seat(MENG, decrees="L3-HARBOUR")
    t.ask(END)
    assert t.g.scores[MENG] == 2


@rule("Q-ME-15", "Q-CH-16")
def test_the_human_alone_is_asked_for_a_last_exchange():
    t = Table(players=1).seat(0, envoy=8, tokens="wall wall wall wall").seat(MENG, tokens="wall wall wall wall")
    t.ask(END)
    assert (t.question, t.moves) == ("0 LastExchange", ["done", "tokens 4"])
    t.play("tokens 4")
    assert (t.question, t.g.scores) == ("over", (9, 0))


# ---- the human and Meng


@rule("Q-ME-18", "Q-JP-8")
def test_a_decree_that_the_human_can_no_longer_afford_because_of_meng():
    t = Table(players=1).seat(MENG, decrees="L1-SERVANT").seat(0, pool=2)
    t.ask(ACTIONS[DECREES][0][LOCATION])
    why = t.why_not("decree L1-SERVANT")
    assert (why.rule, why.need, why.have) == ("DECREE-1", 3, 2)


@rule("SOLO-NIGHT-2", "NIGHT-6")
def test_a_full_ship_of_the_human_is_asked_for_at_night_and_mengs_is_not():
    t = nightfall(human="9").ship(0, "a1", 3).ship(MENG, "a3", 2)
    t.ask(NIGHT)
    assert (t.question, t.moves) == ("0 LastClaims", ["done", "claim a2 vp"])
