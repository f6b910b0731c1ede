"""The pieces of the game as data: component files, checked when loaded, and the tables made from them."""

from gugong.content.editions import edition
from gugong.content.loader import ComponentError, canonical, kept, load, loads
from gugong.content.tables import Components, Side

__all__ = ["ComponentError", "Components", "Side", "canonical", "edition", "kept", "load", "loads"]
