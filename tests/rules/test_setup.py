"""Terms and set-up (rules A0 and A1)."""

import pytest

from gugong.content import load
from gugong.content.names import CANAL, PALACE
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.morning import MORNING_DECREES
from gugong.rules.night import NIGHT
from gugong.rules.options import Options
from gugong.rules.scoring import END
from gugong.rules.setup import new_position
from gugong.rules.state import NOBODY, OFF_MAP
from gugong.view.observe import observe
from tests.table import Table

rule = pytest.mark.rule


def forty_games(players, **options):
    """The same table set up with forty seeds."""
    return [new_position(load(), Options(players, **options), bytes([n] * 32)) for n in range(40)]


# ---- terms


@rule("TERM-1", "TERM-2", "TERM-3")
def test_paying_moves_servants_from_the_pool_to_the_own_supply_alone():
    t = Table().seat(0, pool=5).seat(1, pool=4)
    t.ask(ACTIONS[PALACE][0][LOCATION])
    t.play("B")
    assert (t[0].pool, t[0].supply) == (3, 9)
    assert (t[1].pool, t[1].supply) == (4, 8)


@rule("TERM-1", "TERM-2")
def test_servants_of_the_supply_cannot_pay():
    t = Table().seat(0, pool=1)
    t.ask(ACTIONS[PALACE][0][LOCATION])
    why = t.why_not("B")
    assert (why.rule, why.what, why.need, why.have) == ("PALACE-2", "servants", 2, 1)


@rule("TERM-4")
def test_gaining_is_limited_by_what_the_supply_holds():
    t = Table().seat(0, pool=11, hand="3-two-servants").gifts(intrigue="2-intrigue").turn(0)
    t.play("3-two-servants intrigue")
    assert t.moves == ["gain 0", "gain 1"]
    assert t.question == "0 Gain"


@rule("TERM-5")
def test_placing_takes_a_servant_from_the_pool():
    t = Table().seat(0, pool=3)
    t.ask(ACTIONS[CANAL][0][LOCATION])
    t.play("A", "stay")
    assert (t[0].pool, t[0].supply, t.ships()) == (2, 9, {"a1": (0, 1)})


@rule("TERM-5", "DECREE-L1-SHIP")
def test_placing_from_supply_leaves_the_pool_untouched():
    t = Table().seat(0, pool=3, decrees="L1-SHIP")
    t.ask(MORNING_DECREES[0])
    t.play("load 1 new a")
    assert (t[0].pool, t[0].supply, t.ships()) == (3, 7, {"a1": (0, 1)})


@rule("TERM-6")
def test_a_sacrificed_servant_stays_in_its_slot():
    t = Table().seat(0, pool=6).ship(0, "a2", 3)
    t.ask(ACTIONS[CANAL][0][LOCATION])
    t.play("claim a2 vp", "done")
    assert (t[0].vp_slots, t[0].pool, t[0].supply) == (1, 6, 5)


@rule("TERM-7")
def test_final_vp_wait_for_final_scoring():
    t = Table().seat(0, envoy=8, decrees="L3-EIGHT")
    t.ask(END)
    assert [(e.rule, e.facts["n"]) for e in t.events("vp") if e.who == 0 and e.facts["n"]] == [
        ("DECREE-L3-EIGHT", 8),
        ("END-3", 7),
    ]


@rule("TERM-7")
def test_a_seat_of_the_palace_is_no_immediate_vp():
    t = Table().seat(0, envoy=7)
    t.ask(ACTIONS[PALACE][0][LOCATION])
    t.play("A")
    assert (t[0].vp, t[0].palace_seat) == (0, 0)


@rule("TERM-8")
def test_the_owner_sees_the_own_discard_pile_and_nobody_else_does():
    t = Table().seat(0, hand="4-canal", discard="6-decrees 5-swap")
    assert sorted(observe(t.g, 0).discard) == ["5-swap", "6-decrees"]
    assert (observe(t.g, 1).discard, observe(t.g, 1).table.players[0].discard) == ([], 2)


@rule("TERM-8")
def test_the_discard_pile_is_the_hand_of_the_next_day():
    t = Table().seat(0, hand="", discard="9 2-decrees").seat(1, hand="")
    t.ask(NIGHT)
    assert (t.hand(0), t.discard(0)) == (["2-decrees", "9"], [])


@rule("TERM-9", "DAY-EXCHANGE-5")
def test_each_of_the_seven_locations_always_holds_one_card():
    t = Table().seat(0, hand="9 2-canal").gifts(jade="5-canal").turn(0)
    before = set(t.g.gifts)
    t.play("9 jade", "skip")
    assert len(set(t.g.gifts)) == 7
    assert len(before & set(t.g.gifts)) == 6


