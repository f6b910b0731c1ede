"""A table that is open: stored before it is told, heavy work elsewhere, bots."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from gugong.bots.requests import Result as Thought
from gugong.table import creation
from gugong.table.bot_player import bot_seed
from gugong.table.errors import Unwritable
from gugong.table.open_table import OpenTable
from gugong.table.ports import Claim, Withdrawn
from gugong.table.rows import Entry, SeatRow, Snapshot, Standing
from gugong.table.session import Ending
from gugong.table.tasks import BotTask, Task
from gugong.words import LANGUAGES, say
from tests.tables.finishing import Watcher, watched
from tests.tables.memory import InlineThinker, MemoryHost, MemoryStore
from tests.tables.visitor import Page, at_table, visiting


class FullDisk(MemoryStore):
    """Takes entries and seats until it is full."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__()
        self.error = error or OSError("No space left on device")
        self.full = False
        self.refused = 0

    async def append(self, table: str, revision: int, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        await self._write()
        await super().append(table, revision, entry, standing, snapshot)

    async def set_seat(self, table: str, revision: int, seat: int, row: SeatRow) -> None:
        await self._write()
        await super().set_seat(table, revision, seat, row)

    async def _write(self) -> None:
        await asyncio.sleep(0)
        if self.full:
            self.refused += 1
            raise self.error


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_that_was_not_stored(caplog, language):
    """Whoever asked is told why, everybody connects again, and the table is as it was."""
    store = FullDisk()
    tables = MemoryHost(store)
    made = tables.table("person", "open", start_player=0)

    async def talk():
        transport = await tables.connect()
        page = await Page(transport).hello(made["table"], made["secret"], language)
        store.full = True
        await page.say("play", id="lost", seq=0, move=page.choices[0])
        said = await page.until(lambda message: message["type"] in ("accepted", "refused", "problem"))
        assert (said["type"], said["words"]) == ("problem", say(language, "server-uncertain"))
        assert await transport.session is Ending.COME_BACK
        store.full = False
        async with visiting(tables, made["table"], made["secret"]) as page:
            assert page.state["seq"] == 0
            assert (await page.play(page.choices[0]))["type"] == "accepted"

    tables.run(talk())
    tables.close()
    assert [entry.seq for entry in store.rows[made["table"]].entries] == [1]
    assert "No space left on device" in caplog.text


def test_a_seat_that_cannot_be_stored_is_not_taken_or_left(caplog):
    store = FullDisk()
    tables = MemoryHost(store)
    made = tables.table("person", "open")

    async def talk():
        store.full = True
        async with visiting(tables, made["table"], made["links"]["1"]) as guest:
            assert guest.problem["words"] == say("en", "server-uncertain")
        async with visiting(tables, made["table"], made["secret"]) as host:
            await host.say("leave")
            assert (await host.until_type("problem"))["words"] == say("en", "server-uncertain")
        store.full = False
        async with visiting(tables, made["table"], made["links"]["1"]) as guest:
            assert [seat["kind"] for seat in guest.seats] == ["person", "person"]

    tables.run(talk())
    tables.close()


def test_nothing_is_built_on_what_may_not_have_been_stored(caplog):
    """A move that waits while another fails is not answered: its page connects again, and sends it again."""
    store = FullDisk()
    tables = MemoryHost(store)
    made = tables.table("person", "open", start_player=0)

    async def talk(first, second):
        store.full = True
        await first.say("play", id="lost", seq=0, move=first.choices[0])
        await second.say("play", id="late", seq=0, move=second.choices[1])
        for page in (first, second):
            answer = await page.until(lambda message: message["type"] in ("accepted", "refused", "problem"))
            assert (answer["type"], answer["words"]) == ("problem", say("en", "server-uncertain"))

    at_table(tables, made, talk, made["secret"], made["secret"])
    tables.close()
    assert store.rows[made["table"]].entries == []


def test_a_full_disk_refuses_a_move_and_nobody_is_thrown_out():
    store = FullDisk(Unwritable("disk-full"))
    tables = MemoryHost(store)
    made = tables.table("person", "open", start_player=0)

    async def talk():
        async with visiting(tables, made["table"], made["secret"]) as page:
            store.full = True
            refused = await page.play(page.choices[0])
            assert (refused["type"], refused["words"]) == ("refused", say("en", "server-disk-full"))
            store.full = False
            assert (await page.play(page.choices[0]))["type"] == "accepted"

    tables.run(talk())
    tables.close()


def test_bots_go_on_when_the_disk_has_room_again(monkeypatch):
    """Nobody has to connect again for that."""
    monkeypatch.setattr("gugong.table.bot_player.RETRY", 0)
    store = FullDisk(Unwritable("disk-full"))
    tables = MemoryHost(store)
    made = tables.table("person", "random", start_player=1)
    store.full = True

    async def talk(page):
        while store.refused < 3:
            await asyncio.sleep(0)
        store.full = False
        assert await page.my_turn()

    at_table(tables, made, talk)
    tables.close()


class SlowDisk(MemoryStore):
    """Writes when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.free = asyncio.Event()

    async def _write(self) -> None:
        self.asked.set()
        await self.free.wait()

    async def append(self, table: str, revision: int, entry: Entry, standing: Standing, snapshot: Snapshot) -> None:
        await self._write()
        await super().append(table, revision, entry, standing, snapshot)

    async def set_seat(self, table: str, revision: int, seat: int, row: SeatRow) -> None:
        await self._write()
        await super().set_seat(table, revision, seat, row)

    async def set_again(self, table: str, revision: int, again: str) -> None:
        await self._write()
        await super().set_again(table, revision, again)


@pytest.fixture
def slow():
    store = SlowDisk()
    made = MemoryHost(store)
    yield made
    store.free.set()
    made.close()


async def drop_while_storing(slow, made, page):
    """The line breaks while something is being stored, and the table notices."""
    await slow.store.asked.wait()
    await page.transport.channel.close()
    async with visiting(slow, made["table"], made["links"]["spectator"]):
        await page.transport.session
    slow.store.free.set()


def test_a_move_is_made_although_its_socket_drops(slow):
    """The others see it, nobody has to connect again, and sent again it is not played twice."""
    made = slow.table("person", "open", start_player=0)

    async def talk(page, watcher):
        move = page.choices[0]
        await page.say("play", id="once", seq=0, move=move)
        await drop_while_storing(slow, made, page)
        await watcher.until(lambda message: message["type"] == "state" and message["seq"] == 1)
        async with visiting(slow, made["table"], made["secret"]) as again:
            assert await again.act("play", id="once", seq=0, move=move) == {"type": "accepted", "id": "once", "seq": 1}
        assert (await watcher.ask("scores"))["type"] == "sheet"

    at_table(slow, made, talk, made["secret"], made["links"]["spectator"])
    assert [entry.client for entry in slow.store.rows[made["table"]].entries] == ["once"]


def test_a_seat_is_left_although_its_socket_drops(slow):
    made = slow.table("person", "open")

    async def talk(page, watcher):
        await page.say("leave")
        await drop_while_storing(slow, made, page)
        await watcher.until(lambda message: message["type"] == "seats" and message["seats"][0]["kind"] == "open")
        assert slow.store.rows[made["table"]].seats[0].kind == "open"

    at_table(slow, made, talk, made["secret"], made["links"]["spectator"])


def test_a_rematch_is_made_although_its_visitor_is_gone(slow):
    made = slow.table("person", "random")
    slow.store.free.set()

    async def talk(page):
        await page.play_out(random.Random(1))
        slow.store.asked.clear()
        slow.store.free.clear()
        asking = asyncio.create_task(creation.rematch(slow.registry, *await entered()))
        await slow.store.asked.wait()
        asking.cancel()
        slow.store.free.set()
        again = (await page.until_type("again"))["table"]
        assert (await creation.rematch(slow.registry, *await entered())).table == again

    async def entered():
        return await slow.registry.enter(made["table"], made["secret"])

    at_table(slow, made, talk)
    assert len(slow.store.rows) == 2


def test_what_is_being_stored_is_stored_before_the_table_stops(slow):
    made = slow.table("person", "open", start_player=0)

    async def talk():
        transport = await slow.connect()
        page = await Page(transport).hello(made["table"], made["secret"])
        await page.say("play", id="last", seq=0, move=page.choices[0])
        await slow.store.asked.wait()
        stopping = asyncio.create_task(slow.registry.stop())
        await asyncio.sleep(0)
        slow.store.free.set()
        await stopping
        assert [entry.client for entry in slow.store.rows[made["table"]].entries] == ["last"]
        await transport.close()

    slow.run(talk())


def test_replaying_previews_and_score_sheets_are_left_to_the_thinker(fresh):
    made = fresh.table("person", "open", start_player=0)

    async def talk(page):
        await page.ask("preview", move=page.choices[0])
        await page.ask("scores")

    at_table(fresh, made, talk)
    assert fresh.thinker.runs == ["set_up", "History", "preview", "score_sheet"]


def test_bots_play_until_a_person_is_asked(tables):
    made = tables.table("novice", "person", "random", start_player=2)

    async def talk(page):
        assert await page.my_turn()
        assert [seat for seat in (0, 2) if seat in {line["who"] for line in page.lines}]
        assert page.state["thinking"] is None

    at_table(tables, made, talk)


def bots_only(tables: MemoryHost) -> OpenTable:
    made = tables.table("novice", "novice")
    return tables.registry.open[made["table"]]


async def some_turns() -> None:
    """Time enough for many decisions."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_bots_do_not_play_where_nobody_is(fresh):
    table = bots_only(fresh)

    async def wait():
        table.let_think()
        await some_turns()

    fresh.run(wait())
    assert (table.history.seq, table.thinking) == (0, None)


def test_bots_play_as_long_as_somebody_watches(fresh):
    table = bots_only(fresh)

    async def look():
        with watched(table):
            while table.history.seq < 3:
                await asyncio.sleep(0)
        await some_turns()  # the decision that was being made is still played
        left = table.history.seq
        await some_turns()
        assert table.history.seq == left
        assert table.thinking is None
        assert not table.in_use()
        with watched(table):
            while table.history.seq == left:
                await asyncio.sleep(0)

    fresh.run(look())


class Patient(InlineThinker):
    """Bots whose turn comes when the test says so, unless nobody waits for them any more."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = asyncio.Event()
        self.claims: list[Claim] = []
        self.tasks: list[BotTask] = []

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        assert isinstance(task, BotTask)
        self.claims.append(claim)
        self.tasks.append(task)
        await self.turn.wait()
        if not claim.wanted:
            raise Withdrawn
        yield task.instead("slow", "the first legal move will do")


def test_whoever_comes_back_in_time_finds_the_bots_waiting_for_their_turn(fresh):
    table = bots_only(fresh)
    table.thinker = thinker = Patient()

    async def come_and_go():
        with watched(table):
            await some_turns()
        assert not thinker.claims[0].wanted
        thinker.turn.set()
        await some_turns()
        assert (table.history.seq, table.thinking) == (0, None)
        with watched(table):
            await some_turns()
        assert table.history.seq > 0

    fresh.run(come_and_go())


def test_bots_are_more_urgent_for_those_who_play_and_count_for_their_account(fresh):
    made = fresh.table("person", "novice", start_player=1)
    table = fresh.registry.open[made["table"]]
    table.thinker = Patient()

    async def come_and_go():
        with watched(table, Watcher(made["links"]["spectator"], "a spectator")):
            assert (table.urgency, table.account, table.table) == (1, "a spectator", made["table"])
            with watched(table, Watcher(made["secret"], "a player")):
                assert (table.urgency, table.account) == (0, "a player")
            assert (table.urgency, table.account) == (1, "a spectator")
        assert not table.wanted
        await table.stop()

    fresh.run(come_and_go())


def test_a_decision_has_a_seed_of_its_own():
    one, other = "11" * 32, "22" * 32
    assert bot_seed(one, "a", 1) == bot_seed(one, "a", 1)
    drawn = [bot_seed(one, "a", 1), bot_seed(one, "a", 2), bot_seed(one, "b", 1), bot_seed(other, "a", 1)]
    assert len(set(drawn)) == 4


def test_what_bots_do_cannot_be_foretold_by_whoever_does_not_know_the_deal(fresh):
    """Equal tables but for the secret seed: bots decide by other numbers, which do not tell it."""
    seeds: list[int] = []

    async def listen(table: OpenTable, thinker: Patient) -> None:
        table.thinker = thinker
        with watched(table):
            await some_turns()
        await table.stop()

    for seed in ("07" * 32, "08" * 32):
        made, thinker = fresh.table("random", "random", start_player=0, seed=seed), Patient()
        table = fresh.registry.open[made["table"]]
        table.history.id = "the same"
        fresh.run(listen(table, thinker))
        (task,) = thinker.tasks
        assert seed not in msgspec.json.encode(task).decode()
        seeds.append(task.seed)
    assert seeds[0] != seeds[1]
