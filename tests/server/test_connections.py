"""How many connections there may be, and how long each may keep the server waiting."""

import asyncio
import errno
import subprocess
import sys
from contextlib import asynccontextmanager, closing

import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage

from gugong.server.address import Proxies
from gugong.server.connections import Connections
from gugong.server.limits import CONNECTIONS, Visitors
from gugong.server.protocols import HttpProtocol
from gugong.server.run import configure

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"
LARGE = 50_000_000


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with what was sent, and with far too much to /large."""
    message = await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "x" * (LARGE if scope["path"] == "/large" else 1)})
        return
    body = message["body"]
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body if scope["path"] != "/large" else b"x" * LARGE})


class Edge:
    """The server's protocols before an application of ours."""

    def __init__(self, connections: Connections, port: int) -> None:
        self.connections = connections
        self.port = port
        self._clients: list[Client] = []

    async def open(self, said: bytes = b"", host: str = "127.0.0.1") -> "Client":
        client = Client(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0)))
        self._clients.append(client)
        await client.say(said)
        return client

    def socket(self, path: str = "/") -> connect:
        return connect(f"ws://127.0.0.1:{self.port}{path}", compression=None, max_size=None, close_timeout=0.1)

    async def close(self) -> None:
        for client in self._clients:
            client.writer.transport.abort()
        while self.connections.count:
            await asyncio.sleep(0.01)


class Client:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, said: bytes) -> None:
        self.writer.write(said)
        await self.writer.drain()
        await settled()

    async def answer(self) -> bytes:
        return await asyncio.wait_for(self.reader.read(65_536), 10)

    async def closed(self) -> bool:
        """Has the server closed it?  What it said before is read."""
        reading = asyncio.create_task(self._read_all())
        await settled()
        reading.cancel()
        return await reading

    async def _read_all(self) -> bool:
        try:
            while await self.reader.read(65_536):
                pass
        except asyncio.CancelledError:
            return False
        except ConnectionError:
            pass
        return True


async def settled() -> None:
    """The server, which is in this process, has done what there was to do: it had its turn many times, busy machine
    or not."""
    for _ in range(40):
        await asyncio.sleep(0.001)


@asynccontextmanager
async def edge(people: int = 1, most: int = 1000, proxies: tuple[str, ...] = ()):
    connections = Connections(most, Visitors(people), Proxies(proxies))
    config = configure(app, ())
    config.load()
    serving = await asyncio.get_running_loop().create_server(lambda: HttpProtocol(config, connections, {}), "127.0.0.1")
    made = Edge(connections, serving.sockets[0].getsockname()[1])
    try:
        yield made
    finally:
        serving.close()
        await made.close()


@pytest.fixture
def clock(monkeypatch):
    """Moved by hand, for what connections owe."""

    class Clock:
        now = 100.0

        def later(self, seconds: float) -> None:
            self.now += seconds

    made = Clock()
    monkeypatch.setattr("gugong.server.connections.monotonic", lambda: made.now)
    return made


# How long.


@pytest.mark.parametrize(
    ("said", "patience"),
    [(b"", 10), (b"GET / HTTP/1.1\r\nHost: local", 10), (HEAD, 30), (HEAD + b"abc", 30)],
    ids=["nothing", "half a head", "no body", "half a body"],
)
def test_who_does_not_finish_asking_is_not_waited_for(clock, said, patience):
    async def talk():
        async with edge() as server:
            client = await server.open(said)
            clock.later(patience - 1)
            server.connections.drop_overdue()
            assert not await client.closed()
            clock.later(2)
            server.connections.drop_overdue()
            assert await client.closed()

    asyncio.run(talk())


def test_a_head_that_drips_in_is_not_waited_for_any_longer(clock):
    async def talk():
        async with edge() as server:
            client = await server.open(b"GET / HTTP/1.1\r\n")
            for letter in b"Host: localhost":
                await client.say(bytes([letter]))
                clock.later(0.7)
            server.connections.drop_overdue()
            assert await client.closed()

    asyncio.run(talk())


def test_who_asks_again_on_the_same_connection_has_as_long_again(clock):
    async def talk():
        async with edge() as server:
            client = await server.open()
            for _ in range(3):
                clock.later(9)
                server.connections.drop_overdue()
                await client.say(HEAD + b"hello")
                assert (await client.answer()).endswith(b"hello\r\n0\r\n\r\n")

    asyncio.run(talk())


