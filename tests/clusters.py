"""Real clusters of dask, on this machine alone."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

DASK = [sys.executable, "-W", "ignore", "-m", "dask"]


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A program of dask."""
    running = subprocess.Popen([*DASK, *command], stderr=subprocess.PIPE, text=True)
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def said(running: subprocess.Popen[str], words: str) -> str:
    """The line with these words, once it has been said."""
    assert running.stderr is not None
    return next(line for line in running.stderr if words in line)


@contextmanager
def scheduler(port: int = 0) -> Iterator[str]:
    """The address of a scheduler on this machine."""
    with started("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show") as running:
        yield said(running, "Scheduler at:").split()[-1]


@contextmanager
def worker(scheduler: str, *options: str) -> Iterator[subprocess.Popen[str]]:
    here = ("--host", "127.0.0.1", "--nthreads", "1", "--no-dashboard")
    with started("worker", scheduler, *here, *(options or ("--no-nanny",))) as running:
        said(running, "Registered to:")
        yield running
