"""`gugong ladder`: plays the matchups of docs/ladder.md."""

from pathlib import Path

import click

from gugong.cli.long_run import check_writable, cluster_option, jobs_option, with_progress
from gugong.lab.ladder import play_missing, read_ladder, write_page
from gugong.lab.ratings import skill_model
from gugong.lab.workers import workers


@click.command("ladder")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--page", "markdown", metavar="FILE", type=click.Path(path_type=Path), help="Also write Markdown.")
@jobs_option
@cluster_option
def command(file: Path, markdown: Path | None, jobs: int, cluster: str | None) -> None:
    """Measure how strong every level is, and keep the results in FILE (JSON).

    Matchups that FILE already holds are not played again, and an interrupted run goes on with the next game.
    """
    check_writable(file)
    check_writable(markdown)
    skill_model()
    read_ladder(file)
    with workers(jobs, cluster) as playing:
        for title in play_missing(file, playing, with_progress):
            click.echo(f"{title}: played.")
    if markdown is not None:
        write_page(read_ladder(file), markdown)
        click.echo(f"The page is in {markdown}.")
