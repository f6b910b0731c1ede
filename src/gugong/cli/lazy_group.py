"""The command group: imports a command when it is called, and answers every user error with one sentence."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn

import click

from gugong.cli.language import SPOKEN
from gugong.cluster import ClusterError
from gugong.lab.errors import LabError
from gugong.server.errors import ServeError
from gugong.words import WordedError, catalogue

COMMANDS = (
    "play",
    "serve",
    "tables",
    "backup",
    "restore",
    "copy",
    "bots",
    "arena",
    "balance",
    "ladder",
    "practice",
    "simulate",
    "verify",
    "replay",
    "review",
    "puzzles",
    "rules",
    "bench",
)
INTERRUPTED = 130


class Mistake(Exception):
    """What a user got wrong, in the language of the command."""


class LazyGroup(click.Group):
    """A group whose commands are imported only when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"gugong.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(_no_command(args[0]), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; it has chosen its language when it fails."""
        try:
            return super().invoke(ctx)
        except WordedError as error:
            raise Mistake(error.said(ctx.meta.get(SPOKEN) or catalogue("en"))) from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; a user error becomes one sentence on stderr and exit code 2."""
        _replace_unprintable()
        if not standalone_mode:
            return super().main(args, prog_name, standalone_mode=False, **extra)
        try:
            code = super().main(args, prog_name, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            sys.exit(0)
        except click.ClickException as error:
            _refuse(_sentence(error))
        except click.Abort:
            click.echo("Interrupted.", err=True)
            sys.exit(INTERRUPTED)
        except (Mistake, ServeError, LabError, ClusterError) as mistake:
            _refuse(str(mistake))
        sys.exit(code if isinstance(code, int) else 0)


def _replace_unprintable() -> None:
    """A terminal that cannot show a character shows a question mark instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _no_command(typed: str) -> str:
    alike = get_close_matches(typed, COMMANDS, n=1)
    hint = f"did you mean {alike[0]}?" if alike else f"there are {', '.join(COMMANDS)}."
    return f"There is no command {typed[:40]!r}: {hint}"


def _sentence(error: click.ClickException) -> str:
    """Click's message; where it does not say what would be right, with a pointer to --help."""
    said = " ".join(error.format_message().split())
    missing = isinstance(error, click.NoSuchOption | click.MissingParameter)
    unexplained = missing or "unexpected" in said or "not a valid" in said
    if unexplained and isinstance(error, click.UsageError) and error.ctx is not None:
        return f"{said.rstrip('.')}: '{error.ctx.command_path} --help' lists what there is."
    return said


def _refuse(said: str) -> NoReturn:
    click.echo(said, err=True)
    sys.exit(2)
