"""`gugong balance`: what is each piece worth between equal players?"""

import os
import secrets
import time
from pathlib import Path

import click
import msgspec

import gugong
from gugong.cli.long_run import check_writable, command_line, with_progress, write
from gugong.cli.table_options import TableOptions, table_options
from gugong.lab.arena import Contest, Match, spread
from gugong.lab.balance import tell
from gugong.lab.entrants import EntrantError, entrant
from gugong.lab.worth import Balance, make_balance
from gugong.notation.record import options_data
from gugong.rules.options import Options


@click.command("balance")
@table_options
@click.option("--games", metavar="G", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option("--level", metavar="LEVEL", default="search@1", show_default=True, help="Who plays, as in the arena.")
@click.option("--jobs", metavar="J", type=click.IntRange(1, 512), help="Processes; else one for each core.")
@click.option("--html", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with plots.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON.")
def command(table: TableOptions, games: int, level: str, jobs: int | None, html: Path | None, as_json: bool) -> None:
    """Let equal bots play, and see what each piece is worth.

    Card sets (with their place in the order), locations, decrees, travel tokens, jade houses, harbour rewards and
    Palace seats: how often they come, and how seats that have them do beside those that have not.  search@1 is the
    quick player that guides the search: stronger than the planner, and quick enough for thousands of games.
    """
    contest = _contest(table, games, level)
    check_writable(html)
    gugong.load_components(contest.components)
    seats = tuple(contest.entrants * contest.options.players)
    matches = [Match(deal, seats) for deal in range(games)]
    cores = jobs or os.cpu_count() or 1
    began = time.perf_counter()
    told = list(with_progress(spread(tell, contest, matches, cores), games))
    seconds = time.perf_counter() - began
    _give(make_balance(contest, told, table.pieces(), cores, seconds, command_line()), html, as_json)


def _contest(table: TableOptions, games: int, level: str) -> Contest:
    if table.players == 1:
        raise click.UsageError("Meng is nobody's equal: --players 2 to 5.")
    try:
        named = entrant(level)
    except EntrantError as error:
        raise click.UsageError(f"{error}.") from None
    options = options_data(Options(table.players, **table.choices()))
    return Contest([named], options, games, table.seed or secrets.token_hex(32), table.components)


def _give(balance: Balance, html: Path | None, as_json: bool) -> None:
    from rich.console import Console

    from gugong.lab.balance_report import page, shown

    if html is not None:
        write(html, page(balance))
    if as_json:
        click.echo(msgspec.json.encode(balance))
    else:
        Console(markup=False, highlight=False).print(shown(balance))
        if html is not None:
            click.echo(f"The page is in {html}.")
