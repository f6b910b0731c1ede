"""A broken or slow bot cannot break a table: a legal move is played instead, and what happened is told."""

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Literal, Self

import msgspec

from gugong.bots.contract import Bot, Budget, Choice
from gugong.content import Components, load
from gugong.notation.positions import Struct
from gugong.view.observe import Observation

START = 60.0  # seconds for a process to start and the bot in it to be made


class Fault(Struct):
    """What a bot did instead of playing."""

    kind: Literal["error", "illegal", "slow"]
    said: str


class Answer(Struct):
    """A legal move in any case; with a fault it is the first of the list, and not the bot's."""

    choice: Choice
    fault: Fault | None = None


class Question(Struct):
    """What goes to the process of a bot."""

    seen: Observation
    budget: Budget


def play_safely(bot: Bot, seen: Observation, budget: Budget) -> Answer:
    """Ask a bot that is trusted with the time: what it raises and what is not legal is caught."""
    legal = tuple(seen.moves)
    try:
        choice: object = bot.choose(seen, budget)
    except (Exception, SystemExit) as error:
        return instead(legal, "error", f"{type(error).__name__}: {error}")
    if not isinstance(choice, Choice) or choice.move not in legal:
        return instead(legal, "illegal", f"{getattr(choice, 'move', choice)!r} is not a legal move"[:200])
    return Answer(choice)


def instead(legal: tuple[str, ...], kind: Literal["error", "illegal", "slow"], said: str) -> Answer:
    return Answer(Choice(legal[0]), Fault(kind, said))


class Chamber:
    """A process in which bots think: ended if they think for too long, and made anew for the next question.

    Only text goes in and comes back.  `work` is what the process does with its end of the line: it says that it is
    ready, then answers every question with an Answer.
    """

    def __init__(self, work: Callable[..., None], *given: object) -> None:
        self.work = work
        self.given = given
        self._line: Connection | None = None

    def answer(self, question: msgspec.Struct, moves: list[str], seconds: float) -> Answer:
        """What was answered, or the first legal move with what was wrong."""
        legal = tuple(moves)
        try:
            answer = self._ask(question, seconds)
        except TimeoutError as late:
            self.close()
            return instead(legal, "slow", str(late))
        except (EOFError, OSError, msgspec.DecodeError):
            self.close()
            return instead(legal, "error", "its process ended without an answer")
        if answer.choice.move not in legal:
            return instead(legal, "illegal", f"{answer.choice.move!r} is not a legal move")
        return answer

    def _ask(self, question: msgspec.Struct, seconds: float) -> Answer:
        line = self._line or self._start()
        line.send_bytes(msgspec.json.encode(question))
        return msgspec.json.decode(_received(line, seconds), type=Answer)

    def _start(self) -> Connection:
        """A fresh process, for this program may run threads; the time it takes is not the bot's."""
        fresh = get_context("spawn")
        self._line, theirs = fresh.Pipe()
        self._process = fresh.Process(target=self.work, args=(theirs, *self.given), name="gugong bot", daemon=True)
        self._process.start()
        theirs.close()
        _received(self._line, START)
        return self._line

    @property
    def running(self) -> bool:
        return self._line is not None

    def kill(self) -> None:
        """Stop the thinking from another thread; whoever waits for the answer gets a legal move."""
        if self._line is not None:
            self._process.kill()

    def close(self) -> None:
        """End the process; the next question starts another."""
        if self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
            self._process.close()
            self._line = None


class GuardedBot:
    """A bot in a process of its own, cut off at its budget.  Use it in a `with`, or `close` it."""

    def __init__(
        self, kind: Callable[[int, Components], Bot], seed: int, file: str | None = None, patience: float = 60.0
    ) -> None:
        self.kind = kind
        self.seed = seed
        self.file = file  # of the components; the standard ones for None
        self.patience = patience  # seconds where the budget names none
        self._chamber = Chamber(serve, kind, seed, file)

    def answer(self, seen: Observation, budget: Budget) -> Answer:
        """The bot's move, or the first legal one with what was wrong."""
        answer = self._chamber.answer(Question(seen, budget), seen.moves, self.limit(budget))
        if not self._chamber.running:
            self.seed += 1  # what led into trouble once need not do so again
            self._chamber = Chamber(serve, self.kind, self.seed, self.file)
        return answer

    def limit(self, budget: Budget) -> float:
        """Seconds after which the bot is cut off."""
        return self.patience if budget.seconds is None else 2 * budget.seconds + 1

    def close(self) -> None:
        self._chamber.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _received(line: Connection, seconds: float) -> bytes:
    if not line.poll(seconds):
        raise TimeoutError(f"it was cut off after {seconds:g} seconds")
    return line.recv_bytes()


def serve(line: Connection, kind: Callable[[int, Components], Bot], seed: int, file: str | None) -> None:
    """The process of a bot: answer until nobody asks any more.  Ctrl-C is for the program that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = kind(seed, load(file))
    line.send_bytes(b"ready")
    while True:
        try:
            question = msgspec.json.decode(line.recv_bytes(), type=Question)
        except (EOFError, OSError):
            return
        line.send_bytes(msgspec.json.encode(play_safely(bot, question.seen, question.budget)))
