"""Short finished games for the tests of reviews: random play, of which only the end is recorded."""

from functools import cache
from random import Random

import gugong
from gugong.game import SavedGame, from_position
from gugong.rules.kernel import Position
from tests.table import TRAINED

TINY = 6  # iterations


def late(players: int, seed: int, day: int = 4) -> Position:
    """A position soon after the last Morning, or that of another day."""
    rng, g = Random(seed), gugong.new_game(players, seed, components=TRAINED).position
    while g.day < day:
        g.play(rng.choice(g.legal))
    return g


def played_out(start: Position, seed: int) -> gugong.Game:
    """A game from this position, played at random to its end."""
    rng, game = Random(seed), from_position(start, start.components)
    while not game.over:
        game.play(rng.choice(game.moves()))
    return game


def saved(game: gugong.Game) -> SavedGame:
    return SavedGame(game.record, game.components)


@cache
def last_day(players: int = 2, seed: int = 1) -> SavedGame:
    """The last day of a random game."""
    return saved(played_out(late(players, seed), seed))


@cache
def last_cards(cards: int = 3, seed: int = 1) -> SavedGame:
    """The end of a random game of two, from when they have so many cards left."""
    rng, g = Random(seed), late(2, seed)
    while sum(len(player.hand) for player in g.players) > cards:
        g.play(rng.choice(g.legal))
    return saved(played_out(g, seed))


def last_morning(players: int = 2, seed: int = 1) -> SavedGame:
    """The last turn of day 3, and the last day: with one Morning in it."""
    rng, g = Random(seed), late(players, seed, 3)
    before = g
    while g.day == 3:
        before = g.copy()
        g.play(rng.choice(g.legal))
    return saved(played_out(before, seed))


def last_step() -> Position:
    """Nobody has a card left, and somebody may take the last step into the Palace, now or never."""
    rng = Random(1)
    for seed in range(1, 100):
        g = late(2, seed)
        while not g.over():
            if any(p.hand for p in g.players) or type(g.question()).__name__ != "Palace":
                g.play(rng.choice(g.legal))
                continue
            g.players[g.question().who].envoy = g.components.palace_steps - 1
            g.settle()
            return g
    raise AssertionError("no game goes to the Palace last")


@cache
def whole(players: int = 2, seed: int = 1) -> SavedGame:
    """A random game from its deal to its end."""
    rng, game = Random(seed), gugong.new_game(players, seed, components=TRAINED)
    while not game.over:
        game.play(rng.choice(game.moves()))
    return saved(game)
