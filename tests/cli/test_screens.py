"""The screens show everything on the table, and they fit."""

import io
from itertools import chain, islice

import pytest
from rich.console import Console

import gugong as engine
from gugong.cli.board import board, known_cards, own_cards
from gugong.cli.locations import roads
from gugong.cli.questions import ask
from gugong.cli.scores import score_sheet
from gugong.rules.kernel import Event
from gugong.rules.playout import Chance
from gugong.view.board import reachable
from gugong.view.choices import choices
from gugong.view.events import vp_by_source
from gugong.view.observe import observe
from gugong.view.words import words_in
from tests.table import Table

EN = words_in("en")
NAMES = EN.colours()


def printed(what, width=100):
    paper = io.StringIO()
    Console(file=paper, width=width, markup=False, highlight=False).print(what)
    return paper.getvalue()


def games(players, **options):
    """The positions of one random game."""
    game = engine.new_game(players, seed=3, **options)
    chance = Chance(1)
    told: list[list[Event]] = []
    while not game.over:
        yield game, told
        moves = game.moves()
        told.append(game.play(moves[chance.below(len(moves))]))
    yield game, told


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("players", [2, 5])
def test_no_line_is_too_long(players, width):
    names = NAMES[:players]
    for game, _ in islice(games(players, bonus_tokens="twelve"), 0, None, 5):
        question = game.asks()
        seat = question.seat if question else None
        seen = game.observe(seat)
        shown = printed(board(seen, game.components, names, EN), width)
        if question:
            shown += printed(own_cards(seen, EN), width) + printed(ask(seen, choices(game.position), names, EN), width)
        assert max(len(line) for line in shown.splitlines()) <= width


def test_the_first_screen_of_three_fits_100_by_40():
    game = engine.new_game(3, seed=3)
    seen = game.observe(game.position.question().who)
    parts = (board(seen, game.components, NAMES, EN), own_cards(seen, EN), ask(seen, choices(game.position), NAMES, EN))
    assert sum(len(printed(part).splitlines()) for part in parts) <= 36


def test_everything_on_the_table_is_shown():
    t = Table(players=4, bonus_tokens="six").seat(0, pool=3, vp=17, jade=2, marker=5, city="Beijing", wall=2)
    t.seat(1, tokens="swap tax", double="pool", slots={"vp": 2}, decrees="L1-SHIP", envoy=8)
    t.ship(2, "b3", 2).outpost(3, "tax", "jade").outpost(2, "plus-one").dice(3, 7, 9).turn(0)
    shown = printed(board(observe(t.g, 0), t.g.components, NAMES, EN))
    for words in (
        "Day 1 of 4",
        "A 3  B 7  C 9",
        "Beijing [Crane]",
        "2 of 6  Crane 2",
        "Crane 5 ›",
        "Carp in (7 VP)",
        "L1-SHIP pay 1+1, 2 VP [Carp]",
        "b3 card Peony ●●○",
        "[tax: Pine]",
        "[value +1]",
        "swap · tax",
        "2 vp",
        "free seats 5 3 2 1",
    ):
        assert words in shown, words


def test_the_double_servant_aboard_and_on_the_wall():
    t = Table(players=2).seat(0, double="a2").ship(0, "a2", 1).seat(1, double="wall").turn(0)
    shown = printed(board(observe(t.g, 0), t.g.components, NAMES, EN))
    assert "Crane ●◆◆" in shown
    assert "2 of 4  Carp 2" in shown


def test_a_seat_is_shown_its_hand_and_a_spectator_none():
    game = engine.new_game(3, seed=3)
    for seat in range(3):
        seen = game.observe(seat)
        assert all(card.partition("#")[0] in printed(own_cards(seen, EN)) for card in seen.hand)
    spectator = printed(board(game.observe(None), game.components, NAMES, EN))
    assert "›" not in spectator.partition("Great Wall")[0]


def test_remembered_cards_are_those_everybody_saw():
    t = Table(players=2).turn(0)
    shown = printed(known_cards(observe(t.g, 0), NAMES, EN), 160)
    assert "2-decrees" in shown


def test_reachable_cities_are_those_that_journey_offers():
    for game, _ in games(4):
        question = game.asks()
        if question is not None and question.about == "Journey":
            seen = game.observe(question.seat)
            offered = [text.removeprefix("go ") for text in seen.moves if text.startswith("go ")]
            assert reachable(seen, game.components, question.seat) == offered
            assert all(f"›{EN.city(city)}" in printed(roads(seen, game.components, NAMES, EN)) for city in offered)


@pytest.mark.parametrize("screen", [board, roads])
def test_cities_are_named_in_the_language_of_the_player(screen):
    game = engine.new_game(4, seed=3)
    shown = printed(screen(game.observe(0), game.components, NAMES, words_in("fr")), 160)
    assert "Pékin" in shown
    assert "Beijing" not in shown


def test_every_move_has_its_number():
    for game, _ in games(3, bonus_tokens="twelve"):
        question = game.asks()
        if question is not None:
            seen = game.observe(question.seat)
            words = printed(ask(seen, choices(game.position), NAMES, EN)).split()
            assert all(str(number + 1) in words for number in range(len(seen.moves)))


def test_free_gifts_are_marked():
    t = Table(players=2).seat(0, hand="5-swap", pool=0).gifts(jade="3-two-servants", wall="8").turn(0)
    offered = choices(t.g)
    price = {choice.move: choice.price for choice in offered}
    assert price["5-swap jade"] == 0
    assert price["5-swap wall"] == 2
    assert "✓" in printed(ask(observe(t.g, 0), offered, NAMES, EN))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_score_sheet_adds_up(players):
    *_, (game, told) = games(players, bonus_tokens="twelve")
    sheet = vp_by_source(chain.from_iterable(told), players)
    together = [sum(points[seat] for points in sheet.values()) for seat in range(players)]
    assert together == [player.vp for player in game.position.players]
    shown = printed(score_sheet(game, told, NAMES[:players], EN))
    assert "Winner: " in shown or "Nobody reached the Palace" in shown
