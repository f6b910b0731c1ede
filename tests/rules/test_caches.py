"""Anybody may play with components of their own: what was made for them is not kept for ever."""

import random

from gugong import new_game
from gugong.content import Components, loads
from gugong.content.loader import standard_text
from gugong.game import Game
from gugong.rules import travel
from gugong.rules.caches import KEPT, make_room
from gugong.rules.day import GIVE, PAYMENT

CACHES = (GIVE[0].gifts.made, PAYMENT[0][0].discards.made, travel._GO)


def another(number: int) -> Components:
    return loads(standard_text().replace("steps = 8", f"steps = {number + 1}"), "another")


def play(game: Game, moves: int) -> None:
    rng = random.Random(1)
    for _ in range(moves):
        game.play(rng.choice(game.moves()))


def test_only_the_latest_are_kept():
    cache: dict[int, str] = {}
    for number in range(10):
        make_room(cache, 4)
        cache[number] = "made"
    assert list(cache) == [6, 7, 8, 9]


def test_what_is_made_for_many_components_takes_no_more_and_more_memory():
    games = [new_game(3, seed=1, components=another(number)) for number in range(KEPT + 20)]
    for game in games:
        play(game, 12)
    sizes = [len(cache) for cache in CACHES]
    assert sizes[0] == KEPT
    assert sizes[1] <= KEPT
    assert sizes[2] <= 2 * KEPT


def test_a_game_goes_on_when_what_was_made_for_it_is_forgotten():
    first, same = (new_game(3, seed=1, components=another(1)) for _ in range(2))
    play(first, 12)
    for number in range(KEPT):
        play(new_game(3, seed=1, components=another(number)), 12)
    assert all(first.components not in give.gifts.made for give in GIVE)
    moves = [move.text for move in first.moves()]
    play(same, 12)
    assert moves == [move.text for move in same.moves()]
    play(first, 30)
