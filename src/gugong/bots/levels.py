"""The named levels, weakest to strongest."""

import time
from typing import NamedTuple

from gugong.bots.contract import Bot, Budget, Choice
from gugong.bots.evaluate import by_source, points
from gugong.bots.planner import Planner
from gugong.bots.tree import Search
from gugong.bots.weights import load_policy, load_weights
from gugong.content import Components
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.view.observe import Observation

LAZY = ("skip", "no", "no actions", "done", "stay", "no load", "gain 0")


class RandomBot(Bot):
    """Any legal move."""

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        return Choice(self.rng.choice(seen.moves))


class Novice(Bot):
    """Any legal move that does something, most of the time."""

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        busy = [move for move in seen.moves if move not in LAZY and not move.startswith("tokens")]
        return Choice(self.rng.choice(busy if busy and self.rng.random() < 0.9 else seen.moves))


class PlannerBot(Bot):
    """Looks through the own turn in one imagined game and takes the best end of it."""

    POSITIONS = 3000

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        g = self.imagine(seen)
        chance = Chance(self.rng.getrandbits(31))
        planner = Planner(load_weights(), budget.iterations or self.POSITIONS, chance)
        values = planner.values(g, g.decision().who)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        return _choice(
            g, seen.moves[order[0]], seen.moves[order[1]], points(values[order[0]]) - points(values[order[1]])
        )


class SearchBot(Bot):
    """Grows a tree over games dealt anew, as far as its budget goes."""

    ITERATIONS = 2000
    SLICE = 20  # iterations between two looks at the clock

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        g = self.imagine(seen)
        search = Search(g, load_policy(g.meng is not None), Chance(self.rng.getrandbits(31)))
        if budget.seconds is None:
            search.iterate(budget.iterations or self.ITERATIONS)
        else:
            end = time.monotonic() + budget.seconds
            while time.monotonic() < end:
                search.iterate(self.SLICE)
        ranked = search.ranked()
        second = ranked[1] if len(ranked) > 1 else ranked[0]
        return _choice(g, ranked[0][0], second[0], points(ranked[0][2]) - points(second[2]))


def _choice(g: Position, move: str, other: str, by: float) -> Choice:
    """The move with what it is expected to bring."""
    who = g.decision().who
    twin = g.copy()
    twin.play(next(legal for legal in twin.legal if legal.text == move))
    return Choice(move, by_source(twin, who, load_weights()), other, by)


class Level(NamedTuple):
    """A level as people meet it."""

    name: str
    bot: type[Bot]
    sentence: str
    budget: Budget


LEVELS = (
    Level("random", RandomBot, "Plays any legal move.", Budget()),
    Level("novice", Novice, "Seldom passes something up, and has no plan.", Budget()),
    Level("planner", PlannerBot, "Plays the turn that leaves the best position.", Budget(iterations=3000)),
    Level("search", SearchBot, "Thinks through what the others may answer.", Budget(seconds=0.5)),
    Level("master", SearchBot, "Thinks for about two seconds, and remembers every card.", Budget(seconds=2.0)),
)


def level(name: str) -> Level:
    for found in LEVELS:
        if found.name == name:
            return found
    raise ValueError(f"There is no level {name!r}: there are {', '.join(found.name for found in LEVELS)}")


def make(name: str, seed: int, components: Components) -> Bot:
    return level(name).bot(seed, components)
