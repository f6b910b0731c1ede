"""docs/running.md and the files in deploy/: every command and option they name exists."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from gugong.cli import main

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "gugong.service").read_text(encoding="utf-8")
OUTSIDE = {"--now", "--nworkers", "--nthreads", "--only", "--directory"}  # of systemctl, dask, soak and http.server


def commands(group: click.Group = main, names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield (*names, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*names, name))


COMMANDS = dict(commands())


def options(command: click.Command) -> set[str]:
    return {name for parameter in command.params for name in parameter.opts}


def examples() -> list[str]:
    """The command lines of the guide and of the unit, each in one line."""
    blocks = "".join(re.findall(r"```\n(.*?)```", GUIDE, re.DOTALL)) + UNIT
    lines = blocks.replace("\\\n", " ").splitlines()
    return [line[line.index("gugong ") :] for line in lines if re.match(r"(ExecStart=\S*)?gugong ", line)]


@pytest.mark.parametrize("line", examples())
def test_an_example_is_a_command_with_its_options(line):
    words = line.split()[1:]
    name = next(tuple(words[:n]) for n in (2, 1) if tuple(words[:n]) in COMMANDS)
    named = {word for word in words if word.startswith("--")}
    assert named <= options(COMMANDS[name])


def test_every_option_named_exists():
    known = set[str]().union(*(options(command) for command in COMMANDS.values()))
    assert set(re.findall(r"--[a-z][a-z-]+", GUIDE + UNIT)) <= known | OUTSIDE


def test_every_option_of_a_server_is_explained():
    obvious = {"--help", "--port"}
    assert {name for name in options(COMMANDS["serve",]) if name.startswith("--")} - obvious <= set(
        re.findall(r"--[a-z][a-z-]+", GUIDE)
    )


def test_every_file_named_exists():
    for name in re.findall(r"\]\((\S+?)\)", GUIDE):
        assert (ROOT / "docs" / name).exists(), name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path):
    unit = tmp_path / "gugong.service"
    unit.write_text(UNIT.replace("/opt/gugong/bin/gugong", sys.executable), encoding="utf-8")
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
