"""The standard component file agrees with the project's list of figures."""

import tomllib
from collections import Counter
from itertools import chain

import pytest

from gugong.content import Components, Side, load
from gugong.content.loader import standard_text
from gugong.content.names import (
    CARD_ACTIONS,
    DECREE_NAMES,
    JADE,
    L2_DECREE,
    PLACES,
    TOKEN_DOUBLE,
    TOKENS,
    TRAVEL,
    TWO_SERVANTS,
)


@pytest.fixture
def standard() -> Components:
    return load()


@pytest.fixture(params=["few", "many"])
def side(request: pytest.FixtureRequest, standard: Components) -> Side:
    return standard.few if request.param == "few" else standard.many


def neighbours(side: Side, city: str) -> set[str]:
    return {side.cities[other] for other in side.roads[side.cities.index(city)]}


def test_the_standard_components_are_loaded_once() -> None:
    assert load() is load()


def test_the_standard_components_are_called_standard(standard: Components) -> None:
    assert standard.name == "standard"


def test_the_digest_is_a_sha_256(standard: Components) -> None:
    assert len(bytes.fromhex(standard.digest)) == 32


def test_every_group_of_figures_states_its_standing() -> None:
    document = tomllib.loads(standard_text())
    groups = document | document.pop("map")
    assert [name for name, group in groups.items() if "standing" not in group] == []


def test_there_is_a_gift_for_each_value(standard: Components) -> None:
    assert standard.gifts[1:] == [
        "fruit bowl",
        "paper fan",
        "Go stones",
        "bonsai",
        "tea set",
        "porcelain vase",
        "string of gems",
        "Dunhuang pipa",
        "jade statue",
    ]


@pytest.mark.rule("SETUP-10")
def test_the_38_cards_are_dealt_out_to_board_sets_and_draw_pile(standard: Components) -> None:
    dealt = [*standard.board_cards, *chain(*standard.sets), *standard.draw_cards]
    assert dealt == list(range(38))


def test_every_card_has_a_value_and_an_action(standard: Components) -> None:
    assert len(standard.card_value) == len(standard.card_action) == 38


def test_the_board_cards_are_valued_1_to_7(standard: Components) -> None:
    assert [standard.card_value[card] for card in standard.board_cards] == [1, 2, 3, 4, 5, 6, 7]


def test_the_board_cards(standard: Components) -> None:
    assert " ".join(standard.card_name[card] for card in standard.board_cards) == (
        "1-palace 2-intrigue 3-two-servants 4-wall 5-canal 6-swap 7-one-servant"
    )


@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        (0, "2-wall 4-canal 5-one-servant 8"),
        (1, "1-canal 6-wall 7-intrigue 9"),
        (2, "2-decrees 4-swap 6-palace 9"),
        (3, "1-decrees 4-two-servants 6-one-servant 9"),
        (4, "3-two-servants 6-decrees 7-one-servant 8"),
    ],
)
def test_the_starting_hands(standard: Components, seat: int, cards: str) -> None:
    assert " ".join(standard.card_name[card] for card in standard.sets[seat]) == cards


def test_the_cards_to_draw(standard: Components) -> None:
    assert " ".join(standard.card_name[card] for card in standard.draw_cards) == (
        "1-wall 2-canal 3-intrigue 3-palace 5-intrigue 5-swap 7-intrigue 7-one-servant 8 8-one-servant 9"
    )


def test_a_card_action_is_a_number_of_the_card_actions(standard: Components) -> None:
    assert standard.card_action[standard.board_cards[2]] == TWO_SERVANTS


@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize("place", [TRAVEL, JADE])
def test_no_card_shows_travel_or_jade(standard: Components, place: int) -> None:
    assert CARD_ACTIONS[place] not in [CARD_ACTIONS[action] for action in standard.card_action]


@pytest.mark.parametrize(("players", "cities"), [(1, 12), (2, 12), (3, 12), (4, 16), (5, 16)])
def test_the_map_grows_with_the_table(standard: Components, players: int, cities: int) -> None:
    assert len(standard.side(players).cities) == cities


def test_the_ring_comes_first_in_mengs_order(standard: Components) -> None:
    assert [standard.few.cities[city] for city in standard.few.ring] == [
        "Fuzhou",
        "Hangzhou",
        "Nanjing",
        "Jinan",
        "Beijing",
        "Taiyuan",
        "Xi'an",
        "Chengdu",
        "Guilin",
        "Guangzhou",
    ]


def test_the_ring_is_numbered_from_0(side: Side) -> None:
    assert side.ring == list(range(len(side.ring)))


@pytest.mark.parametrize(
    ("which", "inner"),
    [("few", ["Kaifeng", "Wuchang"]), ("many", ["Kaifeng", "Xiangyang", "Wuchang", "Nanchang"])],
)
def test_the_inner_cities_come_after_the_ring(standard: Components, which: str, inner: list[str]) -> None:
    side = standard.few if which == "few" else standard.many
    assert side.cities[len(side.ring) :] == inner