@rule("TERM-10", "DAY-1")
def test_player_order_starts_with_the_start_player_and_goes_clockwise():
    t = Table(players=4, start_player=2)
    assert t.g.player_order() == [2, 3, 0, 1]
    assert t.question == "2 Give"


@rule("TERM-11")
def test_the_higher_space_is_ahead_in_intrigue_order():
    t = Table(players=3).seat(0, marker=2).seat(1, marker=5).seat(2, marker=3)
    assert t.g.order == [1, 2, 0]


@rule("TERM-11")
def test_on_one_space_the_upper_marker_is_ahead_of_every_one_under_it():
    t = Table(players=3).seat(2, marker=4).seat(0, marker=4).seat(1, marker=4)
    assert t.g.order == [1, 0, 2]


# ---- the board


@rule("SETUP-1", "D-35")
@pytest.mark.parametrize(("players", "cities", "houses"), [(2, 12, 4), (3, 12, 4), (4, 16, 6), (5, 16, 6)])
def test_the_player_count_chooses_the_side_of_the_board(players, cities, houses):
    side = Table(players=players).g.side
    assert (len(side.cities), len(side.houses)) == (cities, houses)


@rule("SETUP-2")
def test_three_players_have_one_route_of_five_harbours():
    t = Table(players=3).seat(0, decrees="L1-SHIP")
    t.ask(MORNING_DECREES[0])
    assert t.moves == ["load 1 new a", "no"]
    assert t.why_not("load 1 new b").rule == "SETUP-2"
    assert len(t.g.ships) == 5


@rule("SETUP-2")
def test_four_players_have_two_routes_of_five_harbours():
    t = Table(players=4).seat(0, decrees="L1-SHIP")
    t.ask(MORNING_DECREES[0])
    assert t.moves == ["load 1 new a", "load 1 new b", "no"]
    assert len(t.g.ships) == 10


@rule("SETUP-2")
def test_two_and_three_players_share_a_side_but_not_the_size_of_the_wall():
    two, three = Table(players=2).g, Table(players=3).g
    assert two.side is three.side
    assert (two.wall_size, three.wall_size) == (4, 5)


@rule("SETUP-3", "D-46")
def test_the_destiny_dice_are_rolled():
    a, b, c = ({g.dice[die] for g in forty_games(2)} for die in range(3))
    assert a == {1, 2, 3, 4, 5, 6}
    assert b == {4, 5, 6, 7, 8, 9}
    assert c == {1, 2, 3, 7, 8, 9}


@rule("SETUP-4")
def test_the_first_day_is_day_1():
    assert Table().g.day == 1


@rule("SETUP-5", "D-1", "D-40")
@pytest.mark.parametrize(("players", "piles"), [(2, [10, 10]), (3, [10, 10]), (4, [8, 8]), (5, [8, 8])])
def test_the_32_basic_tokens_fill_every_city_and_two_equal_piles(players, piles):
    g = Table(players=players).g
    on_the_map = [kind for kind in g.cities if kind]
    assert len(on_the_map) == len(g.side.cities)
    assert [len(pile) for pile in g.piles] == piles
    assert sorted(on_the_map + list(g.piles[0] + g.piles[1])) == sorted(basic_tokens(g))


def basic_tokens(g):
    return [kind for kind in range(1, 13) for _ in range(g.components.token_counts[kind])]


@rule("SETUP-5")
def test_the_tokens_are_shuffled():
    assert len({tuple(g.cities) for g in forty_games(2)}) == 40


@rule("SETUP-6")
def test_travellers_are_off_the_map_and_envoys_and_vp_at_0():
    t = Table(players=5)
    assert [(p.traveller, p.envoy, p.palace_seat, p.vp) for p in t.g.players] == [(OFF_MAP, 0, NOBODY, 0)] * 5


@rule("SETUP-7", "D-2")
def test_the_start_player_is_chosen_at_random():
    assert {g.start for g in forty_games(4)} == {0, 1, 2, 3}


@rule("SETUP-8")
def test_intrigue_markers_are_stacked_on_0_with_the_start_player_at_the_bottom():
    t = Table(players=4, start_player=1)
    assert [p.marker for p in t.g.players] == [0, 0, 0, 0]
    assert t.g.order == [0, 3, 2, 1]


@rule("TEST-D-15", "SETUP-8", "INTRIGUE-5")
def test_d_15_the_last_players_marker_on_top_wins_a_tie_before_anyone_moved():
    t = Table(players=3).dice(4, 4, 2)
    t.seat(0, hand="", discard="4-wall").seat(1, hand="", discard="4-canal").seat(2, hand="", discard="4-swap")
    t.ask(NIGHT)
    assert [p.vp for p in t.g.players] == [0, 0, 3]


