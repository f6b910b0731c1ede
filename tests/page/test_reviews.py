"""The review of a finished game on the page: a bar, what it says, mistakes on the board of then, and another try."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from gugong.words import LANGUAGES, say
from tests.advice.games import last_cards
from tests.page.serving import Made, Server
from tests.page.table_page import TablePage
from tests.page.test_access import grave
from tests.page.test_languages import LOCALES, untranslated
from tests.page.watched import Come

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
JUDGED = 180_000  # milliseconds until a short game is judged, on a machine that is busy
OVERFLOWS = "node => node.scrollWidth > node.clientWidth"


class Reviewed(TablePage):
    """A finished game that is looked at again."""

    @property
    def review(self) -> Locator:
        return self.page.locator("[data-review]")

    @property
    def decision(self) -> Locator:
        return self.page.locator("[data-judged]")

    def done(self) -> Locator:
        expect(self.page.locator("[data-review=done]")).to_be_visible(timeout=JUDGED)
        return self.review

    def at(self, made: Made, path: str = "review") -> "Reviewed":
        self.page.goto(f"{made.host}/{path}")
        return self


@pytest.fixture(scope="session")
def made(server: Server) -> Made:
    """One table for all tests: what was found is kept."""
    return server.resume(last_cards(4).verify(), "person", "gardener")


@pytest.fixture
def table(made: Made, visitor: Come) -> Reviewed:
    found = Reviewed(visitor()).at(made)
    found.done()
    return found


def tenths(text: str) -> int:
    found = re.search(r"[+−]?\d+[.,]\d", text)
    assert found is not None, text
    return round(10 * float(found[0].replace("−", "-").replace(",", ".")))


def test_it_is_asked_for_at_the_end_and_a_bar_tells_how_far_it_is(server: Server, visitor: Come):
    table = Reviewed(visitor())
    table.open(server.resume(last_cards(2).verify(), "person", "gardener").host)
    table.ending.get_by_role("link", name="Review").click()
    expect(table.review.get_by_role("progressbar")).to_be_visible()
    expect(table.review).to_contain_text(re.compile(r"\d+ of \d+ parts judged"))
    expect(table.done().get_by_role("heading", name="Where the lead came from")).to_be_visible()


def test_it_is_cancelled_and_gone_on_with(server: Server, visitor: Come):
    table = Reviewed(visitor()).at(server.resume(last_cards(3).verify(), "person", "gardener"))
    table.review.get_by_role("button", name="Cancel").click()
    expect(table.review.get_by_role("status")).to_contain_text(say("en", "review-cancelled"))
    table.review.get_by_role("button", name="Go on with it").click()
    table.done()


def test_the_account_adds_up_as_it_is_read(table: Reviewed):
    rows = table.review.locator("[data-account] tr")
    first, *lines, last = [tenths(row.locator("td").first.inner_text()) for row in rows.all()]
    assert first + sum(lines) == last


def test_the_graph_is_also_a_table(table: Reviewed):
    points = table.review.locator("[data-graph] polyline").get_attribute("points")
    assert points is not None
    table.review.get_by_text("As a table").click()
    expect(table.review.locator("details tbody tr")).to_have_count(len(points.split()))


def test_decisions_are_stepped_through_by_keys_on_the_board_of_then(table: Reviewed):
    page = table.page
    table.review.get_by_role("link", name="Step through all decisions").click()
    expect(table.decision).to_contain_text("Decision 1 of")
    expect(table.page.locator(".grid")).to_be_visible()
    page.keyboard.press(".")
    expect(table.decision).to_contain_text("Decision 2 of")
    page.keyboard.press(",")
    expect(table.decision).to_contain_text("Decision 1 of")
    table.decision.get_by_role("link", name="Back to the review").click()
    table.done()


def test_mistakes_are_stepped_through_with_the_better_move_ringed_and_the_reason_by_source(table: Reviewed):
    marks = table.review.locator("li.small, li.costly, li.decisive")
    n = marks.count()
    assert n > 1, "the game was chosen for its mistakes"
    marks.first.get_by_role("link").click()
    expect(table.decision).to_contain_text(f"Mistake 1 of {n}")
    gains = [tenths(row) for row in table.decision.locator("tbody td:not(.bar)").all_inner_texts()]
    assert sum(gains) == tenths(table.decision.locator("tfoot td").inner_text())
    expect(table.decision).to_contain_text("Better: ")
    table.page.keyboard.press("ArrowRight")
    expect(table.decision).to_contain_text(f"Mistake 2 of {n}")
    table.page.keyboard.press("ArrowLeft")
    expect(table.decision).to_contain_text(f"Mistake 1 of {n}")


def test_another_seat_is_reviewed_too(table: Reviewed):
    table.review.get_by_label("Whose game").select_option("1")
    table.page.wait_for_url("**/review/1")
    table.done()


def test_who_watches_sees_the_same(made: Made, table: Reviewed, visitor: Come):
    said = table.review.locator("[data-account]").inner_text()
    watching = Reviewed(visitor())
    watching.page.goto(f"{made.links['spectator']}/review/0")
    expect(watching.done().locator("[data-account]")).to_have_text(re.compile(re.escape(said.splitlines()[0][:12])))
    assert watching.review.locator("[data-account]").inner_text() == said


def saved(page: Page, table: Reviewed, button: str) -> str:
    with page.expect_download() as download:
        table.review.get_by_role("button", name=button).click()
    return Path(download.value.path()).read_text("utf-8")


def test_it_is_saved_as_json_and_as_a_page(table: Reviewed):
    assert '"decisions"' in saved(table.page, table, "Save as JSON")
    assert "<svg" in saved(table.page, table, "Save as a page")


@pytest.mark.parametrize("how", ["With the same cards", "With the unseen dealt anew"])
def test_another_try_is_a_table_at_which_one_plays_on(made: Made, table: Reviewed, how: str):
    table.review.locator("li").get_by_role("link").first.click()
    table.decision.get_by_role("button", name=how).click()
    table.page.wait_for_url(lambda url: made.host.split("/")[-2] not in url)
    before = table.wait_for_own_turn().seq
    table.play_any(Random(1))
    table.see(before + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_fits_in_every_language(made: Made, visitor: Come, language: str, size: str):
    table = Reviewed(visitor(locale=LOCALES[language], **(PHONE if size == "phone" else {}))).at(made)
    table.done()
    assert not table.review.evaluate(OVERFLOWS)
    assert untranslated(table.page) == []
    table.review.locator("li").get_by_role("link").first.click()
    expect(table.decision.locator("h2")).to_be_visible()
    assert not table.decision.evaluate(OVERFLOWS)
    assert untranslated(table.page) == []


def test_it_is_accessible(table: Reviewed):
    assert grave(table.page) == []
    table.review.locator("li").get_by_role("link").first.click()
    expect(table.decision.locator("h2")).to_be_visible()
    assert grave(table.page) == []
