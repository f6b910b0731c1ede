"""`gugong practice`: trains a net of the bots by self-play."""

from pathlib import Path

import click

from gugong.bots.net_file import read, write
from gugong.cli import long_run
from gugong.cli.table_options import component_file, components_option
from gugong.lab.workers import workers

ROUNDS = 120


@click.command("practice")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--solo", is_flag=True, help="Train for the solo game against Meng; otherwise for 2 to 5 players.")
@click.option(
    "--rounds", metavar="N", type=click.IntRange(1), default=ROUNDS, help=f"How long to train; {ROUNDS} by default."
)
@click.option(
    "--start",
    metavar="NET",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="The net to begin with, e.g. one trained before; otherwise an untrained one.",
)
@click.option(
    "--iterations",
    metavar="I",
    type=click.IntRange(0, 10_000),
    default=0,
    help="Find the moves by a search of I iterations, and learn what it chooses; otherwise they are the policy's own.",
)
@click.option("--seed", metavar="S", type=click.IntRange(0, 2**31 - 1), default=1, help="For the deals and the moves.")
@components_option
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
def command(
    file: Path,
    solo: bool,
    rounds: int,
    start: Path | None,
    iterations: int,
    seed: int,
    components: str | None,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
) -> None:
    """Train a policy-value network by self-play, and write it to FILE.

    It takes the place of solo.net or table.net in the package, next to gugong/bots/net_file.py.
    """
    try:
        from gugong.lab import training
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise click.UsageError("Training needs numpy, which is not installed: pip install numpy.") from None
    long_run.check_writable(file)
    long_run.check_writable(journal)
    practice = training.Practice(solo, rounds, seed, _checked(start), iterations, component_file(components))
    with workers(jobs, cluster) as playing:
        learning = training.rounds(practice).run(training.start(practice), playing, journal)
        learnt = long_run.to_the_end(learning, lambda learnt: training.share(practice, learnt))
    long_run.write_bytes(file, write(learnt.net()))
    lead, error, _ = learnt.curve[-1]
    said = f"{learnt.rounds * practice.games} games; in the last round the first seat led by {lead:+.1f} points"
    click.echo(f"{said}, and predictions were off by {error:.1f}.  The net is in {file}.")


def _checked(file: Path | None) -> bytes:
    """What this file holds, which must be a net."""
    data = b"" if file is None else file.read_bytes()
    try:
        if data:
            read(data)
    except ValueError:
        raise click.UsageError(f"{file} is no net: name a file that 'gugong practice' has written.") from None
    return data
