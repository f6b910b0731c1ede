"""Every move's text can be parsed, and whatever can be parsed is written back unchanged."""

import pytest

import gugong
from gugong.rules.kernel import ASIDES
from gugong.rules.playout import Chance
from gugong.rules.spelling import ROWS, read

TABLES = [
    {"players": players, "bonus_tokens": bonus, "expert": expert, "sail_off": expert}
    for players in (2, 3, 4, 5)
    for bonus in ("none", "six", "twelve")
    for expert in (False, True)
] + [{"players": 1, "difficulty": level, "sail_off": True} for level in ("easy", "normal", "hard")]


def met(options, seed):
    """Every legal and every conceivable move that comes up in a random game."""
    g = gugong.new_game(seed=seed, **options).position
    chance = Chance(seed)
    while not g.over():
        question = g.question()
        yield from [*g.legal, *question.conceivable(g), *ASIDES[question.who]]
        g.play(g.legal[chance.below(len(g.legal))])


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_move_is_read_as_it_was_written(options):
    moves = {(move.text, move.key, *move.parts().items()) for seed in range(3) for move in met(options, seed)}
    for text, key, *parts in moves:
        said = read(text)
        assert (said.key, said.parts) == (key, dict(parts))
    assert len({key for _, key, *_ in moves}) > 15


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_no_row_is_read_as_another(row):
    sample = {
        "card": "4-canal", "place": "jade", "city": "Xi'an by the river", "house": 4, "decree": "L3-EIGHT", "n": 1,
        "double": 1, "harbour": "b2", "route": "a", "reward": "card", "back": 3, "die": "C", "face": 9,
        "pile": "discard", "price": 6,
    }  # fmt: skip
    parts = {name: sample[name] for name in row.parts}
    text = row.spell(tuple(parts.values()))
    said = read(text)
    assert (said.key, said.parts) == (row.key, parts)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "a", "AB", "a jade", "9-none jade", "0 jade", "10 jade", "4-canal jade ", "4-canal  jade", "gain 01",
        "gain 0+D", "gain +D", "gain 1 D", "gain -1", "gain ²", "load 1 a6", "load 1 c1", "load 1 new c", "go", "go ",
        "-", "--1", "-5 die D 4", "-5 die A", "tokens 2 Power", "no  load", "decree L4-NONE", "claim a1", "swap hand 9",
        "give 9 jade", "gain " + "9" * 5000,
    ],
)  # fmt: skip
def test_what_nobody_would_write_is_no_move(text):
    assert read(text) is None
