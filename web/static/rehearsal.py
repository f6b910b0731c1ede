"""Goes through everything that the static edition can do, so that it is known which modules that takes.

Run by python.mjs, in the interpreter that is shipped, with all of its standard library at hand.
"""

import asyncio
import io
import json
import logging
import sys
import traceback
from typing import Any

from gugong import lessons
from gugong.bots.levels import LEVELS
from gugong.browser import thinking
from gugong.browser.host import Host
from gugong.words import LANGUAGES

MOVES = 12  # of each game


class MemoryDatabase:
    """Keeps what IndexedDB would."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[Any, Any]] = {}

    async def write(self, changes: str) -> str:
        for verb, store, key, value in json.loads(changes):
            at = tuple(key) if isinstance(key, list) else key
            if verb == "delete":
                self.stores.get(store, {}).pop(at, None)
            else:
                self.stores.setdefault(store, {})[at] = value
        return ""

    async def read(self, asked: str) -> str:
        return json.dumps([self._found(store, key) for store, key in json.loads(asked)])

    def _found(self, store: str, key: Any) -> list[Any]:
        if store == "ids":
            return list(self.stores.get("tables", {}))
        rows = self.stores.get(store, {})
        if isinstance(key, list):
            return [value for at, value in sorted(rows.items()) if list(at[: len(key)]) == key]
        return [rows[key]] if key in rows else []


class Second:
    async def ask(self, kind: str, text: str, seconds: float) -> str:
        return thinking.answer(kind, text)


class Page:
    """Plays the first choice it is given."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()

    def tell(self, connection: int, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def close(self, connection: int, code: int) -> None:
        self.heard.put_nowait({"type": "closed"})

    async def until(self, *kinds: str) -> Any:
        while True:
            message = await asyncio.wait_for(self.heard.get(), 60)
            if message["type"] in kinds:
                return message


class Visit:
    def __init__(self, host: Host, page: Page) -> None:
        self.host, self.page = host, page
        self.number = 0

    async def ask(self, path: str, body: Any = None) -> Any:
        reply = json.loads(await self.host.request(path, json.dumps(body), "en"))
        assert reply["ok"], reply
        return reply["answer"]

    async def say(self, kind: str, **fields: Any) -> None:
        await self.host.receive(self.number, json.dumps({"type": kind, **fields}))

    async def sit(self, made: Any, language: str) -> Any:
        self.number += 1
        self.page.heard = asyncio.Queue()
        await self.host.connect(self.number, language)
        await self.say("hello", table=made["table"], secret=made["secret"], language=language, fresh="x" * 22)
        return await self.page.until("state")

    async def play(self, made: Any, language: str, moves: int = MOVES) -> None:
        state = await self.sit(made, language)
        while moves and not state["view"]["ending"]:
            ask = state["view"]["ask"]
            if ask is not None:
                await self.look_around(state)
                await self.say("play", id=f"move-{state['seq']}", seq=state["seq"], move=ask["choices"][0]["move"])
                moves -= 1
            state = await self.page.until("state")
        await self.host.disconnect(self.number)
        await self.page.until("closed")

    async def take_hint(self, state: Any) -> None:
        if state["hint"] == 0 and state["view"]["step"] == 0:
            await self.say("hint", id="hint", seq=state["seq"])
            while not (await self.page.until("hinted"))["nudge"]:
                pass

    async def look_around(self, state: Any) -> None:
        step = state["view"]["step"]
        move = state["view"]["ask"]["choices"][0]["move"]
        await self.say("preview", ask=1, move=move)
        await self.say("why", ask=2, move="nonsense", targets=["draw"])
        await self.say("frames", ask=3, step=step)
        await self.say("reason", ask=4, step=step)
        await self.say("scores", ask=5)
        await self.say("describe", ask=6, thing="draw")
        await self.say("look", ask=7, step=0)
        await self.take_hint(state)
        await self.host.receive(self.number, "nonsense")


async def rehearse() -> None:
    logging.basicConfig(stream=sys.stdout, level=logging.WARNING)
    visit = Visit(Host(MemoryDatabase(), Second(), Page()), Page())
    visit.host._page = visit.page
    for language in LANGUAGES:
        await visit.ask(f"rules/{language}")
        await visit.play(await visit.ask("tables", solo()), language)
    for level in LEVELS:
        bot = {"kind": "bot", "level": level.name}
        seats = [{"kind": "person"}, bot, bot]
        made = await visit.ask("tables", {"seats": seats, "options": {"players": 3, "start_player": 0}})
        await visit.play(made, "en", 3)
    for lesson in lessons.LESSONS:
        await visit.play(await visit.ask("lessons", {"lesson": lesson, "name": "A"}), "en", 0)
    puzzle = (await visit.ask("puzzles"))[0]["key"]
    await visit.play(await visit.ask("lessons", {"lesson": f"puzzle-{puzzle}", "name": "A"}), "en", 0)
    await visit.ask("days/2026-11-18")
    await finish(visit)
    try:
        raise ValueError("an error is logged")
    except ValueError:
        logging.getLogger().debug("Rehearsed", exc_info=True)
        traceback.print_exc(file=io.StringIO())
    thinking.answer("measure", "")


def solo() -> Any:
    return {"seats": [{"kind": "person", "name": "B"}], "options": {"players": 1, "expert": False}}


async def finish(visit: Visit) -> None:
    """A whole game, and what can be done when it is over."""
    made = await visit.ask("tables", solo())
    await visit.play(made, "en", 10_000)
    key = {"secret": made["secret"]}
    record = await visit.ask(f"tables/{made['table']}/record", key)
    await visit.ask(f"tables/{made['table']}/verify", key)
    await visit.ask(f"tables/{made['table']}/fork", {**key, "step": 3, "seat": 0, "level": "novice"})
    await visit.ask(f"tables/{made['table']}/rematch", key)
    await visit.ask("open", {"record": json.dumps(record), "seats": []})
    await visit.ask("mine", {"tables": [{"table": made["table"], "secret": made["secret"]}]})
    kept = await visit.ask("games")
    assert (await visit.ask("games/open", json.dumps(kept)))["known"] == len(kept["tables"])
    assert await visit.ask("forget", made["table"])
