"""`gugong practice`: trains the rollout policy of the search by self-play."""

import json
from pathlib import Path

import click

from gugong.bots.weights import load_policy, policy_of
from gugong.cli.long_run import check_writable, until, write
from gugong.lab.self_play import blank, rows_of
from gugong.lab.training import train


@click.command("practice")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--solo", is_flag=True, help="Train for the solo game against Meng; otherwise for 2 to 5 players.")
@click.option("--minutes", metavar="M", type=click.FloatRange(0.001, 10_000), default=5.0, help="How long to train.")
@click.option("--afresh", is_flag=True, help="Start from an untrained policy; otherwise from the one in use.")
@click.option("--seed", metavar="S", type=click.IntRange(0, 2**31 - 1), default=1, help="For the deals and the moves.")
def command(file: Path, solo: bool, minutes: float, afresh: bool, seed: int) -> None:
    """Train the rollout policy of the search by self-play, and write it to FILE.

    FILE will hold the "solo" or the "table" part of policy.json: rows of 16 parameters each, 8 for the days outside
    and inside the Palace and 8 for the states of the place that the row is about.
    """
    check_writable(file)
    policy = blank() if afresh else policy_of(rows_of(load_policy(solo)))
    lead, games = train(policy, solo, seed, until(minutes * 60))
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows_of(policy).items())
    write(file, "{\n" + rows + "\n}\n")
    click.echo(f"{games} games; the first seat's recent mean lead is {lead:+.1f} points.  The policy is in {file}.")
