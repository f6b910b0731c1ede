"""A decision judged by the search of the bots, from what a seat knows: every move with the lead it leads to."""

from math import sqrt
from random import Random

from gugong.bots.net_bots import expected
from gugong.bots.net_file import load_net
from gugong.bots.net_tree import Node, Search
from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.notation.record import find_move
from gugong.rules.kernel import Position
from gugong.rules.playout import Chance
from gugong.rules.state import NOBODY
from gugong.view.choices import ChoiceData, choice
from gugong.view.imagine import TRIES, ImagineError, imagine
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
    """Judges one decision, for as long as it is asked to; the same seed and iterations give the same judgement.

    A seat may also judge the decision of another one, in a game that it imagines: the other seat thinks from what it
    knows there, and the leads are those of the seat that judges.  `played` is a move that was legal.
    """

    def __init__(self, seen: Observation, components: Components, seed: int, played: str | None = None) -> None:
        rng = Random(seed)
        g = _game(seen, rng, components, played)
        watched = NOBODY if seen.seat is None else seen.seat
        self._search = Search(g, load_net(g.meng is not None), Chance(rng.getrandbits(31)), watched=watched)

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

    def compare(self, iterations: int, played: str | None) -> Judgement:
        """Think, but no longer than until it is clear that the move played is the preferred one."""
        search = self._search
        for part in range(SLICES):
            for _ in range(iterations * part // SLICES, iterations * (part + 1) // SLICES):
                search.iteration()
            first, second = search.visits()
            left = iterations - search.root.visits
            if search.ranked()[0] == played and first - second > left:
                break
        return self.think(0, played)

    def choice(self, move: str) -> ChoiceData:
        """What a client needs to show this move."""
        base = self._search.base
        return next(choice(base, legal) for legal in base.legal if legal.text == move)


def _game(seen: Observation, rng: Random, components: Components, played: str | None) -> Position:
    for _ in range(TRIES):
        g = imagine(seen, rng, components)
        if played is None or find_move(g, played) is not None:
            return g
    raise ImagineError("observation-no-deal")


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
