"""What commands that take long have in common: a bar, and a file at the end that was possible from the beginning."""

import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

Game = TypeVar("Game")


def command_line() -> str:
    return shlex.join(["gugong", *sys.argv[1:]])


def check_writable(file: Path | None) -> None:
    """Can the file be written when all is played?"""
    if file is not None and not (file.parent.is_dir() and os.access(file.parent, os.W_OK) and not file.is_dir()):
        raise click.UsageError(f"{file} cannot be written: name a file in a directory that exists.")


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written ({error.strerror}): name another file.") from None


def with_progress(played: Iterator[Game], games: int) -> Iterator[Game]:
    """Games as they are played, with a bar."""
    from rich.progress import MofNCompleteColumn

    with _bar(MofNCompleteColumn()) as progress:
        yield from progress.track(played, total=games)


def until(seconds: float) -> Iterator[float]:
    """The share of the time that is over, again and again until it is all over; with a bar."""
    from rich.progress import TaskProgressColumn

    began = time.monotonic()
    with _bar(TaskProgressColumn()) as progress:
        task = progress.add_task("", total=seconds)
        while (spent := time.monotonic() - began) < seconds:
            progress.update(task, completed=spent)
            yield spent / seconds


def _bar(figure: "ProgressColumn") -> "Progress":
    """On a terminal; elsewhere it shows nothing."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = ("Playing", BarColumn(), figure, TimeElapsedColumn(), "left", TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
