"""Runs `gugong` in tests: quickly, in this process, or as a real process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from gugong.cli import main

WIDE = {"COLUMNS": "300", "FORCE_COLOR": "", "NO_COLOR": "1"}
# A test may change its working directory, and the source must still be found from there.
PATH = {"PYTHONPATH": str(Path(os.environ["PYTHONPATH"]).resolve())} if os.environ.get("PYTHONPATH") else {}


def gugong(*args: object, typed: str = "", **env: str) -> Result:
    """The result of `gugong ARGS` with this input; exceptions are raised here."""
    texts = [str(arg) for arg in args]
    result = CliRunner().invoke(main, texts, input=typed, env={**WIDE, **env}, prog_name="gugong")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def process(*args: object, program: str = "gugong", **env: str) -> subprocess.Popen[str]:
    """A real process, for what a test runner cannot show."""
    return subprocess.Popen(
        [sys.executable, "-m", program, *[str(arg) for arg in args]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, **WIDE, **PATH, "PYTHONIOENCODING": "utf-8", **env},
        preexec_fn=_interruptible,  # noqa: PLW1509  # the tests start no threads
    )


def _interruptible() -> None:
    """Accept interrupts even if the tests run in the background, where they are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
