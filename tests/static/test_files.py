"""What is shipped: small, complete, from nowhere else, and with its licences."""

import ast
import gzip
import io
import json
import re
import zipfile
from html import unescape
from pathlib import Path

import pytest

import gugong
from tests.page.watched import Come
from tests.static.serving import BUILT, Server
from tests.static.static_page import StaticPage

WIRE = 10_000_000  # bytes of a first visit
SHIPPED = ("gugong", "msgspec", "fluent", "attr", "babel", "pytz", "typing_extensions")
# Compiled into the interpreter.
INTERPRETER = {"abc", "array", "binascii", "collections.abc", "itertools", "math", "os", "sys", "time", "unicodedata"}
ELSEWHERE = ("cli", "cluster.py", "lab", "server")  # parts of gugong that are not shipped


@pytest.fixture(scope="module")
def library() -> dict[str, bytes]:
    """The files that Python finds."""
    (packed,) = BUILT.glob("python-*/library.packed")
    data = gzip.decompress(packed.read_bytes())
    start = 4 + int.from_bytes(data[:4], "little")
    files, at = {}, start
    for name, size in json.loads(data[4:start]).items():
        files[name] = data[at : at + size]
        at += size
    assert at == len(data)
    return files


@pytest.fixture(scope="module")
def modules(library: dict[str, bytes]) -> set[str]:
    """The names of all modules that can be imported, without those that are built in."""
    with zipfile.ZipFile(io.BytesIO(library["stdlib.zip"])) as stdlib:
        names = [*stdlib.namelist(), *library]
    return {re.sub(r"(/__init__)?\.(pyc|cpython.*\.so)$", "", name).replace("/", ".") for name in names}


def imported(file: Path) -> set[str]:
    """Every module that this one names in an import, wherever it does, unless it is for type checkers only."""
    tree = ast.parse(file.read_text("utf-8"))
    skipped = [n for n in ast.walk(tree) if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
    unread = {id(inner) for one in skipped for inner in ast.walk(one)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in unread:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_every_module_that_the_game_imports_is_shipped(modules: set[str]):
    source = Path(gugong.__file__).parent
    files = [file for file in source.rglob("*.py") if file.relative_to(source).parts[0] not in ELSEWHERE]
    wanted = {name: str(file) for file in files for name in imported(file)}
    unused = ("bots/guard.py", "bots/process.py", "gugong/__main__.py")  # for processes and the terminal
    needed = {name: file for name, file in wanted.items() if not file.endswith(unused)}
    assert {name: file for name, file in needed.items() if name not in modules | INTERPRETER} == {}


def test_nothing_of_a_server_is_shipped(library: dict[str, bytes]):
    parts = {name.split("/")[1] for name in library if name.startswith("gugong/")}
    assert not parts & {*ELSEWHERE, "cluster.pyc", "web"}
    assert {"rules", "table", "browser", "words", "rulebook"} <= parts
    assert {name.split("/")[0].removesuffix(".pyc") for name in library} - {"stdlib.zip"} == set(SHIPPED)


def test_words_of_four_languages_and_no_others(library: dict[str, bytes]):
    locales = {Path(name).stem for name in library if name.startswith("babel/locale-data/")}
    assert locales == {"root", "en", "en_US", "fr", "cs", "pl"}


def test_a_first_visit_is_small_on_the_wire(server: Server, visitor: Come):
    visit = StaticPage(visitor(), server.address).open()
    visit.page.get_by_role("button", name="Play against Meng").click()
    visit.at_table()
    visit.page.wait_for_load_state("networkidle")
    assert 5_000_000 < sum(server.sent.values()) < WIRE
    visit.reload()
    assert sum(server.sent.values()) < WIRE  # of the second start nothing is fetched again


def test_the_page_allows_only_itself_and_webassembly():
    page = (BUILT / "index.html").read_text()
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    rules = dict(rule.strip().split(" ", 1) for rule in unescape(policy).split(";"))
    assert rules.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert rules.pop("default-src") == "'self'"
    assert set(rules.values()) == {"'none'"}


def test_every_address_is_relative():
    page = (BUILT / "index.html").read_text()
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert len(addresses) > 5
    assert [one for one in addresses if not one.startswith("./") and ("/" in one or ":" in one)] == []


def test_the_manifest_makes_it_installable():
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert [icon["src"] for icon in manifest["icons"] if not (BUILT / icon["src"]).is_file()] == []


def test_the_licences_of_everything_are_there():
    text = (BUILT / "licences.txt").read_text()
    parts = ("Gùgōng", "Alegreya", "CPython", "Pyodide", "Fluent", "svelte", "msgspec", "attrs", "babel", "pytz")
    assert [part for part in parts if not re.search(rf"^{part}.*\n=+\n", text, re.MULTILINE)] == []
    assert "Mozilla Public License" in text
    assert "typing_extensions" in text
