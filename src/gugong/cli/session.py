"""A game at the terminal: who is asked, what they type, and what they may see of it."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gugong import Game
from gugong.cli import history
from gugong.cli.board import board, known_cards, own_cards
from gugong.cli.locations import reachable
from gugong.cli.questions import ask
from gugong.cli.rules import shown
from gugong.cli.scores import score_sheet
from gugong.rules.kernel import Event
from gugong.view.english_words import TOKENS
from gugong.view.prices import prices
from gugong.view.rulebook import RuleIdError, paragraph

HELP = """\
  a number, or the text beside it   play that move
  u           undo          b   the board        m   the map with its roads
  c           cards that everybody may remember  e   what happened, with rule ids
  ?           this help and the rule of the question
  ? ID        a rule, such as ? WALL-5           h N   the rule of move N
  s FILE      save          q   leave"""


class Leave(Exception):  # noqa: N818  (it is not an error to stop playing)
    """The player at the keyboard wants to stop."""


class Session:
    """One game at this terminal; people take the first seats, random players the others."""

    def __init__(
        self, game: Game, humans: int, names: Sequence[str], file: Path | None, told: list[list[Event]]
    ) -> None:
        self.console = Console(markup=False, highlight=False)
        self.game = game
        self.humans = humans
        self.names = names
        self.file = file
        self.told = told  # the events of each move
        self.seen = [len(told)] * len(names)  # how many moves each seat has been told of
        self.sitting: int | None = None  # who is at the keyboard
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            "?": self._help,
            "h": self._help_on_move,
            "b": self._board,
            "m": self._map,
            "c": self._cards,
            "e": self._events,
            "s": self._save,
            "q": self._quit,
        }
