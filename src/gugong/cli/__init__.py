"""The terminal: `gugong play`, `serve`, `bots`, `arena` and the other commands of door.py."""

from typing import Any

import click

from gugong.cli.door import Door


def _version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(version_line())
        ctx.exit()


def version_line() -> str:
    """Program, rules version, and how the rules are run."""
    from importlib.metadata import PackageNotFoundError, version

    import gugong

    try:
        program = version("gugong")
    except PackageNotFoundError:
        program = "from source"
    how = "compiled" if gugong.is_compiled() else "interpreted"
    return f"gugong {program}, rules version {gugong.RULES_VERSION}, {how}"


@click.group(cls=Door, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Say which program and rules these are.",
)
def main(**_: Any) -> None:
    """Gùgōng in the terminal: an unofficial digital edition.

    The game is by Andreas Steding, published by Game Brewer.
    """
