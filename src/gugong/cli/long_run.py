"""What long-running commands share: options, a progress bar, and output files that are checked before anything runs."""

import os
import secrets
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import click
import msgspec
from rich import progress
from rich.console import Console, RenderableType

from gugong.bots.contract import Budget
from gugong.cli.table_options import TableOptions, component_file
from gugong.lab.arena import Contest
from gugong.lab.entrants import entrant
from gugong.lab.experiment import Experiment, kept_terms
from gugong.lab.report import Run, timed
from gugong.lab.simulation import Simulation
from gugong.lab.workers import Item, Result, workers

Game = TypeVar("Game")
Learnt = TypeVar("Learnt")
Seeded = TypeVar("Seeded", Contest, Simulation)
Report = TypeVar("Report", bound=msgspec.Struct)
MOST_JOBS = 512

jobs_option = click.option(
    "--jobs",
    metavar="J",
    type=click.IntRange(1, MOST_JOBS),
    default=lambda: min(os.cpu_count() or 1, MOST_JOBS),
    show_default="one per core",
    help="Number of processes.",
)
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the dask cluster at this address, tcp://host:8786, instead.",
)
journal_option = click.option(
    "--journal",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep each result in FILE as it comes; after an interruption the same command goes on from there.",
)
html_option = click.option(
    "--html", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with plots to FILE."
)


def command_line() -> str:
    return shlex.join(["gugong", *sys.argv[1:]])


def make_contest(
    table: TableOptions, levels: Sequence[str], deals: int, journal: Path | None, budget: Budget | None = None
) -> Contest:
    """A contest of these levels, with the seed in the journal if none is given; refuses what cannot be played."""
    try:
        entrants = [entrant(text, budget) for text in levels]
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    components = component_file(table.components)
    return Contest(entrants, table.data(), deals, chosen_seed(table, journal, Contest), components)


def chosen_seed(table: TableOptions, journal: Path | None, kind: type[Seeded]) -> str:
    """The seed that was given, that of the run which the journal is about, or a new one."""
    check_writable(journal)
    kept = kept_terms(journal, kind) if table.seed is None else None
    return table.seed or (secrets.token_hex(32) if kept is None else kept.seed)


def played(
    experiment: Experiment[Item, Result], jobs: int, cluster: str | None, journal: Path | None
) -> tuple[list[Result], Run]:
    """The results of an experiment, which runs now with a progress bar, and how that went."""
    with workers(jobs, cluster) as playing:
        games = with_progress(experiment.run(playing, journal), len(experiment.plan))
        return timed(games, playing.slots, command_line())


def check_writable(file: Path | None) -> None:
    """Refuse a file that could not be written at the end."""
    if file is not None and not (file.parent.is_dir() and os.access(file.parent, os.W_OK) and not file.is_dir()):
        raise click.UsageError(f"{file} cannot be written: name a file in a directory that exists.")


def write(file: Path, text: str) -> None:
    write_bytes(file, text.encode())


def write_bytes(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written ({error.strerror}): name another file.") from None


def publish(
    report: Report,
    shown: Callable[[Report], RenderableType],
    page: Callable[[Report], str],
    html: Path | None,
    as_json: bool,
) -> None:
    """Print a report as a table or as JSON, and write its page if one was asked for."""
    if html is not None:
        write(html, page(report))
    if as_json:
        click.echo(msgspec.json.encode(report))
        return
    Console(markup=False, highlight=False).print(shown(report))
    if html is not None:
        click.echo(f"The page is in {html}.")


def with_progress(played: Iterator[Game], games: int) -> Iterator[Game]:
    """Pass the games on as they are played, with a progress bar."""
    with progress_bar(progress.MofNCompleteColumn()) as bar:
        yield from bar.track(played, total=games)


def to_the_end(learning: Iterator[Learnt], share: Callable[[Learnt], float]) -> Learnt:
    """Go on until the share of a run that is over is all of it, with a progress bar; returns what is learnt then."""
    with progress_bar(progress.TaskProgressColumn()) as bar:
        task = bar.add_task("", total=1.0)
        for learnt in learning:
            bar.update(task, completed=share(learnt))
            if share(learnt) >= 1:
                return learnt
    raise AssertionError("it goes on for ever")


def progress_bar(figure: progress.ProgressColumn, doing: str = "Playing") -> progress.Progress:
    """Shown on a terminal only."""
    console = Console(stderr=True)
    times = (progress.TimeElapsedColumn(), "left", progress.TimeRemainingColumn())
    columns = (doing, progress.BarColumn(), figure, *times)
    return progress.Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
