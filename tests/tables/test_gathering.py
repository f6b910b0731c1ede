"""A table with open seats waits for them before the game begins."""

import pytest

from tests.tables.memory import MemoryHost
from tests.tables.visitor import at_table, visiting


def gathering(tables, *seats, **options):
    return tables.table(*seats, gathers=True, **options)


async def begun(page):
    while page.gathering:
        await page.until_type("seats")


def test_nobody_moves_before_the_open_seats_are_taken(tables):
    made = gathering(tables, "person", "open", start_player=0)

    async def talk(host):
        assert host.gathering
        refused = await host.play(host.choices[0])
        assert refused["words"].startswith("The game has not begun")
        async with visiting(tables, made["table"], made["links"]["1"]):
            await begun(host)
            assert (await host.play(host.choices[0]))["type"] == "accepted"

    at_table(tables, made, talk)


def test_bots_wait_too(tables):
    made = gathering(tables, "random", "open", "person", start_player=0)

    async def talk(host):
        assert (await host.ask("scores"))["type"] == "sheet"  # time enough for a bot
        assert host.state["seq"] == 0
        async with visiting(tables, made["table"], made["links"]["1"]):
            await host.until(lambda message: message["type"] == "state" and message["seq"] > 0)

    at_table(tables, made, talk)


def test_the_game_waits_for_the_last_of_them(tables):
    made = gathering(tables, "person", "open", "open")

    async def talk(_, guest):
        assert guest.gathering
        async with visiting(tables, made["table"], made["links"]["2"]) as last:
            assert not last.gathering

    at_table(tables, made, talk, made["secret"], made["links"]["1"])


@pytest.mark.parametrize(("level", "kind"), [("random", "bot"), (None, "open")])
def test_the_host_begins_without_those_who_are_missing(tables, level, kind):
    made = gathering(tables, "person", "open", start_player=0)

    async def talk(host):
        await host.say("begin", level=level)
        await begun(host)
        assert host.seats[1]["kind"] == kind
        assert (await host.play(host.choices[0]))["type"] == "accepted"

    at_table(tables, made, talk)


def test_whoever_comes_late_still_takes_the_seat_from_the_bot(tables):
    made = gathering(tables, "person", "open", start_player=0)

    async def talk(host):
        await host.say("begin", level="random")
        await begun(host)
        async with visiting(tables, made["table"], made["links"]["1"]) as late:
            assert late.seats[1]["kind"] == "person"
            assert late.seats[1]["mine"]

    at_table(tables, made, talk)


def test_only_the_host_begins(tables):
    made = gathering(tables, "person", "open", "open")

    async def talk(_, guest):
        await guest.say("begin")
        assert (await guest.until_type("problem"))["code"] == "not-your-seat"
        assert guest.gathering

    at_table(tables, made, talk, made["secret"], made["links"]["1"])


def test_saying_begin_in_a_running_game_gives_no_seat_to_a_bot(tables):
    made = tables.table("person", "open", start_player=0)

    async def talk(host):
        await host.say("begin", level="random")
        await host.ask("scores")
        assert host.seats[1]["kind"] == "open"

    at_table(tables, made, talk)


def test_an_unknown_level_begins_nothing(tables):
    made = gathering(tables, "person", "open")

    async def talk(host):
        await host.say("begin", level="emperor")
        assert (await host.until_type("problem"))["code"] == "malformed"
        assert host.gathering

    at_table(tables, made, talk)


@pytest.mark.parametrize("level", ["random", None])
def test_a_restart_forgets_neither_the_waiting_nor_the_beginning(tables, level):
    made = gathering(tables, "person", "open")

    async def waits_and_begins(host):
        assert host.gathering
        await host.say("begin", level=level)
        await begun(host)

    async def has_begun(host):
        assert not host.gathering

    for talk in (waits_and_begins, has_begun):
        restarted = MemoryHost(tables.store)
        at_table(restarted, made, talk)
        restarted.close()


def test_the_seats_of_the_host_are_known_to_all(tables):
    made = gathering(tables, "open", "person", "open")

    async def talk(guest):
        assert [seat["host"] for seat in guest.seats] == [False, True, False]

    at_table(tables, made, talk, made["links"]["0"])
