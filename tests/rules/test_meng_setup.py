"""Setting up the solo game against Meng, and its options (rules A10 and part F)."""

from collections import Counter

import pytest

from gugong.content import load
from gugong.content.names import CANAL, PLACES, WALL
from gugong.notation.positions import AUTOMA_NAMES
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.day import GIVE
from gugong.rules.invariants import faults
from gugong.rules.options import OptionError, Options
from gugong.rules.setup import new_position
from gugong.rules.state import MENG, NOBODY, OFF_MAP
from tests.table import Table

rule = pytest.mark.rule


def forty_games(**options):
    """The solo game set up with forty seeds."""
    return [new_position(load(), Options(1, **options), bytes([n] * 32)) for n in range(40)]


def automa_deck(g):
    return Counter(AUTOMA_NAMES[card] for card in g.meng.deck)


# ---- the table


@rule("SOLO-SETUP-1", "D-35", "SETUP-1", "SETUP-2")
def test_the_solo_table_is_that_of_two_players():
    solo, two = Table(players=1).g, Table(players=2).g
    assert solo.side is two.side
    assert (len(solo.ships), solo.wall_size) == (5, two.wall_size)


@rule("TEST-D-2", "SOLO-SETUP-1", "WALL-4", "D-35")
@pytest.mark.parametrize(("standing", "left", "vp"), [(2, 3, 0), (3, 0, 3)])
def test_d_2_the_wall_of_one_player_is_complete_with_4(standing, left, vp):
    t = Table(players=1).seat(0, wall=standing)
    t.ask(ACTIONS[WALL][0][LOCATION])
    t.play("A")
    assert (t[0].wall, t[0].vp) == (left, vp)


@rule("SOLO-SETUP-1", "SETUP-14")
def test_meng_has_a_full_set_of_pieces():
    t = Table(players=1)
    p = t[MENG]
    assert len(t.g.players) == 2
    assert (p.pool, p.supply, len(p.hand), p.discard, p.tokens, p.jade) == (6, 6, 4, [], [], 0)
    assert (p.traveller, p.envoy, p.vp, t.g.ships_out(MENG)) == (OFF_MAP, 0, 0, 0)


@rule("SOLO-SETUP-1")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_nothing_is_missing_or_doubled_on_a_new_table(difficulty):
    assert faults(Table(players=1, difficulty=difficulty).g) == []


@rule("SOLO-SETUP-3", "BONUS-0")
def test_only_basic_tokens_are_used():
    g = Table(players=1).g
    tokens = list(g.cities) + list(g.piles[0] + g.piles[1])
    assert (len(tokens), max(tokens)) == (32, 12)


@rule("SOLO-SETUP-8", "D-42")
def test_the_human_always_starts_day_1():
    assert {g.start for g in forty_games()} == {0}
    assert Table(players=1).question == "0 Give"


@rule("SOLO-SETUP-8", "SETUP-8")
def test_mengs_intrigue_marker_lies_on_top():
    t = Table(players=1)
    assert ([p.marker for p in t.g.players], t.g.order) == ([0, 0], [MENG, 0])


# ---- the focus


@rule("SOLO-SETUP-2")
def test_the_focus_is_any_of_the_seven_locations():
    assert {g.meng.focus for g in forty_games()} == set(range(7))


@rule("SOLO-SETUP-2")
def test_any_of_the_board_cards_may_be_the_one_that_was_looked_at():
    assert {g.gifts[g.meng.focus] for g in forty_games()} == set(load().board_cards)


@rule("SOLO-SETUP-2")
@pytest.mark.parametrize("place", PLACES)
def test_experienced_players_choose_the_focus(place):
    assert {g.meng.focus for g in forty_games(focus=place)} == {PLACES.index(place)}


@rule("SOLO-SETUP-2", "D-41")
def test_the_focus_stays_at_its_location_when_the_card_there_is_exchanged():
    t = Table(players=1, focus="palace").automa("special special").seat(MENG, hand="9 8").gifts(palace="2-intrigue")
    t.do(GIVE[MENG])
    assert (t.card("palace"), t.g.meng.focus) == ("8", PLACES.index("palace"))
    t.do(GIVE[MENG])
    assert [PLACES[e.facts["place"]] for e in t.events("automa")] == ["palace", "palace"]
    assert (t.card("palace"), t.discard(MENG)) == ("9", ["2-intrigue", "8"])


