"""`gugong simulate`: many random games, and a summary of them."""

import json
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from gugong.cli import long_run
from gugong.cli.history import save
from gugong.cli.table_options import TableOptions, component_file, table_options
from gugong.lab.simulation import Outcome, Recorded, Simulation, experiment, recorded, summarise
from gugong.lab.workers import Workers, workers


@click.command("simulate")
@table_options
@click.option("--games", metavar="G", type=click.IntRange(1), default=100, help="Number of games.")
@click.option("--record", metavar="DIR", type=click.Path(path_type=Path), help="Write the record of every game here.")
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
def command(
    table: TableOptions,
    games: int,
    record: Path | None,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
    as_json: bool,
) -> None:
    """Play random games and summarise them.  The same seed gives the same games."""
    # Bad ones are refused before a directory is made.
    options, components = table.data(), component_file(table.components)
    if record is not None and journal is not None:
        raise click.UsageError("--record keeps the games themselves, --journal only their results: leave one out.")
    simulation = Simulation(options, games, long_run.chosen_seed(table, journal, Simulation), components)
    if record is not None:
        _prepare(record, games)
    began = time.perf_counter()
    with workers(jobs, cluster) as playing:
        outcomes = list(long_run.with_progress(_played(simulation, playing, record, journal), games))
    summary = summarise(outcomes, options, time.perf_counter() - began)
    summary["seed"] = simulation.seed
    if as_json:
        click.echo(json.dumps(summary))
    else:
        _show(summary)


def _played(simulation: Simulation, playing: Workers, record: Path | None, journal: Path | None) -> Iterator[Outcome]:
    if record is None:
        return chain.from_iterable(experiment(simulation).run(playing, journal))
    return _written(chain.from_iterable(recorded(simulation).run(playing)), record)


def _file(directory: Path, number: int) -> Path:
    return directory / f"game-{number:06d}.gugong"


def _prepare(directory: Path, games: int) -> None:
    if directory.exists() and not directory.is_dir():
        raise click.UsageError(f"{directory} is a file: --record takes a directory.")
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"{directory} cannot be made ({error.strerror}): name another directory.") from None
    there = [file for number in range(games) if (file := _file(directory, number)).exists()]
    if there:
        raise click.UsageError(f"{there[0]} exists already: name a directory without records.")


def _written(games: Iterable[Recorded], directory: Path) -> Iterator[Outcome]:
    """Write each game as it comes."""
    for number, game in enumerate(games):
        try:
            save(game.record, _file(directory, number))
        except OSError as error:
            raise click.UsageError(f"{directory} cannot be written to ({error.strerror}): name another.") from None
        yield game.outcome


def _show(summary: dict[str, Any]) -> None:
    console = Console(markup=False, highlight=False)
    solo = summary["meng"] is not None
    console.print(_title(summary), style="italic")
    table = Table("Seat")
    for heading in ("mean score", "sd", "min", "max", "won"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(summary["seats"]):
        name = ("human", "Meng")[number] if solo else str(number)
        mean, sd, low, high = f"{seat['mean']:.1f}", f"{seat['sd']:.1f}", str(seat["min"]), str(seat["max"])
        table.add_row(name, mean, sd, low, high, f"{seat['wins']:.1%}")
    console.print(table)
    console.print(
        f"Reached the Palace: {_reached(summary)}.\n"
        f"Decisions: {summary['decisions_per_game']:.1f} per game "
        f"({summary['shortest']} to {summary['longest']}), "
        f"{summary['decisions_per_second']:,} per second.\n"
        f"Seed: {summary['seed']}"
    )


def _title(summary: dict[str, Any]) -> str:
    meng = summary["meng"]
    if meng is None:
        return f"{summary['games']} random games with {summary['players']} players"
    focus = meng["focus"] or "at random"
    return f"{summary['games']} random games against Meng: {meng['difficulty']}, sets {meng['sets']}, focus {focus}"


def _reached(summary: dict[str, Any]) -> str:
    if summary["meng"] is not None:
        human, meng = (seat["reached_palace"] for seat in summary["seats"])
        return f"Meng in {meng:.1%} of the games, the human in {human:.1%} (otherwise 0 points)"
    return f"{summary['reached_palace']:.1%} of the players, nobody in {summary['nobody_reached_palace']} games"
