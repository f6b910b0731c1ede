"""When Meng exchanges travel tokens, which ones, and what for (rules A10)."""

import pytest

from gugong.rules.day import GIVE
from gugong.rules.scoring import END
from gugong.rules.state import MENG
from gugong.rules.travel import JOURNEY
from tests.table import Table

rule = pytest.mark.rule


def meng_gives(card, automa, **has):
    """Meng is about to play this card where the automa card sends him."""
    return Table(players=1, focus="jade").automa(automa).seat(MENG, hand=card, **has)


def told(t):
    return [(e.what, e.rule) for e in t.events() if e.who == MENG]


@rule("SOLO-DAY-8", "D-21")
def test_he_exchanges_two_tokens_for_the_servant_that_a_day_action_lacks():
    t = meng_gives("9", "wall", pool=0, tokens="envoy envoy two-vp")
    t.do(GIVE[MENG])
    assert (t.g.on_wall(MENG), t[MENG].pool, t[MENG].supply) == (1, 0, 11)
    assert (t.stored(MENG), len(t.g.spent)) == (["two-vp"], 2)


@rule("SOLO-DAY-8")
def test_the_exchange_is_told_with_its_rule():
    t = meng_gives("9", "wall", pool=0, tokens="envoy two-vp")
    t.do(GIVE[MENG])
    assert told(t)[3:5] == [("tokens", "SOLO-DAY-8"), ("gain", "TOKEN-X-1")]
    assert told(t)[-1][0] == "wall"


@rule("SOLO-DAY-8", "D-21")
def test_he_exchanges_tokens_for_a_card_action_too():
    t = meng_gives("5-canal", "palace", pool=0, tokens="envoy envoy")
    t.do(GIVE[MENG])
    assert (t.ships(), t.stored(MENG)) == ({"a1": (MENG, 1)}, [])


@rule("SOLO-DAY-8")
def test_he_exchanges_only_as_many_tokens_as_he_needs():
    t = meng_gives("9", "jade", pool=2, tokens="envoy envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, t[MENG].worth) == (1, 0, 2)


@rule("SOLO-DAY-8")
def test_he_exchanges_as_often_as_it_takes():
    t = meng_gives("9", "jade", pool=1, tokens="envoy envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, t[MENG].worth) == (1, 0, 0)


@rule("SOLO-DAY-8")
def test_he_keeps_tokens_that_would_not_make_the_action_possible():
    t = meng_gives("9", "jade", pool=0, tokens="envoy envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, t[MENG].worth) == (0, 0, 4)


@rule("SOLO-DAY-8")
def test_he_keeps_his_tokens_when_he_has_the_servants():
    t = meng_gives("9", "jade", pool=3, tokens="envoy envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].worth) == (1, 4)


@rule("Q-ME-23", "Q-TR-6")
def test_with_an_empty_supply_tokens_bring_no_servant_and_the_action_is_skipped():
    t = meng_gives("9", "jade", pool=2, supply=0, tokens="envoy envoy envoy envoy")
    t.do(GIVE[MENG])
    assert (t[MENG].jade, t[MENG].pool, t[MENG].worth) == (0, 2, 4)
    assert told(t)[-1] == ("skips", "SOLO-JADE-1")


@rule("SOLO-DAY-8", "TOKEN-X-3")
def test_tokens_worth_6_become_jade_at_once():
    t = Table(players=1).map(Fuzhou="two-vp").seat(MENG, tokens="envoy envoy envoy envoy envoy")
    t.do(JOURNEY[MENG])
    assert (t[MENG].jade, t.stored(MENG), len(t.g.spent)) == (1, [], 6)
    assert told(t)[-2:] == [("tokens", "SOLO-DAY-8"), ("jade", "TOKEN-X-3")]


@rule("SOLO-DAY-8")
def test_tokens_worth_5_are_kept():
    t = Table(players=1).map(Fuzhou="two-vp").seat(MENG, tokens="envoy envoy envoy envoy")
    t.do(JOURNEY[MENG])
    assert (t[MENG].jade, t[MENG].worth) == (0, 5)


@rule("Q-ME-22", "TOKEN-12", "Q-TR-4")
def test_a_double_token_counts_2_toward_the_jade():
    t = Table(players=1).map(Fuzhou="double").seat(MENG, tokens="envoy envoy envoy envoy")
    t.do(JOURNEY[MENG])
    assert (t[MENG].jade, t.stored(MENG), len(t.g.spent)) == (1, [], 5)


@rule("Q-ME-22", "Q-ME-29")
def test_of_tokens_worth_7_he_pays_6_exactly_with_the_double_and_the_oldest():
    t = Table(players=1).map(Fuzhou="double").seat(MENG, tokens="envoy wall ship intrigue two-vp")
    t.do(JOURNEY[MENG])
    assert (t[MENG].jade, t.stored(MENG), t[MENG].worth) == (1, ["two-vp"], 1)


@rule("Q-ME-29", "Q-ME-22")
def test_for_a_servant_he_pays_with_a_double_first():
    t = meng_gives("9", "wall", pool=0, tokens="envoy double two-vp")
    t.do(GIVE[MENG])
    assert t.stored(MENG) == ["envoy", "two-vp"]


@rule("Q-ME-29", "Q-ME-22")
def test_for_one_servant_he_gives_no_second_double():
    t = meng_gives("9", "wall", pool=0, tokens="double double")
    t.do(GIVE[MENG])
    assert (t.stored(MENG), t[MENG].worth, len(t.g.spent)) == (["double"], 2, 1)


@rule("Q-ME-29")
def test_without_a_double_he_pays_with_the_tokens_stored_first():
    t = meng_gives("9", "wall", pool=0, tokens="envoy wall two-vp")
    t.do(GIVE[MENG])
    assert t.stored(MENG) == ["two-vp"]


@rule("Q-ME-15", "Q-CH-16")
def test_he_never_exchanges_four_tokens_for_vp():
    t = Table(players=1).seat(MENG, tokens="envoy envoy envoy envoy envoy")
    t.ask(END)
    assert (t[MENG].vp, t[MENG].worth, t.events("tokens")) == (0, 5, [])
