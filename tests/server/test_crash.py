"""The server is killed at any moment: no accepted move is lost, none is doubled, and every page catches up."""

import asyncio
import random
import signal

from websockets.exceptions import ConnectionClosed, InvalidMessage

from gugong.content import load
from gugong.notation import record as records
from tests.server.client import Page, Served, enter, line_to, run

KILLS = 4


class Stubborn:
    """A page that sends its moves again until they are confirmed, whatever happens to the server."""

    def __init__(self, table: str, secret: str, seed: int) -> None:
        self.table = table
        self.secret = secret
        self.rng = random.Random(seed)
        self.sent: tuple[str, str, int] | None = None  # id, move and seq that wait for the server's word
        self.accepted: dict[str, tuple[int, str]] = {}
        self.seen = 0
        self.lines: list[tuple[int, str]] = []
        self.over = False
        self.progress = asyncio.Event()

    async def play(self, server: list[Served]) -> None:
        while not self.over:
            try:
                await self._connected(server[0])
            except (ConnectionClosed, OSError, InvalidMessage, TimeoutError):
                await asyncio.sleep(0.02)  # the server is being started again

    async def _connected(self, server: Served) -> None:
        async with line_to(server) as line:
            page = await enter(server, line, self.table, self.secret, seen=self.seen)
            self._take(page)
            while not self.over:
                await self._move(page)

    async def _move(self, page: Page) -> None:
        if self.sent is None and page.choices:
            self.sent = (f"{self.rng.getrandbits(64):x}", self.rng.choice(page.choices), page.state["seq"])
        if self.sent is None:
            await page.until_type("state")
        else:
            client, move, seq = self.sent
            answer = await page.act("play", id=client, move=move, seq=seq)
            assert answer["type"] == "accepted", answer
            assert client not in self.accepted
            self.accepted[client] = (answer["seq"], move)
            self.sent = None
        self._take(page)

    def _take(self, page: Page) -> None:
        if page.state["seq"] < self.seen:
            raise AssertionError("the table went back")
        if page.state["whole"] or page.lines:
            new = [(line["seq"], line["words"]) for line in page.lines]
            self.lines = new if page.state["whole"] else self.lines + new
            page.lines = []
        self.seen = page.state["seq"]
        self.over = page.over
        self.progress.set()


async def kill_often(server: list[Served], pages: list[Stubborn], rng: random.Random) -> None:
    """After a few moves each time, while the next one is under way or not."""
    for _ in range(KILLS):
        wanted = max(page.seen for page in pages) + rng.randrange(3, 15)
        while max(page.seen for page in pages) < wanted:
            pages[0].progress.clear()
            await pages[0].progress.wait()
        await asyncio.sleep(rng.uniform(0, 0.02))
        old = server[0]
        await asyncio.to_thread(old.stop, signal.SIGKILL)
        server[0] = await asyncio.to_thread(Served, old.data, old.port)


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path):
    server = [Served(tmp_path / "tables.sqlite")]
    made = server[0].table("person", "open", "novice")
    pages = [Stubborn(made["table"], made["secret"], 1), Stubborn(made["table"], made["links"]["1"], 2)]

    async def talk() -> None:
        await asyncio.gather(*(page.play(server) for page in pages), kill_often(server, pages, random.Random(3)))

    run(talk())
    record = server[0].record(made)
    assert records.verify(record, load()).over()
    for seat, page in enumerate(pages):
        theirs = [(at, move) for at, (who, move, _) in enumerate(record.moves, start=1) if who == seat]
        assert theirs == sorted(page.accepted.values())
        assert page.seen == len(record.moves)
        assert [seq for seq, _ in page.lines] == sorted(seq for seq, _ in page.lines)
    assert server[0].stop() == ""


def test_a_move_sent_again_is_played_once(server):
    made = server.table("person", "open", start_player=0)

    async def talk() -> None:
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"])
            move = page.choices[0]
            first = await page.act("play", id="once", move=move, seq=0)
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"])
            again = await page.act("play", id="once", move=move, seq=0)
            assert again == first == {"type": "accepted", "id": "once", "seq": 1}
            assert page.state["seq"] == 1

    run(talk())


def test_a_page_that_comes_back_gets_only_what_it_missed(server):
    made = server.table("person", "person", start_player=0)

    async def talk() -> None:
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"], seat=0)
            await page.play(page.choices[0])
            before, seen = page.lines, page.state["seq"]
            while page.choices:
                await page.play(page.choices[0])
            everything = page.lines
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"], seat=0, seen=seen)
            assert not page.state["whole"]
            assert before + page.lines == everything

    run(talk())


def test_the_server_says_goodbye_and_that_it_comes_back(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    made = server.table("person", "random")

    async def talk() -> None:
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"])
            server.process.send_signal(signal.SIGTERM)
            assert await page.closed() == 1012

    run(talk())
    assert server.process.wait(10) == 0
    assert server.errors() == ""


def test_bots_go_on_where_the_server_was_stopped(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    made = server.table("person", "novice", "novice", start_player=1)
    server.stop(signal.SIGKILL)
    server = Served(tmp_path / "tables.sqlite")

    async def talk() -> None:
        async with line_to(server) as line:
            page = await enter(server, line, made["table"], made["secret"])
            assert await page.my_turn()

    run(talk())
    assert server.stop() == ""


def test_a_second_server_on_the_same_file_is_refused(server, tmp_path):
    second = Served(server.data)
    assert "is in use by another gugong serve" in second.errors()
    assert second.process.returncode == 2


def test_ctrl_c_ends_it_without_a_word_too_many(tmp_path):
    server = Served(tmp_path / "tables.sqlite")
    assert server.stop(signal.SIGINT) == ""
    assert server.process.returncode == 0


def test_a_taken_port_is_not_the_end(server, tmp_path):
    second = Served(tmp_path / "tables.sqlite", server.port)
    assert second.port == server.port + 1
    assert second.stop() == ""
