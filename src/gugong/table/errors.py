"""Requests that cannot be done; nothing has changed then."""

from gugong.table.protocol import Problem, ProblemCode
from gugong.view.words import Words
from gugong.words import Phrase, Value


class RequestError(Exception):
    """Its kind, and the id and the variables of the message that says why."""

    def __init__(self, code: ProblemCode, message: str, **args: Value) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.variables = args

    @property
    def phrase(self) -> Phrase:
        return Phrase(f"server-{self.message}", **self.variables)

    def said(self, words: Words) -> str:
        return self.phrase.said(words)

    def problem(self, words: Words, ask: int | None = None) -> Problem:
        return Problem(self.code, self.said(words), ask)


class TooOften(RequestError):
    """More than one visitor may ask for at once."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-often", "too-often", seconds=seconds)
        self.seconds = seconds


class Unplayable(RequestError):
    """A table that this program cannot open: it lacks the rules or the components that the table was played with."""

    def __init__(self, message: str, **args: Value) -> None:
        super().__init__("not-now", message, **args)


class Overtaken(RequestError):
    """Another process has changed the table first, and the store has kept nothing of what it was given."""

    def __init__(self) -> None:
        super().__init__("late", "late")


class Uncertain(RequestError):
    """Nobody knows what is stored.  Whoever asked is told neither yes nor no, connects again, and asks again."""

    def __init__(self) -> None:
        super().__init__("broken", "uncertain")


class Unwritable(RequestError):
    """The store can keep nothing at present, and has kept nothing of what it was given."""

    def __init__(self, message: str) -> None:
        super().__init__("broken", message)
