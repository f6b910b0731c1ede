"""The whole table on one screen, on a laptop and on a phone, and nothing cut off anywhere, in no language."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from gugong.view.words import words_in
from tests.page.measure import flaws
from tests.page.serving import Made, Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come

LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "pl": "pl-PL"}
PHONE = {"width": 360, "height": 640}
# Windows of laptops and desktops, tablets both ways, and a full screen at 200 %.
WINDOWS = [(1280, 720), (820, 1180), (1024, 768), (1920, 1080), (1180, 820), (960, 540)]
# Phones, and a laptop at 200 %.
PHONES = [(360, 640), (390, 844), (430, 932), (640, 360)]
THEMES: list[Literal["dark", "light"]] = ["dark", "light"]
ARTEFACTS = Path(__file__).parent / "artefacts" / "layout"
OUTSIDE = """([selector]) => [...document.querySelectorAll(selector)]
    .map(thing => [thing.dataset.target ?? thing.className, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 &&
        (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(([name]) => name)"""
# Drawings learn their size a moment after the window has changed.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def addresses(server: Server) -> dict[str, str]:
    """Every page, and tables in several situations."""
    five = server.resume(played(5, 150), *["person"] * 5)
    return {
        "start": f"{server.address}#/",
        "new": f"{server.address}#/new",
        "rules": f"{server.address}#/rules",
        "help": f"{server.address}#/help",
        "learn": f"{server.address}#/learn",
        "puzzles": f"{server.address}#/puzzles",
        "today": f"{server.address}#/today",
        "first": server.make("person", "novice", "planner").host,
        "solo": server.resume(played(1, 30), "person").host,
        "three": server.resume(played(3, 70), *["person"] * 3).host,
        "five": five.host,
        "watching": five.links["spectator"],
        "replay": f"{server.resume(played(4, 60), *['person'] * 4).links['spectator']}/30",
        "ending": server.resume(played(2, 10_000), "person", "person").host,
    }


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_nothing_is_cut_off_or_too_small(visitor: Come, addresses: dict[str, str], language: str, touch: bool):
    page = visitor(locale=LOCALES[language], has_touch=touch, is_mobile=touch)
    found: dict[str, list[str]] = {}
    for name, address in addresses.items():
        arrive(page, address)
        sizes = PHONES if touch else WINDOWS
        # Text flows: a page of it is as good in every window as in a wide and a narrow one.
        for width, height in sizes if "/table/" in address else sizes[:2]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            if wrong := flaws(page, touch):
                found[f"{name} {width}×{height}"] = wrong
            if wrong or name == "three":
                keep(page, f"{name}-{width}x{height}-{language}")
    assert found == {}


def arrive(page: Page, address: str) -> None:
    """Go there, and wait until everything is shown."""
    page.goto(address)
    page.locator("main[data-seq]" if "/table/" in address else "main").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")


def keep(page: Page, name: str) -> None:
    """For those who look: pictures in both themes."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=ARTEFACTS / f"{name}-{theme}.png")


def scrolls(page: Page) -> tuple[int, int]:
    """How many pixels the table, or the page around it, is wider and higher than the window."""
    width, height = page.evaluate(
        """(parts => [
            Math.max(...parts.map(part => part.scrollWidth)) - innerWidth,
            Math.max(...parts.map(part => part.scrollHeight)) - innerHeight,
        ])([document.querySelector('main'), document.documentElement])"""
    )
    return max(0, width), max(0, height)


@pytest.fixture(scope="module", params=[(1, 30), (3, 70), (5, 150)], ids=["solo", "three", "five"])
def middle(request: pytest.FixtureRequest, server: Server) -> Made:
    """A table in the middle of a game."""
    players, moves = request.param
    return server.resume(played(players, moves), *["person"] * players)


def test_the_whole_table_on_one_screen(visitor: Come, middle: Made):
    page = visitor()
    TablePage(page).open(middle.host)
    for width, height in [(1280, 720), (1024, 768), (1920, 1080), (2560, 1440), (1180, 820), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert scrolls(page) == (0, 0)
        for selector in ("[data-target]", "[data-ask]", "header button, header a, header select", "section", "aside"):
            assert page.evaluate(OUTSIDE, [selector]) == []


def test_the_board_is_the_largest_thing(visitor: Come, middle: Made):
    """Wide or high, the board takes the width that the question and the families leave, and they can be read."""
    page = visitor()
    TablePage(page).open(middle.host)
    for width, height, least in [(1280, 720, 900), (1024, 768, 690), (1920, 1080, 1350), (820, 1180, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        board = page.evaluate("document.querySelector('section.board svg').clientWidth")
        question = page.evaluate("document.querySelector('.ask').clientHeight")
        assert (board >= least, question >= 280) == (True, True)


def test_icons_of_the_families_can_be_read(visitor: Come, middle: Made):
    """What is drawn of each, without the empty margin, is as high as the text beside it, and no row is cut off."""
    page = visitor()
    TablePage(page).open(middle.host)
    for width, height in [(1280, 720), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        icons = "[...document.querySelectorAll('.families .stats svg > *')]"
        heights = page.evaluate(f"{icons}.map(icon => icon.getBoundingClientRect().height)")
        assert len(heights) >= 16
        assert min(heights) >= 16
        cut = "[...document.querySelectorAll('.stats')].filter(row => row.scrollWidth > row.clientWidth)"
        assert page.evaluate(f"{cut}.length") == 0


@pytest.mark.parametrize("language", LOCALES)
def test_the_board_says_what_its_boxes_are_for(visitor: Come, addresses: dict[str, str], language: str):
    """That these words are neither cut off nor too small is seen with all the others, above."""
    page = visitor(locale=LOCALES[language])
    arrive(page, addresses["solo"])
    for words in ("board-pool-note", "board-supply-note", "board-benefits", "board-automa"):
        expect(page.get_by_text(words_in(language).say(words), exact=True)).to_be_visible()


def test_text_grows_with_the_board(visitor: Come, middle: Made):
    page = visitor()
    TablePage(page).open(middle.host)
    sizes = """() => [".ask [role=status]", ".families strong", ".drawer h2", "section.board text.town"]
        .map(part => document.querySelector(part).getBoundingClientRect().height)"""
    before = page.evaluate(sizes)
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.evaluate(DRAWN)
    assert all(large > 1.6 * small for small, large in zip(before, page.evaluate(sizes), strict=True))


def test_enlarged_the_table_scrolls(visitor: Come, server: Server):
    page = visitor()
    page.add_init_script("localStorage.setItem('gugong-preferences', JSON.stringify({zoom: 1.5}))")
    table = TablePage(page).open(server.make("person", "person").host)
    assert min(scrolls(page)) > 0
    table.offers.last.scroll_into_view_if_needed()
    expect(table.offers.last).to_be_in_viewport()
    assert flaws(page) == ["scrolls sideways: MAIN"]


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
    expect(table.ask.locator("li").first).to_contain_text("You will give")
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