# ---- cards


@rule("SOLO-SETUP-4", "SETUP-11")
@pytest.mark.parametrize(
    ("sets", "human", "meng"),
    [
        ("1/2", ["2-decrees", "4-canal", "5-one-servant", "8"], ["1-canal", "3-two-servants", "7-intrigue", "9"]),
        ("2/3", ["1-canal", "3-two-servants", "7-intrigue", "9"], ["2-wall", "5-intrigue", "6-palace", "8"]),
        (
            "4/5",
            ["1-decrees", "4-two-servants", "6-one-servant", "9"],
            ["3-palace", "6-wall", "7-one-servant", "8"],
        ),
    ],
)
def test_human_and_meng_get_one_of_three_pairs_of_sets(sets, human, meng):
    t = Table(players=1, sets=sets)
    assert (t.hand(0), t.hand(MENG)) == (human, meng)


@rule("SOLO-SETUP-4")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("sets", ["1/2", "2/3", "4/5"])
def test_the_sets_are_not_tied_to_the_difficulty(difficulty, sets):
    t = Table(players=1, difficulty=difficulty, sets=sets)
    assert t.hand(0) == Table(players=1, sets=sets).hand(0)


@rule("SOLO-SETUP-4", "SETUP-11")
def test_the_three_other_sets_leave_the_game():
    g = Table(players=1, sets="2/3").g
    in_play = [card for p in g.players for card in p.hand] + list(g.gifts) + list(g.draw)
    unused = [card for number in (0, 3, 4) for card in g.components.sets[number]]
    assert not set(unused) & set(in_play)


@rule("SOLO-SETUP-5")
def test_mengs_gift_cards_are_shuffled_into_a_stack():
    stacks = {tuple(g.players[MENG].hand) for g in forty_games()}
    assert len(stacks) > 12
    assert {stack[-1] for stack in stacks} == set(load().sets[1])


@rule("SOLO-SETUP-5")
def test_the_automa_deck_is_shuffled():
    decks = {g.meng.deck for g in forty_games()}
    assert len(decks) == 40
    assert {deck[-1] for deck in decks} == set(range(8))


@rule("TEST-D-18", "SOLO-SETUP-6")
@pytest.mark.parametrize(("difficulty", "automa", "gifts"), [("easy", 10, 4), ("normal", 11, 4), ("hard", 11, 5)])
def test_d_18_automa_and_gift_cards_of_each_difficulty(difficulty, automa, gifts):
    t = Table(players=1, difficulty=difficulty)
    assert (len(t.g.meng.deck), len(t[MENG].hand)) == (automa, gifts)


@rule("SOLO-SETUP-6")
@pytest.mark.parametrize(("difficulty", "special"), [("easy", 1), ("normal", 2), ("hard", 2)])
def test_the_difficulty_decides_on_the_special_cards(difficulty, special):
    assert automa_deck(Table(players=1, difficulty=difficulty).g)["special"] == special


@rule("D-43", "SOLO-SETUP-6")
def test_travel_and_jade_have_two_automa_cards_and_every_other_location_one():
    ordinary = automa_deck(Table(players=1).g)
    del ordinary["special"]
    assert ordinary == {"travel": 2, "jade": 2, "wall": 1, "intrigue": 1, "palace": 1, "decrees": 1, "canal": 1}


@rule("SOLO-SETUP-6")
def test_the_fifth_gift_card_on_hard_is_a_random_draw_pile_card():
    games = forty_games(difficulty="hard")
    fifth = [set(g.players[MENG].hand) - set(load().sets[1]) for g in games]
    assert {len(cards) for cards in fifth} == {1}
    assert len(set.union(*fifth)) > 6
    assert set.union(*fifth) <= set(load().draw_cards)
    assert {len(g.draw) for g in games} == {10}


@rule("SOLO-SETUP-5", "SOLO-SETUP-6")
def test_the_fifth_gift_card_is_shuffled_in_with_the_others():
    tops = [g.players[MENG].hand[-1] for g in forty_games(difficulty="hard")]
    assert 0 < len([card for card in tops if card in load().draw_cards]) < 20


