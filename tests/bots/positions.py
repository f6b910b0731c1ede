"""Positions from games of every kind, for tests of the bots."""

from collections.abc import Iterator

from gugong.rules.kernel import Position
from gugong.rules.options import Options
from gugong.rules.playout import Chance
from gugong.rules.setup import new_position
from tests.table import TRAINED

EVERY_KIND = (
    Options(1, difficulty="hard"),
    Options(2),
    Options(3, expert=True),
    Options(4, bonus_tokens="six"),
    Options(5, bonus_tokens="twelve"),
)


def dealt(deal: int, options: Options) -> Position:
    return new_position(TRAINED, options, deal.to_bytes(32, "big"))


def random_game(options: Options, deal: int = 1) -> Iterator[Position]:
    """Every position in which somebody decides; the caller must not change them."""
    g, chance = dealt(deal, options), Chance(deal)
    while g.agenda:
        yield g
        g.play(g.legal[chance.below(len(g.legal))])
