"""Reviews over real sockets, judged in processes, by a server that may be killed meanwhile."""

import asyncio
import signal
from typing import Any

import pytest

from gugong.advice.review import make_plan
from gugong.notation.record import write
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.reviews import TIMED
from tests.advice.games import last_cards
from tests.server.client import Served, run, served
from tests.server.processes import Process, with_two
from tests.tables.hasty import Hasty
from tests.tables.visitor import Page, at_table, visiting

ENDING = last_cards(2)


def over(server: Served) -> Any:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "gardener"}]
    return server.post("/api/open", {"record": write(ENDING.record), "seats": seats})


async def told(page: Page, done: int) -> Any:
    """So many parts at least."""
    return await page.until(lambda one: one["type"] == "reviewed" and one["done"] >= done)


async def whole(page: Page) -> Any:
    await page.say("review", seat=0)
    return await page.until(lambda one: one["type"] == "reviewed" and one.get("review"))


@pytest.mark.parametrize("think", ["inline", "processes"])
def test_wherever_it_is_judged_it_is_handed_out_as_a_file(tmp_path, think):
    with served(tmp_path / "tables.sqlite", "--think", think) as server:
        made = over(server)

        async def talk(page: Page) -> None:
            review = (await whole(page))["review"]
            assert [one["at"] for one in review["decisions"]] == list(range(len(ENDING.record.moves)))

        at_table(server, made, talk)
        file = server.post(f"/api/tables/{made['table']}/review", {"secret": made["secret"], "seat": 0, "form": "html"})
        assert file["text"].startswith("<!doctype html>")
        status, _ = server.refused(f"/api/tables/{made['table']}/review", {"secret": "x", "seat": 0, "form": "html"})
        assert status == 404


def test_a_server_killed_in_the_midst_of_it_goes_on_where_it_was(tmp_path):
    """What was found once is not judged again, and the review is the same as without the kill."""
    data = tmp_path / "tables.sqlite"
    server = Served(data)
    made = over(server)

    reviews: list[Any] = []

    async def begin() -> None:
        async with visiting(server, made["table"], made["secret"]) as page:
            await page.say("review", seat=0)
            await told(page, TIMED + 1)

    run(begin())
    server.stop(signal.SIGKILL)
    with served(data) as server:

        async def go_on(page: Page) -> None:
            await page.say("review", seat=0)
            assert (await told(page, 1))["done"] >= TIMED
            reviews.append((await whole(page))["review"])

        at_table(server, made, go_on)
        other = over(server)

        async def anew(page: Page) -> None:
            reviews.append((await whole(page))["review"])

        at_table(server, other, anew)
    assert reviews[0] == reviews[1]


def test_two_processes_judge_nothing_twice_and_both_tell(database):
    hasty = Hasty()

    async def talk(one: Process, other: Process) -> None:
        one.registry.thinker = other.registry.thinker = hasty
        seats = [p.NewSeat("person"), p.NewSeat("bot", level="gardener")]
        made = await creation.open_record(one.registry, p.Opened(write(ENDING.record), seats))
        async with visiting(one, made.table, made.secret) as here, visiting(other, made.table, made.secret) as there:
            found = await asyncio.gather(whole(here), whole(there))
        assert found[0]["review"] == found[1]["review"]

    with_two(database, talk)
    assert len(hasty.tasks) == len(make_plan(ENDING, 0).tasks)
