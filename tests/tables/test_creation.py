"""New tables, and what they tell everybody about their deal."""

import random

import pytest

from gugong import new_game
from gugong.bots.levels import EARLIER, SEATED
from gugong.notation import record as records
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.errors import RequestError
from gugong.table.rows import TableRow
from tests.tables.memory import MemoryHost, MemoryStore
from tests.tables.visitor import Page, at_table, visiting


async def chosen(host: MemoryHost, made: p.Created) -> list[bool]:
    """What the host, and everybody with a link, is told."""
    found = []
    for secret in (made.secret, *made.links.values()):
        async with visiting(host, made.table, secret) as page:
            found.append(page.welcome["chosen"])
    return found


@pytest.mark.parametrize("seed", [None, "07" * 32])
def test_everybody_is_told_if_the_host_chose_the_deal(tables, seed):
    made = tables.table("person", "open", seed=seed)

    async def talk() -> None:
        assert await chosen(tables, p.Created(**made)) == [seed is not None] * 3

    tables.run(talk())


def test_the_deal_of_an_opened_record_is_known_to_whoever_opened_it(tables):
    record = records.write(new_game(2).record)
    seats = [p.NewSeat("person"), p.NewSeat("open")]

    async def talk() -> None:
        made = await creation.open_record(tables.registry, p.Opened(record, seats))
        assert await chosen(tables, made) == [True] * 3

    tables.run(talk())


def test_a_rematch_and_a_fork_of_a_running_game_are_dealt_in_secret(tables):
    made = tables.table("person", "random", seed="07" * 32)
    fork = p.Fork(made["secret"], step=0, level="random")

    async def talk(page: Page) -> None:
        table, granted = await tables.registry.enter(made["table"], made["secret"])
        assert await chosen(tables, await creation.fork(tables.registry, table, granted, fork)) == [False] * 2
        await page.play_out(random.Random(1))
        assert await chosen(tables, await creation.rematch(tables.registry, table, granted)) == [False] * 2
        assert await chosen(tables, await creation.fork(tables.registry, table, granted, fork)) == [True] * 2

    at_table(tables, made, talk)


@pytest.mark.parametrize("level", [level.name for level in SEATED])
def test_every_level_may_have_a_seat_even_if_it_is_not_offered_any_more(tables, level):
    async def talk(page: Page) -> None:
        assert page.seats[1]["level"] == level

    at_table(tables, tables.table("person", level, start_player=0), talk)


@pytest.mark.parametrize("level", [level.name for level in EARLIER if level.budget.seconds is None])
def test_a_level_that_is_not_offered_any_more_goes_on_playing(tables, level):
    async def talk(page: Page) -> None:
        await page.until(lambda message: message["type"] == "state" and page.choices)
        assert page.state["seq"] > 0

    at_table(tables, tables.table("person", level, start_player=1), talk)


def test_what_only_plays_in_the_arena_has_no_seat():
    with pytest.raises(RequestError) as refused:
        creation.check_level("nets")
    assert refused.value.message == "no-such-level"


class Refusing(MemoryStore):
    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    async def add_table(self, table: TableRow) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("error", "said"),
    [(OSError("No space left on device"), "uncertain"), (RequestError("not-now", "no-room"), "no-room")],
    ids=["disk full", "too many tables"],
)
def test_a_table_that_is_not_stored_is_not_made_and_the_reason_is_told(error, said):
    host = MemoryHost(Refusing(error))
    with pytest.raises(RequestError, match=said):
        host.table("person", "open")
    assert host.registry.open == {}
    host.close()