@rule("SOLO-SETUP-6", "SOLO-SETUP-7", "INV-1", "INV-2")
def test_on_hard_a_neutral_servant_marks_one_card_slot():
    p = Table(players=1, difficulty="hard")[MENG]
    assert (p.card_slots, p.vp_slots, p.double_slot) == (1, 0, 0)
    assert p.pool + p.supply == 12


@rule("SOLO-SETUP-7", "INV-1")
def test_harbour_rewards_cost_meng_no_servant_of_his_own():
    t = Table(players=1).automa("canal").seat(MENG, pool=3, hand="9 8").ship(MENG, "a2", 2)
    t.do(GIVE[MENG])
    assert (t[MENG].card_slots, t[MENG].pool + t[MENG].supply) == (1, 12)


@rule("SOLO-SETUP-9", "SOLO-CANAL-3")
def test_meng_never_unlocks_his_double_servant_in_the_harbour_that_gives_it():
    t = Table(players=1).automa("canal").seat(MENG, hand="9", slots={"card": 2}).ship(MENG, "a4", 2)
    t.do(GIVE[MENG])
    assert (t.double(MENG), t[MENG].double_slot, t[MENG].vp) == ("locked", 0, 4)


@rule("SOLO-SETUP-9")
def test_meng_never_places_his_double_servant():
    t = Table(players=1, focus="wall").automa("special").seat(MENG, hand="9", pool=1, supply=0)
    t.do(GIVE[MENG])
    assert (t.double(MENG), t.g.on_wall(MENG)) == ("locked", 1)


# ---- options


def test_without_a_choice_the_solo_game_is_normal_with_sets_1_and_2_and_a_random_focus():
    options = Options(1)
    assert (options.difficulty, options.sets, options.focus) == ("normal", "1/2", None)


@rule("SOLO-SETUP-6")
def test_another_difficulty_is_refused():
    with pytest.raises(OptionError, match="easy, normal, hard"):
        Options(1, difficulty="brutal")


@rule("SOLO-SETUP-4")
@pytest.mark.parametrize("sets", ["3/4", "2/1", "1/1"])
def test_another_pair_of_sets_is_refused(sets):
    with pytest.raises(OptionError, match="1/2, 2/3, 4/5"):
        Options(1, sets=sets)


@rule("SOLO-SETUP-2")
def test_a_focus_that_is_no_location_is_refused():
    with pytest.raises(OptionError, match="travel, wall, jade, intrigue, palace, decrees, canal"):
        Options(1, focus="harbour")


@rule("SOLO-SETUP-3", "BONUS-0")
@pytest.mark.parametrize("bonus_tokens", ["six", "twelve"])
def test_bonus_tokens_are_never_in_the_solo_game(bonus_tokens):
    with pytest.raises(OptionError, match="solo"):
        Options(1, bonus_tokens=bonus_tokens)


@rule("Q-ME-19", "EXPERT-1")
def test_the_expert_setup_is_never_in_the_solo_game():
    with pytest.raises(OptionError, match="solo"):
        Options(1, expert=True)


@rule("SOLO-SETUP-8", "D-42")
def test_meng_cannot_be_chosen_as_start_player():
    with pytest.raises(OptionError, match="start_player"):
        Options(1, start_player=MENG)


@pytest.mark.parametrize("option", [{"difficulty": "normal"}, {"sets": "1/2"}, {"focus": "jade"}])
def test_solo_options_are_refused_at_a_larger_table(option):
    with pytest.raises(OptionError, match="solo"):
        Options(2, **option)


@rule("D-17")
def test_the_french_way_out_of_harbour_5_may_be_chosen_for_the_solo_game():
    t = Table(players=1, sail_off=True).seat(0, pool=0).ship(0, "a5", 1)
    t.ask(ACTIONS[CANAL][0][LOCATION])
    t.play("A")
    assert [(e.what, e.facts["harbour"]) for e in t.events()] == [("lost", 4)]


def test_a_larger_table_has_no_meng():
    t = Table(players=2)
    assert (t.g.meng, t.g.automa) == (None, NOBODY)
