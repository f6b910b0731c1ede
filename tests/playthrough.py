"""Everything that seat 0 sees in one seeded game, as text; `python -m tests.playthrough` rewrites it."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import gugong
from gugong.view.events import event_data

FILE = Path(__file__).parent / "playthrough.txt"
SEAT = 0


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value of an observation, with its path."""
    if isinstance(data, dict) and data:
        for name, value in data.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    else:
        yield path, repr(data)


def seen(game: gugong.Game) -> dict[str, str]:
    data = msgspec.to_builtins(game.observe(SEAT))
    data["table"]["players"] = dict(enumerate(data["table"]["players"]))
    return dict(leaves(data))


def playthrough() -> str:
    game = gugong.new_game(players=3, seed=20, bonus_tokens="twelve")
    rng = random.Random(20)
    before: dict[str, str] = {}
    lines: list[str] = []
    while True:
        now = seen(game)
        lines += [f"  {path} = {value}" for path, value in now.items() if before.get(path) != value]
        lines += [f"  {path} is gone" for path in before if path not in now]
        if game.over:
            return "\n".join(lines) + "\n"
        before = now
        move = rng.choice(game.moves())
        lines.append(f"seat {game.asks().seat}: {move.text}")
        for event in game.play(move):
            told = event_data(event, SEAT, game.components, 3)
            lines.append(f"  {told.rule} {told.what} {told.who} {told.facts}")


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
