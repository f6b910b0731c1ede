"""Random games with everything checked at every step; `python -m tests.fuzz --seconds 60` runs them for a minute.

A failure prints a record that reproduces it.
"""

import argparse
import random
import sys
import time
from typing import Any

import msgspec

import gugong
from gugong.notation import record as records
from gugong.notation.positions import table_data
from gugong.rules.invariants import faults
from gugong.view.events import event_data
from gugong.view.observe import observe
from tests.mirror import Mirror, visible

LONGEST = 1500  # decisions; more than twice as many as in the longest random game seen

TABLES: list[dict[str, Any]] = [
    {"players": players, "expert": expert, "bonus_tokens": bonus, "sail_off": sail_off}
    for players in (2, 3, 4, 5)
    for expert in (False, True)
    for bonus in ("none", "six", "twelve")
    for sail_off in (False, True)
]
TABLES += [
    {"players": 1, "difficulty": difficulty, "sets": sets}
    for difficulty in ("easy", "normal", "hard")
    for sets in ("1/2", "2/3", "4/5")
]


class Failure(AssertionError):
    """What went wrong, and the record that leads there."""


def check_game(seed: int, share: float) -> gugong.Game:
    """Play one random game; the expensive checks run at this share of its decisions."""
    rng = random.Random(seed)
    game = gugong.new_game(seed=seed, **TABLES[seed % len(TABLES)])
    mirror = Mirror(table_data(game.position))
    vp = [0] * len(game.position.players)
    try:
        while not game.over:
            check_position(game, rng, share)
            if rng.random() < share:
                game = gugong.Game.from_json(game.to_json())  # continue with what was saved
            step(game, rng, mirror, vp)
        assert not faults(game.position)
        records.verify(records.read(records.write(game.record)), game.components)
    except Exception as error:
        raise Failure(f"{error!r}\n{records.write(game.record)}") from error
    return game


def step(game: gugong.Game, rng: random.Random, mirror: Mirror, vp: list[int]) -> None:
    """Play one random move, and apply its events to the mirror and to the VP."""
    events = game.play(rng.choice(game.moves()))
    for event in events:
        mirror.apply(event_data(event, None, game.components, len(vp)))
        if event.what == "vp":
            vp[event.who] += event.facts["n"]
    assert vp == [p.vp for p in game.position.players], "the score is not the sum of what was scored"
    assert len(game.record.moves) < LONGEST, "the game does not end"


def check_position(game: gugong.Game, rng: random.Random, share: float) -> None:
    g = game.position
    wrong = faults(g)
    assert not wrong, wrong
    texts = [move.text for move in g.legal]
    assert len(texts) > 1, "a question with one answer was asked"
    assert len(set(texts)) == len(texts), f"two moves are written alike: {texts}"
    if rng.random() < share:
        check_json(game)
        check_copy(game, rng)
        check_sight(game, rng)


def check_json(game: gugong.Game) -> None:
    text = game.to_json()
    twin = gugong.Game.from_json(text)
    assert twin.to_json() == text, "the position read back is another one"
    assert [move.text for move in twin.moves()] == [move.text for move in game.moves()]


def check_copy(game: gugong.Game, rng: random.Random) -> None:
    """Playing on in a copy does not change the original."""
    before = records.check(game.position)
    twin = game.position.copy()
    while not twin.over():
        twin.play(rng.choice(twin.legal))
    assert records.check(game.position) == before, "a copy changed the original"


def check_sight(game: gugong.Game, rng: random.Random) -> None:
    """An imagined game gives the seat the observation that it was imagined from."""
    for seat in (None, *range(game.position.options.players)):
        seen = game.observe(seat)
        assert observe(gugong.imagine(seen, rng), seat) == seen, f"seat {seat} sees another game"


def check_mirror(seed: int) -> None:
    """After every move, a board updated by events alone equals the real one."""
    rng = random.Random(seed)
    game = gugong.new_game(seed=seed, **TABLES[seed % len(TABLES)])
    mirror = Mirror(table_data(game.position))
    vp = [0] * len(game.position.players)
    while not game.over:
        step(game, rng, mirror, vp)
        real = visible(msgspec.to_builtins(table_data(game.position)))
        assert mirror.visible() == real, records.write(game.record)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games with every invariant checked.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=None, help="seed of the first game, from which the others count up")
    asked = parser.parse_args()
    first = random.SystemRandom().randrange(2**40) if asked.seed is None else asked.seed
    end = time.monotonic() + asked.seconds
    games = 0
    while time.monotonic() < end:
        check_game(first + games, share=0.2)
        check_mirror(first + games)
        games += 1
        if sys.stdout.isatty():
            sys.stdout.write(f"\r{games} games, the first with seed {first}")
    sys.stdout.write(f"\r{games} games from seed {first} on: nothing found\n")


if __name__ == "__main__":
    main()
