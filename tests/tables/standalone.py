"""A whole game in a program that has no server, no database, no threads and no processes.

Run by test_standalone.py in a process of its own: `python -m tests.tables.standalone`.
"""

import asyncio
import random
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

FORBIDDEN = ("starlette", "sqlalchemy", "aiosqlite", "alembic", "uvicorn", "websockets", "multiprocessing")
POOLS = ("concurrent.futures.thread", "concurrent.futures.process")  # asyncio itself needs the rest of concurrent


class Forbidden(MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in FORBIDDEN or name in POOLS:
            raise ImportError(f"a table has no use for {name}")
        return None


def no_thread(self: threading.Thread) -> None:
    raise RuntimeError("a table starts no threads")


def forbid() -> None:
    """Before anything of gugong is imported."""
    assert not [name for name in sys.modules if name.partition(".")[0] in (*FORBIDDEN, "gugong")]
    sys.meta_path.insert(0, Forbidden())
    threading.Thread.start = no_thread  # type: ignore[method-assign]


def main() -> None:
    from tests.tables.memory import MemoryHost
    from tests.tables.visitor import Page, at_table, visiting

    tables = MemoryHost()
    made = tables.table("person", "novice", "planner", start_player=0, seed="07" * 32)
    watched: list[Any] = []

    async def watch(spectator: Page) -> None:
        while not spectator.over:
            await spectator.until_type("state")
            assert spectator.state["view"]["seen"]["hand"] == []
        watched.extend(spectator.lines)

    async def begin(page: Page) -> tuple[int, list[Any]]:
        """Play, take it back, play something else, and leave in the middle of the game."""
        before = page.state["view"]["seen"]
        await page.play(page.choices[0])
        assert (await page.act("undo"))["type"] == "accepted"
        assert page.state["view"]["seen"] == before
        while page.state["view"]["seen"]["table"]["day"] == 1:
            assert await page.my_turn()
            await page.play(page.choices[-1])
        return page.state["seq"], page.lines

    async def talk(spectator: Page) -> None:
        watching = asyncio.create_task(watch(spectator))
        async with visiting(tables, made["table"], made["secret"]) as page:
            seen, lines = await begin(page)
        async with visiting(tables, made["table"], made["secret"], seen=seen) as page:
            assert not page.state["whole"]
            page.lines = lines + page.lines
            await page.play_out(random.Random(1))
            assert page.state["view"]["ending"]["seed"] == "07" * 32
        await watching
        assert [line["seq"] for line in page.lines] == [line["seq"] for line in watched]

    at_table(tables, made, talk, made["links"]["spectator"])
    row = tables.store.rows[made["table"]]
    assert row.standing.asks is None
    tables.close()
    sys.stdout.write(f"{len(row.entries)} entries\n")


if __name__ == "__main__":
    forbid()
    main()