def test_the_ring_closes_with_a_road(side: Side) -> None:
    assert "Guangzhou" in neighbours(side, "Fuzhou")


def test_an_inner_city_has_the_roads_listed_for_it_and_for_others(standard: Components) -> None:
    assert neighbours(standard.few, "Wuchang") == {"Kaifeng", "Nanjing", "Chengdu", "Guilin", "Fuzhou"}


def test_a_city_of_the_ring_has_its_inner_roads_too(standard: Components) -> None:
    assert neighbours(standard.many, "Fuzhou") == {"Hangzhou", "Guangzhou", "Nanchang"}


def test_every_road_can_be_travelled_both_ways(side: Side) -> None:
    roads = {(here, there) for here, ends in enumerate(side.roads) for there in ends}
    assert {(there, here) for here, there in roads} == roads


def test_neighbours_are_sorted(side: Side) -> None:
    assert side.roads == [sorted(ends) for ends in side.roads]


def test_every_city_can_be_reached_from_the_start(side: Side) -> None:
    reached = {0}
    for _ in side.cities:
        reached |= {there for here in reached for there in side.roads[here]}
    assert len(reached) == len(side.cities)


def test_there_are_32_basic_tokens(standard: Components) -> None:
    assert sum(standard.token_counts[1 : TOKEN_DOUBLE + 1]) == 32


@pytest.mark.parametrize(("kind", "number"), [("one-servant", 5), ("ship", 3), ("double", 2)])
def test_how_often_a_token_occurs(standard: Components, kind: int, number: int) -> None:
    assert standard.token_counts[TOKENS.index(kind)] == number


def test_each_bonus_token_occurs_twice(standard: Components) -> None:
    assert standard.token_counts[TOKEN_DOUBLE + 1 :] == [2, 2, 2, 2, 2, 2]


def test_the_jade_houses_for_few_players(standard: Components) -> None:
    assert standard.few.houses == [1, 1, 2, 2, 3]


def test_the_jade_houses_for_many_players(standard: Components) -> None:
    assert standard.many.houses == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("JADE-2")
def test_jade_from_the_square_costs_5(standard: Components) -> None:
    assert standard.square_price == 5


def test_there_is_income_from_day_2_on(standard: Components) -> None:
    assert standard.income == [0, 0, 4, 4, 4]


@pytest.mark.rule("PALACE-3")
def test_the_palace_has_8_steps(standard: Components) -> None:
    assert standard.palace_steps == 8


def test_the_palace_seats(standard: Components) -> None:
    assert standard.seats == [7, 5, 3, 2, 1]


@pytest.mark.rule("INTRIGUE-4")
def test_the_last_intrigue_space_is_14(standard: Components) -> None:
    assert standard.intrigue_top == 14


@pytest.mark.rule("WALL-4")
def test_the_wall_grows_with_the_table(standard: Components) -> None:
    assert standard.wall_size[1:] == [4, 4, 5, 6, 7]


@pytest.mark.rule("SETUP-2")
def test_a_second_canal_route_opens_with_4_players(standard: Components) -> None:
    assert [standard.side(players).routes for players in range(1, 6)] == [1, 1, 1, 2, 2]


def test_a_route_has_5_harbours(standard: Components) -> None:
    assert standard.harbours == 5


@pytest.mark.rule("TRAVEL-6")
def test_a_player_board_holds_6_tokens(standard: Components) -> None:
    assert standard.token_slots == 6


def test_a_decree_costs_its_level(standard: Components) -> None:
    assert standard.decree_cost == [int(name[1]) for name in DECREE_NAMES]


@pytest.mark.parametrize(("decree", "vp"), [(DECREE_NAMES.index("L1-SERVANT"), 3), (L2_DECREE, 4)])
def test_the_vp_of_a_decree(standard: Components, decree: int, vp: int) -> None:
    assert standard.decree_vp[decree] == vp


@pytest.mark.rule("DECREE-2")
def test_decrees_of_level_3_score_nothing_at_once(standard: Components) -> None:
    assert standard.decree_vp == [2, 2, 3, 3, 3, 2, 2, 3, 3, 4, 0, 0, 0, 0, 0]


def test_every_number_stands_twice_on_the_dice(standard: Components) -> None:
    assert Counter(chain(*standard.dice)) == dict.fromkeys(range(1, 10), 2)


def test_the_dice_can_show_3_3_6(standard: Components) -> None:
    assert [3 in standard.dice[0], 6 in standard.dice[1], 3 in standard.dice[2]] == [True, True, True]


def test_the_third_die_lacks_the_middle(standard: Components) -> None:
    assert standard.dice[2] == [1, 2, 3, 7, 8, 9]


@pytest.mark.rule("SOLO-SETUP-6")
def test_there_are_nine_ordinary_and_two_special_automa_cards(standard: Components) -> None:
    assert (sum(standard.automa), standard.automa_special) == (9, 2)


def test_jade_and_travel_have_a_second_automa_card(standard: Components) -> None:
    second = [PLACES[place] for place, number in enumerate(standard.automa) if number == 2]
    assert second == ["travel", "jade"]
