"""A table with pages that read slowly or not at all, and limits."""

import asyncio

from websockets.exceptions import ConnectionClosed

from gugong.server.limits import Bucket, Buckets
from tests.server.client import at_table, enter, line_to, run


def test_a_page_that_does_not_read_stalls_nobody(server):
    """It asks for so much that its own line is full; the others play on."""
    made = server.table("person", "open", "random", start_player=0)

    async def talk(host):
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["links"]["1"])
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
        async with line_to(server) as one, line_to(server) as other:
            quick = await enter(server, one, made["table"], made["secret"], seat=0)
            slow = await enter(server, other, made["table"], made["secret"], seat=0)
            while quick.choices:
                await quick.play(quick.choices[0])
            await slow.until(lambda message: message["type"] == "state" and message["seq"] == quick.state["seq"])
            assert slow.lines == quick.lines
            assert slow.state["view"] == quick.state["view"]

    run(talk())


def test_a_bucket_gives_so_many_at_once_and_then_waits(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("gugong.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(at_once=2, a_second=1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 1
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_bucket():
    buckets = Buckets(at_once=1, a_second=0)
    assert [buckets.take(address) for address in ("a", "b", "a")] == [True, True, False]


def test_addresses_that_come_no_more_are_forgotten(monkeypatch):
    monkeypatch.setattr("gugong.server.limits.ADDRESSES", 2)
    buckets = Buckets(at_once=1, a_second=0)
    for address in "abc":
        buckets.take(address)
    assert list(buckets.known) == ["b", "c"]
