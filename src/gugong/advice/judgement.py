"""A decision judged by the search of the bots, from what its seat knows: every move with the lead it leads to."""

from math import sqrt
from random import Random

from gugong.bots.net_bots import expected
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import Node, Search
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.rules.playout import Chance
from gugong.view.imagine import imagine
from gugong.view.observe import Observation

UNSURE = 100.0  # points: more than any error


class JudgedMove(Struct):
    """One move, and what it leads to on average."""

    move: str
    visits: int
    lead: float  # over the best rival at the end, in points
    error: float  # standard error of the lead
    points: dict[str, float]  # the lead by source: rules.vocabulary.SOURCES and net_bots.RIVALS; they add up to it


class Judgement(Struct):
    """The moves that were looked at, the most preferred one first."""

    moves: list[JudgedMove]
    iterations: int

    def of(self, move: str) -> JudgedMove:
        return next(judged for judged in self.moves if judged.move == move)


class Judge:
    """Judges one decision, for as long as it is asked to; the same seed and iterations give the same judgement."""

    def __init__(self, seen: Observation, components: Components, seed: int) -> None:
        rng = Random(seed)
        g = imagine(seen, rng, components)
        self._search = Search(g, load_net(g.meng is not None), Chance(rng.getrandbits(31)))

    def think(self, iterations: int, also: str | None = None) -> Judgement:
        """Think for so many more iterations; then the move `also` gets as long a look as the most preferred one."""
        search = self._search
        for _ in range(iterations):
            search.iteration()
        if also is not None:
            move = next(move for move in search.base.legal if move.text == also)
            first, _ = search.visits()
            while (node := search.root.children.get(also)) is None or node.visits < first:
                search.iteration(move)
        return Judgement([_judged(search, text) for text in search.ranked()], search.root.visits)


def _judged(search: Search, text: str) -> JudgedMove:
    node = search.root.children[text]
    points = expected(search, text)
    return JudgedMove(text, node.visits, sum(points.values()), _error(node), points)


def _error(node: Node) -> float:
    """Of the mean of what was found; the first look alone says nothing of how sure it is."""
    n = node.visits
    mean = sum(node.points) / n
    variance = max(0.0, node.squares / n - mean * mean)
    return sqrt(variance / (n - 1)) if n > 1 else UNSURE
