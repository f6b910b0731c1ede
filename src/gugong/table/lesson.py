"""What a lesson says now."""

from functools import lru_cache
from typing import Literal

from gugong.lessons import LEARNER, Progress
from gugong.lessons.document import Panel
from gugong.table import protocol as p
from gugong.view.words import Words, words_in

RIVAL = LEARNER + 1  # whom the texts speak of


def lesson_message(progress: Progress | None, words: Words, names: list[str], ask: p.Ask | None) -> p.Lesson | None:
    """`ask` is the question as the learner is put it; without choices it is put to somebody else."""
    if progress is None:
        return None
    name, rival = progress.lesson.name, names[RIVAL]
    panels = tuple(panel.id for stage in progress.lesson.stages for panel in stage.say)
    outcome: Literal["going", "done", "missed"] = "missed" if progress.missed else "done" if progress.done else "going"
    return p.Lesson(
        name,
        progress.at,
        len(progress.lesson.stages) - 1,
        [_panel(name, panel, words, rival) for panel in progress.stage.say],
        not progress.stage.expect,
        outcome,
        _longest(name, panels, words.language, rival),
        next((choice.move for choice in ask.choices if progress.leads_on(choice.move)), "") if ask else "",
    )


def _panel(name: str, panel: Panel, words: Words, rival: str) -> p.Panel:
    said = words.say(f"lesson-{name}-{panel.id}", rival=rival)
    why = words.say(f"lesson-{name}-{panel.id}-not", rival=rival) if panel.answers else ""
    return p.Panel(said, panel.points, panel.answers, why, panel.before)


@lru_cache(maxsize=100)
def _longest(name: str, panels: tuple[str, ...], language: str, rival: str) -> str:
    words = words_in(language)
    return max((words.say(f"lesson-{name}-{panel}", rival=rival) for panel in panels), key=len)
