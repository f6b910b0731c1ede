"""What a table may choose before the game (rules part F)."""

from typing import Final

from gugong.content.names import PLACES

BONUS_TOKENS: Final = ("none", "six", "twelve")
DIFFICULTIES: Final = ("easy", "normal", "hard")  # of Meng (SOLO-SETUP-6)
SETS: Final = ("1/2", "2/3", "4/5")  # of the human and of Meng (SOLO-SETUP-4)


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have; says which would be right."""


class Options:
    """The choices of one table.  Refuses what the rulebook does not offer."""

    def __init__(
        self,
        players: int,
        start_player: int | None = None,
        expert: bool = False,
        bonus_tokens: str = "none",
        sail_off: bool = False,
        difficulty: str | None = None,
        sets: str | None = None,
        focus: str | None = None,
    ) -> None:
        if not 1 <= players <= 5:
            raise OptionError(f"players is {players}: Gùgōng is played by 1 to 5")
        _check("bonus_tokens", bonus_tokens, BONUS_TOKENS)
        if start_player is not None and not 0 <= start_player < players:
            raise OptionError(_no_such_seat(start_player, players))
        self.players: Final = players
        self.start_player: Final = start_player
        self.expert: Final = expert
        self.bonus_tokens: Final = bonus_tokens
        self.sail_off: Final = sail_off
        self.difficulty: Final = difficulty or "normal"
        self.sets: Final = sets or "1/2"
        self.focus: Final = focus  # a place; None for a random one
        if players == 1:
            _check_solo(self)
        elif difficulty is not None or sets is not None or focus is not None:
            raise OptionError(f"difficulty, sets and focus are for the solo game: {players} play here")

    def seats(self) -> int:
        """Meng has a seat like a player."""
        return max(2, self.players)


def _check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise OptionError(f"{name} is {value!r}: it is one of {', '.join(known)}")


def _no_such_seat(seat: int, players: int) -> str:
    last = players - 1
    return f"start_player is {seat}: with {players} players it is a seat from 0 to {last}, or None for a random one"


def _check_solo(options: Options) -> None:
    """Basic tokens and the normal set-up only.  (SOLO-SETUP-3, BONUS-0, Q-ME-19)"""
    _check("difficulty", options.difficulty, DIFFICULTIES)
    _check("sets", options.sets, SETS)
    if options.focus is not None:
        _check("focus", options.focus, PLACES)
    if options.expert or options.bonus_tokens != "none":
        raise OptionError("The solo game has neither the expert set-up nor bonus tokens: leave them out")
