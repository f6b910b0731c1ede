"""`gugong practice`: learn the numbers of the quick player, which guides the search."""

import json
from pathlib import Path

import click

from gugong.bots.policy import Policy
from gugong.bots.weights import load_policy, policy_of
from gugong.cli.long_run import check_writable, until, write

DIFFICULTIES = ("normal", "hard")
TABLES = (2, 3, 4, 5)
RATE = 0.08  # at the beginning; it falls to a sixteenth of it
WARM_UP = 0.03  # of the time, in which only the outlook is learnt


@click.command("practice")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--solo", is_flag=True, help="Against Meng; else at tables of 2 to 5.")
@click.option("--minutes", metavar="M", type=click.FloatRange(0.001, 10_000), default=5.0, show_default=True)
@click.option("--afresh", is_flag=True, help="From nothing; else on from the numbers in use.")
@click.option("--seed", metavar="S", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True)
def command(file: Path, solo: bool, minutes: float, afresh: bool, seed: int) -> None:
    """Let the quick player play itself, and write what it learnt to FILE.

    FILE then holds rows of numbers, eight for the days outside and inside the Palace and eight for how the place
    stands that they are about: the "solo" or "table" part of policy.json.
    """
    from gugong.lab.practice import blank, rows_of

    check_writable(file)
    policy = blank() if afresh else policy_of(rows_of(load_policy(solo)))
    lead, games = _practise(policy, solo, minutes * 60, seed)
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows_of(policy).items())
    write(file, "{\n" + rows + "\n}\n")
    click.echo(f"{games} games; the first seat's lead was {lead:+.1f} points of late.  The numbers are in {file}.")


def _practise(policy: Policy, solo: bool, seconds: float, seed: int) -> tuple[float, int]:
    """Games of each kind in turn until the time is over; the lead in those of the first kind, and how many in all."""
    from gugong.content import load
    from gugong.lab.practice import Practice
    from gugong.rules.options import Options
    from gugong.rules.playout import Chance
    from gugong.rules.setup import new_position

    kinds = [Options(1, difficulty=name) for name in DIFFICULTIES] if solo else [Options(n) for n in TABLES]
    chance, pieces = Chance(seed), load()
    lessons = [(Practice(policy, chance), options) for options in kinds]
    games = 0
    for spent in until(seconds):
        rate = RATE * max(1 / 16, 1 - spent) if spent > WARM_UP else 0.0
        for practice, options in lessons:
            deal = (seed << 64 | games).to_bytes(32, "big")
            practice.play(new_position(pieces, options, deal), rate)
            games += 1
    return lessons[0][0].mean, games
