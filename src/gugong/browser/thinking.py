"""What the second worker does: think for bots, hints and reviews, read files, and measure how fast this device is."""

import base64
import pickle
import time

import msgspec

from gugong.bots.net_bots import SLICE
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import Search
from gugong.game import new_game
from gugong.rules.playout import Chance
from gugong.table.tasks import think

MEASURED = 0.7  # seconds for which the search is watched


class Speed(msgspec.Struct):
    """How fast bots think here, at the start of a game of three."""

    iterations: float  # of a search, a second


def answer(kind: str, text: str) -> str:
    """The answer to what gugong.browser.thinker asks."""
    match kind:
        case "think":
            return think(text.encode()).decode()
        case "read":
            return base64.b64encode(pickle.dumps(_read(base64.b64decode(text)))).decode()
        case _:
            return msgspec.json.encode(measure()).decode()


def _read(asked: bytes) -> tuple[object, Exception | None]:
    """What Python sent is what Python made of the file: only the file in it is from outside."""
    work, given = pickle.loads(asked)
    try:
        return work(given), None
    except Exception as error:
        return None, error


def measure() -> Speed:
    search = Search(new_game(3, 1).position.copy(), load_net(False), Chance(1))
    search.iteration()  # what is made once is made now
    begun, n = time.monotonic(), 0
    while time.monotonic() < begun + MEASURED:
        for _ in range(SLICE):
            search.iteration()
        n += SLICE
    return Speed(n / (time.monotonic() - begun))
