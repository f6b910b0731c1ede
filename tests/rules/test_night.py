"""The Night: matches, new hands, ships (rules A8)."""

import pytest

from gugong.rules.night import NIGHT
from tests.table import Table

rule = pytest.mark.rule


def night(*discards, dice, **options):
    """All hands have been played, and the players have these discard piles."""
    t = Table(players=len(discards), **options).dice(*dice)
    for who in range(len(discards)):
        t.seat(who, hand="")
    for who, cards in enumerate(discards):
        t.seat(who, discard=cards)
    return t


def matches(t):
    return {event.who: event.facts["n"] for event in t.events("matches")}


# ---- matches


@rule("NIGHT-1", "D-20")
def test_a_card_matches_once_for_each_die_that_shows_its_value():
    t = night("3-palace", "6-wall", dice=(3, 3, 6))
    t.ask(NIGHT)
    assert matches(t) == {0: 2, 1: 1}


@rule("NIGHT-1")
def test_only_the_discard_pile_is_checked():
    t = night("9", "9", dice=(3, 3, 6)).gifts(palace="3-two-servants", jade="6-swap")
    t.ask(NIGHT)
    assert matches(t) == {0: 0, 1: 0}


@rule("Q-NE-2", "NIGHT-1")
def test_three_equal_dice_are_three_matches_for_a_card():
    t = night("4-wall 4-canal", "9", dice=(4, 4, 4)).seat(0, pool=1)
    t.ask(NIGHT)
    assert (matches(t), t[0].pool) == ({0: 6, 1: 0}, 7)


@rule("NIGHT-1", "TERM-8")
def test_everybody_is_told_of_the_cards_they_know_and_the_owner_of_the_others():
    t = night("6-wall 3-palace", "9", dice=(3, 3, 6))
    shown, hidden = (t.g.components.card_name.index(name) for name in ("6-wall", "3-palace"))
    t[0].known_discard = 1 << shown
    t.ask(NIGHT)
    told = t.events("matches")[0]
    assert told.facts == {"n": 3, "cards": 2, "card0": shown, "dice0": 1}
    assert told.secrets == {"card1": hidden, "dice1": 2}


@rule("NIGHT-2", "D-49", "Q-CH-1")
def test_each_match_gains_1_servant_without_a_question():
    t = night("3-palace 6-wall", "6-swap", dice=(3, 3, 6)).seat(0, pool=2).seat(1, pool=4)
    t.ask(NIGHT)
    assert ([p.pool for p in t.g.players], t.question) == ([5, 5], "over")
    assert {event.rule for event in t.events("gain")} == {"NIGHT-2"}


@rule("TEST-EX-12", "NIGHT-1", "NIGHT-2", "NIGHT-3", "D-20")
def test_ex_12_night_matches():
    david, lisa, anna, sebastian = range(4)
    t = night("6-swap", "3-palace 3-intrigue", "9 8", "3-two-servants 6-wall 6-decrees", dice=(3, 3, 6))
    t.seat(lisa, marker=4).seat(sebastian, marker=4)
    t.ask(NIGHT)
    assert matches(t) == {david: 1, lisa: 4, anna: 0, sebastian: 4}
    assert [p.pool for p in t.g.players] == [7, 10, 6, 10]
    assert [p.vp for p in t.g.players] == [0, 0, 0, 3]
    assert [p.envoy for p in t.g.players] == [0, 0, 0, 1]
    assert t[anna].supply == 6


@rule("NIGHT-3")
def test_most_matches_score_3_vp_and_an_envoy_step():
    t = night("4-wall", "4-canal 9", dice=(4, 9, 1))
    t.ask(NIGHT)
    assert [(p.vp, p.envoy) for p in t.g.players] == [(0, 0), (3, 1)]
    assert [event.rule for event in t.events("vp")] == ["NIGHT-3"]


@rule("NIGHT-3", "INTRIGUE-5")
def test_a_tie_for_most_matches_goes_by_intrigue_order():
    t = night("4-wall", "4-canal", dice=(4, 9, 1)).seat(0, marker=1)
    t.ask(NIGHT)
    assert [p.vp for p in t.g.players] == [3, 0]


@rule("NIGHT-3", "PALACE-5")
def test_in_the_palace_the_envoy_step_of_the_night_is_worth_1_vp():
    t = night("4-wall", "9", dice=(4, 1, 1)).seat(0, envoy=8)
    t.ask(NIGHT)
    assert (t[0].vp, t[0].envoy) == (4, 8)


@rule("Q-NE-3")
def test_without_any_match_there_is_no_bonus():
    t = night("4-wall", "9", dice=(1, 5, 2))
    t.ask(NIGHT)
    assert [(p.vp, p.envoy) for p in t.g.players] == [(0, 0), (0, 0)]


@rule("Q-NE-4")
def test_the_bonus_goes_by_matches_not_by_servants_gained():
    t = night("4-wall 9", "4-canal", dice=(4, 9, 1)).seat(0, pool=12)
    t.ask(NIGHT)
    assert (matches(t), t[0].pool) == ({0: 2, 1: 1}, 12)
    assert [p.vp for p in t.g.players] == [3, 0]


