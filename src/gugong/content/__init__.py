"""The pieces of the game as data: one component file, checked on load, and the tables made from it."""

from gugong.content.loader import ComponentError, load, loads
from gugong.content.tables import Components, Side

__all__ = ["ComponentError", "Components", "Side", "load", "loads"]
