"""The moves of the earlier search in 200 positions; `python -m tests.bots.earlier_search` writes them anew.

They were written when it chose the same moves as the search of the first ladder, and must never change: the arena
measures newer bots against it.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from gugong.bots.contract import Budget
from gugong.bots.levels import make
from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from gugong.view.observe import observe
from tests.table import BOX

FILE = Path(__file__).parent / "earlier_search.json"
ITERATIONS = 300
KINDS = (Options(1, difficulty="hard"), Options(2), Options(3), Options(4), Options(1, difficulty="easy"))
EACH = 40  # positions of each kind


def positions() -> Iterator[Position]:
    """From random games, at moments spread over them."""
    for kind, options in enumerate(KINDS):
        for deal in range(EACH):
            g, chance = new_position(BOX, options, bytes([kind, deal] * 16)), Chance(deal)
            for _ in range(2 * deal):
                twin = g.copy()
                twin.play(twin.legal[chance.below(len(twin.legal))])
                if not twin.agenda:
                    break
                g = twin
            yield g


def move(number: int, g: Position) -> str:
    bot = make("search", number, BOX)
    return bot.choose(observe(g, g.question().who), Budget(iterations=ITERATIONS)).move


if __name__ == "__main__":
    FILE.write_text(json.dumps([move(number, g) for number, g in enumerate(positions())], indent=0) + "\n")
