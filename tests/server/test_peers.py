"""Several processes that serve the same tables: whoever is overtaken catches up, and nothing is done twice."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from gugong.bots.requests import Result as Thought
from gugong.server.quota import Quota
from gugong.table.errors import RequestError
from gugong.table.ports import Claim
from gugong.table.rows import SeatRow
from gugong.table.tasks import BotTask, Task
from tests.server.client import run
from tests.server.databases import hang_in_a_statement, sql
from tests.server.processes import Process, deaf, process, until, with_two
from tests.tables.memory import InlineThinker
from tests.tables.visitor import PATIENCE, own_secret, visiting

# Moves.


def test_a_move_at_one_process_is_seen_at_the_other(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.secret) as watch:
            await page.play(page.choices[0])
            await watch.until(lambda message: message["type"] == "state" and message["seq"] == 1)
            assert watch.state["view"] == page.state["view"]

    with_two(database, talk)


def test_undo_and_redo_are_followed_too(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        async with visiting(one, made.table, made.secret) as page:
            table = await other.opened(made.table)
            for kind in ("play", "undo", "redo", "undo", "play"):
                fields = {"move": page.choices[-1]} if kind == "play" else {}
                assert (await page.act(kind, **fields))["type"] == "accepted"
                await until(lambda: table.history.seq == page.state["seq"])
        assert table.history.record == (await one.opened(made.table)).history.record

    with_two(database, talk)


def test_without_any_notice_the_sweep_finds_what_was_missed(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", 0.05)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.secret) as watch:
            deaf(other)
            await page.play(page.choices[0])
            await watch.until(lambda message: message["type"] == "state" and message["seq"] == 1)

    with_two(database, talk)


def test_without_any_notice_whoever_comes_sees_the_table_as_it_is(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", PATIENCE)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        await other.opened(made.table)
        deaf(other)
        async with visiting(one, made.table, made.secret) as page:
            await page.play(page.choices[0])
        async with visiting(other, made.table, made.secret) as page:
            assert page.state["seq"] == 1

    with_two(database, talk)


def test_whoever_was_overtaken_is_told_so_and_shown_the_table(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", PATIENCE)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.secret) as late:
            deaf(other)
            await page.play(page.choices[0])
            answer = await late.play(late.choices[0])
            assert answer["type"] == "refused"
            await late.until_type("state")
            assert late.state["seq"] == 1
            assert (await late.play(late.choices[0]))["type"] == "accepted"

    with_two(database, talk)
    assert len(sql(database, "SELECT seq FROM entries")) == 2


def test_a_move_that_is_sent_again_to_another_process_is_accepted_once(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", PATIENCE)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.secret) as again:
            deaf(other)
            move = {"move": page.choices[0], "id": "the same", "seq": 0}
            first = await page.act("play", **move)
            second = await again.act("play", **move)
            assert (first["type"], first["seq"]) == (second["type"], second["seq"]) == ("accepted", 1)

    with_two(database, talk)
    assert sql(database, "SELECT client FROM entries") == [["the same"]]


def test_a_table_whose_entries_do_not_fit_is_read_again(database):
    """As when two versions of the program disagree."""

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "person", start_player=0)
        async with visiting(one, made.table, made.secret) as page:
            table = await other.opened(made.table)
            table.history.steps[-1].position.day = 3
            await page.play(page.choices[0])
            await until(lambda: table.stale)
            assert (await other.opened(made.table)).history.seq == 1

    with_two(database, talk)


# Seats.


def test_a_seat_is_taken_once(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", PATIENCE)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        await other.opened(made.table)
        deaf(other)
        async with visiting(one, made.table, made.links["1"], fresh="a" * 22) as first:
            assert first.seats[1]["mine"]
            monkeypatch.setattr(other.peers, "check", nothing)
            async with visiting(other, made.table, made.links["1"], fresh="b" * 22) as second:
                assert second.problem["code"] == "no-such-table"

    async def nothing(_: str) -> None:
        pass

    with_two(database, talk)
    assert [row[0] for row in sql(database, "SELECT secret FROM seats WHERE seat = 1")] == ["a" * 22]


def test_names_and_a_game_begun_are_heard_of_everywhere(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", gathers=True)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.secret) as watch:
            await page.say("rename", name="Wu")
            await watch.until(lambda _: watch.seats[0]["name"] == "Wu")
            await page.say("begin", level="random")
            await watch.until(lambda _: watch.seats[1]["kind"] == "bot" and not watch.gathering)

    with_two(database, talk)


def test_a_rematch_is_heard_of_everywhere(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        async with visiting(other, made.table, made.secret) as watch:
            await (await one.opened(made.table)).set_again("another")
            assert (await watch.until_type("again"))["table"] == "another"

    with_two(database, talk)


def test_a_move_is_refused_whose_seat_was_given_away_meanwhile(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", PATIENCE)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=1)
        link, own = made.links["1"], own_secret(made.table, made.links["1"])
        async with visiting(one, made.table, link) as page:
            deaf(one)
            table = await other.opened(made.table)
            given = SeatRow("bot", None, "random", "new secret of the seat")
            await table.change(lambda: table.set_seat(1, given))
            answer = await page.play(page.choices[0])
            assert answer["type"] == "refused"
            assert (await one.opened(made.table)).access(own) is None

    with_two(database, talk)
    assert sql(database, "SELECT seq FROM entries WHERE seat = 1 AND client IS NOT NULL") == []


# Presence.


def test_who_is_connected_is_known_everywhere(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        async with visiting(one, made.table, made.secret) as page:
            async with visiting(other, made.table, made.links["1"]):
                await page.until(lambda _: page.seats[1]["here"])
            await page.until(lambda _: page.seats and not page.seats[1]["here"])

    with_two(database, talk)


def test_whoever_is_connected_elsewhere_is_still_here(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.links["1"]):
            await page.until(lambda _: page.seats[1]["here"])
            await page.say("release", seat=1, level=None)
            await page.until_type("problem")
            assert page.problem["code"] == "not-now"

    with_two(database, talk)


def test_the_visitors_of_a_process_that_was_killed_are_gone(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", 0.05)

    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.links["1"]):
            await page.until(lambda _: page.seats[1]["here"])
            sql(database, f"SELECT pg_terminate_backend({other.store.listener.process})")
            monkeypatch.setattr(other.store.listener, "_connect", never)
            await page.until(lambda _: not page.seats[1]["here"])

    async def never() -> None:
        raise OSError

    with_two(database, talk)


def test_a_process_that_has_lost_its_connection_comes_back(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        async with (
            visiting(one, made.table, made.secret) as page,
            visiting(other, made.table, made.links["1"]) as guest,
        ):
            before = other.store.listener.process
            sql(database, f"SELECT pg_terminate_backend({before})")
            await until(lambda: other.store.listener.process != before)
            await page.play(page.choices[0])
            await guest.until(lambda message: message["type"] == "state" and message["seq"] == 1)
            await page.until(lambda _: page.seats[1]["here"])

    with_two(database, talk)


def test_whoever_falls_silent_in_the_middle_of_a_statement_does_not_hold_a_table_for_ever(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SWEEP", 0.1)
    monkeypatch.setattr("gugong.server.peers.SILENT", 0.5)

    async def talk() -> None:
        async with process(database) as one:
            made = await one.table("person", "person", start_player=0)
            with hang_in_a_statement(database, f"UPDATE tables SET title = title WHERE id = '{made.table}'"):
                async with visiting(one, made.table, made.secret) as page:
                    assert (await page.play(page.choices[0]))["type"] == "accepted"

    run(talk())


def test_a_table_does_not_expire_while_somebody_is_connected_to_another_process(database):
    async def talk(one: Process, other: Process) -> None:
        made = await one.table("person", "open", start_player=0)
        async with visiting(one, made.table, made.secret):
            await until(lambda: sql(database, "SELECT * FROM presence"))
            assert not await other.registry.expire(made.table, time.time() + 1)
        await until(lambda: not sql(database, "SELECT * FROM presence"))
        assert await other.registry.expire(made.table, time.time() + 1)

    with_two(database, talk)


# Bots.


class Thinking(InlineThinker):
    """Notes what it is asked, and answers when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []  # the seed of each decision, which is different for each
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    @asynccontextmanager
    async def think(self, task: Task[Thought], claim: Claim) -> AsyncIterator[Thought]:
        assert isinstance(task, BotTask)
        self.asked.append(task.seed)
        await asyncio.sleep(0.01)
        await self.may_answer.wait()
        async with super().think(task, claim) as done:
            yield done


