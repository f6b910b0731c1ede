"""What a lesson says now."""

from typing import Literal

from gugong.lessons import LEARNER, Progress
from gugong.lessons.document import Panel
from gugong.table import protocol as p
from gugong.view.words import Words

RIVAL = LEARNER + 1  # whom the texts speak of


def lesson_message(progress: Progress | None, words: Words, names: list[str]) -> p.Lesson | None:
    if progress is None:
        return None
    outcome: Literal["going", "done", "missed"] = "missed" if progress.missed else "done" if progress.done else "going"
    panels = [_panel(progress.lesson.name, panel, words, names[RIVAL]) for panel in progress.stage.say]
    of = len(progress.lesson.stages) - 1
    return p.Lesson(progress.lesson.name, progress.at, of, panels, not progress.stage.expect, outcome)


def _panel(lesson: str, panel: Panel, words: Words, rival: str) -> p.Panel:
    said = words.say(f"lesson-{lesson}-{panel.id}", rival=rival)
    return p.Panel(said, panel.points, panel.answers)
