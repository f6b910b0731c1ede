"""`gugong ladder`: plays the matchups of docs/ladder.md."""

from pathlib import Path

import click

from gugong.cli.long_run import check_writable, jobs_option, with_progress
from gugong.lab.ladder import play_missing, read_ladder, write_page
from gugong.lab.ratings import LabError, skill_model


@click.command("ladder")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--page", "markdown", metavar="FILE", type=click.Path(path_type=Path), help="Also write Markdown.")
@jobs_option
def command(file: Path, markdown: Path | None, jobs: int) -> None:
    """Measure how strong every level is, and keep the results in FILE (JSON).

    Matchups that FILE already holds are not played again, so a run may be interrupted and continued.
    """
    check_writable(file)
    check_writable(markdown)
    try:
        skill_model()
        read_ladder(file)
    except LabError as error:
        raise click.UsageError(str(error)) from None
    for title in play_missing(file, jobs, with_progress):
        click.echo(f"{title}: played.")
    if markdown is not None:
        write_page(read_ladder(file), markdown)
        click.echo(f"The page is in {markdown}.")
