"""Counts of move sequences from named positions; `python -m tests.perft` rewrites the table."""

import json
from pathlib import Path
from typing import Any

from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.setup import new_position
from tests.table import BOX

TABLE = Path(__file__).parent / "perft.json"

# Seed, number of decisions played, depth, and options.  Decision i is answered with move (seed + i) % moves.
POSITIONS: dict[str, tuple[int, int, int, dict[str, Any]]] = {
    "two at the start": (1, 0, 4, {"players": 2}),
    "two on day 2": (2, 40, 5, {"players": 2}),
    "three, experts, at the start": (3, 0, 3, {"players": 3, "expert": True}),
    "four at the start": (4, 0, 3, {"players": 4}),
    "four in the middle": (5, 90, 5, {"players": 4, "bonus_tokens": "six"}),
    "five with twelve bonus tokens": (6, 120, 4, {"players": 5, "bonus_tokens": "twelve"}),
    "three, sailing off": (7, 70, 4, {"players": 3, "sail_off": True}),
    "alone at the start": (8, 0, 4, {"players": 1}),
    "alone against a hard Meng on day 3": (10, 20, 5, {"players": 1, "difficulty": "hard", "sets": "4/5"}),
    "two near the end": (9, 75, 5, {"players": 2, "bonus_tokens": "twelve"}),
}


def named(name: str) -> Position:
    seed, decisions, _, table = POSITIONS[name]
    g = new_position(BOX, Options(**table), seed.to_bytes(32, "big"))
    for i in range(decisions):
        if g.over():
            break
        g.play(g.legal[(seed + i) % len(g.legal)])
    return g


def perft(g: Position, depth: int) -> int:
    """How many sequences of moves of this length there are."""
    if depth == 0 or g.over():
        return 1
    if depth == 1:
        return len(g.legal)
    total = 0
    for move in g.legal:
        twin = g.copy()
        twin.play(move)
        total += perft(twin, depth - 1)
    return total


def counts(name: str) -> list[int]:
    g = named(name)
    return [perft(g, depth) for depth in range(1, POSITIONS[name][2] + 1)]


if __name__ == "__main__":
    TABLE.write_text(json.dumps({name: counts(name) for name in POSITIONS}, indent=1) + "\n")
