"""Puzzles at a table: only the best move is taken, and then the reason is told; and the deal of the day."""

from functools import partial

import pytest

from gugong.puzzles import shipped
from gugong.puzzles.days import day_of
from gugong.table import creation, queries
from gugong.table import protocol as p
from gugong.table.errors import RequestError
from gugong.view.words import LANGUAGES, words_in
from tests.tables.memory import MemoryHost
from tests.tables.test_lesson import given
from tests.tables.visitor import Page, at_table

EVERY = pytest.mark.parametrize("key", list(shipped())[:5])


@EVERY
def test_the_best_move_is_taken_and_explained(tables, key):
    puzzle = shipped()[key]

    async def talk(page: Page) -> None:
        told = page.state["lesson"]
        assert (told["name"], told["outcome"]) == ("puzzle", "going")
        assert told["puzzle"] == {"key": key, "rating": puzzle.rating, "why": "", "other": "", "gain": 0.0, "gains": []}
        answer = await page.play(puzzle.answer)
        assert answer["type"] == "accepted", answer
        while page.state["lesson"]["outcome"] != "done":
            await page.until_type("state")
        found = page.state["lesson"]["puzzle"]
        assert found["gain"] == puzzle.gain
        assert round(sum(gain["points"] for gain in found["gains"]), 1) == puzzle.gain
        assert found["why"]
        assert found["other"]

    at_table(tables, given(tables, f"puzzle-{key}"), talk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_other_move_is_refused_in_words(tables, language):
    key, puzzle = next(iter(shipped().items()))
    said = words_in(language).say("lesson-puzzle-wrong")

    async def talk(page: Page) -> None:
        for wrong in [move for move in page.state["view"]["seen"]["moves"] if move != puzzle.answer][:2]:
            answer = await page.play(wrong)
            assert (answer["type"], answer["words"]) == ("refused", said)
        assert page.state["lesson"]["show"] == puzzle.answer

    at_table(tables, given(tables, f"puzzle-{key}"), talk, language=language)


def test_the_seat_sees_what_the_puzzle_shows(tables):
    for key, puzzle in list(shipped().items())[:5]:

        async def talk(page: Page, puzzle=puzzle) -> None:
            assert page.state["view"]["seen"]["hand"] == puzzle.seen.hand
            assert page.state["view"]["seen"]["seat"] == puzzle.seen.seat

        at_table(tables, given(tables, f"puzzle-{key}"), talk)


def test_a_puzzle_that_does_not_exist_is_refused(tables):
    async def make() -> None:
        with pytest.raises(RequestError):
            await creation.begin_lesson(tables.registry, p.NewLesson("puzzle-000000000000"))

    tables.run(make())


def test_every_puzzle_is_listed_with_its_rating():
    assert [one.key for one in queries.puzzles()] == list(shipped())
    assert all(800 <= one.rating <= 3000 for one in queries.puzzles())


# The deal of the day.

DAY = day_of("2026-11-18")


def finished(host: MemoryHost, seed: str, date: str) -> p.DayResult | str:
    """What counts of a game that was played with this seed."""
    found: list[p.DayResult | str] = []

    async def make() -> None:
        asked = p.NewTable([p.NewSeat("person")], DAY.options, seed=seed)
        made = await creation.create(host.registry, asked)
        table, _ = await host.registry.enter(made.table, made.secret)
        while not table.history.over:
            seq, move = table.history.seq, table.history.position.legal[0].text
            await table.act(0, str(seq), seq, partial(table.history.play, 0, move, None))
        try:
            found.append(await queries.day_result(table, date))
        except RequestError as error:
            found.append(error.message)

    host.run(make())
    return found[0]


def test_the_result_is_that_of_the_record(fresh):
    result = finished(fresh, DAY.seed, DAY.date)
    assert isinstance(result, p.DayResult)
    assert (result.date, result.over, len(result.scores), result.hints) == (DAY.date, True, 2, 0)


@pytest.mark.parametrize(("seed", "date"), [("11" * 32, DAY.date), (DAY.seed, "2026-11-19")])
def test_another_deal_does_not_count(fresh, seed, date):
    assert finished(fresh, seed, date) == "not-the-deal"


def test_a_game_that_goes_on_does_not_count(fresh):
    async def make() -> None:
        made = await creation.create(fresh.registry, p.NewTable([p.NewSeat("person")], DAY.options, seed=DAY.seed))
        table, _ = await fresh.registry.enter(made.table, made.secret)
        assert await queries.day_result(table, DAY.date) == p.DayResult(DAY.date, False, [], False, 0)

    fresh.run(make())


def test_a_day_is_asked_for_by_its_date():
    assert queries.day_of("2026-11-18").seed == DAY.seed
    with pytest.raises(RequestError, match="no-such-day"):
        queries.day_of("tomorrow")
