"""What the first day needs, teaches and takes: the rules it meets, the panels that say them, words and clicks.

`python -m tests.lessons.taught` writes docs/lessons.md.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gugong.lessons import LEARNER, Lesson, lesson
from gugong.lessons.document import Panel
from gugong.view.rulebook import all_paragraphs
from gugong.view.words import LANGUAGES, words_in
from tests.lessons.playing import Moment, moments

PAGE: Final = Path(__file__).parents[2] / "docs" / "lessons.md"
FIRST_DAY: Final = lesson("first-day")
WORDS_A_MINUTE: Final = 180
SECONDS_A_CLICK: Final = 4
HEAD: Final = """# What the first day teaches

`python -m tests.lessons.taught` writes this page from the lesson `first-day` and its words.

## How long it takes

Reading {words} words a minute and taking {seconds} seconds for each click:

| language | words | clicks | minutes |
|---|---|---|---|
{times}
## Which panel says what

A rule in *italics* belongs to no single question, move or event of the day as it is played in the lesson; it is said to
make sense of the others.

| rule | | panels |
|---|---|---|
{rules}"""


def panels(taught: Lesson = FIRST_DAY) -> list[Panel]:
    return [panel for stage in taught.stages for panel in stage.say]


def learners_moves() -> list[Moment]:
    return [moment for moment in moments(FIRST_DAY) if moment.move and moment.game.asks().seat == LEARNER]


# Time.


def words_read(language: str) -> int:
    said = [words_in(language).say(f"lesson-first-day-{panel.id}", rival="Carp") for panel in panels()]
    return sum(any(map(str.isalnum, word)) for text in said for word in text.split())


def clicks() -> int:
    """To turn the panels (the last of a stage stays), to answer the questions, and to make the moves."""
    turned = sum(len(stage.say) - 1 for stage in FIRST_DAY.stages)
    answers = sum(bool(panel.answers) for panel in panels())
    moves = [move for moment in learners_moves() for move in moment.game.moves() if move.text == moment.move]
    return turned + answers + sum(max(1, len(move.targets())) for move in moves)


def minutes(language: str) -> float:
    return words_read(language) / WORDS_A_MINUTE + clicks() * SECONDS_A_CLICK / 60


# Rules.


def rules_met() -> set[str]:
    """The rules of the questions, moves and events of the first day, played by its own moves."""
    return {rule for moment in moments(FIRST_DAY) if moment.move for rule in _met(moment) if rule}


def _met(moment: Moment) -> Iterator[str]:
    game = moment.game
    yield game.asks().rule
    yield from [move.rule for move in game.moves() if move.text == moment.move]
    yield from [event.rule for event in game.play(moment.move)]


# The page.


def page() -> str:
    """docs/lessons.md."""
    times = [f"| {one} | {words_read(one)} | {clicks()} | {minutes(one):.1f} |\n" for one in LANGUAGES]
    figures = {"words": WORDS_A_MINUTE, "seconds": SECONDS_A_CLICK}
    return HEAD.format(times="".join(times), rules="".join(_rows()), **figures)


def _rows() -> Iterator[str]:
    met = rules_met()
    for rule, paragraph in all_paragraphs().items():
        if said := [f"`{panel.id}`" for panel in panels() if rule in panel.rules]:
            yield f"| {rule if rule in met else f'*{rule}*'} | {paragraph.title} | {', '.join(said)} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
