"""The guided first day is short, teaches what it needs, and asks eight questions about it."""

from collections.abc import Callable

import pytest

from gugong.lessons import LEARNER
from gugong.view.words import LANGUAGES
from tests.lessons.playing import Moment, moments
from tests.lessons.taught import FIRST_DAY, PAGE, learners_moves, minutes, page, panels, rules_met

LONGEST = 12  # minutes
QUESTIONS = 8
# What a learner has to know of the game that the moves of one day do not show.
GOAL = {f"END-{n}" for n in range(1, 7)}
EXCHANGE = {f"DAY-EXCHANGE-{n}" for n in range(1, 6)}
ACTIONS = {"DAY-ACTION-1", "DAY-ACTION-2"}
OPTIONS = {f"{place}-{n}" for place in ("TRAVEL", "WALL", "INTRIGUE", "PALACE", "CANAL") for n in (1, 2)}
PURCHASES = {"JADE-1", "DECREE-1"}
SERVANTS = {f"TERM-{n}" for n in range(1, 5)}


def at_the_end() -> Moment:
    """Day 2, when the questions are asked."""
    *_, last = moments(FIRST_DAY)
    return last


def test_every_rule_that_is_met_is_taught():
    taught = {rule for panel in panels() for rule in panel.rules}
    assert rules_met() | GOAL | EXCHANGE | ACTIONS | OPTIONS | PURCHASES | SERVANTS <= taught


def test_the_page_about_it_is_current():
    assert PAGE.read_text("utf-8") == page(), "python -m tests.lessons.taught writes it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_less_than_twelve_minutes(language):
    assert minutes(language) < LONGEST


def test_each_of_the_four_ways_to_give_is_met():
    given = [moment.move for moment in learners_moves() if moment.game.asks().about == "Give"]
    paid = [moment.move for moment in learners_moves() if moment.game.asks().about == "Payment"]
    assert given == ["5-one-servant intrigue", "1-canal palace", "8 wall", "2-decrees jade"]
    assert paid == ["pay 2", "no actions"]


def test_every_wrong_move_is_answered_by_words_of_its_own():
    assert [stage.say[-1].id for stage in FIRST_DAY.stages if stage.expect and not stage.otherwise] == []


# The questions.


def test_eight_questions_are_asked_at_the_end():
    asked = [panel.id for panel in panels() if panel.answers]
    assert len(asked) == QUESTIONS
    assert [panel.id for panel in FIRST_DAY.stages[-1].say][-QUESTIONS - 1 : -1] == asked


def gifts(which: Callable[[int], bool]) -> list[str]:
    """The gifts of such a value."""
    found = at_the_end().game.observe(LEARNER).table.gifts
    return [f"gift:{place}" for place, card in found.items() if which(int(card[0]))]


@pytest.mark.parametrize(
    ("panel", "right"),
    [
        ("ask-higher", lambda value: value < 4),
        ("ask-equal", lambda value: value >= 8),
        ("ask-match", lambda value: value in at_the_end().game.observe(LEARNER).table.dice),
    ],
)
def test_a_question_about_gifts_takes_every_right_answer(panel, right):
    (asked,) = [one for one in panels() if one.id == panel]
    assert sorted(asked.answers) == sorted(gifts(right))


def test_the_rival_is_ahead_when_it_is_asked_who_wins_a_tie():
    rival = at_the_end().game.position.players[LEARNER + 1]
    (asked,) = [one for one in panels() if one.id == "ask-tie"]
    assert asked.answers == ["marker:1"]
    assert rival.marker > at_the_end().game.position.players[LEARNER].marker


def test_the_table_stands_still_while_they_are_asked():
    """It is the learner's turn on day 2, so no bot changes what the answers are about."""
    game = at_the_end().game
    assert (game.position.day, game.asks().seat, game.asks().about) == (2, LEARNER, "Give")
