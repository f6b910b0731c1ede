"""The messages of one page, over those of the worker."""

import asyncio
from typing import Protocol

from gugong.table.ports import Disconnected


class Page(Protocol):
    """The page, as web/src/static/tables.ts reaches it."""

    def tell(self, connection: int, text: str) -> None: ...

    def close(self, connection: int, code: int) -> None:
        """With the codes of gugong.table.protocol."""


class WorkerChannel:
    """What was received waits here until it is asked for."""

    account = ""

    def __init__(self, page: Page, number: int) -> None:
        self._page = page
        self._number = number
        self._received: asyncio.Queue[str | None] = asyncio.Queue()  # None when the page has closed
        self._closed = False

    async def send(self, text: str) -> None:
        if self._closed:
            raise Disconnected
        self._page.tell(self._number, text)

    async def receive(self) -> str:
        text = await self._received.get()
        if text is None:
            raise Disconnected
        return text

    def add(self, text: str) -> None:
        self._received.put_nowait(text)

    def close(self) -> None:
        self._closed = True
        self._received.put_nowait(None)
