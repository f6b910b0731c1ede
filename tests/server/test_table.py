"""A table with pages that read slowly or not at all, and limits."""

import asyncio

from websockets.exceptions import ConnectionClosed

from tests.server.client import run
from tests.tables.visitor import at_table, visiting


def test_a_page_that_does_not_read_stalls_nobody(server):
    """It asks for so much that its socket is full; the others play on."""
    made = server.table("person", "open", "random", start_player=0)

    async def talk(host):
        async with visiting(server, made["table"], made["links"]["1"]) as page:
            await flood(page)
            for _ in range(4):
                await host.my_turn()
                await host.play(host.choices[0])
                if not host.choices:
                    break
            assert host.state["seq"] >= 1

    async def flood(page):
        try:
            for ask in range(100):
                await asyncio.wait_for(page.say("look", ask=ask, step=0, seat=None), 0.2)
        except (TimeoutError, ConnectionClosed):
            pass

    at_table(server, made, talk)


def test_a_slow_reader_gets_the_newest_table_and_every_line(server):
    made = server.table("person", "person", start_player=0)

    async def talk():
        same = (server, made["table"], made["secret"])
        async with visiting(*same, seat=0) as quick, visiting(*same, seat=0) as slow:
            while quick.choices:
                await quick.play(quick.choices[0])
            await slow.until(lambda message: message["type"] == "state" and message["seq"] == quick.state["seq"])
            assert slow.lines == quick.lines
            assert slow.state["view"] == quick.state["view"]

    run(talk())
