"""`gugong bench`: how fast the rules run here."""

import json
import time
import tracemalloc

import click

import gugong
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance, play_out
from gugong.rules.setup import new_position

PLAYERS = 4
MIDDLE = 120  # decisions; a game of four has about twice as many


@click.command("bench")
@click.option("--seconds", type=click.FloatRange(0.1, 3600), default=3.0, show_default=True, help="How long to play.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def command(seconds: float, as_json: bool) -> None:
    """Measure random play, copying and set-up on one core."""
    figures = {
        "running": "compiled" if gugong.is_compiled() else "interpreted",
        "decisions_per_second": round(decisions_per_second(seconds)),
        "copy_us": round(copy_us(), 2),
        "setup_us": round(setup_us(), 1),
        "position_bytes": position_bytes(),
    }
    if as_json:
        click.echo(json.dumps(figures))
    else:
        _show(figures)


def _new(players: int, number: int) -> Position:
    return new_position(gugong.load_components(), Options(players), number.to_bytes(32, "big"))


def _middle() -> Position:
    """A game of four in the middle of a turn."""
    position, chance = _new(PLAYERS, 1), Chance(1)
    for _ in range(MIDDLE):
        position.play(position.legal[chance.below(len(position.legal))])
    return position


def decisions_per_second(seconds: float, players: int = PLAYERS, seed: int = 1) -> float:
    """Random games one after another, set-up and move generation included; forced answers do not count."""
    decisions, chance = 0, Chance(seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play_out(_new(players, seed), chance)
        seed += 1
    return decisions / (time.process_time() - began)


def copy_us(n: int = 20_000) -> float:
    """Microseconds to copy a position in the middle of a game."""
    position = _middle()
    began = time.process_time()
    for _ in range(n):
        position.copy()
    return (time.process_time() - began) / n * 1e6


def setup_us(n: int = 500) -> float:
    """Microseconds to set up a table of four."""
    began = time.process_time()
    for number in range(n):
        _new(PLAYERS, number)
    return (time.process_time() - began) / n * 1e6


def position_bytes(n: int = 200) -> int:
    """Memory that one more position takes in the middle of a game."""
    position = _middle()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [position.copy() for _ in range(n)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)


def _show(figures: dict[str, str | int | float]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"Random play of {PLAYERS}, one core, {figures['running']}", show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    table.add_row("decisions a second", f"{figures['decisions_per_second']:,}")
    table.add_row("copying a game, µs", f"{figures['copy_us']}")
    table.add_row("setting up, µs", f"{figures['setup_us']}")
    table.add_row("one game in memory, bytes", f"{figures['position_bytes']:,}")
    Console(markup=False, highlight=False).print(table)