def test_who_does_not_read_the_answer_is_not_waited_for(clock):
    async def talk():
        async with edge() as server:
            await server.open(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
            clock.later(31)
            server.connections.drop_overdue()
            assert server.connections.count == 0

    asyncio.run(talk())


def test_a_websocket_may_be_silent_for_hours(clock):
    async def talk():
        async with edge() as server, server.socket() as socket:
            clock.later(10_000)
            server.connections.drop_overdue()
            await socket.send("hello")
            assert await socket.recv() == "x"

    asyncio.run(talk())


def test_a_websocket_that_does_not_read_is_closed(clock):
    async def talk():
        async with edge() as server:
            client = await server.open(
                b"GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            await client.say(b"\x81\x80\x00\x00\x00\x00")  # an empty text
            clock.later(31)
            server.connections.drop_overdue()
            assert server.connections.count == 0

    asyncio.run(talk())


# How many.


def test_the_oldest_that_only_waits_makes_room_for_another_of_its_address():
    async def talk():
        async with edge() as server, server.socket() as socket:
            idle = [await server.open() for _ in range(CONNECTIONS)]
            assert [await client.closed() for client in idle] == [True] + [False] * (CONNECTIONS - 1)
            await socket.send("hello")
            assert await socket.recv() == "x"

    asyncio.run(talk())


def test_an_address_that_plays_on_all_its_connections_gets_no_more():
    async def talk():
        async with edge() as server:
            sockets = [await server.socket() for _ in range(CONNECTIONS)]
            with pytest.raises((InvalidMessage, ConnectionError)):
                await server.socket()
            for socket in sockets:
                await socket.send("hello")
                assert await socket.recv() == "x"
                await socket.close()

    asyncio.run(talk())


def test_when_all_are_in_use_whoever_has_most_loses_one():
    async def talk():
        async with edge(people=10, most=10) as server:
            one = await server.open(host="127.0.0.2")
            many = [await server.open(host="127.0.0.3") for _ in range(9)]
            neighbour = await server.open(host="127.0.0.4")
            assert not await neighbour.closed()
            assert not await one.closed()
            assert await many[0].closed()
            assert server.connections.count == 10

    asyncio.run(talk())


def test_whoever_plays_stays_when_a_crowd_comes_in_which_everybody_has_another_address():
    async def talk():
        async with edge(most=10) as server, server.socket() as socket:
            crowd = [await server.open(host=f"127.0.0.{n}") for n in range(2, 22)]
            await socket.send("hello")
            assert await socket.recv() == "x"
            assert [await client.closed() for client in crowd] == [True] * 11 + [False] * 9

    asyncio.run(talk())


def test_a_newcomer_is_let_in_if_somebody_plays_on_many_connections():
    async def talk():
        async with edge(people=2, most=10) as server:
            sockets = [await server.socket() for _ in range(10)]
            newcomer = await server.open(host="127.0.0.2")
            assert not await newcomer.closed()
            for socket in sockets[:-1]:
                await socket.send("hello")
                assert await socket.recv() == "x"
                await socket.close()

    asyncio.run(talk())


def test_a_proxy_has_as_many_as_it_needs():
    async def talk():
        async with edge(proxies=("127.0.0.0/8",)) as server:
            through = [await server.open() for _ in range(2 * CONNECTIONS)]
            assert not any([await client.closed() for client in through])

    asyncio.run(talk())


def test_what_takes_long_to_read_is_not_read_for_ever():
    """Tens of thousands of empty frames cost the sender next to nothing."""

    async def talk():
        async with edge() as server, server.socket() as socket:
            for _ in range(1000):
                socket.transport.write(b"\x89\x80\x00\x00\x00\x00" * 10_000)
                await asyncio.sleep(0.01)
                if server.connections.count == 0:
                    return
            raise AssertionError("all was read")

    asyncio.run(talk())


# What is said about it.


def test_an_attack_is_told_of_once_a_minute(clock, caplog):
    connections = Connections(10, Visitors())
    for _ in range(100):
        connections.warn("There are too many")
        clock.later(1)
    assert len(caplog.messages) == 2


def test_a_server_without_descriptors_says_so_once_a_minute(clock, caplog):
    """asyncio says it a hundred times a second."""
    connections = Connections(10, Visitors())
    error = OSError(errno.EMFILE, "Too many open files")
    with closing(asyncio.new_event_loop()) as loop:
        for _ in range(100):
            connections.handle_error(loop, {"exception": error, "message": "out of system resource"})
    assert caplog.messages == ["A connection could not be accepted: [Errno 24] Too many open files"]


def test_as_many_descriptors_are_used_as_the_system_allows():
    program = "from gugong.server.connections import room; print(room())"
    limited = ["sh", "-c", 'ulimit -n 4000; ulimit -Sn 256; exec "$@"', "sh", sys.executable, "-c", program]
    assert 3000 < int(subprocess.run(limited, capture_output=True, check=True).stdout) < 4000
