"""Hints over real sockets, searched in processes."""

import pytest

from tests.server.client import served
from tests.tables.visitor import Page, at_table


async def settled(page: Page, taken: int) -> None:
    while not page.hinted or not page.hinted["settled"] or page.hinted["taken"] != taken:
        await page.hear()


def test_four_steps_and_a_game_that_goes_on(server):
    made = server.table("person", "gardener", start_player=0)

    async def talk(page: Page) -> None:
        for step in (1, 2, 3, 4):
            assert (await page.act("hint"))["type"] == "accepted"
            await settled(page, step)
        assert page.hinted["move"] in page.choices
        assert (await page.play(page.hinted["move"]))["type"] == "accepted"

    at_table(server, made, talk)


def test_a_move_is_accepted_while_it_is_searched(server):
    made = server.table("person", "gardener", start_player=0)

    async def talk(page: Page) -> None:
        await page.act("hint")
        assert (await page.play(page.choices[0]))["type"] == "accepted"
        assert not page.hinted or not page.hinted["settled"]

    at_table(server, made, talk)


@pytest.mark.parametrize("think", ["inline", "processes"])
def test_wherever_it_is_searched(tmp_path, think):
    with served(tmp_path / "tables.sqlite", "--think", think) as server:
        made = server.table("person")

        async def talk(page: Page) -> None:
            await page.act("hint")
            await settled(page, 1)
            assert page.hinted["nudge"]

        at_table(server, made, talk)


def test_after_a_restart_the_count_is_known_and_the_hint_comes_again(tmp_path):
    said = []

    async def take(page: Page) -> None:
        await page.act("hint")
        await settled(page, 1)

    async def come_back(page: Page) -> None:
        assert (page.state["hint"], page.state["hints"]) == (1, [1, 0])
        await settled(page, 1)
        said.append(page.hinted["nudge"])

    with served(tmp_path / "tables.sqlite") as server:
        made = server.table("person", "gardener", start_player=0)
        at_table(server, made, take)
    with served(tmp_path / "tables.sqlite") as server:
        at_table(server, made, come_back)
    assert said[0]
