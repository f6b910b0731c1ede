"""Looking through one's own turn: every way to play it, judged by where it ends."""

from typing import Final

from gugong.bots.evaluate import Weights, lead
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance

WIDEST: Final = 10  # answers looked at where there are many and the turn is already under way


class Planner:
    """Finds the best end of the own turn within a number of positions."""

    def __init__(self, weights: Weights, positions: int, chance: Chance) -> None:
        self.weights = weights
        self.left = positions
        self.chance = chance

    def best(self, g: Position) -> int:
        """The number of the best legal move."""
        who = g.decision().who
        values = self.values(g, who)
        best = 0
        for i in range(len(values)):
            if values[i] > values[best]:
                best = i
        return best

    def values(self, g: Position, who: int) -> list[float]:
        """What each legal move leads to; each gets an equal share of the positions left."""
        found: list[float] = []
        share = max(1, self.left // len(g.legal))
        for move in g.legal:
            self.left = share
            found.append(self._after(g, move, who))
        return found

    def _after(self, g: Position, move: Move, who: int) -> float:
        twin = g.copy()
        twin.play(move)
        self.left -= 1
        return self._look(twin, who)

    def _look(self, g: Position, who: int) -> float:
        """The value of this position if the own turn is played on as well as possible."""
        if not g.agenda or g.decision().who != who or self.left <= 0 or g.decision().rule() == "DAY-EXCHANGE-1":
            return lead(g, who, self.weights)
        moves = g.legal
        best = -2.0
        stride = 1 + (len(moves) - 1) // WIDEST
        at = self.chance.below(stride)
        while at < len(moves):
            if not moves[at].aside:
                best = max(best, self._after(g, moves[at], who))
            at += stride
        return best if best > -2.0 else lead(g, who, self.weights)
