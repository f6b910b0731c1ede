"""Where lessons are found and offered, and how a learner goes on when one is over."""

import re
from random import Random

from playwright.sync_api import Page, expect

from gugong.lessons import LESSONS
from tests.page.lesson_page import LessonPage
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.watched import Come

LEARNT = "localStorage['gugong-lessons'] = JSON.stringify({ done: ['wall'] })"


# Where lessons are found.


def test_every_lesson_is_listed_and_what_is_learnt_is_marked(server: Server, visitor: Come):
    page = visitor()
    page.goto(server.address)
    page.evaluate(LEARNT)
    page.goto(f"{server.address}#/learn")
    page.reload()
    expect(page.locator("[data-lesson]")).to_have_count(len(LESSONS))
    expect(page.locator("[data-lesson] em")).to_have_count(1)
    expect(page.locator("[data-lesson=wall]")).to_contain_text("Done")


def test_who_has_never_played_here_is_offered_a_first_day(server: Server, visitor: Come):
    page = visitor()
    page.goto(server.address)
    page.get_by_role("button", name="Play a guided first day").click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "0:0")
    page.goto(server.address)
    expect(page.get_by_role("link", name="Lesson: Your first day")).to_be_visible()
    expect(page.locator("[data-first-day]")).to_have_count(0)


def test_the_offer_is_waved_away_for_good(server: Server, visitor: Come):
    page = visitor()
    page.goto(server.address)
    page.locator("[data-first-day]").get_by_role("button", name="No, thanks").click()
    expect(page.locator("[data-first-day]")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play against Meng").wait_for()
    expect(page.locator("[data-first-day]")).to_have_count(0)


def test_lessons_are_reached_from_the_menu_and_the_help_and_lead_back_to_the_table(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.make("person", "person").host)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Lessons").click()
    page.get_by_role("link", name="Back to the table").click()
    page.locator("main[data-seq]").wait_for()
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("complementary").get_by_role("link", name="Lessons").click()
    expect(page.locator("[data-lesson]")).to_have_count(len(LESSONS))


# What a game offers.


def meet_a_place(page: Page, server: Server) -> TablePage:
    """In a new game, until something is to be done at a place that was not met before."""
    table = TablePage(page).open(server.make("person", "novice", seed=3).host)
    for turn in range(20):
        if page.locator("[data-offer]").count():
            return table
        table.play_any(Random(turn))
        table.wait_for_own_turn()
    raise AssertionError("No lesson is offered.")


def test_a_first_game_offers_the_lesson_of_a_place_and_moves_nothing(server: Server, visitor: Come):
    page = visitor()
    table = meet_a_place(page, server)
    before = [row.bounding_box() for row in table.offers.all()]
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("[data-offer]")).to_have_count(0)
    assert [row.bounding_box() for row in table.offers.all()] == before


def test_a_first_game_may_be_told_to_offer_nothing(server: Server, visitor: Come):
    page = visitor()
    table = meet_a_place(page, server)
    page.get_by_role("button", name="Never ask").click()
    for turn in range(12):
        expect(page.locator("[data-offer]")).to_have_count(0)
        if not table.over():
            table.play_any(Random(turn))
            table.wait_for_own_turn()


def test_a_second_game_offers_the_lesson_of_a_place_that_the_first_one_did_not(server: Server, visitor: Come):
    page = visitor()
    offer = page.locator("[data-offer]")
    meet_a_place(page, server)
    first = str(offer.get_attribute("data-offer"))
    meet_a_place(page, server)
    expect(offer).not_to_have_attribute("data-offer", first)


def test_an_offered_lesson_is_begun_and_leads_back(server: Server, visitor: Come):
    page = visitor()
    meet_a_place(page, server)
    first = page.url
    place = page.locator("[data-offer]").get_attribute("data-offer")
    page.get_by_role("button", name="Learn it").click()
    lesson = LessonPage(page)
    lesson.coach.wait_for()
    lesson.first = lesson.table.situation().seq
    lesson.play_through(str(place))
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(first)


def test_the_card_of_a_place_leads_to_its_lesson(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.make("person", "person").host)
    page.locator('[data-thing="official:jade"]').first.hover()
    page.locator("#thing-card").get_by_role("button", name="Lesson: The jade market").click()
    expect(page.get_by_role("region", name="The jade market")).to_be_visible()


def test_a_key_leads_to_the_lesson_about_what_has_the_focus(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.make("person", "person").host)
    page.locator('[data-thing="official:wall"][tabindex]').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#thing-card.shown")).to_contain_text("Lesson: The Great Wall")
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The Great Wall")).to_be_visible()


# When a lesson is over.


def test_a_game_is_begun_from_the_end_of_a_lesson(begin):
    page = begin("jade")
    page.play_through("jade")
    expect(page.button("learn-game")).to_have_accessible_description(page.words.say("learn-game-about"))
    page.button("learn-game").click()
    page.page.get_by_role("heading", name="Gùgōng").wait_for()
    page.table.wait_for_own_turn()
    expect(page.coach).to_have_count(0)


def test_whoever_has_learnt_about_meng_plays_against_him(begin):
    page = begin("meng")
    page.play_through("meng")
    expect(page.button("learn-game")).to_have_accessible_description(page.words.say("learn-game-meng"))
    page.button("learn-game").click()
    expect(page.coach).to_have_count(0)
    page.table.wait_for_own_turn()
    expect(page.page.locator('[data-thing="deck"]')).not_to_have_count(0)


def test_the_game_goes_on_when_the_lesson_is_over(begin):
    page = begin("jade")
    page.play_through("jade")
    expect(page.button("learn-play-on")).to_have_accessible_description(page.words.say("learn-play-on-about"))
    page.button("learn-play-on").click()
    expect(page.coach).to_have_count(0)
    expect(page.table.recent).to_be_visible()
    page.table.play_any(Random(1))
    page.page.reload()
    page.table.wait_for_own_turn()
    expect(page.coach).to_have_count(0)


def test_the_next_lesson_is_offered(begin):
    page = begin("jade")
    page.play_through("jade")
    page.taught.get_by_role("button", name=re.compile("^Next:")).click()
    expect(page.page.get_by_role("region", name="Intrigue")).to_be_visible()
