"""Text from outside is read in processes that can be killed: no file, however it was made, can hold the server up."""

import asyncio
import logging
import os
import pickle
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import NamedTuple

from gugong.bots.process import Process, StartError
from gugong.server.process_pool import ProcessPool
from gugong.server.sharing import Sharing
from gugong.table.errors import RequestError
from gugong.table.ports import Asked, Result

PROCESSES = 2  # one for anybody who keeps the other busy
PATIENCE = 5.0  # seconds; a component file takes a hundredth of one, a long record a tenth
WAITING, WAITING_OF_ONE = 40, 4  # that may wait, of all accounts and of one
NICENESS = 5  # clicks go before files, and these before bots

log = logging.getLogger(__name__)


class Reader(NamedTuple):
    """The claim of somebody who sent a file."""

    account: str
    table: str = ""
    urgency: int = 0
    wanted: bool = True


class Readers:
    """Started when they are first needed.  One account has at most one of them."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool = ProcessPool([Process(read) for _ in range(PROCESSES)], "gugong readers")
        self._turns = Sharing(PROCESSES)

    async def run(self, work: Callable[[Asked], Result], asked: Asked, account: str) -> Result:
        """As in ports.Thinker."""
        if self._turns.waiting() >= WAITING or self._turns.waiting(account) >= WAITING_OF_ONE:
            raise RequestError("too-often", "busy")
        request = pickle.dumps((work, asked))
        turn = await self._turns.take(Reader(account))
        reading = asyncio.wrap_future(self._pool.submit(lambda process: process.ask(request, self._patience)))
        reading.add_done_callback(partial(self._turns.give_back_after, turn))  # also if nobody waits for it any more
        answer: tuple[Result, Exception | None] = pickle.loads(await _read(asyncio.shield(reading)))
        result, error = answer
        if error is not None:
            raise error
        return result

    def close(self) -> None:
        self._pool.close()


async def _read(reading: asyncio.Future[bytes]) -> bytes:
    try:
        return await reading
    except TimeoutError:
        raise RequestError("malformed", "too-slow") from None
    except StartError as failed:
        log.error("A file could not be read: %s", failed)
        raise RequestError("too-often", "busy") from None


def read(pipe: Connection) -> None:
    """What such a process does: read what it is given until nobody asks any more.  Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pipe.send_bytes(b"ready")
    while True:
        try:
            work, asked = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        pipe.send_bytes(pickle.dumps(_outcome(work, asked)))


def _outcome(work: Callable[[Asked], Result], asked: Asked) -> tuple[Result | None, Exception | None]:
    try:
        return work(asked), None
    except Exception as error:
        return None, error
