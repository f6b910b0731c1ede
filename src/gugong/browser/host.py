"""What a server is to the page, without one: requests and connections, answered in this worker."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import msgspec

from gugong.browser import games
from gugong.browser.channel import Page, WorkerChannel
from gugong.browser.store import Database, IndexedDbStore
from gugong.browser.thinker import SecondWorker, WorkerThinker
from gugong.table import requests
from gugong.table.errors import RequestError
from gugong.table.limits import Budget
from gugong.table.registry import Registry
from gugong.table.requests import Answering, Call
from gugong.table.session import CLOSE_CODES, run_session
from gugong.view.words import words_in

log = logging.getLogger(__name__)


class OpenGate:
    """There is one visitor, whose own device this is."""

    def look(self) -> None:
        pass

    @asynccontextmanager
    async def replaying(self) -> AsyncIterator[None]:
        yield

    @asynccontextmanager
    async def making(self, *, replays: bool) -> AsyncIterator[None]:
        yield


class Reply(msgspec.Struct):
    """The answer to a request, or a Problem."""

    ok: bool
    answer: msgspec.Raw


class Host:
    """Serves the page; made by web/src/static/tables.ts, which calls its methods."""

    def __init__(self, database: Database, second: SecondWorker, page: Page) -> None:
        self._store = IndexedDbStore(database)
        self._registry = Registry(self._store, WorkerThinker(second))
        self._page = page
        self._channels: dict[int, WorkerChannel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, path: str, body: str, language: str) -> str:
        """The Reply to what is asked under /api, as JSON."""
        words = words_in(language)
        try:
            answering, named = self._find(path)
            answer = await answering(Call(self._registry, OpenGate(), words, body.encode(), named))
            reply = Reply(True, msgspec.Raw(requests.encoded(answer)))
        except RequestError as error:
            reply = Reply(False, msgspec.Raw(msgspec.json.encode(error.problem(words))))
        except Exception:
            log.exception("%s failed", path)
            problem = RequestError("broken", "broken").problem(words)
            reply = Reply(False, msgspec.Raw(msgspec.json.encode(problem)))
        return msgspec.json.encode(reply).decode()

    def _find(self, path: str) -> tuple[Answering, str]:
        """Who answers this, and the name in the path."""
        own: dict[str, Answering] = {"games": self._write_games, "games/open": self._read_games, "forget": self._forget}
        for pattern, answering in (requests.POSTS | requests.GETS | own).items():
            before, _, after = pattern.partition("{named}")
            named = path.removeprefix(before).removesuffix(after)
            if path == f"{before}{named}{after}" and bool(named) == ("{named}" in pattern) and "/" not in named:
                return answering, named
        raise RequestError("unknown", "not-found")

    # Connections.

    async def connect(self, number: int, language: str) -> None:
        channel = self._channels[number] = WorkerChannel(self._page, number)
        self._start(self._serve(number, channel, language))

    async def _serve(self, number: int, channel: WorkerChannel, language: str) -> None:
        ending = await run_session(channel, self._registry, language, Budget(math.inf, math.inf))
        del self._channels[number]
        self._page.close(number, CLOSE_CODES[ending])

    async def receive(self, number: int, text: str) -> None:
        if number in self._channels:
            self._channels[number].add(text)

    async def disconnect(self, number: int) -> None:
        if number in self._channels:
            self._channels[number].close()

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)  # the event loop keeps no task alive
        task.add_done_callback(self._tasks.discard)

    async def close_idle(self) -> None:
        await self._registry.close_idle()

    # All games at once.

    async def _write_games(self, call: Call) -> games.Games:
        tables = [await self._store.table(table) for table in await self._store.all_tables()]
        return games.Games(1, [table for table in tables if table is not None])

    async def _read_games(self, call: Call) -> games.Restored:
        text = msgspec.json.decode(call.body, type=str)
        try:
            read = await self._registry.thinker.run_untrusted(games.read, text, "")
        except games.GamesError as error:
            raise RequestError("malformed", "bad-games", why=error.phrase) from None
        known = set(await self._store.all_tables())
        new = [table for table in read if table.id not in known]
        await self._store.add_tables(new)
        return games.Restored(len(new), len(read) - len(new))

    async def _forget(self, call: Call) -> bool:
        """Delete a table."""
        table = msgspec.json.decode(call.body, type=str)
        self._registry.open.pop(table, None)
        return await self._registry.expire(table, math.inf)
