"""Scores, and games stepped through."""

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


def test_a_finished_game_is_stepped_through_by_keys(over: TablePage):
    over.ending.get_by_role("link", name="Replay").click()
    expect(over.replay).to_contain_text("Move 0 of")
    over.page.keyboard.press("ArrowRight")
    expect(over.replay).to_contain_text("Move 1 of")
    over.page.keyboard.press("End")
    expect(over.replay.get_by_role("button", name="One move forward")).to_be_disabled()


def test_the_address_of_a_spectator_is_a_link_to_the_position(server: Server, visitor: Come):
    made = server.resume(played(3, 10_000), "person", "person", "person")
    watching = TablePage(visitor())
    watching.page.goto(f"{made.links['spectator']}/40/1")
    expect(watching.replay).to_contain_text("Move 40 of")
    watching.page.keyboard.press("ArrowRight")
    expect(watching.replay).to_contain_text("Move 41 of")
    other = TablePage(visitor())
    other.page.goto(watching.page.url)
    expect(other.replay).to_contain_text("Move 41 of")
    expect(other.replay.get_by_label("Seen by")).to_have_value("1")


def test_a_finished_game_is_seen_from_any_seat(over: TablePage):
    page = over.page
    page.goto(page.url.replace("/end", "/20/0"))
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
    table.replay.get_by_label("Play on from here against").select_option("gardener")
    table.replay.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: made.host.rpartition("/")[0] not in url)
    before = table.wait_for_own_turn().seq
    table.play_any(Random(1))
    table.see(before + 1)
