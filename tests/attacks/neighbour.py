"""Somebody who plays at a table of their own while others attack, in a process of their own: how long is a click?

    python -m tests.attacks.neighbour PORT ADDRESS PID

Prints "ready" after the first click, and what came of all of them once its input is closed.
"""

import asyncio
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.attacks.server import Besieged, Visitor, new_address
from tests.tables.visitor import PATIENCE, Page

PAUSE = 0.1  # seconds between two clicks: quicker than anybody plays


class Clicks:
    """How long each answer took, in seconds, and what was said instead of one.

    `served` leaves out the time for which the event loops of the server and of the neighbour waited for a processor:
    what else this machine has to do, attackers included, is not held against the server.
    """

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.served: list[float] = []
        self.trouble: list[str] = []


@contextmanager
def neighbour(server: Besieged) -> Iterator[Clicks]:
    """Clicks until the block ends; what came of it is known then."""
    clicks = Clicks()
    command = [sys.executable, "-m", __name__, str(server.port), new_address(), str(server.process.pid)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield clicks
        finally:
            told, _ = process.communicate(timeout=2 * PATIENCE)
            clicks.waits, clicks.served, clicks.trouble = json.loads(told)


class Neighbour:
    """Plays at one screen for two, game after game."""

    def __init__(self, visitor: Visitor, server: str) -> None:
        self.visitor = visitor
        self.server = server
        self.clicks = Clicks()
        self.rng = random.Random(1)
        self.end = threading.Event()

    async def play(self) -> None:
        while not self.end.is_set():
            made = await asyncio.to_thread(self.visitor.table, "person", "person")
            over = False
            while not over and not self.end.is_set():
                over = await self._connected(made)

    async def _connected(self, made: Any) -> bool:
        """Play until the connection breaks, or the game is over."""
        try:
            async with self.visitor.connect() as socket:
                page = await Page(socket).hello(made["table"], made["secret"])
                while not page.over and not self.end.is_set():
                    await self._click(page)
                    await asyncio.sleep(PAUSE)
                return page.over
        except (OSError, WebSocketException, TimeoutError) as error:
            self.clicks.trouble.append(repr(error))
            await asyncio.sleep(PAUSE)
            return False

    async def _click(self, page: Page) -> None:
        if not page.choices:
            await page.say("sit", seat=page.state["view"]["ask"]["seat"])
            while not page.choices:
                await page.hear()
        began, waited, client = time.perf_counter(), self._waited(), f"{self.rng.getrandbits(48):x}"
        await page.say("play", id=client, seq=page.state["seq"], move=self.rng.choice(page.choices))
        answer = await page.until_type("accepted", "refused", "problem")
        if answer["type"] != "accepted":
            self.clicks.trouble.append(answer["words"])
            return
        self.clicks.waits.append(time.perf_counter() - began)
        self.clicks.served.append(max(0.0, self.clicks.waits[-1] - (self._waited() - waited)))
        self._say_ready()
        while page.state["seq"] < answer["seq"]:
            await page.hear()

    def _waited(self) -> float:
        return without_processor(self.server) + without_processor("self")

    def _say_ready(self) -> None:
        if len(self.clicks.waits) == 1:
            sys.stdout.write("ready\n")
            sys.stdout.flush()


def without_processor(process: str) -> float:
    """The seconds for which the main thread of a process was ready to run, and did not."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    except OSError:  # the system does not count this
        return 0.0


def main() -> None:
    playing = Neighbour(Visitor(int(sys.argv[1]), sys.argv[2]), sys.argv[3])

    def wait() -> None:
        sys.stdin.read()
        playing.end.set()

    threading.Thread(target=wait, daemon=True).start()
    asyncio.run(playing.play())
    sys.stdout.write(json.dumps([playing.clicks.waits, playing.clicks.served, playing.clicks.trouble]))


if __name__ == "__main__":
    main()
