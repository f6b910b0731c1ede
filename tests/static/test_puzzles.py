"""Puzzles and the deal of the day without a server, and then without a network."""

from collections.abc import Callable

from playwright.sync_api import expect

import gugong
from gugong.puzzles.days import day_of
from tests.page.puzzle_page import PuzzlePage
from tests.static.static_page import READY, StaticPage


def test_the_day_is_the_same_as_in_python_and_is_played_offline(come: Callable[..., StaticPage], server):
    static = come()
    page = static.page
    page.goto(f"{static.address}#/today")
    page.locator("[data-series]").wait_for(timeout=READY)
    day = day_of(str(page.locator("time").get_attribute("datetime")))
    server.stop()
    page.get_by_role("button", name="Play the deal").click()
    table = static.at_table()
    dealt = gugong.new_game(1, day.seed, difficulty=day.options.difficulty, sets=day.options.sets)
    assert sorted(table.all_of("card:")) == sorted(f"card:{card}" for card in dealt.observe(0).hand)
    page.goto(f"{static.address}#/today")
    page.get_by_role("link", name="Solve the puzzle").click()
    puzzle = PuzzlePage(page, day.puzzle)
    puzzle.coach.wait_for(timeout=READY)
    puzzle.solve()
    expect(puzzle.ending.locator("[data-right=true]")).to_be_visible()
    puzzle.ending.get_by_role("link", name="Today").click()
    expect(page.locator("[data-series]")).to_have_attribute("data-series", "1")
