"""Running `gugong` in tests: quickly in this process, or really in one of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from gugong.cli import main

WIDE = {"COLUMNS": "300", "FORCE_COLOR": "", "NO_COLOR": "1"}
# A test may work in a folder of its own, and the source must still be found from there.
PATH = {"PYTHONPATH": str(Path(os.environ["PYTHONPATH"]).resolve())} if os.environ.get("PYTHONPATH") else {}


def gugong(*args: object, typed: str = "", **env: str) -> Result:
    """What `gugong ARGS` says when these lines are typed; a traceback is raised."""
    texts = [str(arg) for arg in args]
    result = CliRunner().invoke(main, texts, input=typed, env={**WIDE, **env}, prog_name="gugong")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def process(*args: object, **env: str) -> subprocess.Popen[str]:
    """A real process, for what a runner cannot show."""
    return subprocess.Popen(
        [sys.executable, "-m", "gugong", *[str(arg) for arg in args]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, **WIDE, **PATH, "PYTHONIOENCODING": "utf-8", **env},
        preexec_fn=_interruptible,  # noqa: PLW1509  # the tests start no threads
    )


def _interruptible() -> None:
    """As at a terminal, also where the tests themselves run in the background and ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
