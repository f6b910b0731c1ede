"""Every lesson can be played to its end, and says what is true on the way."""

import pytest

from gugong.lessons import LEARNER, LESSONS, Progress, lesson
from gugong.view.rulebook import all_pages
from gugong.view.things import describe
from gugong.view.words import LANGUAGES, words_in
from tests.lessons.playing import moments

LONGEST = 60  # words of one panel: it says one thing
EVERY_LESSON = pytest.mark.parametrize("name", LESSONS)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LESSON
def test_a_lesson_is_played_to_its_end_by_its_own_moves(name):
    *_, last = moments(lesson(name))
    assert last.progress.at == len(lesson(name).stages) - 1


@EVERY_LESSON
def test_what_is_pointed_at_lies_on_the_table(name):
    for game, progress, _ in moments(lesson(name)):
        seen = game.observe(LEARNER)
        for panel in progress.stage.say:
            for thing in panel.points + panel.answers:
                assert describe(seen, game.components, thing, words_in("en"), ["Crane", "Carp"]).name


@EVERY_LESSON
def test_every_expected_move_may_be_made_wrongly(name):
    """A lesson that expects all there is would teach nothing: something else is legal, and refused."""
    tried = [
        (progress, [move.text for move in game.moves()])
        for game, progress, _ in moments(lesson(name))
        if progress.stage.expect and game.asks().seat == LEARNER
    ]
    assert any(not all(map(progress.allows, legal)) for progress, legal in tried)


@EVERY_LANGUAGE
@EVERY_LESSON
def test_everything_a_lesson_says_has_words(name, language):
    words = words_in(language)
    for stage in lesson(name).stages:
        for panel in stage.say:
            assert len(words.say(f"lesson-{name}-{panel.id}", rival="Carp").split()) <= LONGEST, panel.id
            if panel.answers:
                assert words.say(f"lesson-{name}-{panel.id}-not", rival="Carp")
        if stage.otherwise:
            assert words.say(f"lesson-{name}-{stage.otherwise}")
    assert words.say(f"lessons-{name}")
    assert words.say(f"lessons-{name}-about")


@EVERY_LESSON
def test_the_rules_that_a_lesson_teaches_exist(name):
    known = {rule.id for page in all_pages("en") for rule in page.paragraphs}
    taught = {rule for stage in lesson(name).stages for panel in stage.say for rule in panel.rules}
    assert taught
    assert taught <= known


@EVERY_LESSON
def test_panels_of_a_lesson_have_names_of_their_own(name):
    ids = [panel.id for stage in lesson(name).stages for panel in stage.say]
    assert len(ids) == len(set(ids))


@EVERY_LESSON
def test_what_is_said_of_the_learners_own_move_comes_first(name):
    for stage in lesson(name).stages:
        before = [panel.before for panel in stage.say]
        assert before == sorted(before, reverse=True)


@EVERY_LESSON
def test_the_learner_can_be_shown_what_to_do(name):
    """Wherever it is the learner's turn, the lesson's own move is one that leads on."""
    for game, progress, move in moments(lesson(name)):
        if move and game.asks().seat == LEARNER:
            assert progress.leads_on(move)


def test_a_task_that_is_tried_in_another_way_is_not_shown():
    task = Progress(lesson("wall"), 2, mine=("8 palace",))
    assert not any(map(task.leads_on, ["8 wall", "B", "place 2"]))
