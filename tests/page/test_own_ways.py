"""Learners who do a task in a way of their own, in the browser."""

import pytest
from playwright.sync_api import expect

from gugong.lessons import LEARNER
from gugong.table.ways import find_way
from gugong.view.words import words_in
from tests.lessons.own_ways import LOST, OPEN, UNSEEN, OwnWay, after
from tests.lessons.playing import Moment
from tests.page.lesson_page import OUTSIDE, LessonPage, Turn, asked, given
from tests.page.measure import flaws
from tests.page.test_access import PHONE
from tests.page.test_lessons import LOCALES

NO_OTHER_WAY = [way for way in LOST if (way.lesson, way.stage) in {("jade", 2), ("double", 5)}]


def shown(page: LessonPage, turn: Turn) -> str:
    """Ask what to do, and see it ringed; the move."""
    game = turn.game
    move = find_way(game.observe(LEARNER), turn.progress, game.components).move
    choices = asked(game, page.language).choices
    targets = next(choice.targets for choice in choices if choice.move == move)
    page.button("learn-show").click()
    expect(page.coach).to_contain_text(page.words.say("learn-shown"))
    page.see_rings(targets[len(given(choices)) :][:1])
    return move


@pytest.mark.parametrize("way", OPEN, ids=str)
def test_whoever_asks_is_shown_a_way_to_the_end(begin, way: OwnWay):
    page = begin(way.lesson)
    turn = page.go(way)
    while turn.progress.at == way.stage:
        page.arrive(turn)
        move = shown(page, turn)
        page.play(turn, move)
        reached = after(Moment(turn.game, turn.progress, ""), move)
        steps = turn.step + len(reached.game.history) - len(turn.game.history)
        turn = Turn(steps, reached.game, reached.progress, "")
    page.arrive(turn)
    expect(page.coach).to_have_attribute("data-coach", f"{way.stage + 1}:0")


@pytest.mark.parametrize("way", NO_OTHER_WAY, ids=str)
def test_a_lost_task_is_tried_again_where_it_was_set(begin, way: OwnWay):
    page = begin(way.lesson)
    page.go(way)
    page.button("learn-show").click()
    expect(page.said).to_have_text(page.words.say("learn-lost"))
    page.see_rings([])
    expect(page.page.locator("main > p[role=status]")).to_contain_text(page.words.say("learn-lost"))
    page.button("learn-try-again").click()
    expect(page.said).not_to_have_text(page.words.say("learn-lost"))
    expect(page.button("learn-try-again")).to_have_count(0)
    expect(page.coach).to_have_attribute("data-outcome", "going")


def test_where_no_way_is_in_sight_the_learner_may_go_on(begin):
    page = begin(UNSEEN[0].lesson)
    turn = page.go(UNSEEN[0])
    page.button("learn-show").click()
    expect(page.said).to_have_text(page.words.say("learn-unseen"))
    page.play(turn, "pay 2")
    expect(page.said).not_to_have_text(page.words.say("learn-unseen"))


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_said_of_a_lost_task_fits_on_a_phone(begin, language: str):
    way = next(way for way in LOST if way.lesson == "double" and way.stage == 1)
    page = begin(way.lesson, locale=LOCALES[language], **PHONE)
    page.language, page.words = language, words_in(language)
    page.go(way)
    page.page.locator(".acting").get_by_role("button", name=page.words.say("learn-show")).tap()
    expect(page.said).to_have_text(page.words.say("learn-lost"))
    expect(page.button("learn-go-on")).to_be_visible()
    assert [*flaws(page.page, True), *page.page.evaluate(OUTSIDE)] == []
    page.button("learn-try-again").tap()
    expect(page.said).not_to_have_text(page.words.say("learn-lost"))
