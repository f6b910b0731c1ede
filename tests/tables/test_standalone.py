"""Tables need nothing of what a server is made of."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.native("processes")
def test_a_whole_game_is_played_without_server_database_threads_and_processes():
    command = [sys.executable, "-W", "error", "-m", "tests.tables.standalone"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    assert done.stdout.endswith(" entries\n")
    assert int(done.stdout.split()[0]) > 50
