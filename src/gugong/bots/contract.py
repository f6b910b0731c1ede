"""What a bot is: it gets an observation, legal moves included, and a budget, and returns a move with its reasons."""

from abc import ABC, abstractmethod
from random import Random

import msgspec

from gugong.content import Components
from gugong.notation.positions import Struct
from gugong.rules.kernel import Position
from gugong.view.imagine import imagine
from gugong.view.observe import Observation


class Budget(Struct):
    """How long a bot may think: iterations are exactly repeatable, seconds are not."""

    iterations: int | None = None
    seconds: float | None = None


class Choice(Struct):
    """The move, what the bot expects of it by score source, and what it preferred it to."""

    move: str
    expected: dict[str, float] = msgspec.field(default_factory=dict)
    instead_of: str | None = None
    by: float = 0.0  # how much better it thinks the move is, in points


class Bot(ABC):
    """A player that never holds the true game: to look ahead it imagines one that its seat cannot tell from it."""

    def __init__(self, seed: int, components: Components) -> None:
        self.rng = Random(seed)
        self.components = components

    @abstractmethod
    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """One of `seen.moves`, which has at least two."""

    def imagine(self, seen: Observation) -> Position:
        return imagine(seen, self.rng, self.components)
