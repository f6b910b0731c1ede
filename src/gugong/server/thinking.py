"""One decision of a bot, wherever it is made."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from gugong.bots import levels
from gugong.bots.contract import Bot
from gugong.bots.guard import Answer, instead, play_safely
from gugong.content import Components
from gugong.table.ports import BotTask
from gugong.table.rows import components_of

NICENESS = 10  # people's clicks go before the bots

Maker = Callable[[str, int, Components], Bot]


def think(request: bytes, make: Maker) -> Answer:
    """A legal move in any case, provided that the bot comes to an end; what is asked is a BotTask as JSON."""
    task = msgspec.json.decode(request, type=BotTask)
    try:
        bot = make(task.level, task.seed, components_of(task.components, task.seen.components))
    except Exception as error:
        return instead(tuple(task.seen.moves), "error", f"{type(error).__name__}: {error}")
    return play_safely(bot, task.seen, levels.level(task.level).budget)


def work(pipe: Connection, make: Maker) -> None:
    """What a process for bots does: think until nobody asks any more.  Ctrl-C is for whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):  # whoever started it is gone
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(msgspec.json.encode(think(pipe.recv_bytes(), make)))
