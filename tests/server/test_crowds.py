"""More connections than there is room for, from one address or many: whoever plays is not shut out."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.asyncio.client import connect

from gugong.server.connections import SELDOM
from tests.server.client import Served, run
from tests.tables.visitor import Page, at_table

DESCRIPTORS = 1024  # the usual limit of a process
ADDRESSES = [f"127.0.0.{n}" for n in range(2, 14)]


@pytest.fixture(autouse=True)
def many_descriptors():
    """For the crowd, which is in this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@contextmanager
def crowded(server: Served, addresses: list[str], said: bytes = b"") -> Iterator[list[socket.socket]]:
    """1,100 connections from these addresses."""
    with ExitStack() as crowd:
        made = []
        for n in range(1_100):
            source = (addresses[n % len(addresses)], 0)
            made.append(
                crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), 60, source_address=source))
            )
            made[-1].sendall(said)
        yield made


def a_move_is_played(server: Served) -> None:
    async def talk(page: Page) -> None:
        assert (await page.play(page.choices[0]))["type"] == "accepted"

    at_table(server, server.table("person", "person", start_player=0), talk)


@pytest.mark.parametrize(
    ("addresses", "said"),
    [(["127.0.0.1"], b""), (ADDRESSES, b""), (ADDRESSES, b"GET / HTTP/1.1\r\nHost: loc")],
    ids=["from one address", "from many", "from many, with half a request"],
)
def test_connections_that_ask_nothing_shut_nobody_out(tmp_path, addresses, said):
    server, began = Served(tmp_path / "tables.sqlite", descriptors=DESCRIPTORS), time.monotonic()
    with crowded(server, addresses, said):
        a_move_is_played(server)
    a_move_is_played(server)
    told_seldom(server, began)


def told_seldom(server: Served, began: float) -> None:
    """Once a minute that there were too many."""
    assert 1 <= len(server.stop().splitlines()) <= 1 + (time.monotonic() - began) // SELDOM


def test_pages_that_are_open_stay_so_when_a_crowd_comes(tmp_path):
    server, began = Served(tmp_path / "tables.sqlite", descriptors=DESCRIPTORS), time.monotonic()
    made = server.table("person", "person", start_player=0)

    async def talk():
        async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as before:
            page = await Page(before).hello(made["table"], made["secret"])
            with crowded(server, ADDRESSES):
                assert (await page.play(page.choices[0]))["type"] == "accepted"

    run(talk())
    told_seldom(server, began)
