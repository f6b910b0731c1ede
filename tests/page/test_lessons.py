"""Every lesson through the real page, in every language: reading, looking, answering, playing, and going wrong."""

import pytest
from playwright.sync_api import expect

from gugong.lessons import LESSONS
from gugong.lessons.document import Panel
from tests.page.lesson_page import ELSEWHERE, OUTSIDE, LessonPage, Turn, asked, turns
from tests.page.serving import Server
from tests.page.watched import Come

LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "pl": "pl-PL"}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end(server: Server, visitor: Come, name: str, language: str):
    page = LessonPage(visitor(locale=LOCALES[language]), language).begin(server.address, name)
    stage, erred = -1, {"illegal": False, "legal": False}
    for turn in turns(name):
        page.arrive(turn)
        if turn.progress.at > stage:
            stage = turn.progress.at
            read(page, turn)
        if turn.move:
            err(page, turn, erred)
            page.play(turn, turn.move)
    expect(page.coach).to_have_attribute("data-outcome", "done")
    expect(page.taught).to_contain_text(page.words.say("learn-learnt"))
    assert erred == {"illegal": True, "legal": True}
    assert page.page.evaluate("JSON.parse(localStorage['gugong-lessons']).done") == [name]


def read(page: LessonPage, turn: Turn) -> None:
    """Each page says its words, shows its rings, and fits; questions are answered wrongly and then rightly."""
    names = page.words.seat_names(turn.game.record.options.players)
    for panel in page.read(turn):
        said = page.words.say(f"lesson-{turn.progress.lesson.name}-{panel.id}", rival=names[1])
        expect(page.said).to_have_text(said)
        page.see_rings(panel.points)
        assert page.page.evaluate(OUTSIDE) == []
        if panel.answers:
            answer(page, turn, panel)


def answer(page: LessonPage, turn: Turn, panel: Panel) -> None:
    """A wrong answer is told why it is wrong."""
    answers, name = panel.answers, turn.progress.lesson.name
    expect(page.button("learn-next")).to_have_count(0 if turn.progress.stage.say[-1].answers == answers else 1)
    page.point(ELSEWHERE)
    expect(page.found).to_contain_text(page.name(turn.game, ELSEWHERE))
    expect(page.found).to_contain_text(page.words.say(f"lesson-{name}-{panel.id}-not"))
    page.point(answers[0])
    expect(page.found).to_have_attribute("data-found", "true")
    expect(page.found).to_contain_text(page.name(turn.game, answers[0]))


def err(page: LessonPage, turn: Turn, erred: dict[str, bool]) -> None:
    """Once click what cannot be chosen, and once play what is legal but not what the lesson is about."""
    if not erred["illegal"]:
        page.table.point("city:Beijing")
        expect(page.refusal).to_be_visible()
        erred["illegal"] = True
    progress = turn.progress
    other = [one.move for one in asked(turn.game, "en").choices if not progress.allows(one.move)]
    if other and not erred["legal"]:
        page.play(turn, other[0])
        expect(page.refusal).to_contain_text(page.words.say(progress.otherwise))
        expect(page.coach).to_have_attribute("data-coach", f"{progress.at}:{len(progress.stage.say) - 1}")
        erred["legal"] = True
