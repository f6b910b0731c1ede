"""Tax and follow tokens beside the locations (BONUS-2, BONUS-3)."""

import pytest

from gugong.content.names import CANAL, INTRIGUE, PALACE, TRAVEL, WALL
from gugong.rules.actions import ACTIONS, LOCATION
from tests.table import Table

rule = pytest.mark.rule


def table(players: int = 2) -> Table:
    return Table(players=players, bonus_tokens="six")


def act(t: Table, place: int, who: int = 0) -> Table:
    return t.ask(ACTIONS[place][who][LOCATION])


# ---- tax


@rule("TEST-D-26", "BONUS-2")
def test_d_26_another_players_action_moves_1_vp_to_the_owner():
    t = act(table().seat(0, vp=4).seat(1, vp=4).outpost(1, "tax", "palace"), PALACE)
    t.play("A")
    assert (t[0].vp, t[1].vp) == (3, 5)
    assert [(e.who, e.facts["n"], e.rule) for e in t.events("vp")] == [(1, 1, "BONUS-2"), (0, -1, "BONUS-2")]


@rule("TEST-D-26", "BONUS-2", "Q-BO-7")
def test_d_26_a_taxed_player_at_0_stays_there_and_the_owner_scores():
    t = act(table().seat(0, vp=0).seat(1, vp=4).outpost(1, "tax", "palace"), PALACE)
    t.play("A")
    assert (t[0].vp, t[1].vp) == (0, 5)


@rule("TEST-D-26", "BONUS-2", "D-12")
def test_d_26_the_owner_pays_no_tax():
    t = act(table().seat(1, vp=4).outpost(1, "tax", "palace"), PALACE, who=1)
    t.play("A")
    assert (t[1].vp, t.events("vp")) == (4, [])


@rule("BONUS-2")
def test_tax_concerns_its_location_alone():
    t = act(table().seat(0, vp=4).outpost(1, "tax", "palace"), INTRIGUE)
    t.play("A")
    assert (t[0].vp, t[1].vp) == (4, 0)


@rule("Q-BO-3", "BONUS-2", "DAY-EXCHANGE-4")
def test_an_exchange_without_actions_is_not_taxed():
    t = table().seat(0, vp=4, hand="2-canal 3-palace").outpost(1, "tax", "palace")
    t.gifts(palace="7-intrigue").turn(0).play("3-palace palace", "no actions")
    assert (t[0].vp, t[1].vp) == (4, 0)


@rule("Q-BO-3", "BONUS-2")
def test_a_skipped_action_is_not_taxed():
    t = act(table().seat(0, vp=4).outpost(1, "tax", "palace"), PALACE)
    t.play("skip")
    assert (t[0].vp, t[1].vp) == (4, 0)


@rule("Q-BO-3", "D-12", "DAY-ACTION-3")
def test_card_and_location_action_are_taxed_each():
    t = table().seat(0, vp=4, hand="6-palace 8").outpost(1, "tax", "palace").gifts(palace="1-palace").turn(0)
    t.play("6-palace palace", "A", "A")
    assert (t[0].vp, t[1].vp) == (2, 2)


@rule("Q-BO-3", "Q-BO-4")
def test_a_followed_action_is_taxed():
    t = table(3).seat(1, vp=4).outpost(1, "follow", "palace").outpost(2, "tax", "palace")
    act(t, PALACE).play("A", "A")
    assert (t[1].vp, t[2].vp) == (3, 2)


@rule("Q-BO-6")
def test_each_tax_token_takes_1_vp():
    t = table(3).seat(0, vp=4).outpost(1, "tax", "palace").outpost(2, "tax", "palace").outpost(2, "tax", "palace")
    act(t, PALACE).play("A")
    assert (t[0].vp, t[1].vp, t[2].vp) == (1, 1, 2)


@rule("Q-BO-5", "Q-BO-7")
def test_tax_is_taken_after_the_action_is_resolved():
    t = act(table().seat(0, vp=0, envoy=8).outpost(1, "tax", "palace"), PALACE)
    t.play("A")
    assert (t[0].vp, t[1].vp) == (0, 1)  # 1 VP for the Envoy in the Palace, then the tax


# ---- follow


