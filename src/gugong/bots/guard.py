"""Keeps a broken or slow bot from stopping a game: a legal move is played instead, and the fault is reported."""

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from gugong.bots.answers import Answer, instead, play_safely, read
from gugong.bots.contract import Bot, Budget
from gugong.bots.process import Process, StartError
from gugong.bots.requests import FaultKind, Request, Result
from gugong.content import Components, load
from gugong.content.editions import edition
from gugong.notation.positions import Struct
from gugong.view.observe import Observation


class BotRequest(Struct):
    """What a bot is asked to answer, as sent to its process."""

    seen: Observation
    budget: Budget

    def read(self, answer: bytes) -> Answer:
        return read(answer, tuple(self.seen.moves))

    def instead(self, kind: FaultKind, said: str) -> Answer:
        return instead(tuple(self.seen.moves), kind, said)


class Worker(Process):
    """A process that does what it is asked, and may fail at it in any way."""

    def do(self, request: Request[Result], seconds: float) -> Result:
        """What came of it, or what there is without an answer; raises StartError, and nothing else."""
        try:
            return request.read(self.ask(msgspec.json.encode(request), seconds))
        except TimeoutError as late:
            return request.instead("slow", str(late))
        except EOFError as ended:
            return request.instead("error", str(ended))
        except msgspec.DecodeError:
            self.close()
            return request.instead("error", "it answered nonsense")


class GuardedBot:
    """A bot in its own process, killed if it overruns its budget.  `close` it in the end."""

    def __init__(
        self, kind: Callable[[int, Components], Bot], seed: int, file: str | None = None, patience: float = 60.0
    ) -> None:
        self.kind = kind
        self.seed = seed
        self.file = file  # the component file; None for the standard components
        self.patience = patience  # the limit in seconds where the budget has none
        self._worker = Worker(serve, kind, seed, file)

    def answer(self, seen: Observation, budget: Budget) -> Answer:
        """The bot's move, or the first legal one and what went wrong."""
        request = BotRequest(seen, budget)
        try:
            answer = self._worker.do(request, self.limit(budget))
        except StartError as failed:
            answer = request.instead("error", str(failed))
        if not self._worker.running:
            self.seed += 1  # the same seed might fail in the same way again
            self._worker = Worker(serve, self.kind, self.seed, self.file)
        return answer

    def limit(self, budget: Budget) -> float:
        """The number of seconds after which the bot is killed."""
        return self.patience if budget.seconds is None else 2 * budget.seconds + 1

    def close(self) -> None:
        self._worker.close()


def serve(pipe: Connection, kind: Callable[[int, Components], Bot], seed: int, file: str | None) -> None:
    """What a bot's process runs: answers requests until the pipe is closed.  Ctrl-C is left to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = kind(seed, load(file))
    pipe.send_bytes(b"ready")
    while True:
        try:
            request = msgspec.json.decode(pipe.recv_bytes(), type=BotRequest)
        except (EOFError, OSError):
            return
        if file is None and request.seen.components != bot.components.digest:
            bot = kind(seed, edition(request.seen.components))  # the game began with figures of before
        pipe.send_bytes(msgspec.json.encode(play_safely(bot, request.seen, request.budget)))
