"""`gugong puzzles`: positions in which one move is clearly the best, for players to find it."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich import progress

from gugong.cli import long_run
from gugong.cli.table_options import Seed
from gugong.lab.entrants import Entrant, entrant
from gugong.lab.experiment import Experiment
from gugong.lab.puzzles import Found, Hunt, experiment, put_together
from gugong.lab.workers import workers
from gugong.puzzles.document import PuzzleFile, write
from gugong.puzzles.finding import DEEPER, MARGIN, SURE

HELP = f"""Find puzzles in games between bots, and write them to FILE.

A puzzle is a decision in which one move is better than any other by at least {MARGIN} points and by {SURE:g} standard
errors, as far as its seat can know, and about which a search that is {DEEPER} times as deep agrees.  Its difficulty is
how many iterations the search needs to find the move and stay with it.  The games have 1 to 5 players in turn, with all
options, and give one puzzle each at most.  The same seed gives the same puzzles.
"""


@click.command("puzzles", help=HELP)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--count", metavar="N", type=click.IntRange(1, 10_000), default=366, help="How many puzzles.")
@click.option("--level", metavar="LEVEL", default="minister", help="The bot that plays, as in the arena.")
@click.option("--iterations", metavar="I", type=click.IntRange(8), default=1000, help="Of the first search.")
@click.option("--seed", metavar="S", type=Seed(), default="1", help="A number or 64 hexadecimal digits.")
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
def command(
    file: Path,
    count: int,
    level: str,
    iterations: int,
    seed: str,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
) -> None:
    long_run.check_writable(file)
    long_run.check_writable(journal)
    hunt = Hunt(_player(level), count, iterations, seed)
    made = put_together(hunt, _enough(experiment(hunt), count, jobs, cluster, journal))
    long_run.write_bytes(file, write(made))
    click.echo(_summary(made, file))
    if len(made.puzzles) < count:
        raise click.ClickException(f"Only {len(made.puzzles)} of {count} puzzles were found: try another --seed.")


def _player(level: str) -> Entrant:
    try:
        found = entrant(level)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    if not found.repeatable():
        raise click.UsageError(f"{level} thinks by the clock, so no two runs would agree: write {found.level}@400.")
    return found


def _enough(
    hunting: Experiment[int, Found], count: int, jobs: int, cluster: str | None, journal: Path | None
) -> Iterator[Found]:
    """The games up to the one that gives the last puzzle, with a progress bar."""
    with workers(jobs, cluster) as playing, long_run.progress_bar(progress.MofNCompleteColumn(), "Searching") as bar:
        task, found = bar.add_task("", total=count), 0
        for game in hunting.run(playing, journal):
            yield game
            found += game.puzzle is not None
            bar.update(task, completed=found)
            if found == count:
                return


def _summary(made: PuzzleFile, file: Path) -> str:
    head = made.head
    share = f"{head.confirmed} of {head.checked} candidates" if head.checked else "no candidates"
    return f"{len(made.puzzles)} puzzles from {head.games} games are in {file}; the deep search confirmed {share}."
