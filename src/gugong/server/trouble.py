"""What is answered when something cannot be done; nothing was changed."""

from typing import Literal

from gugong.server.protocol import Problem
from gugong.view.words import Words

Code = Literal[
    "malformed", "unknown", "oversized", "too-often", "no-such-table", "not-your-seat", "not-now", "late", "broken"
]
STATUS: dict[Code, int] = {
    "malformed": 400,
    "unknown": 404,
    "oversized": 413,
    "too-often": 429,
    "no-such-table": 404,
    "not-your-seat": 403,
    "not-now": 409,
    "late": 409,
    "broken": 500,
}


class Trouble(Exception):
    """What was asked cannot be done: its kind, and the message that says why."""

    def __init__(self, code: Code, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.given = args

    def words(self, words: Words) -> str:
        return words.say(f"server-{self.message}", **self.given)

    def problem(self, words: Words, ask: int | None = None) -> Problem:
        return Problem(self.code, self.words(words), ask)
