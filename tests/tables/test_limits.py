"""How much one visitor may ask for."""

import asyncio

import pytest

from gugong.table import protocol as p
from gugong.table.commands import Commands
from gugong.table.errors import TooOften
from gugong.table.limits import COSTS, WHOLE_LOG, Budget
from tests.tables.visitor import at_table


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("gugong.table.limits.time.monotonic", lambda: now[0])
    return now


def granted(budget, cost):
    try:
        budget.spend(cost)
    except TooOften:
        return False
    return True


def test_a_budget_allows_so_much_at_once_and_then_so_much_a_second(clock):
    budget = Budget(at_once=20, a_second=10)
    assert [granted(budget, 10) for _ in range(3)] == [True, True, False]
    clock[0] += 1
    assert [granted(budget, 10) for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [granted(budget, 10) for _ in range(3)] == [True, True, False]


def test_what_was_refused_costs_nothing(clock):
    budget = Budget(at_once=20, a_second=10)
    assert [granted(budget, cost) for cost in (15, 10, 10, 5)] == [True, False, False, True]


def test_a_refusal_says_how_long_to_wait(clock):
    budget = Budget(at_once=20, a_second=2)
    budget.spend(20)
    with pytest.raises(TooOften) as refused:
        budget.spend(5)
    assert refused.value.seconds == 3
    clock[0] += 3
    budget.spend(5)


def test_every_message_has_its_cost():
    assert set(COSTS) == set(p.FromPage.__args__)


def test_a_visitor_with_many_connections_has_one_turn_at_a_time(tables, monkeypatch):
    """Others wait for one of its commands only, however many it has sent."""
    at_work: list[Budget] = []
    dispatch = Commands._dispatch

    async def watched(self: Commands, message: p.FromPage) -> None:
        assert self._budget not in at_work
        at_work.append(self._budget)
        await asyncio.sleep(0.001)
        await dispatch(self, message)
        at_work.remove(self._budget)

    monkeypatch.setattr(Commands, "_dispatch", watched)
    made = tables.table("person", "open")
    monkeypatch.setattr(tables, "budget", Budget())

    async def talk(*pages):
        for page in pages:
            for ask in range(20):
                await page.say("scores", ask=ask)
        for page in pages:
            answer = await page.until(lambda message: message.get("ask") == 19)
            assert answer["type"] == "sheet"

    at_table(tables, made, talk, *[made["secret"]] * 5)


def test_all_connections_of_a_visitor_share_its_budget(tables, monkeypatch):
    made = tables.table("person", "open")
    monkeypatch.setattr(tables, "budget", Budget(at_once=10 * COSTS[p.Scores], a_second=0.001))

    async def talk(*pages):
        for page in pages:
            for ask in range(4):
                await page.say("scores", ask=ask)
        answers = [await page.until_type("sheet", "problem") for page in pages for _ in range(4)]
        assert [answer["type"] for answer in answers].count("sheet") == 10

    at_table(tables, made, talk, *[made["secret"]] * 3)


def test_a_name_is_not_changed_again_and_again(tables, monkeypatch):
    """All pages of the table are told every time."""
    monkeypatch.setattr("gugong.table.open_table.Budget", lambda at_once, a_second: Budget(at_once, a_second / 1000))

    async def talk(page):
        for name in ("Wu", "Wang", "Wei"):
            await page.say("rename", name=name)
        assert (await page.until_type("problem"))["words"].startswith("Too many at once: wait ")
        assert page.seats[0]["name"] == "Wang"

    at_table(tables, tables.table("person", "open"), talk)


def test_a_name_costs_more_where_many_are_told_of_it(tables, monkeypatch):
    made = tables.table("person", "open")
    enough = COSTS[p.Rename] + 4 * WHOLE_LOG
    monkeypatch.setattr(tables, "budget", Budget(at_once=enough, a_second=0.001))

    async def too_many(page, *others):
        await page.say("rename", name="Wu")
        assert (await page.until_type("problem"))["code"] == "too-often"

    async def not_too_many(page, *others):
        await page.say("rename", name="Wu")
        await page.until(lambda message: message["type"] == "seats" and message["seats"][0]["name"] == "Wu")

    at_table(tables, made, too_many, *[made["secret"]] * 5)
    at_table(tables, made, not_too_many, *[made["secret"]] * 4)
