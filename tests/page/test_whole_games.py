"""Whole games, played by clicking."""

from random import Random

from playwright.sync_api import expect

from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come


def test_a_solo_game_by_the_board(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person").host)
    table.play_on(Random(1), by="board")
    expect(table.ending.locator("li")).to_have_count(2)


def test_three_people_at_one_screen_by_keys(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "person", "person").host)
    table.play_on(Random(2), by="keys")
    expect(table.ending.locator("li")).to_have_count(3)


def test_against_two_bots_by_the_buttons(server: Server, visitor: Come):
    table = TablePage(visitor()).open(server.make("person", "novice", "novice").host)
    table.play_on(Random(3), by="buttons")
    expect(table.ending.locator("li")).to_have_count(3)
