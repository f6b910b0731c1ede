"""Scores, the log since one's turn, and games stepped through."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.serving import Server, played
from tests.page.table_page import TablePage
from tests.page.watched import Come


@pytest.fixture
def over(server: Server, visitor: Come) -> TablePage:
    """A finished game of three at one screen."""
    return TablePage(visitor()).open(server.resume(played(3, 10_000), "person", "person", "person").host)


def test_the_ending_shows_seed_and_commitment_and_verifies_the_deal(over: TablePage):
    record = played(3, 10_000).record
    over.ending.get_by_text("The deal", exact=True).click()
    expect(over.ending).to_contain_text(record.commitment)
    expect(over.ending).to_contain_text(record.seed)
    over.ending.get_by_role("button", name="Verify this deal").click()
    expect(over.ending.get_by_role("status")).to_contain_text("is the one that was promised")


def test_the_commitment_is_shown_from_the_start_and_the_seed_is_not(server: Server, visitor: Come):
    record = played(2, 0).record
    page = visitor()
    TablePage(page).open(server.resume(played(2, 0), "person", "open").host)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text(record.commitment)
    assert record.seed not in page.content()


def test_another_game_with_the_same_people(over: TablePage):
    first = over.page.url
    over.ending.get_by_role("button", name="Play again").click()
    over.page.wait_for_url(lambda url: url != first)
    expect(over.question).not_to_be_empty()


def test_the_score_by_source_with_its_course(server: Server, visitor: Come):
    game = played(3, 80)
    page = visitor()
    TablePage(page).open(server.resume(game, "person", "person", "person").host)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tfoot td")).to_have_count(3)
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    added = [sum(int(cell.replace("–", "0")) for cell in column) for column in zip(*rows)]
    assert added == [int(cell) for cell in sheet.locator("tfoot td").all_inner_texts()]
    expect(sheet.get_by_role("img").locator("polyline")).to_have_count(3)


def test_since_your_last_turn(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "novice").host)
    chance = Random(1)
    for _ in range(60):
        table.play_any(chance)
        table.wait_for_own_turn()
        if table.news.is_visible():
            break
    first = table.news.locator("p").inner_text()
    table.news.get_by_role("button", name="One move on").click()
    assert table.news.locator("p").inner_text() != first
    table.log.get_by_role("button", name="Since your turn").click()
    expect(table.log.get_by_role("listitem").filter(has_text=first.removesuffix("§").strip()).first).to_be_visible()


def test_mengs_turn_is_shown_step_by_step(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    chance = Random(1)
    while not table.news.is_visible():
        table.play_any(chance)
    expect(table.news).to_have_accessible_name("Meng’s turn")
    expect(table.news.locator("p")).to_contain_text("Meng")
    expect(table.news.locator("small")).to_contain_text("1/")
    table.news.get_by_role("button", name="One move on").click()
    expect(table.news.locator("small")).to_contain_text("2/")


def test_a_finished_game_is_stepped_through_by_keys(over: TablePage):
    over.ending.get_by_role("link", name="Look back").click()
    expect(over.replay).to_contain_text("Move 0 of")
    over.page.keyboard.press("ArrowRight")
    expect(over.replay).to_contain_text("Move 1 of")
    over.page.keyboard.press("End")
    expect(over.replay.get_by_role("button", name="One move on")).to_be_disabled()


def test_the_address_is_a_link_to_the_position(over: TablePage, visitor: Come):
    other = visitor()
    other.goto(f"{over.page.url}/40/1")
    expect(TablePage(other).replay).to_contain_text("Move 40 of")
    expect(TablePage(other).replay.get_by_label("Seen by")).to_have_value("1")


def test_a_finished_game_is_seen_from_any_seat(over: TablePage):
    page = over.page
    page.goto(f"{page.url}/20/0")
    expect(over.replay).to_contain_text("Move 20 of")
    hand = over.hand()
    over.replay.get_by_label("Seen by").select_option("2")
    page.wait_for_url("**/20/2")
    over.see_another_hand(hand)


def test_a_running_game_is_looked_back_at_with_ones_own_eyes_only(server: Server, visitor: Come):
    page = visitor()
    table = TablePage(page).open(server.resume(played(3, 40), "person", "open", "open").host)
    page.goto(f"{page.url}/10")
    expect(table.replay).to_contain_text("Move 10 of 40")
    expect(table.replay.get_by_label("Seen by")).to_have_count(0)
    table.replay.get_by_role("link", name="Back to the table").click()
    expect(table.question).not_to_be_empty()


@pytest.mark.parametrize("moves", [40, 10_000], ids=["running", "finished"])
def test_play_on_from_a_position_against_bots(server: Server, visitor: Come, moves: int):
    page = visitor()
    made = server.resume(played(2, moves), "person", "person")
    table = TablePage(page).open(made.host)
    page.goto(f"{made.host}/20")
    expect(table.replay).to_contain_text("Move 20 of")
    table.replay.get_by_label("From here against").select_option("random")
    table.replay.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: made.host not in url)
    before = table.wait_for_own_turn().seq
    table.play_any(Random(1))
    table.see(before + 1)
