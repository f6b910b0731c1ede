"""Ways to learn the deal, or to look into another hand, while a game is being played."""

import asyncio
import json
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack, closing
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.attacks.crowds import fresh
from tests.attacks.figures import Counts
from tests.attacks.server import Besieged, Visitor
from tests.tables.visitor import Page, new_table


class Heard:
    """Everything that anybody but its owner was told about a table."""

    def __init__(self, server: Besieged) -> None:
        self.server = server
        self.texts: list[str] = []
        self.counts = Counter[str]()

    async def enter(self, stack: AsyncExitStack, visitor: Visitor, table: str, secret: str) -> Page:
        page = Page(await stack.enter_async_context(visitor.connect()))
        page.texts = self.texts
        try:
            return await page.hello(table, secret, fresh=fresh())
        except ConnectionClosed:
            return page

    async def request(self, visitor: Visitor, table: str, path: str, **asked: Any) -> int:
        body = json.dumps(asked).encode()
        status, answer = await asyncio.to_thread(visitor.ask, "POST", f"/api/tables/{table}/{path}", body)
        self.texts.append(answer.decode())
        self.counts[f"{path} {status}"] += 1
        return status


def peek(server: Besieged) -> Counts:
    """The host of a game with a guest tries everything; `seed` and `hand` count what was learnt."""
    return asyncio.run(_peek(server))


async def _peek(server: Besieged) -> Counts:
    host, guest, heard = server.visitor(), server.visitor(), Heard(server)
    made = await asyncio.to_thread(host.table, "person", "open", "novice", start_player=0)
    async with AsyncExitStack() as stack:
        theirs = Page(await stack.enter_async_context(guest.connect()))
        await theirs.hello(made["table"], made["links"]["1"], fresh=fresh())
        await _as_host(heard, stack, host, made)
        await _as_former_guest(heard, stack, guest, host, made, theirs)
    seed = seed_of(server, made["table"])
    heard.counts["seed"] = sum(seed in text for text in heard.texts)
    return heard.counts


async def _as_host(heard: Heard, stack: AsyncExitStack, host: Visitor, made: Any) -> None:
    """Open the guest's link; leave one's own seat to a bot, ask for the record, and come back."""
    table, secret = made["table"], made["secret"]
    spy = await heard.enter(stack, host, table, made["links"]["1"])
    heard.counts["hand"] += sees_hand(spy, 1)
    if sees_hand(spy, 1):
        await spy.say("leave", level="novice")
        await spy.until_type("welcome", "problem")
        await _ask_everything(heard, host, table, secret)
        await heard.enter(stack, host, table, made["links"]["1"])
    page = await heard.enter(stack, host, table, secret)
    heard.counts["hand"] += sees_hand(page, 1)
    await _ask_everything(heard, host, table, secret)
    await page.say("leave", level="novice")
    await page.until_type("welcome")
    await _ask_everything(heard, host, table, secret)
    for link in dict(page.welcome["links"]).values():
        back = await heard.enter(stack, host, table, link)
        heard.counts["hand"] += sees_hand(back, 1)
    await _ask_everything(heard, host, table, secret)


async def _as_former_guest(
    heard: Heard, stack: AsyncExitStack, guest: Visitor, host: Visitor, made: Any, theirs: Page
) -> None:
    """The guest leaves, the host sits down there: what the guest had opens nothing any more."""
    kept = [made["links"]["1"], theirs.welcome["secret"]]
    await theirs.say("leave", level=None)
    await theirs.until_type("lost")  # not before: until it is stored, the seat is the guest's
    again = await heard.enter(stack, host, made["table"], made["secret"])
    links = again.welcome["links"]
    if "1" in links:
        await heard.enter(stack, host, made["table"], links["1"])
    for secret in kept:
        page = await heard.enter(stack, guest, made["table"], secret)
        heard.counts["hand after leaving"] += sees_hand(page, 1)


async def _ask_everything(heard: Heard, visitor: Visitor, table: str, secret: str) -> None:
    for path in ("record", "verify", "rematch"):
        await heard.request(visitor, table, path, secret=secret)
    for seat in (0, 1, 2):
        await heard.request(visitor, table, "fork", secret=secret, step=0, level="novice", seat=seat)


def sees_hand(page: Page, seat: int) -> bool:
    """Does this page look from that seat?"""
    return page.state is not None and page.state["view"]["seen"].get("seat") == seat


def seed_of(server: Besieged, table: str) -> str:
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as file:
        (record,) = file.execute("select record from tables where id = ?", (table,)).fetchone()
    return str(json.loads(record)["seed"])


def failing_insert(server: Besieged) -> Counts:
    """The data file refuses a table, and a move; `told` is how often what was to be stored is in the log."""
    visitor = server.visitor()
    made = visitor.table("person", "person", start_player=0)
    with closing(sqlite3.connect(server.data, timeout=30)) as file:
        for table in ("tables", "entries"):
            file.execute(f"create trigger no_{table} before insert on {table} begin select raise(abort, 'no'); end")
        file.commit()
    asked = new_table("person", "person", title="a title that nobody else has", seed=64 * "5")
    counts = Counter([f"table {visitor.post('/api/tables', asked)[0]}"])
    counts[f"move {asyncio.run(_move(visitor, made))}"] += 1
    counts["told"] = sum(server.logged().count(stored) for stored in (asked["title"], 20 * "5"))
    return counts


async def _move(visitor: Visitor, made: Any) -> str:
    async with visitor.connect() as socket:
        page = await Page(socket).hello(made["table"], made["secret"])
        try:
            await page.say("play", id="x", seq=0, move=page.choices[0])
            return str((await page.until_type("accepted", "refused"))["type"])
        except ConnectionClosed:
            return "closed"
