"""The others' turns, shown one thing after the other, and shown again."""

import re
from random import Random

from playwright.sync_api import expect

from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

# Either there is something to choose, or something is shown.
READY = '() => document.querySelector("[data-follow] .now, [data-ask][aria-busy=false] .offer, [data-ask] .main")'
# Every piece and what it stands on; ships have no names of their own.
TABLE = """() => [...document.querySelectorAll("[data-piece]")]
    .map(piece => piece.dataset.piece.replace(/^ship.*/, "ship") + piece.dataset.on).sort()"""


def play_until_shown(table: TablePage) -> None:
    """Any moves, until the others have moved."""
    chance = Random(1)
    table.page.wait_for_function(READY)
    while not table.follow.is_visible():
        now = table.situation()
        (table.ask.locator(".main") if now.asks else table.offers.nth(chance.randrange(len(now.offers)))).click()
        table.page.wait_for_timeout(50)
        table.page.wait_for_function(READY)


def test_mengs_turn_step_by_step(server: Server, visitor: Come):
    table = TablePage(visitor(pace="step")).open(server.make("person").host)
    play_until_shown(table)
    expect(table.follow.get_by_role("heading")).to_have_text("Meng’s turn")
    expect(table.told.first).to_contain_text("Meng turned over")
    expect(table.told.last).to_contain_text("Meng gave")
    before = table.page.evaluate(TABLE)
    table.page.keyboard.press("Space")
    expect(table.told.first).to_contain_text("Meng acted at")
    assert table.page.evaluate(TABLE) != before
    while table.follow.is_visible():
        table.follow.get_by_role("button", name="Next step").click()
    expect(table.offers.first).to_be_visible()


def test_a_click_or_a_key_leads_to_the_present_and_chooses_nothing(server: Server, visitor: Come):
    table = TablePage(visitor(pace="slow")).open(server.make("person").host)
    play_until_shown(table)
    table.thing("place:jade").click()
    expect(table.follow).to_have_count(0)
    seq, picked = table.situation().seq, table.page.locator(".picked")
    expect(picked).to_have_count(0)
    table.page.keyboard.press("a")
    expect(table.told.first).to_contain_text("Meng turned over")
    table.page.keyboard.press("1")
    expect(table.follow).to_have_count(0)
    table.settle()
    assert (table.situation().seq, table.situation().asks) == (seq, False)


def test_it_goes_on_by_itself_and_stops_when_asked(server: Server, visitor: Come):
    table = TablePage(visitor(pace="slow")).open(server.make("person").host)
    play_until_shown(table)
    table.page.keyboard.press("Space")
    stopped = table.told.all_inner_texts()
    expect(table.follow.get_by_role("button", name="Go on")).to_be_visible()
    table.log.get_by_label("The others’ turns").select_option("fast")
    expect(table.told).to_have_text([re.compile(re.escape(text.removesuffix("§").strip())) for text in stopped])
    table.follow.get_by_role("button", name="Go on").click()
    expect(table.offers.first).to_be_visible()
    expect(table.follow).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    chance = Random(1)
    lines = table.log.get_by_role("listitem")
    while not lines.filter(has_text="Meng acted").count():
        table.play_any(chance)
    now = table.page.evaluate(TABLE)
    lines.filter(has_text="Meng gave").last.get_by_role("button").first.click()
    expect(table.told.last).to_contain_text("Meng gave")
    assert table.page.evaluate(TABLE) != now
    table.page.keyboard.press("Escape")
    expect(table.ask).to_be_visible()
    assert table.page.evaluate(TABLE) == now


def test_the_log_is_one_stop_for_the_tab_key(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    chance = Random(1)
    while table.log.get_by_role("listitem").count() < 6:
        table.play_any(chance)
    turns = table.log.get_by_role("group", name="Turns")
    assert turns.locator("button:not([tabindex='-1'])").count() == 0
    turns.focus()
    table.page.keyboard.press("ArrowUp")
    expect(turns.get_by_role("button").last).to_be_focused()


def test_a_bot_says_why_it_moved(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "planner", start_player=1).host)
    turn = table.log.get_by_role("article").filter(has_text="Carp’s turn").first
    turn.get_by_role("button", name="Why?").click()
    expect(turn.get_by_role("status")).to_contain_text("Carp tried the ways to play this turn")
