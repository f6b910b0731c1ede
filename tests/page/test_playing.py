"""A turn by pointing: what is lit, what it would do, why something is not allowed, and taking it back."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.serving import Server, asked
from tests.page.table_page import TablePage
from tests.page.watched import Come


@pytest.fixture
def table(server: Server, visitor: Come) -> TablePage:
    """A new table of two at one screen, before the first gift."""
    return TablePage(visitor()).open(server.make("person", "person").host)


def free_place(table: TablePage) -> str:
    """A place where the picked card beats the gift."""
    return next(target for target in table.situation().lit if "free" in table.label(target))


def give(table: TablePage) -> int:
    """Give the highest card by pointing, for nothing; the number of the move."""
    table.point(table.situation().lit[-1])
    table.point(free_place(table))
    return table.situation().seq


def test_what_is_lit_is_what_may_be_given(table: TablePage):
    assert table.situation().lit
    assert all(target.startswith("card:") for target in table.situation().lit)


def test_a_card_and_a_place_are_a_move(table: TablePage):
    before = table.situation().seq
    give(table)
    assert table.situation().seq == before + 1


def test_pointing_at_a_picked_card_again_puts_it_back(table: TablePage):
    lit = table.situation().lit
    table.point(lit[0])
    expect(table.thing(lit[0])).to_have_attribute("aria-pressed", "true")
    table.point(lit[0])
    assert table.situation().lit == lit


def test_a_button_shows_where_its_thing_lies(table: TablePage):
    table.offers.first.hover()
    expect(table.page.locator(".pointed[data-target]").first).to_be_visible()


def test_a_move_says_what_it_does_before_it_is_played(table: TablePage):
    before = table.situation()
    table.point(before.lit[-1])
    table.thing(free_place(table)).hover()
    expect(table.hint.locator("li").first).to_contain_text("gave")
    assert table.situation().seq == before.seq


def test_hovering_what_is_not_allowed_says_why(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("Journey", most=6), "person", "person").host)
    lit = table.situation().lit
    far = next(city for city in table.all_of("city:") if city not in lit)
    table.thing(far).hover()
    expect(table.hint).to_contain_text("not allowed now")


def test_hovering_what_is_not_asked_says_what_is(table: TablePage):
    table.thing("city:Beijing").hover()
    expect(table.hint).to_have_text(table.question.inner_text())


def test_what_is_not_allowed_says_why_when_it_is_clicked(server: Server, visitor: Come):
    """Where there is no pointer that hovers, as on a phone."""
    table = TablePage(visitor()).open(server.resume(asked("Journey", most=6), "person", "person").host)
    lit = table.situation().lit
    far = next(city for city in table.all_of("city:") if city not in lit)
    table.thing(far).click()
    refusal = table.ask.get_by_role("alert")
    expect(refusal).to_contain_text("not allowed now")
    refusal.get_by_role("button", name="Rule TRAVEL").click()
    expect(table.page.get_by_role("dialog", name="Rule TRAVEL")).to_be_visible()


def test_undo_takes_it_back_and_redo_plays_it_again(table: TablePage):
    hand = table.situation().lit
    give(table)
    table.undo.click()
    table.settle()
    assert table.situation().lit == hand
    table.redo.click()
    table.settle()
    assert table.situation().lit != hand


def test_undo_and_redo_by_key(table: TablePage):
    hand = table.situation().lit
    seq = give(table)
    table.page.keyboard.press("u")
    table.see(seq + 1)
    assert table.situation().lit == hand
    table.page.keyboard.press("r")
    table.see(seq + 2)
    assert table.situation().lit != hand


def test_what_shows_something_hidden_is_asked_first(server: Server, visitor: Come):
    """The last move of a day rolls the dice."""
    table = TablePage(visitor()).open(server.make("person").host)
    chance = Random(2)
    while not table.ask.get_by_text("cannot be taken back").is_visible():
        now = table.wait_for_own_turn()
        assert not now.dialog, "The game ended and nothing hidden was ever shown."
        if now.asks:
            table.confirm()
        else:
            table.offers.nth(chance.randrange(len(now.offers))).click()
            table.settle()
    seq = table.situation().seq
    table.confirm()
    assert table.situation().seq == seq + 1
    expect(table.undo).to_be_disabled()


def test_leaving_an_action_undone_is_asked_first(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("GreatWall"), "person", "person").host)
    seq = table.situation().seq
    table.offers.filter(has_text="No action").first.click()
    table.settle()
    assert table.situation().asks
    assert table.situation().seq == seq
    table.page.keyboard.press("Escape")
    assert not table.situation().asks


def test_a_question_opens_its_rule(table: TablePage):
    table.ask.get_by_role("button", name="Rule").first.click()
    expect(table.page.get_by_role("dialog").get_by_role("heading", level=3)).to_be_visible()


def test_an_option_opens_its_rule(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.resume(asked("GreatWall"), "person", "person").host)
    table.ask.get_by_role("group").get_by_role("button", name="Rule WALL-1").click()
    expect(table.page.get_by_role("dialog", name="Rule WALL-1")).to_contain_text("WALL-1")


def test_a_log_line_opens_its_rule(table: TablePage):
    give(table)
    line = table.log.get_by_role("listitem").get_by_role("button").last
    rule = (line.get_attribute("title") or "").removeprefix("Rule ")
    line.click()
    expect(table.page.get_by_role("dialog", name=f"Rule {rule}")).to_contain_text(rule)


def test_people_at_one_screen_see_a_curtain_between_their_hands(table: TablePage):
    chance = Random(1)
    while not table.situation().dialog:
        table.play_any(chance)
    curtain = table.page.get_by_role("dialog")
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
    table.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    hand = table.hand()
    table.sit_down()
    assert table.hand() != hand
