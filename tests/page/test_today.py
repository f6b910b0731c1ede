"""The deal and the puzzle of the day: the same for everybody, counted once, and told in one line."""

import json
from datetime import date, timedelta
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import gugong
from gugong.notation.record import write
from gugong.puzzles.days import Day, day_of
from tests.page.puzzle_page import PuzzlePage
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

FEW = 4  # moves that are left of a game


def today(page: Page, server: Server) -> Day:
    """The page of the day, and what it must show."""
    page.goto(f"{server.address}#/today")
    page.locator("[data-series]").wait_for()
    return day_of(str(page.locator("time").get_attribute("datetime")))


def kept(page: Page, day: Day) -> Any:
    return json.loads(page.evaluate("localStorage['gugong-days']"))[day.date]


def dealt(day: Day) -> gugong.Game:
    return gugong.new_game(1, day.seed, difficulty=day.options.difficulty, sets=day.options.sets)


def test_the_deal_is_that_of_the_date_for_everybody(server: Server, visitor: Come):
    hands = []
    for _ in range(2):
        page = visitor()
        day = today(page, server)
        page.get_by_role("button", name="Play the deal").click()
        page.locator("main[data-seq]").wait_for()
        table = TablePage(page)
        table.settle()
        hands.append(sorted(table.all_of("card:")))
    assert hands == [sorted(f"card:{card}" for card in dealt(day).observe(0).hand)] * 2
    today(page, server)
    expect(page.get_by_role("button", name="Go on playing")).to_be_visible()


def test_a_deal_that_is_over_is_counted_from_its_record(server: Server, visitor: Come):
    page = visitor()
    day = today(page, server)
    begin_at_end(page, server, day)
    table = TablePage(page)
    table.play_on(Random(1))
    page.get_by_role("link", name="To the day’s result").click()
    expect(page.locator("[data-deal]")).to_contain_text("Without hints.")
    deal = kept(page, day)["deal"]
    assert (deal["date"], len(deal["scores"])) == (day.date, 2)
    expect(page.locator("[data-series]")).to_have_attribute("data-series", "1")
    line = page.get_by_label("Copy a line to share").input_value()
    assert line.startswith(f"Gùgōng {day.date} · Meng ")
    assert ":".join(map(str, deal["scores"])) in line
    expect(page.get_by_role("button", name="Play the deal")).to_have_count(0)


def begin_at_end(page: Page, server: Server, day: Day) -> None:
    """The deal of the day, played by chance until a few moves are left."""
    game, chance, moves = dealt(day), Random(5), []
    while not game.over:
        moves.append(chance.choice(game.moves()).text)
        game.play(moves[-1])
    game = dealt(day)
    for move in moves[:-FEW]:
        game.play(move)
    made = server.post("/api/open", {"record": write(game.record), "seats": [{"kind": "person"}]})
    own = [{"table": made["table"], "secret": made["secret"], "role": "host"}]
    page.evaluate("tables => localStorage['gugong-tables'] = tables", json.dumps(own))
    page.evaluate("days => localStorage['gugong-days'] = days", json.dumps({day.date: {"table": made["table"]}}))
    page.reload()
    page.get_by_role("button", name="Go on playing").click()
    page.locator("main[data-seq]").wait_for()


def test_the_puzzle_of_the_day_counts_and_goes_on_a_series(server: Server, visitor: Come):
    page = visitor()
    day = today(page, server)
    before = [(date.fromisoformat(day.date) - timedelta(n)).isoformat() for n in (1, 2, 4)]
    page.evaluate("days => localStorage['gugong-days'] = days", json.dumps({one: {"puzzle": True} for one in before}))
    page.reload()
    expect(page.locator("[data-series]")).to_have_attribute("data-series", "2")
    page.get_by_role("link", name="Solve the puzzle").click()
    puzzle = PuzzlePage(page, day.puzzle)
    puzzle.coach.wait_for()
    puzzle.solve()
    puzzle.ending.get_by_role("link", name="Today").click()
    expect(page.locator("[data-solved=true]")).to_be_visible()
    expect(page.locator("[data-series]")).to_have_attribute("data-series", "3")
    assert page.get_by_label("Copy a line to share").input_value().endswith("Your series: 3 days in a row.")


def test_the_day_is_found_from_the_first_page_and_the_menu(server: Server, visitor: Come):
    page = visitor()
    page.goto(server.address)
    page.get_by_role("main").get_by_role("link", name="Today").click()
    page.locator("[data-series]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-rating]")).to_be_visible()
