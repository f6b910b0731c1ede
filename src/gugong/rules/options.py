"""The options of a table, chosen before the game (rules part F), and the rules version it is played under."""

from typing import Final

from gugong.content.names import BASIC, BONUS_TOKENS, PLACES
from gugong.words import WordedError

# A game is played to its end under the version it began with: where behaviour changed, the code asks `options.rules`.
OLDEST_RULES: Final = 1
RULES: Final = 2

DIFFICULTIES: Final = ("easy", "normal", "hard")  # of Meng (SOLO-SETUP-6)
SETS: Final = ("1/2", "2/3", "4/5")  # of the human and of Meng (SOLO-SETUP-4)


class OptionError(WordedError):
    """An unknown option, or a value it cannot have; the message says what would be valid."""


class Options:
    """The options of one table, and its rules version.  Rejects what the rulebook does not offer."""

    def __init__(
        self,
        players: int,
        start_player: int | None = None,
        expert: bool = False,
        bonus_tokens: str = BASIC,
        sail_off: bool = False,
        difficulty: str | None = None,
        sets: str | None = None,
        focus: str | None = None,
        rules: int = RULES,
    ) -> None:
        if not 1 <= players <= 5:
            raise OptionError("option-players", players=str(players))
        if not OLDEST_RULES <= rules <= RULES:
            raise OptionError("option-rules", rules=str(rules), oldest=OLDEST_RULES, newest=RULES)
        _check("bonus_tokens", bonus_tokens, BONUS_TOKENS)
        if start_player is not None and not 0 <= start_player < players:
            raise OptionError("option-start-player", seat=str(start_player), players=players, last=players - 1)
        self.rules: Final = rules
        self.players: Final = players
        self.start_player: Final = start_player
        self.expert: Final = expert
        self.bonus_tokens: Final = bonus_tokens
        self.sail_off: Final = sail_off
        self.difficulty: Final = difficulty or "normal"
        self.sets: Final = sets or "1/2"
        self.focus: Final = focus  # a place, or None for a random one
        if players == 1:
            _check_solo(self)
        elif difficulty is not None or sets is not None or focus is not None:
            raise OptionError("option-solo-only", players=players)

    def seats(self) -> int:
        """The number of players, plus Meng in the solo game."""
        return max(2, self.players)


def _check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise OptionError("option-value", option=name, value=repr(value), known=", ".join(known))


def _check_solo(options: Options) -> None:
    """Basic tokens and the normal set-up only.  (SOLO-SETUP-3, BONUS-0, Q-ME-19)"""
    _check("difficulty", options.difficulty, DIFFICULTIES)
    _check("sets", options.sets, SETS)
    if options.focus is not None:
        _check("focus", options.focus, PLACES)
    if options.expert or options.bonus_tokens != BASIC:
        raise OptionError("option-not-solo")