@rule("Q-NE-5", "Q-CH-2")
def test_the_envoy_step_of_the_night_is_not_asked():
    t = night("4-wall", "9", dice=(4, 1, 1)).seat(0, envoy=7)
    t.ask(NIGHT)
    assert (t.question, t[0].envoy, t[0].palace_seat) == ("over", 8, 0)


# ---- the new hand


@rule("NIGHT-4", "D-31")
def test_the_discard_pile_becomes_the_new_hand():
    t = night("4-wall 9", "4-canal", dice=(1, 5, 2))
    t.ask(NIGHT)
    assert (t.hand(0), t.discard(0)) == (["4-wall", "9"], [])
    assert (t.hand(1), t.discard(1)) == (["4-canal"], [])


@rule("Q-CA-17", "NIGHT-4")
def test_a_card_claimed_at_night_joins_the_new_hand_and_is_no_match():
    t = night("9", "9", dice=(4, 4, 2)).ship(0, "a2", 3)
    four = t.g.components.card_name.index("4-wall")
    t.g.draw = (four,)
    t.ask(NIGHT)
    t.play("claim a3 card")
    assert (t.hand(0), t.discard(0), matches(t)) == (["4-wall", "9"], [], {0: 0, 1: 0})


# ---- ships


@rule("TEST-D-8", "NIGHT-5")
def test_d_8_ships_in_harbours_5_4_and_1():
    t = night("", "", dice=(1, 5, 2)).ship(0, "a5", 2).ship(1, "a4", 1).ship(0, "a1", 1)
    t.ask(NIGHT)
    assert t.ships() == {"a5": (1, 1), "a2": (0, 1)}


@rule("NIGHT-5", "Q-CA-14")
def test_a_ship_lost_returns_its_servants_to_the_supply_without_reward():
    t = night("", "", dice=(1, 5, 2)).seat(0, pool=4).ship(0, "a5", 3)
    t.ask(NIGHT)
    assert (t.question, t.ships(), t[0].pool, t[0].supply) == ("over", {}, 4, 8)
    assert (t[0].vp, t[0].vp_slots, t[0].card_slots, t[0].double_slot) == (0, 0, 0, 0)


@rule("NIGHT-5", "Q-CA-13")
def test_ships_in_a_row_move_one_harbour_each_and_never_jump():
    t = night("", "", dice=(1, 5, 2)).ship(0, "a1", 1).ship(1, "a2", 2).ship(0, "a3", 1).ship(1, "a4", 2)
    t.ask(NIGHT)
    assert t.ships() == {"a2": (0, 1), "a3": (1, 2), "a4": (0, 1), "a5": (1, 2)}


@rule("NIGHT-5", "SETUP-2")
def test_each_route_moves_for_itself():
    t = night("", "", "", "", dice=(1, 5, 2)).ship(0, "a5", 1).ship(1, "b1", 2).ship(2, "b5", 1).ship(3, "a4", 1)
    t.ask(NIGHT)
    assert t.ships() == {"a5": (3, 1), "b2": (1, 2)}


@rule("NIGHT-6")
def test_full_ships_claim_where_they_have_arrived():
    t = night("", "", dice=(1, 5, 2)).ship(0, "a1", 3)
    t.ask(NIGHT)
    assert t.moves == ["done", "claim a2 vp"]
    t.play("claim a2 vp")
    assert (t[0].vp, t[0].vp_slots, t.ships()) == (4, 1, {})


@rule("NIGHT-6")
def test_each_full_ship_may_claim():
    t = night("", "", dice=(1, 5, 2)).ship(0, "a1", 3).ship(0, "a3", 3)
    t.ask(NIGHT)
    t.play("claim a4 double")
    assert t.moves == ["done", "claim a2 vp"]
    t.play("claim a2 vp")
    assert (t.double(0), t[0].vp) == ("pool", 4)


@rule("NIGHT-6")
def test_a_ship_that_is_not_full_claims_nothing_at_night():
    t = night("", "", dice=(1, 5, 2)).ship(0, "a1", 2)
    t.ask(NIGHT)
    assert (t.question, t.ships()) == ("over", {"a2": (0, 2)})


@rule("NIGHT-6", "D-34", "TERM-10")
def test_night_claims_are_asked_in_the_player_order_of_this_day():
    t = night("", "", "", dice=(1, 5, 2), start_player=2).ship(0, "a1", 3).ship(1, "a2", 3).ship(2, "a3", 3)
    t.ask(NIGHT)
    asked = [t.question]
    t.play("done")
    asked.append(t.question)
    t.play("done")
    asked.append(t.question)
    assert asked == ["2 LastClaims", "0 LastClaims", "1 LastClaims"]


@rule("NIGHT-6", "D-34", "MORN-1")
def test_who_took_the_medal_today_does_not_yet_claim_first():
    t = night("", "", dice=(1, 5, 2)).ship(0, "a1", 3).ship(1, "a2", 3)
    t.g.medal = 1
    t.ask(NIGHT)
    assert t.question == "0 LastClaims"


@rule("NIGHT-5", "NIGHT-2")
def test_servants_of_a_lost_ship_come_too_late_for_the_matches():
    t = night("4-wall", "9", dice=(4, 4, 1)).ship(0, "a5", 3).seat(0, pool=9)
    t.ask(NIGHT)
    assert (t[0].pool, t[0].supply) == (9, 3)
