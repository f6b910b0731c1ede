"""The manners of a bot: what it likes, what it puts off, and what it overlooks.

Weaker bots err as people do, not by random moves: they go to a favourite place whatever it costs, leave for later what
should be done now, and do not think of every card in their hand.
"""

from random import Random
from typing import NamedTuple

from gugong.content.names import PLACES
from gugong.rules.actions import Action
from gugong.rules.day import GiveCard
from gugong.rules.kernel import Move, Position


class Manner(NamedTuple):
    """How often each happens, as a share of the turns."""

    whims: tuple[tuple[str, float], ...] = ()  # it wants to go to this place, and to do something there
    puts_off: tuple[tuple[str, float], ...] = ()  # it does not think of this place
    forgets: float = 0.0  # it does not think of a card, for each card in hand

    def considered(self, g: Position, rng: Random) -> list[Move]:
        """The legal moves it thinks of."""
        question = g.question()
        if isinstance(question, Action) and any(PLACES[question.place] == place for place, _ in self.whims):
            return _or_all([move for move in g.legal if move.key != "skip"], g.legal)
        gifts = [move for move in g.legal if isinstance(move, GiveCard)]
        return self._gifts(gifts, rng) if gifts else g.legal

    def _gifts(self, gifts: list[GiveCard], rng: Random) -> list[Move]:
        forgotten = {card for card in dict.fromkeys(move.card for move in gifts) if rng.random() < self.forgets}
        off = {PLACES.index(place) for place, share in self.puts_off if rng.random() < share}
        left: list[Move] = [move for move in gifts if move.card not in forgotten and move.place not in off]
        found = _or_all(left, [*gifts])
        drawn = rng.random()
        for place, share in self.whims:
            drawn -= share
            if drawn < 0:
                wanted = PLACES.index(place)
                return _or_all([move for move in found if isinstance(move, GiveCard) and move.place == wanted], found)
        return found


def _or_all(some: list[Move], every: list[Move]) -> list[Move]:
    return some or every


PLAIN = Manner()
GARDENER = Manner((("travel", 0.2), ("jade", 0.1)), (("palace", 0.8), ("decrees", 0.6), ("canal", 0.8)), 0.6)
MASON = Manner((("wall", 0.1),), (("decrees", 0.12),), 0.06)
BOATMAN = Manner((("canal", 0.035),), (("intrigue", 0.07),))
PILGRIM = Manner((("travel", 0.13),))
JEWELLER = Manner((("jade", 0.07),))
COURTIER = Manner((("palace", 0.06),))
