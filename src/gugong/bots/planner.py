"""One-turn lookahead: tries the ways to play the current turn and evaluates the position each leads to."""

from typing import Final

from gugong.bots.evaluate import Weights, lead
from gugong.rules.day import Give
from gugong.rules.kernel import Move, Position
from gugong.rules.playout import Chance

MAX_BRANCHING: Final = 10  # answers tried at a question within the turn; of longer lists, an evenly spaced sample


class Planner:
    """Finds the best way to play this turn, looking at a limited number of positions."""

    def __init__(self, weights: Weights, positions: int, chance: Chance) -> None:
        self.weights = weights
        self.left = positions
        self.chance = chance

    def values(self, g: Position, who: int) -> list[float]:
        """The value of each legal move; each may look at an equal share of the remaining positions."""
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
        """The value of this position if the rest of the turn is played as well as possible."""
        if self.left <= 0 or _turn_is_over(g, who):
            return lead(g, who, self.weights)
        moves = g.legal
        best = -2.0
        stride = 1 + (len(moves) - 1) // MAX_BRANCHING
        at = self.chance.below(stride)
        while at < len(moves):
            if not moves[at].aside:
                best = max(best, self._after(g, moves[at], who))
            at += stride
        return best if best > -2.0 else lead(g, who, self.weights)


def _turn_is_over(g: Position, who: int) -> bool:
    """The next gift exchange begins another turn, whoever makes it."""
    return not g.agenda or g.question().who != who or isinstance(g.question(), Give)
