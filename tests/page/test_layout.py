"""The whole table on one screen, on a laptop and on a phone, and nothing cut off."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.serving import Made, Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 640}
PAGES = ["#/", "#/new", "#/rules", "#/help"]
OUTSIDE = """([selector]) => [...document.querySelectorAll(selector)]
    .map(thing => [thing.dataset.target ?? thing.className, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 &&
        (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(([name]) => name)"""
CUT = """() => [...document.querySelectorAll("main button, main a, main select, main label, main h1, main h2, main p")]
    .filter(thing => thing.checkVisibility() && !thing.closest(".for-readers"))
    .filter(thing => getComputedStyle(thing).display !== "inline" && thing.scrollWidth > thing.clientWidth + 1)
    .map(thing => thing.innerText)"""


def scrolls(page: Page) -> tuple[int, int]:
    """How many pixels the document is wider and higher than the window."""
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    return max(0, width), max(0, height)


@pytest.fixture(scope="module", params=[(1, 30), (3, 70), (5, 150)], ids=["solo", "three", "five"])
def middle(request: pytest.FixtureRequest, server: Server) -> Made:
    """A table in the middle of a game."""
    players, moves = request.param
    return server.resume(played(players, moves), *["person"] * players)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (2560, 1440)], ids=str)
def test_the_whole_table_on_one_screen(visitor: Come, middle: Made, size: tuple[int, int]):
    page = visitor(viewport={"width": size[0], "height": size[1]})
    TablePage(page).open(middle.host)
    assert scrolls(page) == (0, 0)
    for selector in ("[data-target]", "[data-ask]", "header button, header a, header select", "section", "aside"):
        assert page.evaluate(OUTSIDE, [selector]) == []


def test_no_text_on_the_table_is_smaller_than_twelve_pixels(visitor: Come, middle: Made):
    page = visitor(viewport=LAPTOP)
    TablePage(page).open(middle.host)
    small = page.evaluate(
        """() => [...document.querySelectorAll("main *")]
            .filter(thing => [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
            .filter(thing => thing.checkVisibility() && !(thing instanceof SVGElement))
            .filter(thing => parseFloat(getComputedStyle(thing).fontSize) < 12).map(thing => thing.innerText)"""
    )
    assert small == []


@pytest.mark.parametrize("address", PAGES)
def test_no_page_is_wider_than_a_phone(server: Server, visitor: Come, address: str):
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address + address)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert scrolls(page)[0] == 0
    assert page.evaluate(CUT) == []


def test_a_table_on_a_phone_scrolls_neither_way(visitor: Come, middle: Made):
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    table = TablePage(page).open(middle.host)
    assert scrolls(page) == (0, 0)
    assert page.evaluate(OUTSIDE, ["[data-ask]"]) == []
    expect(table.offers.first).to_be_in_viewport()


def test_a_move_on_a_phone_is_two_taps(server: Server, visitor: Come):
    """There is no hovering: the first tap shows what it does, the second does it."""
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    table = TablePage(page).open(server.make("person", "person").host)
    before = table.situation()
    page.locator('[data-target^="card:"].lit').last.tap()
    table.offers.filter(has_text="free").first.tap()
    table.settle()
    assert table.situation().seq == before.seq
    expect(table.ask.locator("li").first).to_contain_text("gave")
    table.ask.get_by_role("button", name="Do it").tap()
    table.see(before.seq + 1)


def test_every_place_is_reached_on_a_phone(server: Server, visitor: Come):
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    table = TablePage(page).open(server.make("person", "person").host)
    seen: set[str] = set()
    tabs = page.get_by_role("tab")
    for i in range(tabs.count()):
        tabs.nth(i).tap()
        shown = page.locator('[data-target^="place:"]')
        seen |= {str(one.get_attribute("data-target")) for one in shown.all() if one.is_visible()}
    assert len(seen) == 7
    assert table.situation().lit


def test_the_log_is_reached_on_a_phone(visitor: Come, server: Server):
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    TablePage(page).open(server.resume(played(2, 20), "person", "person").host)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog", name="Log").get_by_role("listitem").last).to_be_in_viewport()