def thinking(*processes: Process) -> list[Thinking]:
    made = [Thinking() for _ in processes]
    for one, thinker in zip(processes, made):
        one.registry.thinker = thinker
    return made


def test_one_process_at_a_time_plays_the_bots_of_a_table(database):
    async def talk(one: Process, other: Process) -> None:
        thinkers = thinking(one, other)
        made = await one.table("person", "random", start_player=0)
        async with visiting(one, made.table, made.secret) as page, visiting(other, made.table, made.secret) as watch:
            while sum(len(thinker.asked) for thinker in thinkers) < 10 and await page.my_turn():
                await page.play(page.choices[0])
            await watch.until(lambda message: message["type"] == "state" and message["seq"] >= page.state["seq"])
        asked = [seed for thinker in thinkers for seed in thinker.asked]
        assert len(asked) == len(set(asked))

    with_two(database, talk)


def test_the_bots_of_a_process_that_is_cut_off_are_played_by_another_and_never_twice(database, monkeypatch):
    async def never() -> None:
        raise OSError

    async def talk(one: Process, other: Process) -> None:
        stuck, _ = thinking(one, other)
        stuck.may_answer.clear()
        made = await one.table("person", "random", start_player=1)
        async with visiting(one, made.table, made.secret), visiting(other, made.table, made.secret) as page:
            await until(lambda: stuck.asked)
            monkeypatch.setattr(one.store.listener, "_connect", never)
            sql(database, f"SELECT pg_terminate_backend({one.store.listener.process})")
            await page.my_turn()
            stuck.may_answer.set()
            assert (await page.play(page.choices[0]))["type"] == "accepted"
            table = await other.opened(made.table)
            assert [entry.seq for entry in table.history.moves] == [*range(1, table.history.seq + 1)]

    with_two(database, talk)


# Limits.


def test_what_an_address_uses_at_one_process_it_cannot_use_at_another(database, monkeypatch):
    monkeypatch.setattr("gugong.server.peers.SHARE", 0.02)

    async def talk(one: Process, other: Process) -> None:
        here, there = one.visitors.at("203.0.113.1"), other.visitors.at("203.0.113.1")
        here.tables.spend(150)
        await until(lambda: there.tables._left < there.tables.at_once - 149)
        with here.connected(), here.connected(), here.connected(), here.connected(), here.connected():
            await until(lambda: sum(there.elsewhere.values()) == 5)
        await until(lambda: sum(there.elsewhere.values()) == 0)

    with_two(database, talk)


def test_tables_are_counted_across_processes(database):
    async def talk(one: Process, other: Process) -> None:
        one.store.quota = other.store.quota = Quota(tables=3)
        asked = [process.table("person", "open") for process in (one, other) * 3]
        made = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, RequestError) for result in made) == 3

    with_two(database, talk)
    assert len(sql(database, "SELECT id FROM tables")) == 3
