"""`gugong ladder`: play the contests of docs/ladder.md again."""

import os
import time
from pathlib import Path

import click

from gugong.cli.long_run import check_writable, with_progress
from gugong.lab.ratings import LabError, skill_model


@click.command("ladder")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--page", "markdown", metavar="FILE", type=click.Path(path_type=Path), help="Write it as Markdown too.")
@click.option("--jobs", metavar="J", type=click.IntRange(1, 512), help="Processes; else one for each core.")
def command(file: Path, markdown: Path | None, jobs: int | None) -> None:
    """Measure the strength of all levels, and keep the result in FILE (JSON).

    What FILE holds already is not played again, so that a run may be interrupted and continued.
    """
    from gugong.lab.ladder import climb, known, write_page

    check_writable(file)
    check_writable(markdown)
    try:
        skill_model()
        known(file)
    except LabError as error:
        raise click.UsageError(str(error)) from None
    for title in climb(file, jobs or os.cpu_count() or 1, time.perf_counter, with_progress):
        click.echo(f"{title}: played.")
    if markdown is not None:
        write_page(known(file), markdown)
        click.echo(f"The page is in {markdown}.")
