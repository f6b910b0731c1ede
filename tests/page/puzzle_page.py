"""A puzzle in the browser, as somebody solves it."""

from playwright.sync_api import Page

from gugong.lessons import Progress
from gugong.puzzles import as_lesson, begin, shipped
from gugong.puzzles.document import Puzzle
from tests.page.lesson_page import LessonPage, Turn


class PuzzlePage(LessonPage):
    """What one can see and do at the table of a puzzle."""

    def __init__(self, page: Page, key: str, language: str = "en") -> None:
        super().__init__(page, language)
        self.puzzle: Puzzle = shipped()[key]
        self.ending = page.locator("[data-puzzle-end]")
        self.turn = Turn(0, begin(self.puzzle), Progress(as_lesson(self.puzzle)), self.puzzle.answer)

    def open(self, address: str) -> "PuzzlePage":
        self.page.goto(f"{address}#/puzzles/{self.puzzle.key}")
        self.coach.wait_for()
        return self

    def solve(self) -> None:
        self.play(self.turn, self.puzzle.answer)
        self.ending.wait_for()

    def err(self) -> None:
        """Play the next best move."""
        self.play(self.turn, self.puzzle.other)
        self.refusal.wait_for()
