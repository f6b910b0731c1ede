"""The options of every command that needs the tables of a server."""

from pathlib import Path
from typing import Any

import click


def _data_file(_: click.Context, __: click.Parameter, given: Path | None) -> Path:
    if given is not None:
        return given
    from gugong.server.run import data_file

    return data_file()


def data_option(command: Any) -> Any:
    """--data FILE: the file named, or the one in the user's data folder."""
    return click.option(
        "--data",
        metavar="FILE",
        type=click.Path(path_type=Path),
        callback=_data_file,
        help="The file that keeps the tables; otherwise one in your data folder.",
    )(command)


database_option = click.option(
    "--database",
    metavar="URL",
    envvar="GUGONG_DATABASE",
    help="Keep the tables in PostgreSQL instead: postgresql://user@host/name.  Also read from GUGONG_DATABASE.",
)
