"""`gugong backup`: a copy of all tables, also while the server runs."""

from pathlib import Path

import click

from gugong.cli.data_option import data_option


@click.command("backup")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@data_option
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
def command(file: Path, data: Path, force: bool) -> None:
    """Copy all tables to FILE, complete and checked.  The server may run meanwhile.

    Keep the copy safe: it holds the seeds of the games and the secrets of the seats.
    """
    from gugong.server.backup import back_up

    tables = back_up(data, file, force)
    click.echo(f"{file}: {tables} {'table' if tables == 1 else 'tables'}, {file.stat().st_size:,} bytes.")
