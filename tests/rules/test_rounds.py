"""The four days, from the first Day to final scoring (rules A2)."""

from itertools import groupby

import pytest

from tests.table import Table

rule = pytest.mark.rule

QUIET = ("no actions", "skip", "no", "done", "gain 0")


def sit_through(t, until):
    """Everybody gives the first card they have and declines whatever can be declined."""
    while not until(t):
        t.g.play(next((move for move in t.g.legal if move.text in QUIET), t.g.legal[0]))
    return t


def whole_game():
    return sit_through(Table(), lambda t: t.g.over())


def fourth_day():
    """Day 4; seat 1 has no turns left, and nobody will have a match tonight."""
    t = sit_through(Table(), lambda t: t.g.day == 4 and t.question == "0 Give")
    return t.seat(0, discard="").seat(1, pool=3, hand="", discard="").dice(9, 9, 9)


def course(t):
    """The sequence of phases according to the journal, without repetitions."""
    marks = {"dice": "dice", "day": "income", "exchange": "gifts", "new-hands": "night", "rank": "end"}
    return [what for what, _ in groupby(marks[event.what] for event in t.events() if event.what in marks)]


@rule("ROUND-1", "ROUND-2", "ROUND-3", "NIGHT-7", "D-3")
def test_four_days_of_morning_day_and_night_then_the_end():
    later = ["dice", "income", "gifts", "night"]
    assert course(whole_game()) == ["gifts", "night", *later, *later, *later, "end"]


@rule("ROUND-3", "SETUP-4", "TEST-D-16")
def test_d_16_day_1_has_no_morning():
    t = Table(players=3)
    assert (t.question, t.g.day) == ("0 Give", 1)
    assert [(p.pool, p.supply) for p in t.g.players] == [(6, 6)] * 3
    assert [len(pile) for pile in t.g.piles] == [10, 10]


@rule("ROUND-3", "TEST-D-16", "SETUP-3")
def test_d_16_dice_are_not_rolled_and_nobody_has_income_before_the_first_night():
    t = sit_through(Table(), lambda t: t.events("new-hands"))
    first_night = t.events().index(t.events("new-hands")[0])
    before = t.events()[:first_night]
    assert [event.rule for event in before if event.rule.startswith("MORN")] == []


@rule("MORN-5", "ROUND-1")
def test_the_day_tracker_advances_once_each_morning():
    assert [event.facts["day"] for event in whole_game().events("day")] == [2, 3, 4]


@rule("ROUND-2", "D-3", "Q-CA-15", "NIGHT-6", "END-1")
def test_night_4_is_played_in_full_and_its_claims_count():
    t = fourth_day().seat(0, pool=3, hand="8").ship(0, "a1", 3).gifts(jade="1-palace").turn(0)
    t.play("8 jade", "skip")
    assert t.question == "0 LastClaims"
    t.play("claim a2 vp")
    assert t.g.over()
    assert [event.facts["n"] for event in t.events("vp") if event.rule == "CANAL-8"] == [4]


@rule("Q-CA-15", "DECREE-L3-HARBOUR")
def test_a_servant_sacrificed_in_night_4_counts_for_the_harbour_decree():
    t = fourth_day().seat(0, pool=3, hand="8", decrees="L3-HARBOUR").ship(0, "a1", 3)
    t.gifts(jade="1-palace").turn(0)
    t.play("8 jade", "skip", "claim a2 vp")
    assert [event.facts["n"] for event in t.events("vp") if event.rule == "DECREE-L3-HARBOUR"] == [2]


@rule("Q-JP-10", "DECREE-2")
def test_a_level_1_decree_bought_on_day_4_gives_only_its_vp():
    t = fourth_day().tile("L1-ENVOY").seat(0, pool=6, envoy=2, hand="8").gifts(decrees="1-palace").turn(0)
    t.play("8 decrees", "decree L1-ENVOY")
    assert t.g.over()
    assert [event.facts["n"] for event in t.events("vp") if event.rule == "DECREE-2"] == [3]
    assert t[0].envoy == 2
