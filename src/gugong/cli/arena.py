"""`gugong arena`: which bot is the strongest, and by how much?"""

import os
import secrets
import time
from pathlib import Path

import click
import msgspec

import gugong
from gugong.bots.contract import Budget
from gugong.cli.long_run import check_writable, command_line, with_progress, write
from gugong.cli.table_options import TableOptions, table_options
from gugong.lab.arena import Contest, plan, run
from gugong.lab.entrants import Entrant, EntrantError, entrant
from gugong.lab.ratings import LabError, skill_model
from gugong.lab.report import Report, make_report
from gugong.notation.record import options_data
from gugong.rules.options import Options

MOST_SECONDS = 3600


@click.command("arena")
@click.argument("levels", metavar="LEVEL...", nargs=-1, required=True)
@table_options
@click.option("--deals", metavar="D", type=click.IntRange(1), default=20, show_default=True, help="How many.")
@click.option("--iterations", metavar="I", type=click.IntRange(1), help="The budget of a decision; repeatable.")
@click.option("--seconds", metavar="T", type=click.FloatRange(0.001, MOST_SECONDS), help="The same as time.")
@click.option("--jobs", metavar="J", type=click.IntRange(1, 512), help="Processes; else one for each core.")
@click.option("--html", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with plots.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON, every game included.")
def command(
    levels: tuple[str, ...],
    table: TableOptions,
    deals: int,
    iterations: int | None,
    seconds: float | None,
    jobs: int | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other.  'gugong bots' lists the levels.

    Every deal is played once for each way to move the line-up round the table, so that luck cancels.  The last LEVEL
    takes the seats that are left: 'search planner --players 4' is search against three planners.  With --solo every
    LEVEL plays every deal against Meng.

    LEVEL@400 thinks for 400 iterations, LEVEL@0.3s for 0.3 seconds; else --iterations or --seconds holds for all, or
    each level's own budget.  With iterations the same seed gives the same result.
    """
    contest = _contest(levels, table, deals, _budget(iterations, seconds))
    _check(contest, html)
    cores = jobs or os.cpu_count() or 1
    began = time.perf_counter()
    games = list(with_progress(run(contest, cores), len(plan(contest))))
    report = make_report(contest, games, table.pieces(), cores, time.perf_counter() - began, command_line())
    _give(report, html, as_json)


def _budget(iterations: int | None, seconds: float | None) -> Budget | None:
    if iterations is None and seconds is None:
        return None
    if iterations is not None and seconds is not None:
        raise click.UsageError("--iterations and --seconds are two ways to say the same: leave one of them out.")
    return Budget(iterations, seconds)


def _contest(levels: tuple[str, ...], table: TableOptions, deals: int, budget: Budget | None) -> Contest:
    options = options_data(Options(table.players, **table.choices()))
    seed = table.seed or secrets.token_hex(32)
    return Contest(_entrants(levels, budget), options, deals, seed, table.components)


def _entrants(levels: tuple[str, ...], budget: Budget | None) -> list[Entrant]:
    try:
        return [entrant(text, budget) for text in levels]
    except EntrantError as error:
        raise click.UsageError(f"{error}.") from None


def _check(contest: Contest, html: Path | None) -> None:
    """What cannot be done is refused before anything is played."""
    gugong.load_components(contest.components)
    try:
        plan(contest)
        skill_model()
    except (EntrantError, LabError) as error:
        raise click.UsageError(str(error)) from None
    check_writable(html)


def _give(report: Report, html: Path | None, as_json: bool) -> None:
    from rich.console import Console

    from gugong.lab.page import page
    from gugong.lab.report import shown

    if html is not None:
        write(html, page(report))
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        Console(markup=False, highlight=False).print(shown(report))
        if html is not None:
            click.echo(f"The page is in {html}.")
