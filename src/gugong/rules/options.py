"""What a table may choose before the game (rules part F)."""

from typing import Final

BONUS_TOKENS: Final = ("none", "six", "twelve")


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
    ) -> None:
        if not 2 <= players <= 5:
            raise OptionError(f"players is {players}: Gùgōng is played by 2 to 5")
        if start_player is not None and not 0 <= start_player < players:
            raise OptionError(
                f"start_player is {start_player}: with {players} players it is a seat from 0 to {players - 1}, "
                "or None for a random one"
            )
        if bonus_tokens not in BONUS_TOKENS:
            raise OptionError(f"bonus_tokens is {bonus_tokens!r}: it is one of {', '.join(BONUS_TOKENS)}")
        self.players: Final = players
        self.start_player: Final = start_player
        self.expert: Final = expert
        self.bonus_tokens: Final = bonus_tokens
        self.sail_off: Final = sail_off
