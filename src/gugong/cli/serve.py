"""`gugong serve`: the table in the browser."""

from pathlib import Path

import click

PORT = 8765


@click.command("serve")
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="0.0.0.0 for all.")
@click.option(
    "--port",
    metavar="N",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="The next free one if it is taken.",
)
@click.option(
    "--data",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the tables here; else in your data folder.",
)
@click.option("--no-browser", is_flag=True, help="Open no browser.")
def command(host: str, port: int, data: Path | None, no_browser: bool) -> None:
    """Play in the browser, alone, with bots, or with others by a link.  Ctrl-C ends it; no move is lost."""
    import asyncio
    import logging
    import threading
    import webbrowser

    from gugong.server.run import data_file, has_browser, serve
    from gugong.server.store import StoreError

    def said(address: str) -> None:
        click.echo(f"Gùgōng is at {address}  (Ctrl-C ends it)")
        if not no_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    logging.basicConfig(format="%(levelname)s: %(message)s", level=logging.WARNING)
    try:
        asyncio.run(serve(host, port, data or data_file(), said))
    except StoreError as error:
        raise click.UsageError(str(error)) from None
    click.echo("Goodbye.")
