"""Where lessons are found and offered, and how a learner gets on: questions, mistakes, keys, a finger, the end."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from gugong.lessons import LESSONS
from tests.page.lesson_page import ELSEWHERE, OUTSIDE, LessonPage, turns
from tests.page.serving import Server
from tests.page.table_page import TablePage
from tests.page.test_access import LOOKS, PHONE, grave
from tests.page.watched import Come

ASKING = "canal"  # its third page is a question
LEARNT = "localStorage['gugong-lessons'] = JSON.stringify({ done: ['wall'] })"


@pytest.fixture
def begin(server: Server, visitor: Come):
    def begun(name: str, **how: object) -> LessonPage:
        return LessonPage(visitor(**how)).begin(server.address, name)

    return begun


def to_the_question(page: LessonPage) -> tuple[str, ...]:
    """Turn to it; what answers it."""
    panels = next(turns(ASKING)).progress.stage.say
    at = next(i for i, panel in enumerate(panels) if panel.answers)
    for _ in range(at):
        page.page.keyboard.press("n")
    expect(page.coach).to_have_attribute("data-coach", f"0:{at}")
    return tuple(panels[at].answers)


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


# What a first game offers.


def meet_a_place(page: Page, server: Server) -> TablePage:
    """In a first game, until something is to be done at a place."""
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


def test_a_second_game_offers_nothing(server: Server, visitor: Come):
    page = visitor()
    TablePage(page).open(server.make("person", "person").host)
    with pytest.raises(AssertionError, match="No lesson is offered"):
        meet_a_place(page, server)


def test_an_offered_lesson_is_begun_and_leads_back(server: Server, visitor: Come):
    page = visitor()
    meet_a_place(page, server)
    first = page.url
    place = page.locator("[data-offer]").get_attribute("data-offer")
    page.get_by_role("button", name="Learn it").click()
    lesson = LessonPage(page)
    lesson.coach.wait_for()
    lesson.first = lesson.table.situation().seq
    play_through(lesson, str(place))
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(first)


def play_through(page: LessonPage, name: str) -> None:
    stage = -1
    for turn in turns(name):
        page.arrive(turn)
        if turn.progress.at > stage:
            stage = turn.progress.at
            for panel in page.read(turn):
                if panel.answers:
                    page.point(panel.answers[0])
        if turn.move:
            page.play(turn, turn.move)


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


# At the table of a lesson.


def test_pages_are_turned_by_keys_and_read_out(begin):
    page = begin("wall").page
    coach, spoken = page.locator("[data-coach]"), page.locator("main > p[role=status]")
    expect(coach).to_be_focused()
    for key, at in [("Enter", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Backspace", 0), ("n", 1), ("b", 0)]:
        page.keyboard.press(key)
        expect(coach).to_have_attribute("data-coach", f"0:{at}")
        expect(spoken).to_contain_text(coach.locator("p.words:not(.hidden)").inner_text())
    expect(spoken).to_contain_text("Ringed on the table")


def test_a_lesson_by_keys_alone(begin):
    page = begin(ASKING)
    stage, keys = -1, page.page.keyboard
    for turn in turns(ASKING):
        page.arrive(turn)
        for at, panel in enumerate(turn.progress.stage.say if turn.progress.at > stage else []):
            expect(page.coach).to_have_attribute("data-coach", f"{turn.progress.at}:{at}")
            if panel.answers:
                expect(page.thing(panel.answers[0])).to_have_attribute("tabindex", re.compile("0|-1"))
                page.thing(panel.answers[0]).focus()
                keys.press("Enter")
                expect(page.found).to_have_attribute("data-found", "true")
            keys.press("n")
        stage = turn.progress.at
        if turn.move:
            page.play(turn, turn.move, by="keys")
    expect(page.coach).to_have_attribute("data-outcome", "done")


def test_a_question_is_answered_by_pointing_and_nothing_is_chosen(begin):
    page = begin(ASKING)
    answers = to_the_question(page)
    expect(page.table.ask).to_have_count(0)
    assert page.table.situation().lit == []
    for hint in ("Try again", "ringed now"):
        page.point(ELSEWHERE)
        expect(page.found).to_contain_text(hint)
    page.see_rings(answers)
    page.point(answers[0])
    expect(page.found).to_contain_text("That is right")
    page.button("learn-next").click()
    expect(page.table.offers.first).to_be_visible()


def test_a_missed_task_is_tried_again(begin):
    page = begin("wall")
    for turn in turns("wall"):
        page.arrive(turn)
        if turn.progress.stage.until:
            break
        page.play(turn, turn.move)
    for _ in range(20):
        if page.coach.get_attribute("data-outcome") == "missed":
            break
        page.table.play_any(Random(0))
        page.coach.wait_for()
    table = page.page.url
    page.button("learn-try-again").click()
    expect(page.coach).to_have_attribute("data-coach", "0:0")
    assert page.page.url != table
    page.page.goto(page.page.url.split("#")[0])
    expect(page.page.get_by_role("link", name="Lesson: The Great Wall")).to_have_count(1)


def test_the_game_goes_on_when_the_lesson_is_over(begin):
    page = begin("jade")
    play_through(page, "jade")
    page.button("learn-play-on").click()
    expect(page.coach).to_have_count(0)
    expect(page.table.recent).to_be_visible()
    page.table.play_any(Random(1))
    page.page.reload()
    page.table.wait_for_own_turn()
    expect(page.coach).to_have_count(0)


def test_the_next_lesson_is_offered(begin):
    page = begin("jade")
    play_through(page, "jade")
    page.coach.get_by_role("button", name=re.compile("^Next:")).click()
    expect(page.page.get_by_role("region", name="Intrigue")).to_be_visible()


def test_what_is_shown_of_the_others_moves_comes_before_what_is_said_of_them(begin):
    page = begin("wall", pace="step")
    for turn in turns("wall"):
        if turn.progress.at == 2:
            break
        page.arrive(turn)
        page.play(turn, turn.move)
    expect(page.table.follow).to_be_visible()
    expect(page.coach).to_have_count(0)
    expect(page.rings).to_have_count(0)
    page.page.keyboard.press("Escape")
    expect(page.coach).to_have_attribute("data-coach", "2:0")


def test_nothing_is_said_of_links_and_deals(begin):
    page = begin("wall").page
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("Use this name")
    for words in ("Invite", "deal", "another device", "Leave"):
        expect(menu.get_by_text(words)).to_have_count(0)


def test_a_ring_follows_its_thing(begin):
    page = begin("wall")
    page.see_rings(next(turns("wall")).progress.stage.say[0].points)
    for width, height in [(1280, 720), (1024, 768), (820, 1180)]:
        page.page.set_viewport_size({"width": width, "height": height})
        page.page.wait_for_function(AROUND, arg="official:wall")


AROUND = """thing => {
    const ring = document.querySelector("[data-ring]").getBoundingClientRect();
    return [...document.querySelectorAll(`.board [data-thing="${thing}"]`)].every(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return ring.left < left && ring.top < top && ring.right > right && ring.bottom > bottom;
    });
}"""


def test_a_lesson_on_a_phone(begin):
    """The board turns to what is spoken of; what is said makes room for the question."""
    page = begin(ASKING, **PHONE)
    stage = -1
    for turn in turns(ASKING):
        page.arrive(turn)
        if turn.progress.at > stage:
            stage = turn.progress.at
            for panel in page.read(turn):
                assert page.page.evaluate(OUTSIDE) == []
                if panel.points:
                    page.page.wait_for_function(IN_SIGHT)
                if panel.answers:
                    page.turn_to(panel.answers[0])
                    page.point(panel.answers[0])
                    expect(page.found).to_have_attribute("data-found", "true")
        if turn.move:
            if page.button("learn-act").count():
                page.button("learn-act").tap()
            page.play(turn, turn.move)
    expect(page.coach).to_have_attribute("data-outcome", "done")


IN_SIGHT = """() => [...document.querySelectorAll("[data-ring]")].some(ring => {
    const { left, right } = ring.getBoundingClientRect();
    return left > -20 && right < innerWidth + 20;
})"""


NAMED = """() => {
    const things = [...document.querySelectorAll(".grid [data-thing][role=img]")];
    return things.length > 20 && things.every(one => one.ariaLabel);
}"""


@pytest.mark.parametrize("look", LOOKS)
def test_everybody_can_learn(begin, look: str):
    page = begin(ASKING, **LOOKS[look])
    page.page.wait_for_function(NAMED)
    assert grave(page.page) == []
    to_the_question(page)
    page.point(ELSEWHERE)
    page.found.get_by_text("Try again").wait_for()
    assert grave(page.page) == []
