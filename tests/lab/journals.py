"""Commands that play many games, for tests that interrupt them."""

import json
import subprocess
import time
from pathlib import Path
from typing import Any

from tests.cli.terminal import gugong


def result(*args: object) -> Any:
    """What a command prints as JSON, without what may differ in another run."""
    done = gugong(*args)
    assert done.exit_code == 0, done.stderr
    made = json.loads(done.stdout)
    for name in ("run", "decisions_per_second"):
        made.pop(name, None)
    return made


def wait_for_lines(journal: Path, n: int, running: subprocess.Popen[str]) -> None:
    """Wait until so many lines of a journal are written; the run must not be over by then."""
    while not journal.exists() or journal.read_bytes().count(b"\n") < n:
        assert running.poll() is None
        time.sleep(0.05)


def wait_for_rounds(journal: Path, n: int, running: subprocess.Popen[str]) -> None:
    """Wait until a journal has kept so many rounds; the run must not be over by then."""
    while not journal.exists() or json.loads(journal.read_bytes().splitlines()[1])["rounds"] < n:
        assert running.poll() is None
        time.sleep(0.05)
