"""At the table of a lesson: reading, answering, mistakes, help, looking at moves, keys, a finger."""

import re

import pytest
from playwright.sync_api import expect

from gugong.view.words import words_in
from tests.page.lesson_page import ELSEWHERE, OUTSIDE, SEEN, LessonPage, Turn, turns
from tests.page.test_access import LOOKS, PHONE, grave

ASKING = "canal"  # its third page is a question


def to_the_question(page: LessonPage) -> tuple[str, ...]:
    """Turn to it; what answers it."""
    panels = next(turns(ASKING)).progress.stage.say
    at = next(i for i, panel in enumerate(panels) if panel.answers)
    for _ in range(at):
        page.page.keyboard.press("n")
    expect(page.coach).to_have_attribute("data-coach", f"0:{at}")
    return tuple(panels[at].answers)


def test_pages_are_turned_by_keys_and_read_out(begin):
    page = begin("wall").page
    coach, spoken = page.locator("[data-coach]"), page.locator("main > p[role=status]")
    expect(coach).to_be_focused()
    for key, at in [("Enter", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Backspace", 0), ("n", 1), ("b", 0)]:
        page.keyboard.press(key)
        expect(coach).to_have_attribute("data-coach", f"0:{at}")
        expect(spoken).to_contain_text(coach.locator("p.words").inner_text())
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
    page.skip(next(turns(ASKING)))
    expect(page.table.offers.first).to_be_visible()


TASK, WRONG = "decree-levels", "decree L3-JADE"  # a task that one's own move can miss


def miss(page: LessonPage) -> Turn:
    """Play to the task, and miss it; the turn at which it was set."""
    for turn in turns(TASK):
        page.arrive(turn)
        page.skip(turn)
        if turn.progress.stage.until:
            page.play(turn, WRONG)
            expect(page.coach).to_have_attribute("data-outcome", "missed")
            return turn
        page.play(turn, turn.move)
    raise AssertionError("There is no task.")


def test_a_missed_task_is_tried_again_where_it_was_set(begin):
    page = begin(TASK)
    task = miss(page)
    page.button("learn-try-again").click()
    expect(page.coach).to_have_attribute("data-outcome", "going")
    page.skip(task)
    page.page.reload()
    page.skip(task)
    page.play(task, task.move)
    expect(page.coach).to_have_attribute("data-outcome", "done")


def test_a_lesson_may_be_begun_anew(begin):
    page = begin(TASK)
    miss(page)
    table = page.page.url
    page.button("learn-restart").click()
    expect(page.coach).to_have_attribute("data-coach", "0:0")
    expect(page.page).not_to_have_url(table)
    page.page.goto(page.page.url.split("#")[0])
    expect(page.page.get_by_role("link", name="Lesson: What decrees are worth")).to_have_count(1)


def test_nothing_invites_a_choice_before_everything_is_read(begin):
    page = begin("wall")
    expect(page.taught).to_contain_text(page.words.say("learn-after-next"))
    expect(page.table.ask).to_have_count(0)
    assert page.table.situation().lit == []
    page.skip(next(turns("wall")))
    expect(page.table.offers.first).to_be_visible()
    assert page.table.situation().lit != []


def test_what_to_do_is_shown_to_whoever_asks(begin):
    page, turn = begin("wall"), next(turns("wall"))
    page.skip(turn)
    page.button("learn-show").click()
    page.see_rings(["card:5-one-servant"])
    expect(page.table.ask.locator(".slot.shown")).to_contain_text("5")
    page.table.point("card:5-one-servant")
    page.see_rings(["place:wall"])
    page.table.thing("place:wall").click()
    expect(page.coach).to_have_attribute("data-coach", "1:0")


def test_what_to_do_is_shown_after_two_wrong_tries(begin):
    page, turn = begin("wall"), next(turns("wall"))
    page.skip(turn)
    points = turn.progress.stage.say[-1].points
    for rings in (points, ["card:5-one-servant"]):
        page.table.point("city:Beijing")
        expect(page.refusal).to_be_visible()
        page.see_rings(rings)


def test_nothing_glows_but_what_is_pointed_at(begin):
    page = begin("first-day")
    turn = next(turns("first-day"))
    page.skip(turn)
    page.play(turn, turn.move)
    expect(page.coach).to_have_attribute("data-coach", "1:0")
    page.page.wait_for_function(FRESH)
    assert page.page.evaluate(GLOWS) == 0


FRESH = "() => document.querySelectorAll('.table svg [data-fresh]').length > 0"
GLOWS = """() => [...document.querySelectorAll('svg [data-fresh]')]
    .filter(one => getComputedStyle(one).filter !== 'none').length"""


def test_the_last_questions_are_counted_by_themselves(begin):
    page = begin("first-day", locale="fr-FR")
    page.words = words_in("fr")
    *before, last = turns("first-day")
    for turn in before:
        page.arrive(turn)
        page.skip(turn)
        page.play(turn, turn.move)
    page.arrive(last)
    panels = last.progress.stage.say
    first = next(i for i, panel in enumerate(panels) if panel.answers)
    for _ in range(first - 1):
        page.page.keyboard.press("n")
    expect(page.coach).to_contain_text(f"Page {first} sur {first}")
    page.page.keyboard.press("n")
    expect(page.coach).to_contain_text("Question 1 sur 8")


def to_the_rival(page: LessonPage) -> None:
    """Play the first turn of the lesson on the wall, after which the rival moves."""
    for turn in turns("wall"):
        if turn.progress.at == 2:
            break
        page.skip(turn)
        page.play(turn, turn.move)


def test_ones_own_move_is_looked_at_before_the_others_moves_are_shown(begin):
    page = begin("wall", pace="fast")
    to_the_rival(page)
    expect(page.coach).to_have_attribute("data-coach", "2:0:look")
    expect(page.said).to_have_text(page.words.say("learn-look"))
    page.page.locator('[data-piece="wall:0:0"]').wait_for()
    expect(page.table.follow).to_have_count(0)
    expect(page.page.locator('[data-piece="wall:1:1"]')).to_have_count(0)
    page.button("learn-next").click()
    page.page.locator('[data-piece="wall:1:1"]').wait_for()
    expect(page.coach).to_have_attribute("data-coach", "2:0")


def test_what_is_shown_of_the_others_moves_comes_before_what_is_said_of_them(begin):
    page = begin("wall", pace="step")
    to_the_rival(page)
    expect(page.button("learn-next")).to_be_enabled()
    page.page.keyboard.press("n")
    expect(page.table.follow).to_be_visible()
    expect(page.coach).to_have_count(0)
    expect(page.rings).to_have_count(0)
    page.page.keyboard.press("Escape")
    expect(page.coach).to_have_attribute("data-coach", "2:0")


def test_a_lesson_that_is_won_stays_as_it_is_until_the_learner_plays_on(begin):
    page = begin("palace", pace="fast")
    for turn in turns("palace"):
        if not turn.move:
            break
        page.page.wait_for_function(SEEN, arg=page.first + turn.step)
        to_own_turn(page)
        page.skip(turn)
        page.play(turn, turn.move)
    expect(page.coach).to_have_attribute("data-coach", "3:0:look")
    expect(page.coach).to_have_attribute("data-outcome", "done")
    page.page.keyboard.press("n")
    page.page.keyboard.press("n")
    page.button("learn-play-on").click()
    expect(page.coach).to_have_count(0)
    page.table.wait_for_own_turn()


def to_own_turn(page: LessonPage) -> None:
    """Look at one's own move, if that is asked, and at the others'."""
    expect(page.coach).to_have_attribute("data-coach", re.compile(r"^\d+:\d+$|:look$"))
    if str(page.coach.get_attribute("data-coach")).endswith(":look"):
        expect(page.button("learn-next")).to_be_enabled()
        page.page.keyboard.press("n")


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
    stage, boards = -1, set()
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
                boards.add(page.page.evaluate(BOARD))
        if turn.move:
            page.act()
            boards.add(page.page.evaluate(BOARD))
            page.play(turn, turn.move)
    expect(page.coach).to_have_attribute("data-outcome", "done")
    assert len(boards) == 1, "the board changes its size between reading and acting"


BOARD = "() => document.querySelector('.strip').getBoundingClientRect().height"
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
