"""Lessons at a table: what is said, which moves are taken, and what the others play."""

import msgspec
import pytest

from gugong.lessons import LEARNER, LESSONS, begin, lesson
from gugong.table import creation
from gugong.table import protocol as p
from gugong.table.errors import RequestError
from gugong.table.history import UNDOS, History
from gugong.table.presenter import Presenter, Viewer
from gugong.view.words import LANGUAGES, words_in
from tests.lessons.playing import Moment, moments
from tests.tables.memory import MemoryHost
from tests.tables.rows import played_row
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


def test_the_rival_goes_on_alike_at_every_table(tables):
    """What the last pages of a lesson speak of still stands for whoever does not wait for the rival's turn."""
    told: list[object] = []

    async def talk(page: Page) -> None:
        await play_through(page, "wall")
        await page.my_turn()
        told.append([line["words"] for line in page.lines])
        assert page.state["view"]["seen"]["table"]["players"][1]["wall"] > 0

    for _ in range(4):
        at_table(tables, given(tables, "wall"), talk)
    assert told[1:] == told[:-1]


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


# A task that was missed.

TASK = "decree-levels"
WRONG = "decree L3-JADE"  # its learner's own move misses it


async def miss(page: Page, moves: list[str]) -> None:
    for move in [*moves, WRONG]:
        await page.my_turn()
        answer = await page.play(move)
        assert answer["type"] == "accepted", answer
    assert page.state["lesson"]["outcome"] == "missed"


def test_a_missed_task_is_tried_again_where_it_was_set(tables):
    *before, task = learners(TASK)
    made = given(tables, TASK)
    tried: list[dict[str, object]] = []

    async def talk() -> None:
        async with visiting(tables, made["table"], made["secret"]) as page:
            await miss(page, [moment.move for moment in before])
            assert (await page.act("retry"))["type"] == "accepted"
            tried.append(page.state["lesson"])

    async def talk_after_a_restart() -> None:
        async with visiting(again, made["table"], made["secret"]) as page:
            assert [page.state["lesson"]] == tried
            assert (page.state["lesson"]["at"], page.state["lesson"]["outcome"]) == (task.progress.at, "going")
            assert page.state["lesson"]["show"] == task.move
            await page.play(task.move)
            assert page.state["lesson"]["outcome"] == "done"

    tables.run(talk())
    again = MemoryHost(tables.store)
    again.run(talk_after_a_restart())
    again.close()


def test_the_others_moves_are_taken_back_too(tables):
    """On the wall the rival completes what the learner has left undone."""
    first, second, task, *_ = learners("wall")

    async def talk(page: Page) -> None:
        for move in (first.move, second.move):
            await page.my_turn()
            await page.play(move)
        await page.my_turn()
        before = page.state["view"]["seen"]
        await page.play("8 palace")
        await page.play("A")
        while page.state["lesson"]["outcome"] != "missed":
            await page.until_type("state")
        assert (await page.act("retry", seq=0))["type"] == "accepted"  # whatever a bot has done meanwhile
        await page.my_turn()
        assert page.state["view"]["seen"] == before
        assert page.state["lesson"]["at"] == task.progress.at

    at_table(tables, given(tables, "wall"), talk)


def test_only_a_missed_task_is_tried_again(tables):
    async def talk(page: Page) -> None:
        await page.play(learners("first-day")[0].move)
        assert (await page.act("retry"))["type"] == "refused"
        assert page.state["lesson"]["at"] == 1

    at_table(tables, given(tables, "first-day"), talk)


def test_a_task_is_not_tried_again_for_ever(tables):
    *before, _ = learners(TASK)

    async def talk(page: Page) -> None:
        await miss(page, [moment.move for moment in before])
        for _ in range(UNDOS):
            assert (await page.act("retry"))["type"] == "accepted"
            await miss(page, [])
        assert (await page.act("retry"))["type"] == "refused"

    at_table(tables, given(tables, TASK), talk)


# What is sent.


def test_what_to_do_is_shown_only_to_whoever_is_to_do_it(tables):
    async def talk(page: Page) -> None:
        for moment in learners("wall"):
            await page.my_turn()
            assert page.state["lesson"]["show"] == moment.move
            await page.play(moment.move)

    at_table(tables, given(tables, "wall"), talk)


def test_room_is_kept_for_the_longest_page(tables):
    words = words_in("en")
    said = [words.say(f"lesson-wall-{one.id}", rival="Carp") for stage in lesson("wall").stages for one in stage.say]

    async def talk(page: Page) -> None:
        assert page.state["lesson"]["longest"] == max(said, key=len)

    at_table(tables, given(tables, "wall"), talk)


def test_a_state_tells_the_lesson_from_no_move_anew(monkeypatch):
    history = History(msgspec.structs.replace(played_row(2, moves=12), lesson="wall"))
    presenter = Presenter(history)
    monkeypatch.setattr("gugong.table.history.event_data", None)  # what was told of a move is not asked for again
    assert presenter.state(Viewer(LEARNER, words_in("en")), 0, None).lesson is not None
