"""A review without a server: a saved game is opened, judged in the second worker, and the review is kept."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.advice.games import last_cards
from tests.static.static_page import StaticPage

JUDGED = 300_000  # milliseconds: the last turn only, but by a Python that is interpreted in a browser


def test_a_saved_game_is_opened_and_reviewed_and_the_review_is_kept(come: Callable[..., StaticPage], tmp_path: Path):
    visit, file = come(), tmp_path / "ending.gugong"
    last_cards(1, seed=2).verify().save(file)
    visit.page.get_by_label("Open a saved game").set_input_files(file)
    visit.at_table()
    visit.table.ending.get_by_role("link", name="Review").click()
    done = visit.page.locator("[data-review=done]")
    expect(done).to_be_visible(timeout=JUDGED)
    account = done.locator("[data-account]").inner_text()
    visit.page.reload()
    expect(done).to_be_visible(timeout=JUDGED)
    assert done.locator("[data-account]").inner_text() == account
    with visit.page.expect_download() as download:
        done.get_by_role("button", name="Save as a page").click()
    assert "<svg" in Path(download.value.path()).read_text("utf-8")
