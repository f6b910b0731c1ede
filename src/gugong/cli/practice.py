"""`gugong practice`: trains the rollout policy of the search by self-play."""

import json
from pathlib import Path

import click

from gugong.bots.weights import policy_of
from gugong.cli import long_run
from gugong.lab import training
from gugong.lab.self_play import rows_of
from gugong.lab.workers import workers

MINUTES = 5.0


@click.command("practice")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--solo", is_flag=True, help="Train for the solo game against Meng; otherwise for 2 to 5 players.")
@click.option(
    "--rounds",
    metavar="N",
    type=click.IntRange(1),
    help="How long to train: the same seed learns the same in N rounds.",
)
@click.option(
    "--minutes",
    metavar="M",
    type=click.FloatRange(0.001, 10_000),
    help=f"How long to train, to the end of a round; {MINUTES:g} if neither is given.",
)
@click.option("--afresh", is_flag=True, help="Start from an untrained policy; otherwise from the one in use.")
@click.option("--seed", metavar="S", type=click.IntRange(0, 2**31 - 1), default=1, help="For the deals and the moves.")
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
def command(
    file: Path,
    solo: bool,
    rounds: int | None,
    minutes: float | None,
    afresh: bool,
    seed: int,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
) -> None:
    """Train the rollout policy of the search by self-play, and write it to FILE.

    FILE will hold the "solo" or the "table" part of policy.json: rows of 16 parameters each, 8 for the days outside
    and inside the Palace and 8 for the states of the place that the row is about.
    """
    if rounds is not None and minutes is not None:
        raise click.UsageError("--rounds and --minutes both say how long to train: leave one of them out.")
    long_run.check_writable(file)
    long_run.check_writable(journal)
    practice = training.Practice(solo, afresh, seed, rounds, minutes or (MINUTES if rounds is None else None))
    with workers(jobs, cluster) as playing:
        learning = training.rounds(practice).run(training.start(practice), playing, journal)
        learnt = long_run.to_the_end(learning, lambda learnt: training.share(practice, learnt))
    rows = ",\n".join(
        f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows_of(policy_of(learnt.rows)).items()
    )
    long_run.write(file, "{\n" + rows + "\n}\n")
    games = learnt.rounds * training.GAMES * len(learnt.baselines)
    said = f"{games} games; the first seat's recent mean lead is {learnt.lead:+.1f} points."
    click.echo(f"{said}  The policy is in {file}.")
