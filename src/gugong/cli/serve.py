"""`gugong serve`: play in the browser."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from gugong.cli.data_option import data_option, database_option

PORT = 8765


def _keep(which: str, since: str) -> Callable[[Any], Any]:
    told = f"Delete a table so many days after {since}; otherwise it is kept."
    return click.option(f"--keep-{which}", metavar="DAYS", type=click.FloatRange(0), help=told)


def _at_most(what: str, full: str) -> Callable[[Any], Any]:
    told = f"Make no new table while {full}."
    return click.option(f"--max-{what}", metavar="N", type=click.IntRange(0), help=told)


@click.command("serve")
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    help="The address to listen on; 0.0.0.0 lets other machines connect.",
)
@click.option(
    "--port",
    metavar="N",
    type=click.IntRange(0, 65535),
    default=PORT,
    help="The port; if it is taken, the next free one.",
)
@data_option
@database_option
@click.option(
    "--processes",
    metavar="N",
    type=click.IntRange(1, 64),
    default=1,
    help="How many processes serve the tables of a --database.",
)
@click.option(
    "--public-url",
    metavar="URL",
    help="The address that browsers know, if a proxy passes requests on: https://games.example.org/gugong.",
)
@click.option(
    "--proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    help="An address or a network of proxies that say for whom they ask (X-Forwarded-For); may be given again.",
)
@click.option(
    "--per-address",
    "people",
    metavar="N",
    type=click.IntRange(min=1),
    default=40,
    help="How many people may share an address, as a school does: limits are set accordingly.",
)
@click.option(
    "--metrics-port",
    metavar="N",
    type=click.IntRange(1, 65535),
    help="Serve metrics for Prometheus on this port, at /metrics; of several processes, each on the next one.",
)
@click.option(
    "--metrics-host",
    metavar="ADDRESS",
    default="127.0.0.1",
    help="The address to listen on for --metrics-port.",
)
@click.option(
    "--think",
    metavar="WHERE",
    default="processes",
    help="Where bots think: in processes of this machine, inline in the server itself, which takes the least memory, "
    "or on the dask cluster at tcp://host:8786.",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@_keep("finished", "the last move of a finished game")
@_keep("running", "the last move of a game that is not over")
@_keep("unplayed", "it was made if nobody has ever moved there")
@_at_most("tables", "there are so many")
@_at_most("megabytes", "the tables take so much of the disk")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    help="What is logged to stderr: this and anything more serious.",
)
@click.option("--log-json", is_flag=True, help="Log JSON, one object to a line.")
def command(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    processes: int,
    public_url: str | None,
    proxies: tuple[str, ...],
    people: int,
    metrics_port: int | None,
    metrics_host: str,
    think: str,
    no_browser: bool,
    keep_finished: float | None,
    keep_running: float | None,
    keep_unplayed: float | None,
    max_tables: int | None,
    max_megabytes: int | None,
    log_level: str,
    log_json: bool,
) -> None:
    """Play in the browser: alone, with bots, or with others by a link.  Ctrl-C stops it; no move is lost."""
    import asyncio

    from gugong.server import logs
    from gugong.server.address import PublicUrl
    from gugong.server.executors import CORES
    from gugong.server.expiry import Retention
    from gugong.server.quota import Quota
    from gugong.server.run import Place, serve, serve_among
    from gugong.server.sqlite import SqliteStore
    from gugong.server.stores import postgres_store
    from gugong.server.supervisor import supervise, this_member

    logs.set_up(log_level, log_json)
    public = None if public_url is None else PublicUrl.read(public_url)
    bots = max(1, CORES // processes)
    place = Place(host, port, public, proxies, people, metrics_host, metrics_port, think, bots)
    retention, quota = Retention(keep_finished, keep_running, keep_unplayed), Quota(max_tables, max_megabytes)
    said = _telling(no_browser)
    if database is None:
        if processes > 1:
            raise click.UsageError("A data file is for one process: name a --database to serve with several.")
        asyncio.run(serve(place, SqliteStore(data, quota), said, retention))
    elif max_megabytes is not None:
        raise click.UsageError("What a database may take is set there: name --max-tables instead of --max-megabytes.")
    elif (member := this_member()) is not None:
        asyncio.run(serve_among(member, place, postgres_store(database, quota), retention))
        return
    else:
        postgres_store(database)  # which may be refused
        listening, metrics = place.listen(), [place.listen_for_metrics(number) for number in range(processes)]
        where = place.url(listening.getsockname()[1])
        if not asyncio.run(supervise(listening, metrics, lambda: said(where))):
            sys.exit(2)
    click.echo("Goodbye.")


def _telling(no_browser: bool) -> Callable[[str], None]:
    """What to do with the address, once it answers."""
    import os
    import threading
    import webbrowser

    from gugong.server.handover import INHERITED
    from gugong.server.run import has_browser

    succeeds = INHERITED in os.environ  # another server, at which a page is open already

    def said(address: str) -> None:
        click.echo(f"Gùgōng is at {address}  (Ctrl-C stops it)")
        if not no_browser and not succeeds and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return said
