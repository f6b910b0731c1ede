"""The levels of the bots, weakest first.

A new level is one row in LEVELS, which the commands, their help and the server read, its messages in the catalogue and
its portrait on the page.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from gugong.bots.contract import Bot, Budget, Decision
from gugong.bots.evaluate import by_source
from gugong.bots.manners import BOATMAN, COURTIER, GARDENER, JEWELLER, MASON, PILGRIM
from gugong.bots.net_bots import NetBot, with_manner
from gugong.bots.planner import Planner
from gugong.bots.tree import Search
from gugong.bots.weights import load_policy, load_weights
from gugong.content import Components
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.spelling import read
from gugong.view.observe import Observation

# Kinds of moves that do nothing, or nothing but exchange tokens.
IDLE = ("skip", "no", "no actions", "done", "stay", "no load", "tokens", "tokens-power")


class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, seen: Observation, budget: Budget) -> Decision:
        return Decision(self.rng.choice(seen.moves))


class Novice(Bot):
    """Usually plays a legal move that does something."""

    def choose(self, seen: Observation, budget: Budget) -> Decision:
        busy = [move for move in seen.moves if not _is_idle(move)]
        return Decision(self.rng.choice(busy if busy and self.rng.random() < 0.9 else seen.moves))


def _is_idle(text: str) -> bool:
    move = read(text)
    assert move is not None
    return move.key in IDLE or (move.key == "gain" and move.parts == {"n": 0, "double": 0})


class PlannerBot(Bot):
    """Plays its turn out in one imagined game and takes the line that ends best."""

    POSITIONS = 3000

    def choose(self, seen: Observation, budget: Budget) -> Decision:
        g = self.imagine(seen)
        chance = Chance(self.rng.getrandbits(31))
        planner = Planner(load_weights(), budget.iterations or self.POSITIONS, chance)
        values = planner.values(g, g.question().who)
        (move, _), (other, _), *_ = sorted(zip(seen.moves, values), key=lambda one: -one[1])
        return _choice(g, move, other)


class SearchBot(Bot):
    """Searches a tree over redealt games until its budget is spent."""

    ITERATIONS = 2000
    SLICE = 4  # iterations between two checks of the clock: interpreted, in a browser, one takes milliseconds

    def choose(self, seen: Observation, budget: Budget) -> Decision:
        g = self.imagine(seen)
        search = Search(g, load_policy(g.meng is not None), Chance(self.rng.getrandbits(31)))
        if budget.seconds is None:
            search.iterate(budget.iterations or self.ITERATIONS)
        else:
            end = time.monotonic() + budget.seconds
            while time.monotonic() < end:
                search.iterate(self.SLICE)
        (move, _, _), *others = search.ranked()
        return _choice(g, move, others[0][0] if others else move)


def _choice(g: Position, move: str, other: str) -> Decision:
    """The choice of this move, with the score expected after it."""
    who = g.question().who
    twin = g.copy()
    twin.play(next(legal for legal in twin.legal if legal.text == move))
    return Decision(move, by_source(twin, who, load_weights()), other)


class Level(NamedTuple):
    """A bot as players choose it; what they read about it are the messages `level-NAME` of the catalogue."""

    name: str
    bot: Callable[[int, Components], Bot]
    budget: Budget
    plans: bool = True  # does it expect anything of its moves?


GLANCE = Budget(iterations=1)

LEVELS = (
    Level("gardener", with_manner(GARDENER), GLANCE),
    Level("mason", with_manner(MASON), GLANCE),
    Level("boatman", with_manner(BOATMAN), GLANCE),
    Level("pilgrim", with_manner(PILGRIM), Budget(iterations=4)),
    Level("jeweller", with_manner(JEWELLER), Budget(iterations=16)),
    Level("courtier", with_manner(COURTIER), Budget(iterations=80)),
    Level("minister", NetBot, Budget(iterations=400)),
    Level("sage", NetBot, Budget(seconds=2.0)),
)

# They are not offered any more, but tables that have them go on, and they are entrants of the arena.
EARLIER = (
    Level("random", RandomBot, Budget(), plans=False),
    Level("novice", Novice, Budget(), plans=False),
    Level("planner", PlannerBot, Budget(iterations=PlannerBot.POSITIONS)),
    Level("search", SearchBot, Budget(seconds=0.5)),
    Level("master", SearchBot, Budget(seconds=2.0)),
)
SEATED = (*LEVELS, *EARLIER)  # those that may have a seat at a table
ENTRANTS = (*EARLIER, Level("nets", NetBot, GLANCE), *LEVELS)


def level(name: str) -> Level:
    """The level of this name; a ValueError lists the names there are."""
    for found in ENTRANTS:
        if found.name == name:
            return found
    raise ValueError(f"There is no level {name[:40]!r}: there are {', '.join(found.name for found in ENTRANTS)}")


def make(name: str, seed: int, components: Components) -> Bot:
    return level(name).bot(seed, components)
