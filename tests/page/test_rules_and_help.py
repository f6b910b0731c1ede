"""The rules and the help: beside the table and as pages, in the order in which one learns, searched, linked."""

import pytest
from playwright.sync_api import Page, expect

from gugong.view.rulebook import all_pages, all_paragraphs
from tests.page.serving import Server, asked, played
from tests.page.table_page import TablePage
from tests.page.test_access import LOOKS, grave
from tests.page.watched import Come

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOWN = "all => all.map(one => one.dataset.rule)"


def rules(server: Server, visitor: Come, stop: str = "", **how: object) -> Page:
    page = visitor(**how)
    page.goto(f"{server.address}#/rules/{stop}")
    page.locator("[data-rule]").first.wait_for()
    return page


@pytest.fixture
def table(server: Server, visitor: Come) -> TablePage:
    return TablePage(visitor()).open(server.resume(asked("GreatWall"), "person", "person").host)


# Beside the table


def test_the_table_stays_in_play_beside_the_rules(table: TablePage):
    table.page.get_by_role("link", name="Rules").click()
    expect(table.sheet("Rules").get_by_role("heading", name="Setup")).to_be_visible()
    seq = table.situation().seq
    table.offers.first.click()
    table.settle()
    table.confirm()
    table.see(seq + 1)
    expect(table.sheet("Rules")).to_be_visible()


def test_a_mark_opens_its_rule_and_the_reader_goes_back_and_forward(table: TablePage):
    table.ask.get_by_role("button", name="Rule WALL-1").first.click()
    sheet = table.sheet("Rules")
    here = sheet.locator(".here")
    expect(here).to_have_attribute("data-rule", "WALL-1")
    expect(here).to_be_in_viewport()
    here.get_by_role("link", name="When the wall is checked").click()
    expect(here).to_have_attribute("data-rule", "WALL-5")
    sheet.get_by_role("button", name="Back").click()
    expect(here).to_have_attribute("data-rule", "WALL-1")
    sheet.get_by_role("button", name="Forward").click()
    expect(here).to_have_attribute("data-rule", "WALL-5")


def test_the_menu_opens_it_and_escape_gives_the_focus_back(table: TablePage):
    for entry in ("Rules", "How to play"):
        table.menu(entry)
        expect(table.sheet(entry)).to_be_focused()
        table.page.keyboard.press("Escape")
        expect(table.sheet(entry)).to_have_count(0)
        expect(table.page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_key_searches_the_rules_and_keys_typed_there_do_not_play(table: TablePage):
    seq = table.situation().seq
    table.page.keyboard.press("/")
    field = table.sheet("Rules").get_by_label("Search")
    expect(field).to_be_focused()
    table.page.keyboard.type("jade 1")
    expect(field).to_have_value("jade 1")
    table.sheet("Rules").get_by_role("group", name="Rules").focus()
    table.page.keyboard.press("1")
    table.settle()
    assert table.situation().seq == seq
    assert not table.situation().asks


def test_on_a_phone_it_is_a_page_with_the_way_back(server: Server, visitor: Come):
    table = TablePage(visitor(**PHONE)).open(server.resume(played(2, 20), "person", "person").host)
    table.page.get_by_role("link", name="How to play").tap()
    sheet = table.sheet("How to play")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (390, 844)
    sheet.get_by_role("button", name="Back to the table").tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_the_sheet(server: Server, visitor: Come, look: str):
    table = TablePage(visitor(**LOOKS[look])).open(server.resume(played(2, 20), "person", "person").host)
    table.page.get_by_role("link", name="Rules").click()
    table.sheet("Rules").get_by_role("heading", name="Setup").wait_for()
    assert grave(table.page, "aside[tabindex]") == []


# As pages


def test_read_from_beginning_to_end_every_rule_comes_once(server: Server, visitor: Come):
    page = rules(server, visitor)
    seen = []
    for chapter in all_pages():
        expect(page.locator(f'[data-rule="{chapter.paragraphs[0].id}"]')).to_be_attached()
        seen += page.locator("[data-rule]").evaluate_all(SHOWN)
        following = page.get_by_role("link", name="Next:")
        if following.count():
            following.click()
    assert seen == list(all_paragraphs())


def test_a_rule_has_an_address_and_no_id_for_a_heading(server: Server, visitor: Come):
    page = rules(server, visitor, "WALL-3")
    rule = page.locator('[data-rule="WALL-3"]')
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("link", name="Link to rule WALL-3")).to_have_attribute("href", "#/rules/WALL-3")
    headings = page.get_by_role("heading").all_inner_texts()
    assert not any("WALL-" in heading for heading in headings)


def test_an_address_without_a_rule_says_so(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/rules/WALL-77")
    expect(page.get_by_text("There is no rule WALL-77.")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "typed", "rule", "marked"),
    [
        ("en-GB", "Complete WALL", "WALL-4", "wall"),
        ("fr-FR", "emissaire", "PALACE-1", "Émissaire"),
        ("cs-CZ", "sluzebnika", "WALL-1", "služebníka"),
        ("pl-PL", "sluzacego", "WALL-1", "służącego"),
    ],
)
def test_the_rules_are_searched_as_one_types(
    server: Server, visitor: Come, locale: str, typed: str, rule: str, marked: str
):
    page = rules(server, visitor, locale=locale)
    page.get_by_role("search").get_by_role("textbox").fill(typed)
    expect(page.locator(f'[data-rule="{rule}"] mark').filter(has_text=marked).first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=str(page.locator("[data-rule]").count()))).to_be_visible()


def test_what_is_not_in_the_rules_is_said(server: Server, visitor: Come):
    page = rules(server, visitor)
    page.get_by_label("Search").fill("dragon")
    expect(page.get_by_role("status")).to_have_text("No rule has these words.")


def test_a_piece_that_is_named_is_drawn(server: Server, visitor: Come):
    page = rules(server, visitor, "WALL-6")
    named = page.locator('[data-rule="WALL-6"] .named')
    expect(named).to_have_text(["servants", "VP", "Envoy"])
    expect(named.locator("svg")).to_have_count(3)


def test_the_contents_lead_to_each_part(server: Server, visitor: Come):
    page = rules(server, visitor)
    contents = page.get_by_role("navigation", name="Contents").first
    expect(contents.get_by_role("link")).to_have_text([chapter.title for chapter in all_pages()])
    contents.get_by_role("link", name="The Night").click()
    expect(page.locator('[data-rule="NIGHT-1"]')).to_be_in_viewport()
    expect(contents.locator("[aria-current=page]")).to_have_text("The Night")


def test_from_a_table_there_is_a_way_back(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "person").host)
    for address in ("rules", "help"):
        table.page.goto(f"{server.address}#/{address}")
        table.page.get_by_role("link", name="Back to the table").click()
        assert table.wait_for_own_turn().lit


def test_without_a_table_there_is_none(server: Server, visitor: Come):
    page = rules(server, visitor)
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_the_help_explains_the_words_of_the_rules(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/help")
    words = page.get_by_role("heading", name="Words").locator("xpath=following-sibling::dl[1]/dt")
    expect(words).to_have_count(11)
