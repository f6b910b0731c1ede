"""Puzzles on the page: solved, missed and shown, with a rating that the browser keeps."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gugong.puzzles import shipped
from gugong.view.words import LANGUAGES, words_in
from tests.page.puzzle_page import PuzzlePage
from tests.page.serving import Server
from tests.page.test_access import grave
from tests.page.watched import Come

FIRST, SECOND, *_ = shipped()
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['gugong-puzzles'] ?? '{}'"))


def test_every_puzzle_is_listed(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/puzzles")
    expect(page.locator("[data-puzzle]")).to_have_count(len(shipped()))
    expect(page.locator("[data-rating]")).to_have_text("Your rating: 1000")


def test_a_puzzle_that_is_solved_is_explained_and_raises_the_rating(server: Server, visitor: Come):
    page = PuzzlePage(visitor(), FIRST).open(server.address)
    page.solve()
    puzzle = page.puzzle
    expect(page.ending).to_contain_text(f"{puzzle.gain} VP better than the next best move")
    expect(page.ending.locator("tbody tr")).to_have_count(len(puzzle.points))
    expect(page.ending.locator("[data-right=true]")).to_be_visible()
    found = kept(page.page)
    assert found["solver"]["rating"] > 1000
    assert found["tried"][FIRST]["puzzle"]["rating"] < puzzle.rating
    page.page.goto(f"{server.address}#/puzzles")
    expect(page.page.locator(f"[data-puzzle='{FIRST}']")).to_contain_text("Solved")


def test_another_move_is_refused_and_lowers_the_rating_once(server: Server, visitor: Come):
    page = PuzzlePage(visitor(), FIRST).open(server.address)
    page.err()
    expect(page.refusal).to_contain_text("That is not the best move.")
    after = kept(page.page)
    assert after["solver"]["rating"] < 1000
    page.err()
    expect(page.rings).to_have_count(0)  # nobody is shown it unasked
    page.solve()
    expect(page.ending.locator("[data-right=false]")).to_be_visible()
    assert kept(page.page)["solver"] == after["solver"]


def test_who_has_it_shown_has_not_solved_it(server: Server, visitor: Come):
    page = PuzzlePage(visitor(), FIRST).open(server.address)
    page.button("learn-show").click()
    expect(page.rings).not_to_have_count(0)
    assert kept(page.page)["tried"][FIRST]["right"] is False
    page.solve()


def test_the_next_puzzle_is_another_one_and_tables_do_not_pile_up(server: Server, visitor: Come):
    page = PuzzlePage(visitor(), FIRST).open(server.address)
    page.solve()
    page.ending.get_by_role("link", name="Next puzzle").click()
    expect(page.ending).to_have_count(0)
    page.coach.wait_for()
    tables = json.loads(page.page.evaluate("localStorage['gugong-tables']"))
    assert len({one["table"] for one in tables}) == 1
    page.page.goto(server.address)
    expect(page.page.get_by_role("link", name="Lesson: Puzzle")).to_have_count(0)


def test_a_puzzle_is_solved_by_keyboard(server: Server, visitor: Come):
    page = PuzzlePage(visitor(), SECOND).open(server.address)
    page.play(page.turn, page.puzzle.answer, by="keys")
    expect(page.ending).to_be_visible()


def test_a_puzzle_is_solved_on_a_phone(server: Server, visitor: Come):
    page = PuzzlePage(visitor(**PHONE), FIRST).open(server.address)
    page.act()
    page.solve()
    expect(page.ending.get_by_role("link", name="All puzzles")).to_be_in_viewport()
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_game_goes_on_from_a_puzzle(server: Server, visitor: Come):
    page = PuzzlePage(visitor(), FIRST).open(server.address)
    page.solve()
    page.button("learn-play-on").click()
    expect(page.coach).to_have_count(0)
    page.table.wait_for_own_turn()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_that_is_gone_is_said_to_be(server: Server, visitor: Come, language: str):
    page = visitor(locale=language)
    page.goto(f"{server.address}#/puzzles/000000000000")
    expect(page.get_by_role("alert")).to_have_text(words_in(language).say("puzzles-gone"))


def test_what_is_said_of_a_solved_puzzle_is_for_everybody(server: Server, visitor: Come):
    for how in ({}, PHONE):
        page = PuzzlePage(visitor(**how), FIRST).open(server.address)
        if how:
            page.act()
        page.solve()
        assert grave(page.page) == []
