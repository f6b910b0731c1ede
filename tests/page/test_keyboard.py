"""Everything by keyboard."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

FOCUSED = "() => document.activeElement.dataset.target ?? ''"
RINGED = """() => {
    const thing = document.activeElement, ring = thing.querySelector(".halo") ?? thing;
    const style = getComputedStyle(ring);
    return style.outlineStyle !== "none" || parseFloat(style.strokeWidth) > 2.5;
}"""


@pytest.fixture
def table(server: Server, visitor: Come) -> TablePage:
    return TablePage(visitor()).open(server.make("person", "person").host)


def tab_to(table: TablePage, kind: str) -> str:
    """Tab until a thing of this kind on the board has the focus."""
    for _ in range(120):
        table.page.keyboard.press("Tab")
        target = str(table.page.evaluate(FOCUSED))
        if target.startswith(kind):
            return target
    raise AssertionError(f"No {kind} can be reached by Tab.")


def test_a_gift_on_the_board_by_tab_and_enter(table: TablePage):
    seq = table.situation().seq
    tab_to(table, "card:")
    table.page.keyboard.press("Enter")
    tab_to(table, "place:")
    table.page.keyboard.press("Enter")
    table.see(seq + 1)


def test_what_has_the_focus_is_seen_to_have_it(table: TablePage):
    tab_to(table, "card:")
    assert table.page.evaluate(RINGED)


def test_escape_steps_back(table: TablePage):
    lit = table.situation().lit
    tab_to(table, "card:")
    table.page.keyboard.press("Enter")
    assert table.situation().lit != lit
    table.page.keyboard.press("Escape")
    assert table.situation().lit == lit


def test_the_focus_is_not_lost_with_the_button_that_had_it(table: TablePage):
    """After a move the next Tab goes to the next question's first option."""
    table.play_any(Random(1), by="keys")
    table.offers.first.focus()
    table.page.keyboard.press("Enter")
    table.settle()
    assert table.page.evaluate("() => document.activeElement.closest('[data-ask]') !== null")


@pytest.mark.parametrize(("key", "dialog"), [("s", "Score sheet"), ("l", "Log")])
def test_a_key_opens_and_escape_closes(table: TablePage, key: str, dialog: str):
    table.page.keyboard.press(key)
    expect(table.page.get_by_role("dialog", name=dialog)).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_the_keys_are_listed(table: TablePage):
    table.page.keyboard.press("?")
    keys = table.sheet("How to play").locator("dl.keys dt")
    expect(keys).to_have_count(18)
    expect(keys.first).to_be_in_viewport()


def test_a_closed_dialog_gives_the_focus_back(table: TablePage):
    opener = table.page.get_by_role("button", name="Menu")
    opener.click()
    table.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(opener).to_be_focused()


def test_events_are_told_to_those_who_listen(table: TablePage):
    table.play_any(Random(1), by="keys")
    expect(table.page.get_by_role("log")).to_contain_text("gave")


def test_a_seat_is_left_by_keys_alone(server: Server, visitor: Come):
    """The confirmation takes the place of the button, and the focus with it."""
    page = TablePage(visitor()).open(server.make("person", "open").links["1"]).page
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Leave").press("Enter")
    expect(page.get_by_role("button", name="Leave")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Leave")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").get_by_text("you no longer play it")).to_be_visible()


def test_a_dialog_that_is_closed_does_not_close_the_next_one(table: TablePage):
    for _ in range(5):
        table.page.keyboard.press("l")
        table.page.keyboard.press("Escape")
        table.page.keyboard.press("s")
        expect(table.page.get_by_role("dialog", name="Score")).to_be_visible()
        table.page.keyboard.press("Escape")