@rule("BONUS-3")
def test_the_owner_may_follow_with_an_own_choice_and_own_costs():
    t = table().seat(0, pool=5).seat(1, pool=4).outpost(1, "follow", "palace")
    act(t, PALACE).play("A")
    assert (t.question, t.moves) == ("1 Palace", ["A", "B", "skip"])
    t.play("B")
    assert (t[1].envoy, t[1].marker, t[1].pool, t[0].envoy, t[0].pool) == (2, 1, 2, 1, 5)


@rule("BONUS-3")
def test_following_may_be_declined():
    t = act(table().outpost(1, "follow", "palace"), PALACE)
    t.play("A", "skip")
    assert (t[1].envoy, t.question) == (0, "over")


@rule("BONUS-3", "D-12")
def test_the_owner_does_not_follow_the_own_action():
    t = act(table().outpost(0, "follow", "palace"), PALACE)
    t.play("A")
    assert t.question == "over"


@rule("BONUS-3", "Q-BO-3")
def test_a_skipped_action_is_not_followed():
    t = act(table().outpost(1, "follow", "palace"), PALACE)
    t.play("skip")
    assert t.question == "over"


@rule("BONUS-3", "Q-BO-3", "D-12")
def test_a_card_action_is_followed():
    t = table().seat(0, hand="6-palace 8").outpost(1, "follow", "palace").gifts(jade="1-palace").turn(0)
    t.play("6-palace jade", "A")
    assert t.question == "1 Palace"


@rule("BONUS-3", "Q-WA-13")
def test_an_intrigue_action_that_follows_may_take_the_medal():
    t = act(table().seat(0, pool=2).outpost(1, "follow", "intrigue"), INTRIGUE)
    t.play("B", "A")
    assert t.g.medal == 1


@rule("Q-BO-4")
def test_a_followed_action_is_not_followed_again():
    t = act(table().outpost(0, "follow", "palace").outpost(1, "follow", "palace"), PALACE)
    t.play("A", "A")
    assert (t[0].envoy, t[1].envoy, t.question) == (1, 1, "over")


@rule("Q-BO-5")
def test_tax_comes_before_follow():
    t = table(3).seat(0, vp=4).outpost(1, "follow", "palace").outpost(2, "tax", "palace")
    act(t, PALACE).play("A")
    assert (t.question, t[0].vp, t[2].vp) == ("1 Palace", 3, 1)


@rule("Q-BO-5", "WALL-7")
def test_following_waits_until_the_wall_is_scored_and_benefits_taken():
    t = table().seat(0, wall=3, marker=1).outpost(1, "follow", "wall")
    act(t, WALL).play("A")
    assert (t.question, t[0].vp) == ("0 Benefit", 3)
    t.play("no")
    assert t.question == "1 GreatWall"


@rule("Q-BO-5", "Q-CH-14")
def test_followers_act_clockwise_from_the_acting_players_left():
    t = table(3).outpost(0, "follow", "palace").outpost(2, "follow", "palace")
    act(t, PALACE, who=1).play("A")
    assert t.question == "2 Palace"
    t.play("A")
    assert t.question == "0 Palace"


@rule("Q-CH-14")
def test_two_follow_tokens_of_one_owner_give_two_follows():
    t = act(table().outpost(1, "follow", "palace").outpost(1, "follow", "palace"), PALACE)
    t.play("A", "A", "A")
    assert (t[1].envoy, t.question) == (2, "over")


@rule("Q-CH-14")
def test_a_follow_token_put_out_while_following_does_not_apply_to_that_action():
    t = table().outpost(1, "follow", "travel").map(Kaifeng="two-vp", Wuchang="follow", Jinan="envoy")
    act(t, TRAVEL).play("A", "go Kaifeng", "A", "go Wuchang", "put 1 travel")
    assert (len(t.g.outposts), t.question) == (2, "over")


@rule("Q-BO-8", "D-5", "DAY-5")
def test_a_follower_without_cards_may_follow_and_play_the_card_gained():
    t = table().seat(0, hand="8 9").seat(1, hand="", discard="2-canal").outpost(1, "follow", "travel")
    t.gifts(travel="1-palace").map(Kaifeng="two-vp", Wuchang="take-back").turn(0)
    t.play("8 travel", "A", "go Kaifeng", "A", "take 2-canal")
    assert t.question == "1 Give"


@rule("BONUS-3", "CANAL-1")
def test_a_canal_action_is_followed_when_it_is_all_done():
    t = act(table().outpost(1, "follow", "canal"), CANAL)
    t.play("A")
    assert t.question == "0 Sail"
    t.play("stay")
    assert t.question == "1 GrandCanal"
