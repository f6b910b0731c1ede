"""`gugong balance`: what is each piece worth between equal bots?"""

from pathlib import Path

import click

from gugong.cli import long_run
from gugong.cli.table_options import TableOptions, table_options
from gugong.lab.balance import experiment
from gugong.lab.balance_report import page, shown
from gugong.lab.balance_stats import make_balance


@click.command("balance")
@table_options
@click.option("--games", metavar="G", type=click.IntRange(1), default=100, help="Number of games.")
@click.option("--level", metavar="LEVEL", default="nets", help="The bot, as in the arena.")
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
@long_run.html_option
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def command(
    table: TableOptions,
    games: int,
    level: str,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Let equal bots play, and compare how seats did with and without each piece.

    The pieces are card sets (each with its place in the player order), locations, decrees, travel tokens, jade houses,
    harbour rewards and Palace seats.  `nets` plays by what the nets have learnt, without a search: that is strong, and
    fast enough for thousands of games.
    """
    if table.choices["players"] == 1:
        raise click.UsageError("The solo game has no equal players: give --players 2 to 5.")
    contest = long_run.make_contest(table, [level], games, journal)
    long_run.check_writable(html)
    balance = make_balance(contest, *long_run.played(experiment(contest), jobs, cluster, journal))
    long_run.publish(balance, shown, page, html, as_json)