@rule("SETUP-9")
def test_the_medal_lies_on_its_space():
    assert Table().g.medal == NOBODY


# ---- cards, jade, decrees, player boards


@rule("SETUP-10")
def test_the_38_gift_cards_are_7_board_cards_5_sets_of_4_and_11_to_draw():
    box = load()
    assert (len(box.board_cards), [len(cards) for cards in box.sets], len(box.draw_cards)) == (7, [4] * 5, 11)
    assert sorted(box.board_cards + sum(box.sets, []) + box.draw_cards) == list(range(38))


@rule("SETUP-10")
def test_the_board_cards_lie_on_the_locations_and_the_draw_cards_in_their_pile():
    g = Table(players=5).g
    assert sorted(g.gifts) == sorted(g.components.board_cards)
    assert sorted(g.draw) == sorted(g.components.draw_cards)


@rule("SETUP-10")
def test_board_cards_and_draw_pile_are_shuffled():
    assert len({tuple(g.gifts) for g in forty_games(2)}) > 30
    assert len({g.draw for g in forty_games(2)}) == 40


@rule("SETUP-11")
def test_sets_are_dealt_in_player_order_from_the_start_player():
    t = Table(players=3, start_player=1)
    assert t.hand(1) == ["2-decrees", "4-canal", "5-one-servant", "8"]
    assert t.hand(2) == ["1-canal", "3-two-servants", "7-intrigue", "9"]
    assert t.hand(0) == ["2-wall", "5-intrigue", "6-palace", "8"]


@rule("SETUP-11")
def test_unused_sets_leave_the_game():
    g = Table(players=3).g
    held = [card for p in g.players for card in p.hand]
    unused = {card for cards in g.components.sets[3:] for card in cards}
    assert not unused & set(held + list(g.gifts) + list(g.draw))


@rule("SETUP-12")
@pytest.mark.parametrize(("players", "houses"), [(2, [0, 1, 2, 3]), (5, [0, 1, 2, 3, 4, 5])])
def test_every_house_has_its_jade(players, houses):
    assert observe(Table(players=players).g, None).table.houses == houses


@rule("SETUP-13")
def test_two_decrees_of_each_level_lie_open_without_owners():
    table = observe(Table().g, None).table
    levels = [name[:2] for name in table.decrees]
    assert levels == ["L1", "L1", "L2", "L2", "L3", "L3"]
    assert list(table.decrees.values()) == [[]] * 6


@rule("SETUP-13")
def test_each_decree_is_in_some_games_and_not_in_others():
    games = [set(g.tiles) for g in forty_games(2)]
    assert set.union(*games) == set(range(15))
    assert set.intersection(*games) == set()


@rule("SETUP-14")
def test_each_player_begins_with_6_servants_in_pool_and_6_in_supply():
    t = Table(players=4)
    assert [(p.pool, p.supply) for p in t.g.players] == [(6, 6)] * 4


@rule("SETUP-14")
def test_each_player_begins_with_4_cards_and_nothing_else():
    t = Table(players=4)
    assert [(len(p.hand), p.discard, p.tokens, p.jade) for p in t.g.players] == [(4, [], [], 0)] * 4


@rule("SETUP-14", "DOUBLE-1")
def test_the_double_servant_begins_locked_and_the_ships_beside_the_board():
    t = Table(players=4)
    assert [t.double(who) for who in range(4)] == ["locked"] * 4
    assert t.ships() == {}


# ---- the expert variant


@rule("EXPERT-1")
def test_experts_still_receive_their_normal_sets():
    assert Table(players=3, expert=True).hand(1) == Table(players=3).hand(1)


@rule("EXPERT-1")
def test_for_experts_board_cards_draw_cards_and_unused_sets_are_one_pile():
    t = Table(players=3, expert=True)
    box = t.g.components
    one_pile = box.board_cards + box.draw_cards + box.sets[3] + box.sets[4]
    assert sorted(list(t.g.gifts) + list(t.g.draw)) == sorted(one_pile)


@rule("EXPERT-1")
def test_for_experts_any_card_of_the_pile_may_come_to_a_location():
    seen = {card for g in forty_games(2, expert=True) for card in g.gifts}
    box = load()
    assert seen & set(box.draw_cards)
    assert seen & set(box.sets[4])
    assert not seen & set(box.sets[0])


@rule("TEST-D-24", "EXPERT-1")
@pytest.mark.parametrize(("players", "pile"), [(2, 23), (3, 19), (4, 15), (5, 11)])
def test_d_24_the_expert_draw_pile(players, pile):
    t = Table(players=players, expert=True)
    assert (len(t.g.draw), len(t.g.gifts)) == (pile, 7)
