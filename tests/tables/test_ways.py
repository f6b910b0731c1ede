"""What a learner is shown who does the task of a lesson in a way of their own."""

from random import Random

import pytest

from gugong.game import Event, Position, imagine
from gugong.lessons import LEARNER, LESSONS, lesson
from gugong.table import steps, ways
from gugong.table.ways import Way, find_way
from gugong.view.observe import observe
from tests.lessons.own_ways import HOPED, LOST, OPEN, UNSEEN, OwnWay, after, course, end
from tests.lessons.playing import Moment
from tests.tables.test_lesson import given
from tests.tables.visitor import Page, at_table

LONGEST = 8  # moves that are shown until a task is done


def shown(moment: Moment) -> Way:
    return find_way(moment.game.observe(LEARNER), moment.progress, moment.game.components)


@pytest.mark.parametrize("way", OPEN, ids=str)
def test_what_is_shown_leads_to_what_the_task_asks_for(way):
    moment = end(way)
    for _ in range(LONGEST):
        moment = after(moment, shown(moment).move)
        if moment.progress.at > way.stage:
            return
    raise AssertionError("The learner is led in circles.")


def test_where_it_is_up_to_the_rival_the_learner_is_shown_what_may_help():
    assert shown(end(HOPED)) == Way("swap discard 9 palace", lost=False)


@pytest.mark.parametrize("way", LOST, ids=str)
def test_a_way_that_leads_there_no_more_is_called_lost(way):
    assert shown(end(way)) == Way("", lost=True)


@pytest.mark.parametrize("way", UNSEEN, ids=str)
def test_what_was_not_tried_is_not_called_lost(way):
    assert shown(end(way)) == Way("", lost=False)


def test_so_many_moves_are_tried_and_no_more(monkeypatch):
    tried: list[str] = []

    def play(g: Position, move: str) -> tuple[Position, list[Event]]:
        tried.append(move)
        return steps.play(g, move)

    monkeypatch.setattr(ways, "play", play)
    moment = end(UNSEEN[0])
    shown(moment)
    assert ways.MOST <= len(tried) < ways.MOST + max(len(moment.game.moves()), 100)


@pytest.mark.parametrize("way", [*OPEN, *LOST], ids=str)
def test_nothing_hidden_is_used(way):
    moment = end(way)
    seen = moment.game.observe(LEARNER)
    for seed in range(3):
        world = observe(imagine(seen, Random(seed), moment.game.components), LEARNER)
        assert find_way(world, moment.progress, moment.game.components) == shown(moment)


def test_every_task_is_also_tried_in_another_way():
    tasks = {(name, at) for name in LESSONS for at, stage in enumerate(lesson(name).stages) if stage.solution}
    assert tasks - {("decree-levels", 4)} == {(way.lesson, way.stage) for way in LOST}


# At a table.


async def go(page: Page, way: OwnWay) -> None:
    """To the task, and on this way."""
    for moment in course(way):
        if moment.move and moment.game.asks().seat == LEARNER:
            await page.my_turn()
            assert (await page.play(moment.move))["type"] == "accepted"


@pytest.mark.parametrize("way", OPEN, ids=str)
def test_whoever_asks_is_shown_a_way_to_the_end(tables, way):
    async def talk(page: Page) -> None:
        await go(page, way)
        assert page.state["lesson"]["show"] == ""
        for _ in range(LONGEST):
            if page.state["lesson"]["at"] > way.stage:
                return
            await page.my_turn()
            answer = await page.ask("show")
            assert (answer["type"], answer["lost"]) == ("shown", False)
            assert (await page.play(answer["move"]))["type"] == "accepted"
        raise AssertionError("The learner is led in circles.")

    at_table(tables, given(tables, way.lesson), talk)


@pytest.mark.parametrize("way", LOST, ids=str)
def test_a_lost_task_may_be_tried_again_before_it_is_missed(tables, way):
    async def talk(page: Page) -> None:
        await go(page, way)
        assert (await page.ask("show"))["lost"]
        assert (await page.act("retry"))["type"] == "accepted"
        assert (page.state["lesson"]["at"], page.state["lesson"]["outcome"]) == (way.stage, "going")
        assert page.state["lesson"]["show"] == lesson(way.lesson).stages[way.stage].solution[0]

    at_table(tables, given(tables, way.lesson), talk)


def test_where_nothing_is_taught_nothing_is_shown(tables):
    async def talk(page: Page) -> None:
        assert (await page.ask("show"))["code"] == "not-now"

    at_table(tables, tables.table("person", "person"), talk)


def test_a_step_of_a_lesson_is_shown_like_a_task(tables):
    async def talk(page: Page) -> None:
        assert (await page.ask("show"))["move"] == page.state["lesson"]["show"]

    at_table(tables, given(tables, "wall"), talk)
