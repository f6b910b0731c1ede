"""Bots that play by what the nets have learnt, alone or with a search on top."""

import time
from functools import partial

from gugong.bots.contract import Bot, Budget, Decision
from gugong.bots.manners import PLAIN, Manner
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import CLOSE, EXTRA, Search
from gugong.content import Components
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.vocabulary import SOURCES
from gugong.view.observe import Observation

RIVALS = "rivals"  # what rivals get, and what was before this decision, counts in a lead too
SLICE = 8  # iterations between two looks at the clock


class NetBot(Bot):
    """With a budget of a single iteration it plays what the policy likes best, without looking ahead."""

    ITERATIONS = 1000

    def __init__(self, seed: int, components: Components, manner: Manner = PLAIN) -> None:
        super().__init__(seed, components)
        self.manner = manner
        self._last: tuple[Search, str] | None = None  # the search of the last decision, and what was chosen

    def choose(self, seen: Observation, budget: Budget) -> Decision:
        g = self.imagine(seen)
        search = self._search(g)
        search.considered = self.manner.considered(g, self.rng)
        if len(search.considered) == 1:
            search.iteration(search.considered[0])
        elif budget.seconds is not None:
            think_for(search, budget.seconds)
        elif budget.iterations == 1:
            search.glance()
        else:
            search.iterate(budget.iterations or self.ITERATIONS)
        move, *others = search.ranked()
        self._last = search, move
        other = others[0] if others else None
        return Decision(move, expected(search, move), other, {} if other is None else expected(search, other))

    def _search(self, g: Position) -> Search:
        """In the middle of a turn the tree of the last decision grows on."""
        root = None
        if self._last is not None:
            search, move = self._last
            root = search.after(move, g)
        return Search(g, load_net(g.meng is not None), Chance(self.rng.getrandbits(31)), root)


def think_for(search: Search, seconds: float) -> None:
    """Less if more could not change the choice, more while it is close; as `Search.iterate` does."""
    begun, done = time.monotonic(), 0
    while True:
        for _ in range(SLICE):
            search.iteration()
        done += SLICE
        over = (time.monotonic() - begun) / seconds
        first, second = search.visits()
        left = ((1 if over < 1 else EXTRA) / over - 1) * done
        if over >= EXTRA or first - second > left or (over >= 1 and second < CLOSE * first):
            return


def expected(search: Search, move: str) -> dict[str, float]:
    """The lead that a move is expected to lead to, by source; the figures add up to it."""
    return dict(zip((*SOURCES, RIVALS), search.expected(move)))


def with_manner(manner: Manner) -> "partial[NetBot]":
    return partial(NetBot, manner=manner)
