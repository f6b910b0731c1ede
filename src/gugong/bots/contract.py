"""What a bot is: it is given an observation with the legal moves and a budget, and returns a move with its reasons."""

from abc import ABC, abstractmethod
from random import Random

import msgspec

from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.rules.kernel import Position
from gugong.view.imagine import imagine
from gugong.view.observe import Observation


class Budget(Struct):
    """How long a bot may think.  A budget of iterations gives the same choice every time; one of seconds does not."""

    iterations: int | None = None
    seconds: float | None = None


class Decision(Struct):
    """A move, what the bot expects from it by source, and the move it was preferred to, with the same of that."""

    move: str
    expected: dict[str, float] = msgspec.field(default_factory=dict)
    instead_of: str | None = None
    otherwise: dict[str, float] = msgspec.field(default_factory=dict)


class Bot(ABC):
    """A player that never sees the real game: to look ahead, it imagines one that fits what its seat knows."""

    def __init__(self, seed: int, components: Components) -> None:
        self.rng = Random(seed)
        self.components = components

    @abstractmethod
    def choose(self, seen: Observation, budget: Budget) -> Decision:
        """Choose one of `seen.moves`; there are at least two."""

    def imagine(self, seen: Observation) -> Position:
        return imagine(seen, self.rng, self.components)
