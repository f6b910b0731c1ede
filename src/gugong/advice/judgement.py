"""A decision judged by the search of the bots, from what its seat knows: every move with the lead it leads to."""

from math import sqrt
from random import Random

from gugong.bots.net_bots import expected
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import Node, Search
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.rules.playout import Chance
from gugong.view.choices import ChoiceData, choice
from gugong.view.imagine import imagine
from gugong.view.observe import Observation

UNSURE = 100.0  # points: more than any error
SLICES = 8  # parts of the thinking, after each of which a decision may be clear


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
            self.look(also, search.visits()[0])
        return Judgement([_judged(search, text) for text in search.ranked()], search.root.visits)

    def look(self, move: str, visits: int) -> None:
        """Go on with this move until it has been looked at so often."""
        search = self._search
        legal = next(legal for legal in search.base.legal if legal.text == move)
        while (node := search.root.children.get(move)) is None or node.visits < visits:
            search.iteration(legal)

    def compare(self, iterations: int, played: str) -> Judgement:
        """Think, but no longer than until it is clear that the move played is the preferred one."""
        search, left = self._search, iterations
        while left > 0:
            part = min(left, max(1, iterations // SLICES))
            for _ in range(part):
                search.iteration()
            left -= part
            first, second = search.visits()
            if first - second > left and search.ranked()[0] == played:
                break
        return self.think(0, played)

    def choice(self, move: str) -> ChoiceData:
        """What a client needs to show this move."""
        base = self._search.base
        return next(choice(base, legal) for legal in base.legal if legal.text == move)


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
