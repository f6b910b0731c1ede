"""Whole games without a server, first with the file server and then with none."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.page.lesson_page import LessonPage
from tests.static.serving import Server
from tests.static.static_page import StaticPage

Opening = Callable[..., StaticPage]


def test_a_solo_game_and_the_same_game_after_a_reload_without_the_server(come: Opening, server: Server):
    visit = come()
    table = visit.begin("person")
    table.play_on(Random(1), by="board")
    expect(table.ending.locator("ol > li")).to_have_count(2)
    ranking = table.ending.locator("ol").first
    scores = ranking.inner_text()
    server.stop()
    visit.page.reload()
    visit.at_table()
    assert visit.told.get_attribute("data-stage") != "ready"  # what was last shown is there before Python is
    assert ranking.inner_text() == scores
    visit.wait("ready")
    assert ranking.inner_text() == scores


def test_against_two_bots_and_with_the_server_stopped_in_mid_game(come: Opening, server: Server):
    visit = come()
    table = visit.begin("person", "gardener", "minister", seed=2)
    for _ in range(6):
        table.play_any(Random(2))
    seq = table.wait_for_own_turn().seq
    server.stop()
    visit.reload()
    visit.at_table()
    assert table.wait_for_own_turn().seq == seq
    table.play_on(Random(3))
    expect(table.ending.locator("ol > li")).to_have_count(3)


def test_two_people_at_one_screen_by_keys(come: Opening):
    table = come().begin("person", "person", seed=3)
    table.play_on(Random(4), by="keys")
    expect(table.ending.locator("ol > li")).to_have_count(2)


def test_a_lesson_without_the_server(come: Opening, server: Server):
    visit = come()
    server.stop()
    visit.reload()
    lesson = LessonPage(visit.page).begin(visit.address, "jade")
    lesson.play_through("jade")
    expect(lesson.coach).to_have_attribute("data-outcome", "done")
