"""`gugong arena`: which bot is the strongest, and by how much?"""

from pathlib import Path

import click

from gugong.bots.contract import Budget
from gugong.bots.levels import ENTRANTS
from gugong.cli import long_run
from gugong.cli.table_options import TableOptions, table_options
from gugong.lab import page
from gugong.lab.arena import experiment
from gugong.lab.entrants import MOST_SECONDS
from gugong.lab.report import make_report, shown

HELP = f"""Let bots play each other.

LEVEL is one of {", ".join(level.name for level in ENTRANTS)}.  'gugong bots' describes them; nets is the minister
without a search.  Every deal is played in every seating, so that the luck of the deal cancels out.  The last LEVEL
takes all remaining seats: 'sage mason --players 4' is a sage against three masons.  With --solo every LEVEL plays every
deal against Meng.

LEVEL@400 thinks for 400 iterations per decision, LEVEL@0.3s for 0.3 seconds.  Without such a budget, --iterations or
--seconds applies, or else the usual budget of the level.  With budgets in iterations, the same seed gives the same
result.
"""


@click.command("arena", help=HELP)
@click.argument("levels", metavar="LEVEL...", nargs=-1, required=True)
@table_options
@click.option("--deals", metavar="D", type=click.IntRange(1), default=20, help="Number of deals.")
@click.option("--iterations", metavar="I", type=click.IntRange(1), help="Budget per decision, in iterations.")
@click.option("--seconds", metavar="T", type=click.FloatRange(0.001, MOST_SECONDS), help="Budget in seconds.")
@long_run.jobs_option
@long_run.cluster_option
@long_run.journal_option
@long_run.html_option
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON, with every game.")
def command(
    levels: tuple[str, ...],
    table: TableOptions,
    deals: int,
    iterations: int | None,
    seconds: float | None,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    contest = long_run.make_contest(table, levels, deals, journal, _budget(iterations, seconds))
    try:
        planned = experiment(contest)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    long_run.check_writable(html)
    played = long_run.played(planned, jobs, cluster, journal)
    long_run.publish(make_report(contest, *played), shown, page.page, html, as_json)


def _budget(iterations: int | None, seconds: float | None) -> Budget | None:
    if iterations is not None and seconds is not None:
        raise click.UsageError("--iterations and --seconds are two ways to give one budget: leave one of them out.")
    return None if iterations is None and seconds is None else Budget(iterations, seconds)
