"""A server that is stopped and started again, as for a new version: nothing is lost, and pages come back."""

import signal
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Served, free_port, run, socket_to
from tests.tables.visitor import PATIENCE, Page


def test_a_page_goes_on_after_a_restart_on_the_same_port(tmp_path):
    first = Served(tmp_path / "tables.sqlite", free_port())
    made = first.table("person", "person", start_player=0)

    async def talk():
        async with socket_to(first) as connection:
            page = await Page(connection).hello(made["table"], made["secret"])
            await page.play(page.choices[0])
            seen = page.state["seq"]
            assert first.stop() == ""
            with pytest.raises(ConnectionClosed):
                await page.until_type("nothing")
            assert connection.close_code == 1012
        second = Served(tmp_path / "tables.sqlite", first.port)
        assert second.port == first.port
        async with socket_to(second) as connection:
            page = await Page(connection).hello(made["table"], made["secret"], seen=seen)
            assert page.state["seq"] == seen
            assert not page.state["whole"]
            assert (await page.play(page.choices[0]))["type"] == "accepted"
        assert second.stop() == ""

    run(talk())


def test_a_request_under_way_is_answered_before_the_server_stops(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    body = b'{"tables": []}'
    head = f"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(f"{head}Expect: 100-continue\r\n\r\n".encode())
        assert connection.recv(4096).startswith(b"HTTP/1.1 100 ")  # it is being read
        server.process.send_signal(signal.SIGTERM)
        while accepts(server.port):
            time.sleep(0.02)
        connection.sendall(body)
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")
    assert server.errors() == ""


def accepts(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except ConnectionError:
        return False
    return True
