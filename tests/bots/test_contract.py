"""What every bot must do: play legal moves, use only what its seat knows, and repeat itself from the same seed."""

import random

import pytest

import gugong
from gugong.bots.contract import Budget
from gugong.bots.levels import EARLIER, ENTRANTS, GLANCE, LEVELS, SEATED, level, make
from gugong.notation.record import find_move
from gugong.view.observe import observe
from gugong.view.words import LANGUAGES, words_in
from tests.view.test_sight import permuted

NAMES = [found.name for found in SEATED]
PLAYING = [name for name in NAMES if name != "master"]  # which differs from "search" only in its seconds
FEW = {"planner": 20}  # iterations, where 8 would look at too little
TABLES = [
    {"players": 1, "difficulty": "hard"},
    {"players": 2},
    {"players": 3, "expert": True},
    {"players": 4, "bonus_tokens": "twelve"},
    {"players": 5},
]


def budget(name):
    """That of the level if it plays at a glance, otherwise a few iterations."""
    return GLANCE if level(name).budget == GLANCE else Budget(iterations=FEW.get(name, 8))


def hidden_changed(g, seat, rng):
    """Another game that this seat cannot tell from the first."""
    twin = permuted(g, seat, rng)
    if twin.meng is not None:
        deck = list(twin.meng.deck)
        rng.shuffle(deck)
        twin.meng.deck = tuple(deck)
    return twin


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["players"]))
@pytest.mark.parametrize("name", PLAYING)
def test_equal_observations_get_equal_answers(name, table):
    """At every second decision of a random game, changing what the seat cannot see does not change its move."""
    rng = random.Random(name + str(table))
    game = gugong.new_game(seed=5, **table)
    changed = 0
    while not game.over:
        seat = game.asks().seat
        if len(game.record.moves) % 2 == 0:
            twin = hidden_changed(game.position, seat, rng)
            seen, twins = observe(game.position, seat), observe(twin, seat)
            assert seen == twins
            answers = [make(name, 11, game.components).choose(what, budget(name)) for what in (seen, twins)]
            assert answers[0] == answers[1]
            changed += [p.hand for p in twin.players] != [p.hand for p in game.position.players]
        game.play(rng.choice(game.moves()))
    assert changed > 3


def whole_game(name, table, seed=3):
    """The moves of a game that one level plays against itself; fails at an illegal move."""
    game = gugong.new_game(seed=seed, **table)
    g = game.position
    bots = [make(name, seat, game.components) for seat in range(table["players"])]
    moves = []
    while not g.over():
        seat = g.question().who
        choice = bots[seat].choose(observe(g, seat), budget(name))
        move = find_move(g, choice.move)
        assert move is not None, choice
        assert choice.instead_of is None or find_move(g, choice.instead_of) is not None
        g.play(move)
        moves.append((seat, choice.move))
    return moves


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["players"]))
@pytest.mark.parametrize("name", PLAYING)
def test_every_level_plays_whole_games_legally(name, table):
    assert len(whole_game(name, table)) > 20


@pytest.mark.parametrize("name", PLAYING)
def test_a_budget_of_iterations_is_repeatable(name):
    assert whole_game(name, TABLES[1]) == whole_game(name, TABLES[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence_of_its_own_in_every_language(language):
    say = words_in(language).say
    assert len({say(f"level-{name}") for name in NAMES}) == len(NAMES)
    sentences = {say(f"level-{name}-how") for name in NAMES}
    assert len(sentences) == len(NAMES)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_levels_are_found_by_name():
    assert [level(found.name) for found in ENTRANTS] == list(ENTRANTS)
    with pytest.raises(ValueError, match="There is no level 'god': there are random"):
        level("god")


def test_what_was_offered_once_has_a_seat_but_is_not_offered():
    offered, earlier, entrants = ({found.name for found in levels} for levels in (LEVELS, EARLIER, ENTRANTS))
    assert not offered & earlier
    assert set(NAMES) == offered | earlier < entrants
