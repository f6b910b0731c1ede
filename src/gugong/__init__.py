"""Gùgōng, an unofficial digital edition: games, records, and what each seat may know of them.

>>> import gugong
>>> game = gugong.new_game(players=3, seed=7)
>>> game.asks().about
'Give'
"""

from gugong.content import ComponentError, Components
from gugong.content import load as load_components
from gugong.game import Difference, Game, IllegalMove, RecordError, Result, SavedGame, imagine, new_game
from gugong.game import read_record as load
from gugong.notation.positions import PositionError
from gugong.notation.record import RULES_VERSION
from gugong.rules.options import OptionError

__all__ = [
    "RULES_VERSION",
    "ComponentError",
    "Components",
    "Difference",
    "Game",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "RecordError",
    "Result",
    "SavedGame",
    "imagine",
    "is_compiled",
    "load",
    "load_components",
    "new_game",
]


def is_compiled() -> bool:
    """Are the rules running as compiled code?"""
    from gugong.rules import kernel

    return not kernel.__file__.endswith(".py")
