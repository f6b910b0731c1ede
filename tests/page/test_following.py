"""The others' turns, shown one thing after the other, and shown again."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

import gugong
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
    table.recent.get_by_label("The others’ turns").select_option("fast")
    expect(table.told).to_have_text([re.compile(re.escape(text.removesuffix("§").strip())) for text in stopped])
    table.follow.get_by_role("button", name="Go on").click()
    expect(table.offers.first).to_be_visible()
    expect(table.follow).to_have_count(0)


def play_a_turn(table: TablePage) -> None:
    """Against Meng, who has acted when it is the player's turn again."""
    chance = Random(1)
    acted = table.recent.get_by_role("article", name="Meng’s turn").first
    table.play_any(chance)
    while not acted.is_visible():
        table.play_any(chance)
    table.wait_for_own_turn()


def test_a_line_of_the_log_leads_to_its_moment(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    play_a_turn(table)
    now = table.page.evaluate(TABLE)
    table.open_log()
    table.log.get_by_role("listitem").filter(has_text="Meng gave").last.get_by_role("button").first.click()
    expect(table.told.last).to_contain_text("Meng gave")
    assert table.page.evaluate(TABLE) != now
    table.page.keyboard.press("Escape")
    expect(table.ask).to_be_visible()
    assert table.page.evaluate(TABLE) == now


def test_the_log_is_one_stop_for_the_tab_key(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    play_a_turn(table)
    table.open_log()
    turns = table.log.get_by_role("group", name="Turns")
    expect(turns.locator("button:not([tabindex='-1'])")).to_have_count(0)
    turns.focus()
    table.page.keyboard.press("ArrowUp")
    expect(turns.get_by_role("button").last).to_be_focused()


@pytest.mark.parametrize(
    ("level", "who", "why"),
    [
        ("pilgrim", "bot, Pilgrim", "It plays by instinct"),
        ("planner", "bot, Clerk", "It tried the ways to play this turn"),  # no longer offered
    ],
)
def test_a_bot_shows_its_portrait_and_says_why_it_moved(server: Server, visitor: Come, level: str, who: str, why: str):
    table = TablePage(visitor()).open(server.make("person", level, start_player=1).host)
    family = table.page.get_by_role("article", name="Carp", exact=True)
    expect(family).to_contain_text(who)
    expect(family.locator('svg[viewBox="0 0 100 100"] path').first).to_be_attached()
    turn = table.recent.get_by_role("article", name="Carp’s turn").first
    turn.get_by_role("button", name="Why?").click()
    expect(turn.get_by_role("status")).to_contain_text(why)


# What has happened since the player's last turn stays in sight while the player decides.


def amid_a_turn(day: int, turn: int) -> gugong.Game:
    """A game against Meng in which the player is asked about the Great Wall in this turn of this day."""
    for seed in range(300):
        game, chance, gifts = gugong.new_game(1, seed), Random(seed), 0
        while (question := game.asks()) is not None and game.position.day <= day:
            if question.about == "GreatWall" and (game.position.day, gifts) == (day, turn):
                return game
            today = game.position.day
            told = game.play(chance.choice(game.moves()))
            gifts = 0 if game.position.day > today else gifts
            gifts += sum(event.what == "exchange" and event.who == 0 for event in told)
    raise AssertionError("Nobody comes to the Great Wall.")


def test_what_meng_did_stays_in_sight_through_the_players_own_turn(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(amid_a_turn(1, 2), "person").host)
    turns = table.recent.get_by_role("article")
    expect(turns).to_have_count(2)
    expect(turns.first).to_contain_text("Meng gave")
    expect(turns.first).to_have_accessible_name("Meng’s turn")
    expect(turns.last).to_contain_text("You gave")
    expect(turns.last).to_have_accessible_name("Your turn")
    expect(turns.first).to_be_in_viewport()


def test_what_it_did_to_the_player_comes_first(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(amid_a_turn(2, 1), "person").host)
    mine = table.recent.get_by_role("list", name="What it did to you").get_by_role("listitem")
    expect(mine.filter(has_text="(Morning)")).to_contain_text("You gained")
    expect(mine.first).to_be_in_viewport()
    told = table.recent.get_by_role("group").inner_text()
    order = ["You gained", "again in Twilight", "Day 2 began", "You gave"]
    assert sorted(order, key=told.index) == order
    assert "Crane" not in told


def test_on_a_phone_a_line_opens_it(server: Server, visitor: Come):
    page = visitor(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    table = TablePage(page).open(server.resume(amid_a_turn(1, 2), "person").host)
    line = page.get_by_role("button", name="Since your turn")
    box = line.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    line.tap()
    expect(table.recent.get_by_role("article", name="Meng’s turn")).to_contain_text("Meng gave")
    table.recent.get_by_role("button", name="Open the log").tap()
    expect(table.log.get_by_role("listitem").last).to_be_in_viewport()
