"""Whole games, played by clicking."""

from random import Random

from playwright.sync_api import expect

from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

# Collects what the browser calls a layout shift, where the question or something in it is what moved.
MOVED = """window.moved = [];
new PerformanceObserver(list => {
    const box = document.querySelector("[data-ask]");
    for (const { node, previousRect, currentRect } of list.getEntries().flatMap(entry => entry.sources)) {
        if (node && box && (box.contains(node) || node.contains(box))) {
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height]);
            window.moved.push([node.className ?? node.data, from, to]);
        }
    }
}).observe({ type: "layout-shift", buffered: true })"""


def test_a_solo_game_by_the_board(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    table.play_on(Random(1), by="board")
    expect(table.ending.locator("ol > li")).to_have_count(2)


def test_three_people_at_one_screen_by_keys(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "person", "person").host)
    table.play_on(Random(2), by="keys")
    expect(table.ending.locator("ol > li")).to_have_count(3)


def test_against_two_bots_by_the_buttons(server: Server, visitor: Come):
    """And nothing in the question moves under the pointer."""
    page = visitor()
    page.add_init_script(MOVED)
    table = TablePage(page).open(server.make("person", "novice", "novice").host)
    table.play_on(Random(3), by="buttons")
    assert page.evaluate("moved") == []
    expect(table.ending.locator("ol > li")).to_have_count(3)
