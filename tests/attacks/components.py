"""Component files that are expensive to read or to keep."""

import json
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib import resources
from typing import Any

from tests.attacks.figures import Counts
from tests.attacks.server import Besieged
from tests.tables.visitor import new_table


def standard() -> str:
    return (resources.files("gugong") / "content" / "standard.toml").read_text()


EXPENSIVE = {
    "dotted keys": "a." * 20_000 + "a = 1",
    "short dotted keys": "\n".join(f"{'a.' * 200}b{n} = 1" for n in range(150)),
    "brackets": "a = " + "[" * 30_000,
    "braces": "a = " + "{a=" * 3_000,
    "headers": "\n".join(f"[{'a.' * 100}b{n}]" for n in range(300)),
    "a megabyte of keys": "\n".join(f"a{n} = {n}" for n in range(75_000)),
    "a megabyte of text": "a = '" + "é" * 400_000 + "'",
    "a megabyte of comments": standard() + "# padding\n" * 90_000,
    "one long line": "a = " + "1" * 900_000,
}


def send(server: Besieged, components: str, path: str = "/api/tables", times: int = 1, at_once: int = 4) -> Counts:
    """From one address, several at a time."""
    visitor = server.visitor()
    body = json.dumps({**_asked(path), "components": components}).encode()
    with ThreadPoolExecutor(at_once) as threads:
        answers = threads.map(lambda _: visitor.ask("POST", path, body)[0], range(times))
        return Counter(str(status) for status in answers)


def _asked(path: str) -> dict[str, Any]:
    return new_table("person", "open") if path == "/api/tables" else {"record": "{}"}


def fill_disk(server: Besieged, tables: int, padding: int) -> Counts:
    """New tables with padded files: `bytes` is how much each made the data file grow."""
    padded = standard() + "# padding\n" * (padding // 10)
    before, answers = stored(server), Counter[str]()
    for _ in range(tables):
        status, _ = server.visitor().post("/api/tables", new_table("person", "open", components=padded))
        answers[str(status)] += 1
    answers["bytes"] = (stored(server) - before) // max(1, answers["200"])
    return answers


def stored(server: Besieged) -> int:
    """Bytes of the data file, once everything is in it."""
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as file:
        return int(file.execute("select page_count * page_size from pragma_page_count, pragma_page_size").fetchone()[0])
