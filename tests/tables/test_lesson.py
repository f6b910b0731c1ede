"""Lessons at a table: what is said, which moves are taken, and what the others play."""

import pytest

from gugong.lessons import LEARNER, LESSONS, begin, lesson
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.errors import RequestError
from gugong.view.words import LANGUAGES, words_in
from tests.lessons.playing import Moment, moments
from tests.tables.memory import MemoryHost
from tests.tables.visitor import Page, at_table, visiting


def given(host: MemoryHost, name: str) -> dict[str, str]:
    """A table at which this lesson is given."""
    made: list[p.Created] = []

    async def make() -> None:
        made.append(await creation.begin_lesson(host.registry, p.NewLesson(name, "Ada")))

    host.run(make())
    return {"table": made[0].table, "secret": made[0].secret}


def learners(name: str) -> list[Moment]:
    """The moments of a lesson at which its learner moves."""
    return [moment for moment in moments(lesson(name)) if moment.move and moment.game.asks().seat == LEARNER]


async def play_through(page: Page, name: str) -> None:
    for moment in learners(name):
        await page.my_turn()
        assert page.state["lesson"]["at"] == moment.progress.at
        answer = await page.play(moment.move)
        assert answer["type"] == "accepted", answer


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_given_to_its_end(tables, name):
    async def talk(page: Page) -> None:
        await play_through(page, name)
        while page.state["lesson"]["outcome"] != "done":
            await page.until_type("state")
        assert page.state["lesson"]["at"] == page.state["lesson"]["of"]

    at_table(tables, given(tables, name), talk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_lesson_says_is_said_in_the_visitors_language(tables, language):
    said = words_in(language).say(f"lesson-first-day-{lesson('first-day').stages[0].say[0].id}", rival="")

    async def talk(page: Page) -> None:
        assert page.state["lesson"]["panels"][0]["words"] == said

    at_table(tables, given(tables, "first-day"), talk, language=language)


def wrong_moves(name: str) -> list[tuple[list[str], str]]:
    """The learner's moves so far, and a legal move that the lesson does not go on with."""
    found: list[tuple[list[str], str]] = []
    before: list[str] = []
    for moment in learners(name):
        legal = [move.text for move in moment.game.moves()]
        wrong = [text for text in legal if not moment.progress.allows(text)]
        found += [(list(before), text) for text in wrong[:1]]
        before.append(moment.move)
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_a_legal_move_that_leads_elsewhere_is_refused_with_the_reason(tables, name):
    before, wrong = wrong_moves(name)[0]

    async def talk(page: Page) -> None:
        for move in before:
            await page.my_turn()
            await page.play(move)
        await page.my_turn()
        seq = page.state["seq"]
        answer = await page.play(wrong)
        assert answer["type"] == "refused"
        assert answer["words"]
        assert page.state["seq"] == seq

    at_table(tables, given(tables, name), talk)


def test_an_illegal_move_gets_the_reason_of_the_rules(tables):
    async def talk(page: Page) -> None:
        answer = await page.play("9-swap jade")
        assert (answer["type"], answer["rule"]) == ("refused", "DAY-EXCHANGE-1")

    at_table(tables, given(tables, "first-day"), talk)


def test_a_lesson_goes_on_where_it_was_left(tables):
    made, first = given(tables, "first-day"), learners("first-day")[0]

    async def talk() -> None:
        async with visiting(tables, made["table"], made["secret"]) as page:
            await page.play(first.move)
            before = page.state["lesson"]
        async with visiting(tables, made["table"], made["secret"]) as page:
            assert page.state["lesson"] == before
            assert page.state["lesson"]["at"] == 1

    tables.run(talk())


def test_a_move_taken_back_takes_the_lesson_back(tables):
    async def talk(page: Page) -> None:
        before = page.state["lesson"]
        await page.play(learners("first-day")[0].move)
        assert page.state["undo"]
        await page.act("undo")
        assert page.state["lesson"] == before

    at_table(tables, given(tables, "first-day"), talk)


def test_a_lesson_that_there_is_not_is_refused_with_those_there_are(tables):
    async def talk() -> None:
        with pytest.raises(RequestError) as refused:
            await creation.begin_lesson(tables.registry, p.NewLesson("chess"))
        assert "first-day" in refused.value.said(words_in("en"))

    tables.run(talk())


def test_a_lesson_whose_figures_are_gone_says_which_it_needs(tables, monkeypatch):
    old = lesson("first-day")
    monkeypatch.setattr(old, "components", "0" * 64)

    async def talk() -> None:
        with pytest.raises(RequestError) as refused:
            await creation.begin_lesson(tables.registry, p.NewLesson("first-day"))
        assert "000000000000" in refused.value.said(words_in("en"))

    tables.run(talk())


def test_other_tables_give_no_lesson(tables):
    async def talk(page: Page) -> None:
        assert page.state["lesson"] is None

    at_table(tables, tables.table("person", "random"), talk)


def test_everybody_knows_that_the_deal_was_chosen(tables):
    async def talk(page: Page) -> None:
        assert page.welcome["chosen"]
        assert page.welcome["options"]["players"] == begin(lesson("first-day")).record.options.players

    at_table(tables, given(tables, "first-day"), talk)
