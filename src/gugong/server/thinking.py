"""What a process does in which bots think."""

import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from gugong.bots.answers import Answer
from gugong.table.ports import BotTask
from gugong.table.thinking import Maker, decide

NICENESS = 10  # people's clicks go before the bots


def think(request: bytes, make: Maker) -> Answer:
    """What is asked is a BotTask as JSON."""
    return decide(msgspec.json.decode(request, type=BotTask), make)


def work(pipe: Connection, make: Maker) -> None:
    """Think until nobody asks any more.  Ctrl-C is for whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):  # whoever started it is gone
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(msgspec.json.encode(think(pipe.recv_bytes(), make)))
