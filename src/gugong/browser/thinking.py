"""What the second worker does: think for bots and hints, read files, and measure how fast this device is."""

import base64
import pickle
import time

import msgspec

from gugong.bots.contract import Budget
from gugong.bots.levels import PlannerBot, SearchBot
from gugong.bots.tree import Search
from gugong.bots.weights import load_policy
from gugong.game import new_game
from gugong.rules.playout import Chance
from gugong.table.tasks import think
from gugong.view.observe import observe

MEASURED = 0.7  # seconds for which the search is watched


class Speed(msgspec.Struct):
    """How fast bots think here, at the start of a game of three."""

    iterations: float  # of a search, a second
    planner: float  # seconds for one decision of the level "planner"


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
    return Speed(_iterations(), _planner())


def _iterations() -> float:
    game = new_game(3, 1)
    search = Search(game.position.copy(), load_policy(False), Chance(1))
    search.iterate(1)  # what is made once is made now
    begun, n = time.monotonic(), 0
    while time.monotonic() < begun + MEASURED:
        search.iterate(SearchBot.SLICE)
        n += SearchBot.SLICE
    return n / (time.monotonic() - begun)


def _planner() -> float:
    game = new_game(3, 1)
    bot = PlannerBot(1, game.components)
    begun = time.monotonic()
    bot.choose(observe(game.position, game.position.question().who), Budget(iterations=PlannerBot.POSITIONS))
    return time.monotonic() - begun
