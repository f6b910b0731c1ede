"""How much of anything one visitor may ask of a table."""

import asyncio
import math
import time

from gugong.table import protocol as p
from gugong.table.errors import TooOften

MESSAGE = 16_000  # bytes
SPECTATORS = 64  # at one table
PAGES = 8  # of one player at one table
NAME = 20  # characters
TITLE = 60
CLIENT_ID = 64
THINGS = 400  # named in one message

# Milliseconds of work.  Five people in a hurry, or thirty in one classroom, stay far below.
AT_ONCE = 4_000
A_SECOND = 400
MALFORMED = 1
COSTS: dict[type[p.Message], float] = {
    p.Hello: 25,
    p.Sit: 12,  # it sends the whole log, as Speak does
    p.Speak: 15,
    p.Play: 5,
    p.Undo: 5,
    p.Redo: 5,
    p.Retry: 50,  # several undos
    p.Hint: 300,  # of the first step of four comes a search of some seconds, elsewhere
    p.Preview: 6,
    p.Show: 100,  # thousands of moves are tried; asked again, the answer is known
    p.Why: 3,
    p.Look: 4,
    p.Describe: 2,
    p.NameThings: 12,
    p.Frames: 12,
    p.Reason: 8,
    p.Scores: 4,
    p.AskReview: 300,  # the game is replayed, and judged elsewhere
    p.Rename: 10,
    p.Leave: 10,
    p.Release: 10,
    p.Begin: 10,
}
WHOLE_LOG = 2  # for each page that is sent it, as all are when a name changes


class Budget:
    """The work that may be done for one visitor: so much at once, then so much a second.

    Whoever does it holds `turn` meanwhile: however many connections a visitor has, others wait for one of them only.
    Likewise `search` is held while a hint is thought about: one at a time for each visitor.
    """

    def __init__(self, at_once: float = AT_ONCE, a_second: float = A_SECOND) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.turn = asyncio.Lock()
        self.search = asyncio.Lock()
        self.spent = 0.0  # in all
        self._left = at_once
        self._updated = time.monotonic()

    def spend(self, cost: float) -> None:
        """Raises TooOften, which says how long to wait, if there is not so much left."""
        self.charge(0)
        if self._left < cost:
            raise TooOften(math.ceil((cost - self._left) / self.a_second))
        self._left -= cost
        self.spent += cost

    def charge(self, cost: float) -> None:
        """Take away what was spent elsewhere, which may be more than there is left."""
        now = time.monotonic()
        self._left = min(self.at_once, self._left + (now - self._updated) * self.a_second) - cost
        self._updated = now
