"""The command line: `gugong play`, `serve`, `bots`, `arena` and the other commands of lazy_group.py."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import click

import gugong
from gugong.cli.lazy_group import LazyGroup


def _version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Say the version of the program and of the rules, and whether the rules are compiled."""
    if not asked or ctx.resilient_parsing:
        return
    try:
        program = version("gugong")
    except PackageNotFoundError:
        program = "from source"
    how = "compiled" if gugong.is_compiled() else "interpreted"
    pieces = gugong.load_components().digest[:12]
    click.echo(f"gugong {program}, rules version {gugong.RULES_VERSION}, components {pieces}, {how}")
    ctx.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Show the version of the program and of the rules.",
)
def main(**_: Any) -> None:
    """Gùgōng, an unofficial digital edition.

    The board game is by Andreas Steding and is published by Game Brewer.
    """
