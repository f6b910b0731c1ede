"""The end of a game is a place, and the score sheet never contradicts the table."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.page.serving import Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come


@pytest.fixture
def over(server: Server, visitor: Come) -> TablePage:
    """A finished game of three at one screen."""
    return TablePage(visitor()).open(server.resume(played(3, 10_000), "person", "person", "person").host)


def figures(sheet: Locator, row: str) -> list[int]:
    line = sheet.get_by_role("row", name=row)
    line.wait_for()  # a sheet opens before its figures have come
    cells = line.locator("td").all_inner_texts()
    return [int(cell.replace("–", "0").replace("−", "-")) for cell in cells]


def test_the_result_is_reached_again_after_escape_the_table_and_a_reload(over: TablePage):
    page = over.page
    result = over.ending.locator("ol").inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Score sheet").wait_for()
    page.keyboard.press("Escape")
    expect(over.ending.get_by_role("button", name="Play again")).to_be_visible()
    over.ending.get_by_role("link", name="Look at the table").click()
    expect(over.ending).to_have_count(0)
    page.get_by_role("link", name="The result").click()
    assert over.ending.locator("ol").inner_text() == result
    page.reload()
    assert over.ending.locator("ol").inner_text() == result


@pytest.mark.parametrize("language", ["en", "fr", "cs", "pl"])
def test_on_a_phone_the_way_to_the_result_has_its_room_in_the_bar(server: Server, visitor: Come, language: str):
    page = visitor(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, locale=language)
    over = TablePage(page).open(server.resume(played(1, 10_000), "person").host)
    page.goto(page.url.replace("/end", ""))
    expect(over.ending).to_have_count(0)
    boxes = [one.bounding_box() for one in page.locator("header").locator("a, button").all() if one.is_visible()]
    assert len(boxes) >= 5
    for left, right in pairwise(boxes):
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"] + 0.5
    assert max(box["height"] for box in boxes if box is not None) <= 50


def test_the_sheet_at_the_end_is_the_result(over: TablePage):
    result = played(3, 10_000).result()
    assert result is not None
    assert figures(over.ending, "Result") == result.scores
    totals = [total + lost for total, lost in zip(figures(over.ending, "Total"), figures(over.ending, "Outside"))]
    assert totals == result.scores


def test_who_watches_sees_the_end_too(server: Server, visitor: Come):
    made = server.resume(played(1, 10_000), "person")
    watching = TablePage(visitor()).open(made.links["spectator"])
    expect(watching.ending.get_by_role("heading", name="won")).to_be_visible()
    expect(watching.ending).to_contain_text("Difficulty: normal")
    expect(watching.ending.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_sheet_of_a_running_game_tells_vp_now_from_those_at_the_end(server: Server, visitor: Come):
    game = played(3, 80)
    page = visitor()
    TablePage(page).open(server.resume(game, "person", "person", "person").host)
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Score sheet")
    assert figures(sheet, "VP now") == [player.vp for player in game.position.players]
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr:not(.sum, .head)").all()]
    added = [sum(int(cell.replace("–", "0")) for cell in column) for column in zip(*rows)]
    assert added == figures(sheet, "If the game ended now")
    expect(sheet.get_by_role("img").locator("polyline")).to_have_count(6)
