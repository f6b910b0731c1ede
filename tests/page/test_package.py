"""The package as `make wheel` hands it on: what is in it, and that it needs nothing but Python."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
PURE = f"gugong-{VERSION}-py3-none-any.whl"
COMPILED = re.compile(r"\.(cpython|cp3)[^/]*\.(so|pyd)$")
BESIDE_THE_SOURCE = {
    "LICENSE",
    "MANIFEST.in",
    "PKG-INFO",
    "README.md",
    "pyproject.toml",
    "setup.cfg",
    "setup.py",
    "web/public/alegreya-licence.txt",
}
KINDS = (
    "gugong/bots/net_kernel.c",
    "gugong/bots/policy.json",
    "gugong/bots/weights.json",
    "gugong/content/earlier/87710a292f4c.toml",
    "gugong/content/standard.toml",
    "gugong/lessons/data/first-day.toml",
    "gugong/puzzles/data/puzzles.jsonl",
    "gugong/py.typed",
    "gugong/rulebook/README.md",
    "gugong/rulebook/pl/palace.md",
    "gugong/server/migrations/env.py",
    "gugong/web/index.html",
    "gugong/words/cs/page.ftl",
)


def source() -> set[str]:
    """Every file of the package in this clone."""
    walked = os.walk(ROOT / "src" / "gugong", followlinks=True)  # the rulebook is a link
    files = [Path(folder, name).relative_to(ROOT / "src") for folder, _, names in walked for name in names]
    return {file.as_posix() for file in files if "__pycache__" not in file.parts}


def in_wheel(wheel: Path) -> set[str]:
    """Its files, without the metadata."""
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if not name.startswith(f"gugong-{VERSION}.dist-info/")}


def in_sdist(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as packed:
        return {member.name.partition("/")[2] for member in packed if member.isfile()}


def run(*command: object, folder: Path = ROOT, typed: str = "", **changed: str) -> str:
    """What it prints, in the environment of somebody who does not develop the game."""
    ours = ("MAKE", "PYTHON", "GUGONG", "VIRTUAL_ENV", "CC")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)} | changed
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=folder, env=environment, input=typed, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Makes a folder that all processes of the test run share; the first makes it, and the others wait."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def made(name: str, make: Callable[[Path], object]) -> Path:
        with (shared / f"{name}.lock").open("a+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            lock.seek(0)
            if not lock.read():
                make(shared / name)
                lock.write("made")
        return shared / name

    return made


@pytest.fixture(scope="session")
def package(once: Once) -> Path:
    """A folder with the sdist and the wheel."""

    def build(folder: Path) -> None:
        chosen = [f"{name}={os.environ[name]}" for name in ("GUGONG_COMPILE", "CC") if name in os.environ]
        run("env", *chosen, "make", "wheel")
        folder.mkdir()
        for file in (ROOT / "dist").glob(f"gugong-{VERSION}*"):
            shutil.copy(file, folder)

    return once("package", build)


@pytest.fixture(scope="session")
def sdist(package: Path) -> Path:
    return package / f"gugong-{VERSION}.tar.gz"


@pytest.fixture(scope="session")
def wheel(package: Path) -> Path:
    (only,) = package.glob("*.whl")
    return only


@pytest.fixture(scope="session")
def rebuilt(once: Once, sdist: Path) -> Path:
    """What was unpacked from the sdist, and built of it by somebody who has neither Node nor a compiler."""

    def build(folder: Path) -> None:
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        nothing = folder / "bin"
        nothing.mkdir()
        build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist")
        run(*build, folder=folder / f"gugong-{VERSION}", PATH=str(nothing))

    return once("rebuilt", build)


@pytest.fixture(scope="session")
def elsewhere(once: Once, wheel: Path) -> Path:
    """An environment that has the wheel and what it depends on, and nothing else."""

    def install(folder: Path) -> None:
        run(sys.executable, "-m", "venv", folder)
        pip = (folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "play.lock", folder=folder)
        run(*pip, "--no-deps", "--no-index", wheel, folder=folder)

    return once("elsewhere", install)


@pytest.mark.parametrize("file", KINDS)
def test_the_wheel_holds(wheel: Path, file: str):
    assert file in in_wheel(wheel)


def test_the_wheel_holds_the_source_and_what_was_compiled_of_it_and_nothing_else(wheel: Path):
    compiled = {name for name in in_wheel(wheel) if COMPILED.search(name)}
    assert in_wheel(wheel) - compiled == source()
    of = {COMPILED.sub(".py", name) for name in compiled}
    assert of - source() == ({"gugong__mypyc.py", "gugong/bots/net_kernel.py"} if compiled else set())


def test_the_sdist_holds_the_source_and_what_builds_it_and_nothing_else(sdist: Path):
    assert in_sdist(sdist) == {f"src/{file}" for file in source()} | BESIDE_THE_SOURCE


def test_the_sdist_builds_without_node_and_without_a_compiler(rebuilt: Path):
    assert in_wheel(rebuilt / "dist" / PURE) == source()


def test_building_leaves_nothing_in_the_source(rebuilt: Path, sdist: Path):
    folder = rebuilt / f"gugong-{VERSION}"
    assert {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()} == in_sdist(sdist)


def test_the_wheel_depends_on_nothing_that_its_lock_lacks(elsewhere: Path):
    said = run(elsewhere / "bin" / "pip", "--disable-pip-version-check", "check", folder=elsewhere)
    assert said == "No broken requirements found.\n"


def test_the_installed_program_says_what_it_is(elsewhere: Path, wheel: Path):
    how = "interpreted" if wheel.name == PURE else "compiled"
    said = rf"gugong {re.escape(VERSION)}, rules version \d+, components [0-9a-f]{{12}}, {how}\n"
    assert re.fullmatch(said, run(elsewhere / "bin" / "gugong", "--version", folder=elsewhere))


def test_the_installed_program_plays_in_the_terminal(elsewhere: Path):
    said = run(elsewhere / "bin" / "gugong", "play", "--solo", "--seed", "1", folder=elsewhere, typed="1\nq\n")
    assert "Goodbye after 1 move" in said


@pytest.fixture
def server(elsewhere: Path, tmp_path: Path) -> Iterator[Server]:
    """`gugong serve` as it is installed there, not as it is here."""
    program = ("env", "-u", "PYTHONPATH", f"--chdir={tmp_path}", str(elsewhere / "bin" / "gugong"))
    running = Server(tmp_path / "tables.sqlite", program=program)
    yield running
    running.stop()


def test_a_game_on_the_page_of_the_installed_program(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "novice").host)
    table.play_on(Random(1), by="board")
    expect(table.ending.locator("ol > li")).to_have_count(2)
