"""The game inside Pyodide, as it runs in a browser without a server: it passes its tests, and plays the same games."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSIDE = ("node", "tests/pyodide/python.mjs")
CONTRACT = "tests/bots/test_contract.py"  # takes as long as half of the rest: it begins first, on a core of its own
PROCESS = "tests/bots/test_process.py"  # is about processes, and imports what there is not inside Pyodide
ERRORS = "tests/words/test_errors.py"  # needs every error there is, also that of a name too long, which there is not
PARTS = (
    (CONTRACT,),
    ("tests/bots", f"--ignore={CONTRACT}", f"--ignore={PROCESS}"),
    ("tests/view",),
    ("tests/rules",),
    ("tests/tables",),
    ("tests/content", "tests/lessons", "tests/notation", "tests/puzzles", "tests/words", f"--ignore={ERRORS}"),
)


def output(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-10_000:] + done.stderr[-2_000:]
    return done.stdout


@pytest.mark.parametrize("part", PARTS, ids=" ".join)
def test_what_needs_no_server_passes_its_tests(part: tuple[str, ...]):
    output(*INSIDE, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not native", *part)


def test_games_are_the_same_to_the_last_position():
    module = ("-m", "tests.pyodide.digests")
    assert output(*INSIDE, *module).splitlines() == output(sys.executable, *module).splitlines()
