"""`gugong tables`: what a server keeps, for whoever runs it."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from gugong.cli.data_option import data_option, database_option

if TYPE_CHECKING:
    from gugong.server.inspection import Found
    from gugong.server.store import SqlStore

AN_ID_MAY_BEGIN_WITH_A_DASH = {"ignore_unknown_options": True, "help_option_names": ["--help"]}


@click.group("tables")
def command() -> None:
    """List, export and delete the tables of a server."""


@command.command("list")
@data_option
@database_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def list_tables(data: Path, database: str | None, as_json: bool) -> None:
    """List all tables, those moved at last first.  The server may run meanwhile."""
    import msgspec

    from gugong.server.inspection import inspect, tables

    found = inspect(_store(data, database), tables)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        _show(found)


def _store(data: Path, database: str | None) -> "SqlStore":
    from gugong.server.data_file import DataFile
    from gugong.server.stores import store_at

    if database is None:
        DataFile(data).check()  # so that no new one is made
    return store_at(database or str(data))


def _show(found: "list[Found]") -> None:
    from rich.console import Console
    from rich.table import Table

    shown = Table("id", "title", "seats", "", "moves", "last move (UTC)", "size", header_style="dim")
    for one in found:
        day = "over" if one.over else f"day {one.day}"
        cells = (one.title, ", ".join(one.seats), day, str(one.entries), _time(one.moved), f"{one.bytes:,}")
        shown.add_row(one.id, *cells)
    console = Console(markup=False, highlight=False)
    console.print(shown)
    console.print(f"Total: {len(found)} tables, {sum(one.bytes for one in found):,} bytes.")


def _time(seconds: float) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@command.command("export", context_settings=AN_ID_MAY_BEGIN_WITH_A_DASH)
@click.argument("table", metavar="ID")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@data_option
@database_option
@click.option("--with-deal", is_flag=True, help="Export a game that is not over, too; the record holds the whole deal.")
def export(table: str, file: Path, data: Path, database: str | None, with_deal: bool) -> None:
    """Write the record of a game to FILE.  The server may run meanwhile."""
    from gugong.notation import record as records
    from gugong.server.inspection import inspect, record_of

    record = inspect(_store(data, database), lambda store: record_of(store, table, with_deal))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(records.write(record))
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written ({error.strerror}): name another file.") from None
    click.echo(f"{file}: {len(record.moves)} moves.")
    if record.result is None:
        click.echo("This game is not over, and the record holds the deal: nobody who plays it may see it.")


@command.command("expire")
@data_option
@database_option
@click.option(
    "--older-than", metavar="DAYS", type=click.FloatRange(0), required=True, help="The days since the last move."
)
@click.option("--dry-run", is_flag=True, help="Only list the tables.  The server may run meanwhile.")
def expire(data: Path, database: str | None, older_than: float, dry_run: bool) -> None:
    """Delete the tables at which nobody has moved for so many days, whether their games are over or not.

    The server of a data file must not run: use its --keep-finished and --keep-running instead.
    """
    from gugong.server.expiry import Retention, idle_tables, sweep
    from gugong.server.inspection import change, inspect
    from gugong.server.store import SqlStore

    async def idle(store: SqlStore) -> list[str]:
        return [name async for name, _ in idle_tables(store, retention)]

    retention = Retention(older_than, older_than)
    if dry_run:
        names = inspect(_store(data, database), idle)
        for name in names:
            click.echo(name)
        click.echo(f"{len(names)} tables would be deleted.")
    else:
        gone = change(_store(data, database), lambda store: sweep(store, store.expire, retention))
        click.echo(f"{gone} tables were deleted.")
