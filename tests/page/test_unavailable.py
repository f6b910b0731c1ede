"""What cannot be chosen now is listed where one would look for it, and says why; it is never a move."""

import re

import pytest
from playwright.sync_api import Locator, expect

import gugong
from gugong.view.choices import listed
from tests.page.serving import Server, asked, played
from tests.page.table_page import TablePage
from tests.page.watched import Come


def too_dear() -> gugong.Game:
    """A game in which seat 0 cannot afford option B of the Palace."""
    for seed in range(100):
        for moves in range(20, 120):
            game = played(2, moves, seed)
            question = game.asks()
            if question is None or question.seat or question.about != "Palace":
                continue
            if [reason.what for _, reason in listed(game.position) if reason] == ["servants"]:
                return game
    raise AssertionError("Everybody is rich.")


@pytest.fixture(scope="module")
def game() -> gugong.Game:
    return too_dear()


@pytest.fixture
def table(server: Server, visitor: Come, game: gugong.Game) -> TablePage:
    return TablePage(visitor()).open(server.resume(game, "person", "person").host)


@pytest.fixture
def row(table: TablePage) -> Locator:
    """The row of option B."""
    found = table.ask.locator(".closed")
    expect(found).to_have_count(1)
    return found


def test_it_stands_among_the_options_and_says_why(table: TablePage, row: Locator):
    expect(table.ask.locator(".offer, .closed")).to_contain_text(["1 Envoy step", "Needs 2 servants", "No action here"])
    expect(row).to_have_attribute("aria-disabled", "true")
    expect(row).to_have_accessible_name(re.compile(r"^2 steps, 1 space.*pay 2 servants.*Needs 2 servants"))


def test_pointing_at_it_tells_the_whole_reason(table: TablePage, row: Locator):
    row.hover(force=True)
    expect(table.hint).to_contain_text("it takes 2 servants from your pool")
    expect(table.page.locator('.pointed[data-target="option:palace:B"]')).to_be_visible()
    table.offers.first.hover()
    expect(table.hint).not_to_contain_text("it takes 2 servants")


def test_keys_reach_it_and_it_is_no_move(table: TablePage, row: Locator):
    seq = table.situation().seq
    table.offers.first.focus()
    for _ in range(2):  # past the mark of the rule
        table.page.keyboard.press("Tab")
    expect(row).to_be_focused()
    expect(table.hint).to_contain_text("it takes 2 servants from your pool")
    table.page.keyboard.press("Enter")
    expect(table.ask.get_by_role("alert")).to_contain_text("you need")
    assert table.situation().seq == seq


def test_numbers_are_those_of_what_can_be_chosen(table: TablePage, row: Locator):
    expect(row.locator("kbd")).to_have_text("")
    expect(table.offers.last.locator("kbd")).to_have_text("2")
    table.page.keyboard.press("2")
    expect(table.question).to_have_text("no action here")


def test_a_finger_gets_the_reason_too(server: Server, visitor: Come, game: gugong.Game):
    page = visitor(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    table = TablePage(page).open(server.resume(game, "person", "person").host)
    table.ask.locator(".closed").tap(force=True)
    expect(table.ask.get_by_role("alert")).to_contain_text("it takes 2 servants from your pool")


def test_who_has_begun_to_choose_sees_only_what_goes_on(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("Give"), "person", "person").host)
    expect(table.offers.first).to_be_visible()
    expect(table.ask.locator(".closed")).to_have_count(0)
