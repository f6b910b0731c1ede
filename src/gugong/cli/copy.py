"""`gugong copy`: tables from a file to a database, or back."""

from pathlib import Path

import click

LISTED = 20  # tables that cannot be replayed


@click.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def command(source: str, target: str) -> None:
    """Copy all tables FROM a data file or database TO another, and compare them.

    Each is a file, or the address of a database: postgresql://user@host/name.  No server may use either meanwhile.
    Tables that TO has already are only compared: after an interruption the same command goes on.
    """
    import asyncio

    from rich.progress import MofNCompleteColumn

    from gugong.cli.long_run import progress_bar
    from gugong.server.copying import Copied, copy
    from gugong.server.data_file import DataFile
    from gugong.server.stores import is_database, store_at

    if source == target:
        raise click.UsageError("FROM and TO are the same: name another file or database.")
    if not is_database(source):
        DataFile(Path(source)).check()  # so that no new one is made

    async def copied() -> Copied:
        from_, to = store_at(source), store_at(target)
        try:
            for store in (from_, to):
                await store.open()
                await store.check_unused()
            with progress_bar(MofNCompleteColumn(), "Copying") as bar:
                task = bar.add_task("", total=None)
                return await copy(from_, to, lambda n, of: bar.update(task, completed=n, total=of))
        finally:
            await from_.close()
            await to.close()

    found = asyncio.run(copied())
    for line in found.unplayable[:LISTED]:
        click.echo(line, err=True)
    click.echo(f"{store_at(target).name}: {found.tables} tables, each compared.")
    if found.unplayable:
        click.echo(f"{len(found.unplayable)} of them cannot be replayed by this program.", err=True)
