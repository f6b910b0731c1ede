"""`gugong bench`: how fast the rules run on this machine."""

import json

import click
from rich.console import Console
from rich.table import Table

import gugong
from gugong.lab import speed


@click.command("bench")
@click.option("--seconds", type=click.FloatRange(0.1, 3600), default=3.0, help="How long to play.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(seconds: float, as_json: bool) -> None:
    """Measure random play, copying and set-up on one core."""
    figures = {
        "running": "compiled" if gugong.is_compiled() else "interpreted",
        "decisions_per_second": round(speed.decisions_per_second(seconds)),
        "copy_us": round(speed.copy_us(), 2),
        "setup_us": round(speed.setup_us(), 1),
        "position_bytes": speed.position_bytes(),
    }
    if as_json:
        click.echo(json.dumps(figures))
        return
    table = Table(title=f"Random play, {speed.PLAYERS} players, one core, {figures['running']}", show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    table.add_row("decisions per second", f"{figures['decisions_per_second']:,}")
    table.add_row("copying a position, µs", f"{figures['copy_us']}")
    table.add_row("setting up a game, µs", f"{figures['setup_us']}")
    table.add_row("memory of a position, bytes", f"{figures['position_bytes']:,}")
    Console(markup=False, highlight=False).print(table)
