"""One visitor from the first message to the last, and again."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from gugong.table import limits
from gugong.table.errors import Uncertain, Unwritable
from gugong.table.session import Ending, run_session
from tests.tables.memory import ListChannel
from tests.tables.visitor import Page, at_table, visiting


def test_a_move_sent_again_is_played_once(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk() -> None:
        async with visiting(tables, made["table"], made["secret"]) as page:
            move = page.choices[0]
            first = await page.act("play", id="once", move=move, seq=0)
        async with visiting(tables, made["table"], made["secret"]) as page:
            again = await page.act("play", id="once", move=move, seq=0)
            assert again == first == {"type": "accepted", "id": "once", "seq": 1}
            assert page.state["seq"] == 1

    tables.run(talk())


def test_a_page_that_comes_back_gets_only_what_it_missed(tables):
    made = tables.table("person", "person", start_player=0)

    async def talk() -> None:
        async with visiting(tables, made["table"], made["secret"], seat=0) as page:
            await page.play(page.choices[0])
            before, seen = page.lines, page.state["seq"]
            while page.choices:
                await page.play(page.choices[0])
            everything = page.lines
        async with visiting(tables, made["table"], made["secret"], seat=0, seen=seen) as page:
            assert not page.state["whole"]
            assert before + page.lines == everything

    tables.run(talk())


async def crowd(visits, host, table, secret, pages):
    """So many pages, and what the last of them heard instead of the table."""
    came = [await visits.enter_async_context(visiting(host, table, secret)) for _ in range(pages)]
    assert [page.problem for page in came[:-1]] == [None] * (pages - 1)
    return came[-1].problem


def test_a_table_has_room_for_so_many_spectators(fresh):
    made = fresh.table("person", "open")

    async def talk() -> None:
        async with AsyncExitStack() as visits:
            refused = await crowd(visits, fresh, made["table"], made["links"]["spectator"], limits.SPECTATORS + 1)
            assert "as many visitors as it can hold" in refused["words"]

    fresh.run(talk())


@pytest.mark.parametrize(
    ("secret", "ending"), [("spectator", Ending.TRY_LATER), ("guessed", Ending.STAY_AWAY)], ids=["full", "wrong"]
)
def test_only_who_may_come_in_some_day_is_told_to_try_again(fresh, secret, ending):
    made = fresh.table("person", "open")
    spectator = made["links"]["spectator"]

    async def talk() -> None:
        async with AsyncExitStack() as visits:
            await crowd(visits, fresh, made["table"], spectator, limits.SPECTATORS + 1)
            transport = await fresh.connect()
            await Page(transport).hello(made["table"], spectator if secret == "spectator" else secret)
            assert await transport.session is ending

    fresh.run(talk())


def test_no_crowd_of_spectators_keeps_those_out_who_play(fresh):
    made = fresh.table("person", "open", "open")

    async def talk(*_: object) -> None:
        async with AsyncExitStack() as visits:
            await crowd(visits, fresh, made["table"], made["links"]["spectator"], limits.SPECTATORS + 1)
            for secret in (made["secret"], made["links"]["1"], made["links"]["2"]):
                page = await visits.enter_async_context(visiting(fresh, made["table"], secret))
                assert page.state["view"]["seen"]["hand"]

    at_table(fresh, made, talk, made["links"]["2"])


@pytest.mark.parametrize("who", ["secret", "1"])
def test_one_player_has_so_many_pages(fresh, who):
    made = fresh.table("person", "open", "open")
    secret = made["secret"] if who == "secret" else made["links"][who]

    async def talk() -> None:
        async with AsyncExitStack() as visits:
            refused = await crowd(visits, fresh, made["table"], secret, limits.PAGES + 1)
            assert "as many visitors as it can hold" in refused["words"]
            other = await visits.enter_async_context(visiting(fresh, made["table"], made["links"]["2"]))
            assert other.problem is None

    fresh.run(talk())


class Unread(ListChannel):
    """Nobody reads what is sent here."""

    async def send(self, text: str) -> None:
        await asyncio.Event().wait()


def test_whoever_does_not_read_is_not_listened_to(fresh):
    made = fresh.table("person", "open")
    channel = Unread()
    hello = {"type": "hello", "table": made["table"], "secret": made["secret"], "language": "en"}
    asked = [{"type": "look", "ask": ask, "step": 0, "seat": 0} for ask in range(200)]

    async def talk() -> None:
        for message in (hello, *asked):
            await channel.add_from_page(json.dumps(message))
        session = asyncio.create_task(run_session(channel, fresh.registry, "en", limits.Budget()))
        for _ in range(1000):
            await asyncio.sleep(0)
        session.cancel()
        await asyncio.gather(session, return_exceptions=True)
        assert 100 < len(channel.from_page) < 200

    fresh.run(talk())


def test_who_meets_a_failing_store_may_come_back_soon(fresh, monkeypatch):
    made = fresh.table("person", "open")

    async def broken(_: str) -> None:
        raise Unwritable("cannot-save")

    async def talk() -> None:
        monkeypatch.setattr(fresh.registry.peers, "check", broken)
        transport = await fresh.connect()
        page = await Page(transport).hello(made["table"], made["secret"])
        assert page.problem["code"] == "broken"
        assert await transport.session is Ending.FAILED

    fresh.run(talk())


def test_who_comes_when_nobody_knows_what_is_stored_is_let_in_next_time(fresh, monkeypatch):
    made = fresh.table("person", "open")

    async def unsure(*_: object) -> str:
        raise Uncertain

    async def talk() -> None:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr("gugong.table.session.admit", unsure)
            transport = await fresh.connect()
            await Page(transport).hello(made["table"], made["secret"])
            assert await transport.session is Ending.COME_BACK
        async with visiting(fresh, made["table"], made["secret"]) as page:
            assert page.state is not None

    fresh.run(talk())
