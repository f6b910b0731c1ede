"""`gugong restore`: the tables of a backup instead of those there are."""

from pathlib import Path

import click

from gugong.cli.data_option import data_option

LISTED = 20


@click.command("restore")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@data_option
@click.option("--verify", is_flag=True, help="Replay every game first, and change nothing if one does not replay.")
def command(file: Path, data: Path, verify: bool) -> None:
    """Replace all tables by those of a backup.  The server must not run.

    The file that is replaced is kept beside the new one.
    """
    from gugong.server.backup import restore

    done = restore(file, data, _verify) if verify else restore(file, data)
    click.echo(f"{data}: {done.tables} {'table' if done.tables == 1 else 'tables'}.")
    if done.before is not None:
        click.echo(f"What was there before is in {done.before}.")


def _verify(copy: Path) -> None:
    import asyncio

    from gugong.server.errors import StoreError
    from gugong.server.inspection import unplayable
    from gugong.server.sqlite import SqliteStore

    async def unplayable_here() -> list[str]:
        store = SqliteStore(copy)
        try:
            await store.open()  # which brings the copy up to date
            return await unplayable(store)
        finally:
            await store.close()

    found = asyncio.run(unplayable_here())
    for line in found[:LISTED]:
        click.echo(line, err=True)
    if found:
        raise StoreError(f"{len(found)} tables of this backup cannot be opened: nothing was changed.")
