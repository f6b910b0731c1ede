"""One connection from its first message to its last."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gugong.server import limits
from gugong.server import protocol as p
from gugong.server.conversation import Conversation, decoded
from gugong.server.house import House
from gugong.server.page import Page, received
from gugong.server.security import language_of
from gugong.server.trouble import Trouble
from gugong.view.words import words_in

HELLO_WITHIN = 10.0  # seconds
USELESS, RESTARTING = 1008, 1012  # close codes: do not come back, come back soon

log = logging.getLogger(__name__)


async def visit(socket: WebSocket, house: House) -> None:
    await socket.accept()
    try:
        page = await _greeted(socket, house)
    except WebSocketDisconnect:
        return
    except Trouble as trouble:
        await _turn_away(socket, trouble)
    except Exception:
        log.exception("A page could not be let in")
        await _turn_away(socket, Trouble("broken", "broken"))
    else:
        await _stay(page)


async def _greeted(socket: WebSocket, house: House) -> Page:
    """The page, once it has said which table it comes to, and may."""
    try:
        hello = decoded(await asyncio.wait_for(received(socket), HELLO_WITHIN))
    except TimeoutError:
        raise Trouble("not-now", "hello-first") from None
    if not isinstance(hello, p.Hello):
        raise Trouble("not-now", "hello-first")
    table, _ = await house.entered(hello.table, hello.secret)
    if len(table.watchers) >= limits.PAGES_A_TABLE:
        raise Trouble("too-often", "crowded")
    await table.take_seats(hello.secret)
    return Page(socket, table, hello)


async def _turn_away(socket: WebSocket, trouble: Trouble) -> None:
    """Before it has said hello, a page speaks as its browser does."""
    words = words_in(language_of(socket.headers.get("accept-language", "")))
    with suppress(WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(trouble.problem(words)).decode())
        await socket.close(USELESS)


async def _stay(page: Page) -> None:
    """Read and write at the same time, until either ends."""
    page.table.join(page)
    tasks = [asyncio.create_task(Conversation(page).read()), asyncio.create_task(page.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        page.table.part(page)
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                log.error("A connection broke", exc_info=error)
        with suppress(RuntimeError, WebSocketDisconnect):
            await page.socket.close(RESTARTING)
