"""What a process does that thinks: for bots, hints and reviews."""

import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection

from gugong.bots.process import prepare_to_think
from gugong.table.tasks import Maker, think

NICENESS = 10  # people's clicks go before the bots


def work(pipe: Connection, make: Maker) -> None:
    """Think until nobody asks any more.  Ctrl-C is for whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    prepare_to_think()
    with suppress(EOFError, OSError):  # whoever started it is gone
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(think(pipe.recv_bytes(), make))
