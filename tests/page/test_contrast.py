"""Every text can be read against what is really painted behind it, drawn text on the board included."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.page.serving import Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

SEEN = Path(__file__).with_name("contrast.js").read_text("utf-8")
LEAST = 4.5
THEMES = ("light", "dark")
TALL = {"width": 1280, "height": 5000}


def unreadable(page: Page, fewest: int) -> list[str]:
    seen = page.evaluate(SEEN)
    assert len(seen) >= fewest, "the crawler saw too little"
    return [f"{one['text']!r}: {one['ink']} on {one['ground']}" for one in seen if one["contrast"] < LEAST]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("address", ["#/", "#/new", "#/rules", "#/help", "#/puzzles"])
def test_a_page(server: Server, visitor: Come, theme: str, address: str):
    page = visitor(color_scheme=theme, viewport=TALL)
    page.goto(server.address + address)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert unreadable(page, 10) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [1, 4])
def test_the_table(server: Server, visitor: Come, theme: str, players: int):
    page = visitor(color_scheme=theme)
    TablePage(page).open(server.resume(played(players, 30 * players), *["person"] * players).host)
    assert unreadable(page, 60) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_on_a_phone(server: Server, visitor: Come, theme: str):
    page = visitor(color_scheme=theme, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    TablePage(page).open(server.resume(played(3, 60), "person", "person", "person").host)
    assert unreadable(page, 15) == []


def test_the_crawler_notices_what_is_drawn(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.resume(played(2, 30), "person", "person").host)
    page.locator(".table svg text").first.evaluate("text => (text.style.fill = 'rgb(200 190 170)')")
    assert len(unreadable(page, 60)) == 1
