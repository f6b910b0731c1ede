"""What each thing on the table is, does and is worth."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.view.all_things import all_things

import gugong
from gugong.content.names import DECREE_NAMES, PLACES
from gugong.notation.cards import numbers
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.day import beats
from gugong.rules.decrees import cost_of
from gugong.rules.great_wall import BENEFITS as BENEFIT_QUESTIONS
from gugong.rules.great_wall import leader
from gugong.rules.kernel import Position
from gugong.rules.night import count_matches
from gugong.rules.scoring import end_now, jade_vp, palace_vp
from gugong.view.board import reachable
from gugong.view.observe import Observation, observe
from gugong.view.rulebook import all_paragraphs
from gugong.view.things import KINDS, about_thing, describe, in_words, name_all
from gugong.view.things.places import BENEFITS
from gugong.view.things.scene import Scene, ThingError
from gugong.view.words import LANGUAGES, words_in
from gugong.words import Phrase

TABLES: dict[str, dict[str, Any]] = {
    "solo": {"players": 1, "difficulty": "hard"},
    "two": {"players": 2, "bonus_tokens": "six"},
    "three": {"players": 3, "expert": True},
    "four": {"players": 4, "bonus_tokens": "twelve"},
    "five": {"players": 5, "bonus_tokens": "twelve", "sail_off": True},
}
EVERY = 31  # moves between the positions that are looked at


@cache
def positions(table: str) -> list[Position]:
    """The positions of one game of chance, some moves apart, one with a bonus token put out, and its end."""
    game, chance = gugong.new_game(seed=3, **TABLES[table]), Random(4)
    found = [game.position.copy()]
    while not game.over:
        game.play(chance.choice(game.moves()))
        put_out = game.position.outposts and not any(g.outposts for g in found)
        if len(game.record.moves) % EVERY == 0 or put_out or game.over:
            found.append(game.position.copy())
    return found


@cache
def scene(g: Position, seat: int) -> Scene:
    return Scene(observe(g, seat), g.components, words_in("en"), [f"Family {who}" for who in range(5)])


def told(g: Position, seat: int | None, language: str = "en") -> Iterator[tuple[str, str, str, str | None, str]]:
    """Every thing of this position with its name, text, worth and rule."""
    words = words_in(language)
    one = Scene(observe(g, seat), g.components, words, words.seat_names(g.options.players))
    for thing in all_things(one.seen, g.components):
        made = in_words(one, about_thing(one, thing))
        yield thing, made.name, made.text, made.worth, made.rule


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(table: str, language: str):
    rules = all_paragraphs(language)
    for g in positions(table)[1::5]:
        for thing, name, text, worth, rule in told(g, 0, language):
            assert "" not in (name, text, worth), thing
            assert rule in rules, thing


def test_every_kind_occurs():
    found = {
        thing.partition(":")[0]
        for table in TABLES
        for g in positions(table)
        for thing in all_things(observe(g, 0), g.components)
    }
    assert found == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_kinds_share_a_text(language: str):
    kinds: dict[str, set[str]] = {}
    for table in TABLES:
        for thing, _, text, _, _ in told(positions(table)[-2], 0, language):
            kinds.setdefault(text, set()).add(thing.partition(":")[0])
    assert {text: shared for text, shared in kinds.items() if len(shared) > 1} == {}


def test_things_of_another_family_carry_its_name():
    g = positions("three")[1]
    assert [*name_all(observe(g, 0), g.components, ["pool:0", "pool:2"], words_in("en"), ["Ann", "Bo", "Cy"])] == [
        f"Pool: {g.players[0].pool}",
        f"Cy: Pool: {g.players[2].pool}",
    ]


def test_nothing_is_worth_anything_to_a_spectator():
    assert {worth for table in TABLES for _, _, _, worth, _ in told(positions(table)[1], None)} == {None}


UNKNOWN = ["", "dragon", "pool:9", "pool:-1", "pool:", "card:12", "city:Paris", "road:Beijing:Guangzhou", "seat:9"]
UNKNOWN += [
    "option:jade:A",
    "option:wall:C",
    "today:0",
    "deck",
    "harbour:b1",
    "ship:a9",
    "slot:0:x",
    "signed:L1-SHIP:7",
]


@pytest.mark.parametrize("thing", UNKNOWN)
def test_what_is_not_on_the_table_is_no_thing(thing: str):
    with pytest.raises(ThingError, match="There is no"):
        describe(observe(positions("two")[0], 0), positions("two")[0].components, thing, words_in("en"), ["Ann", "Bo"])


def test_the_benefits_are_those_of_the_rules():
    moves = BENEFIT_QUESTIONS[0].conceivable(positions("two")[0])
    assert {-int(move.text.split()[0]): move.rule for move in moves if move.text != "no"} == BENEFITS


# Every figure is the engine's, in the true game, though only an observation is described.


def figures(g: Position, seat: int, thing: str) -> dict[str, Any]:
    """The variables of what a thing is worth, and of its name."""
    about = about_thing(scene(g, seat), thing)
    worth = about.worth.given if about.worth is not None else {}
    return {**{f"name-{key}": value for key, value in about.name.given.items()}, **worth}


@pytest.fixture(params=TABLES)
def looks(request: pytest.FixtureRequest) -> list[tuple[Position, int]]:
    """Positions of a game, each through the eyes of the first seat and of the last."""
    return [(g, seat) for g in positions(request.param) for seat in {0, g.options.players - 1}]


def test_cards_beat_what_the_rules_say(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        card = numbers(g.components)
        hand = observe(g, seat).hand
        for label in hand:
            free = sum(beats(g, seat, card[label], place, 0) for place in range(7))
            assert figures(g, seat, f"card:{label}")["n"] == free
        for at, place in enumerate(PLACES if hand else ()):
            beating = sum(beats(g, seat, card[label], at, 0) for label in hand)
            assert figures(g, seat, f"gift:{place}")["n"] == beating


def test_matches(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        assert figures(g, seat, f"discards:{seat}")["n"] == count_matches(g.copy(), seat)
        dice = [figures(g, seat, f"die:{die}") for die in "ABC"]
        assert sum(die["n"] for die in dice) == dice[0]["all"] == count_matches(g.copy(), seat)


def test_prices(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        for tile in g.tiles:
            found = figures(g, seat, f"decree:{DECREE_NAMES[tile]}")
            if not g.players[seat].has(tile):
                assert found["n"] == cost_of(g, seat, tile)
        for thing, printed in [("square", g.components.square_price), *enumerate(g.side.houses)]:
            if isinstance(thing, int) and not g.houses >> thing & 1:
                continue
            name = thing if isinstance(thing, str) else f"house:{thing}"
            assert printed - figures(g, seat, name)["n"] == g.players[seat].has(DECREE_NAMES.index("L2-JADE"))


def test_points(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        for who, p in enumerate(g.players):
            assert figures(g, seat, f"vp:{who}")["name-n"] == p.vp
            assert figures(g, seat, f"jade:{who}")["n"] == jade_vp(p.jade)
            if not g.over():
                more = sum(event.facts["n"] for event in end_now(g) if event.who == who)
                assert figures(g, seat, f"vp:{who}")["n"] == p.vp + more


def test_the_wall(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        standing = sum(g.on_wall(who) for who in range(len(g.players)))
        found = figures(g, seat, "wall")
        assert (found["name-n"], found["name-size"]) == (standing, g.wall_size)
        if standing:
            assert (found["n"], found["name"]) == (g.on_wall(seat), f"Family {leader(g)}")
        assert figures(g, seat, "space:1")["n"] == max(0, g.wall_size - standing)


def test_tracks(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        p = g.players[seat]
        assert figures(g, seat, f"marker:{seat}")["n"] == g.order.index(seat) + 1
        inside = p.envoy == g.components.palace_steps
        left = palace_vp(g, seat) if inside else g.components.palace_steps - p.envoy
        assert figures(g, seat, f"envoy:{seat}")["n"] == left
        near = reachable(observe(g, seat), g.components, seat)
        assert figures(g, seat, f"traveller:{seat}")["n"] == len(near)
        cities = [city for city, token in zip(g.side.cities, g.cities) if token]
        assert [city for city in cities if figures(g, seat, f"city:{city}")["near"]] == near


def test_servants_tokens_and_ships(looks: list[tuple[Position, int]]):
    for g, seat in looks:
        for who, p in enumerate(g.players):
            assert figures(g, seat, f"pool:{who}")["name-n"] == p.pool
            assert figures(g, seat, f"supply:{who}")["name-n"] == p.supply
            assert figures(g, seat, f"tokens:{who}")["n"] == p.worth
            assert figures(g, seat, f"hand:{who}")["name-n"] == len(p.hand)
            assert figures(g, seat, f"ships:{who}")["name-n"] == 3 - g.ships_out(who)
        for at, harbour in [(at, name) for at, name in enumerate(HARBOURS) if name in observe(g, seat).table.ships]:
            assert figures(g, seat, f"ship:{harbour}")["name-n"] == g.aboard(at)


HARBOURS = [f"{route}{number}" for route in "ab" for number in range(1, 6)]


def test_what_can_be_done_now(looks: list[tuple[Position, int]]):
    """The options of a location are refused for the reasons the engine gives."""
    for g, seat in looks:
        if g.over():
            continue
        for place in PLACES:
            for letter in "AB" if place not in ("jade", "decrees") else ():
                about = about_thing(scene(g, seat), f"option:{place}:{letter}")
                assert isinstance(about.worth, Phrase)
                move = next(m for m in ACTIONS[PLACES.index(place)][seat][LOCATION].conceivable(g) if m.key == letter)
                assert (about.worth.message == "worth-able") == (move.why_not(g) is None)


def test_nothing_is_read_but_the_observation():
    """What is described is the same in every game that the seat cannot tell from the real one."""
    g = positions("four")[3]
    seen: Observation = observe(g, 1)
    for chance in range(2):
        twin = gugong.imagine(seen, Random(chance), g.components)
        assert list(told(twin, 1)) == list(told(g, 1))
