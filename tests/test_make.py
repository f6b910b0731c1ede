"""What `make` installs is pinned by a lock, with hashes: the same today and in a year, and nobody else's."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed here")


def commands(target: str) -> list[str]:
    """What would be run to make it, if nothing had been made yet."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", "--dry-run", "--always-make", target]
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.replace("\\\n", " ").splitlines()


@pytest.mark.parametrize(
    "target", ["lock", "audit", ".venv/gugong", ".venv/dev", ".venv/bench", ".venv/pyodide", ".venv/static-site"]
)
def test_whatever_is_installed_is_named_by_a_lock(target):
    installed = [command for command in commands(target) if "pip install" in command]
    assert installed
    for command in installed:
        locks = re.findall(r"-r (requirements/\S+\.lock)", command)
        assert all((ROOT / lock).is_file() for lock in locks)
        assert ("--require-hashes" in command and locks) or "--no-deps --no-index" in command, command


def test_the_locks_are_written_by_a_program_that_is_locked():
    (compiler, *_) = {command.split()[0] for command in commands("lock") if " pip compile " in command}
    assert Path(compiler).name == "uv"
    assert re.search(r"^uv==[\d.]+ \\$", (ROOT / "requirements" / "tools.lock").read_text(), re.MULTILINE)
