"""Hints on the page: a lantern beside the question, and four steps, as many as the player wants."""

import re

import pytest
from playwright.sync_api import Locator, expect

from gugong.words import LANGUAGES, say
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.test_languages import LOCALES, untranslated
from tests.page.watched import Come

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
POINTS = re.compile(r"[+−]?\d+[.,]\d")
OVERFLOWS = "node => node.scrollWidth > node.clientWidth"


class Hinting(TablePage):
    """A table at which hints are taken."""

    @property
    def panel(self) -> Locator:
        return self.page.locator("[data-hint]")

    @property
    def lantern(self) -> Locator:
        return self.ask.locator("[aria-keyshortcuts=h]")

    @property
    def rings(self) -> Locator:
        return self.page.locator("[data-ring]")

    def sees(self, step: int) -> None:
        """So many steps, and the search is over."""
        expect(self.page.locator(f'[data-hint="{step}"][data-settled=true]')).to_be_visible()

    def take(self, *steps: int) -> None:
        for step in steps:
            self.page.keyboard.press("h")
            self.sees(step)


@pytest.fixture
def table(server: Server, visitor: Come) -> Hinting:
    found = Hinting(visitor())
    found.open(server.make("person", "gardener", seed=5).host)
    return found


def tenths(text: str) -> int:
    """A figure of the reason."""
    found = POINTS.search(text)
    assert found is not None, text
    return round(float(found[0].replace("−", "-").replace(",", ".")) * 10)


# The four steps, by keyboard


def test_the_first_step_says_what_matters_and_points_at_nothing(table: Hinting):
    table.take(1)
    expect(table.panel).to_contain_text(re.compile("Think about|about as good"))
    expect(table.rings).to_have_count(0)


def test_the_second_step_rings_where(table: Hinting):
    table.take(1, 2)
    expect(table.page.locator('[data-ring^="place:"]').first).to_be_visible()
    expect(table.page.locator('[data-ring^="card:"]')).to_have_count(0)
    expect(table.panel).to_contain_text("Here: ")


def test_the_third_step_names_the_move_and_marks_its_row(table: Hinting):
    table.take(1, 2, 3)
    expect(table.panel.locator(".move")).not_to_be_empty()
    expect(table.page.locator('[data-ring^="card:"]').first).to_be_visible()
    expect(table.ask.locator(".slot.shown")).to_have_count(1)


def test_the_fourth_step_gives_the_reason_in_figures_that_add_up(table: Hinting):
    table.take(1, 2, 3, 4)
    rows = [tenths(row) for row in table.panel.locator("tbody tr").all_inner_texts()]
    assert rows
    assert sum(rows) == tenths(table.panel.locator("tfoot").inner_text())


def test_after_the_fourth_step_there_is_no_more_to_ask_for(table: Hinting):
    table.take(1, 2, 3, 4)
    expect(table.lantern).to_be_disabled()
    expect(table.panel.get_by_role("button")).to_have_count(1)


def test_escape_closes_it_and_the_key_opens_it_again_for_nothing(table: Hinting):
    table.take(1)
    seq = table.situation().seq
    table.page.keyboard.press("Escape")
    expect(table.panel).to_have_count(0)
    table.take(1)
    assert table.situation().seq == seq


def test_it_is_read_out_when_it_comes_and_interrupts_nobody(table: Hinting):
    table.take(1)
    expect(table.panel.locator("[aria-live=polite]")).to_contain_text(re.compile(r"\w"))


# Playing meanwhile


def test_a_move_waits_for_no_search_and_the_hint_goes_with_its_question(table: Hinting):
    seq = table.situation().seq
    table.page.keyboard.press("h")
    table.see(seq + 1)
    table.offers.first.click()
    table.offers.first.click()
    table.see(seq + 2)
    expect(table.panel).to_have_count(0)


def test_what_has_been_picked_stays_picked(table: Hinting):
    table.point(table.situation().lit[0])
    question = table.question.inner_text()
    table.take(1)
    assert table.question.inner_text() == question


def test_after_a_reload_it_is_there_again(table: Hinting):
    table.take(1, 2)
    said = table.panel.inner_text()
    table.page.reload()
    table.sees(2)
    assert table.panel.inner_text() == said


# Who may


def test_where_others_play_the_reason_is_told_and_there_is_no_lantern(server: Server, visitor: Come):
    table = Hinting(visitor())
    table.open(server.make("person", "person").host)
    expect(table.lantern).to_have_count(0)
    table.page.keyboard.press("h")
    expect(table.ask.get_by_role("alert")).to_contain_text(say("en", "server-no-hints"))


def test_where_all_agreed_there_is_one(server: Server, visitor: Come):
    table = Hinting(visitor())
    table.open(server.make("person", "person", hints=True).host)
    table.take(1)


def test_the_option_is_offered_where_several_people_play(server: Server, visitor: Come):
    page = visitor()
    page.goto(f"{server.address}#/new")
    option = page.get_by_label("Hints for everybody")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(option).to_have_count(0)
    for other in page.locator("select").filter(has=page.locator("option[value=open]")).all()[1:]:
        other.select_option("open")
    option.check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-waiting]")).to_contain_text(say("en", "hint-agreed"))


def test_everybody_sees_how_many_were_taken(server: Server, visitor: Come):
    made = server.make("person", "gardener", seed=5)
    table = Hinting(visitor())
    table.open(made.host)
    table.take(1, 2)
    watching = TablePage(visitor()).open(made.links["spectator"])
    expect(watching.page.get_by_text(re.compile("took a hint: step 2 of 4")).last).to_be_visible()
    watching.page.keyboard.press("s")
    expect(watching.page.locator("[data-hints] td").first).to_have_text("2")
    expect(watching.page.locator("[data-hint]")).to_have_count(0)


# Small, and in four languages


def test_on_a_phone_it_takes_the_place_of_the_question_until_the_player_acts(server: Server, visitor: Come):
    table = Hinting(visitor(**PHONE))
    table.open(server.make("person", "gardener", seed=5).host)
    board = table.page.locator(".pages").bounding_box()
    table.lantern.tap()
    for step in (1, 2, 3):
        table.sees(step)
        table.panel.locator("[aria-keyshortcuts=h]").tap()
    table.sees(4)
    assert table.page.locator(".pages").bounding_box() == board
    card = table.page.locator('[data-ring^="card:"]').first.get_attribute("data-ring")
    table.thing(str(card)).tap()
    expect(table.panel).to_have_count(0)
    expect(table.offers.first).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_and_fits(server: Server, visitor: Come, language: str, size: dict[str, object]):
    table = Hinting(visitor(locale=LOCALES[language], **size))
    table.open(server.make("person", "gardener", seed=5).host)
    for step in (1, 2, 3, 4):
        table.take(step)
        assert untranslated(table.page) == []
        assert not table.panel.evaluate(OVERFLOWS)
    expect(table.panel).to_contain_text(say(language, "hint-how"))
