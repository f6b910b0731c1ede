"""The numbers and names of places, card actions, travel tokens and decrees, one row each.

New rows go to the end of their table: the agenda of a stored position has a piece by its number.
"""

from typing import Final

# The seven locations (TERM-9).
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
PLACES: Final = ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")

# What a gift card shows: one of the locations above (CARD-2), or one of these (CARD-1, CARD-3 to CARD-5).
ONE_SERVANT: Final = 7
TWO_SERVANTS: Final = 8
SWAP: Final = 9
NO_ACTION: Final = 10
CARD_ACTIONS: Final = (*PLACES, "one-servant", "two-servants", "swap", "none")

# The bonus tokens a table plays with: none, the six of every edition, or the twelve of the French one.
BASIC: Final = "none"
SIX: Final = "six"
TWELVE: Final = "twelve"
BONUS_TOKENS: Final = (BASIC, SIX, TWELVE)


class TokenKind:
    """One kind of travel token; rules/tokens.py says what it does when collected."""

    def __init__(self, name: str, rule: str, edition: str = BASIC, worth: int = 1, power: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.edition: Final = edition  # the value of option bonus_tokens that adds it to the game
        self.worth: Final = worth  # in an exchange (TOKEN-12)
        self.power: Final = power  # kept face up until it is used (BONUS-8)


TOKEN_KINDS: Final = (
    TokenKind("", "", worth=0),  # no token
    TokenKind("one-servant", "TOKEN-1"),
    TokenKind("two-servants", "TOKEN-2"),
    TokenKind("envoy", "TOKEN-3"),
    TokenKind("intrigue", "TOKEN-4"),
    TokenKind("discard-for-jade", "TOKEN-5"),
    TokenKind("two-vp", "TOKEN-6"),
    TokenKind("swap", "TOKEN-7"),
    TokenKind("take-back", "TOKEN-8"),
    TokenKind("ship", "TOKEN-9"),
    TokenKind("wall", "TOKEN-10"),
    TokenKind("pay-for-jade", "TOKEN-11"),
    TokenKind("double", "TOKEN-12", worth=2),
    TokenKind("plus-one", "BONUS-1", SIX),
    TokenKind("tax", "BONUS-2", SIX),
    TokenKind("follow", "BONUS-3", SIX),
    TokenKind("twice-value", "BONUS-4", TWELVE, power=True),
    TokenKind("twice-action", "BONUS-5", TWELVE, power=True),
    TokenKind("cheaper", "BONUS-6", TWELVE, power=True),
)
TOKENS: Final = tuple([kind.name for kind in TOKEN_KINDS])

# The kinds that the rules refer to by name.
TOKEN_DOUBLE: Final = TOKENS.index("double")
BONUS_PLUS_ONE: Final = TOKENS.index("plus-one")
BONUS_TAX: Final = TOKENS.index("tax")
BONUS_FOLLOW: Final = TOKENS.index("follow")
BONUS_TWICE_VALUE: Final = TOKENS.index("twice-value")
BONUS_TWICE_ACTION: Final = TOKENS.index("twice-action")
BONUS_CHEAPER: Final = TOKENS.index("cheaper")


class DecreeKind:
    """One decree; rules/decree_effects.py says what it does each Morning, at the end and for Meng."""

    def __init__(self, name: str, level: int) -> None:
        self.name: Final = name
        self.level: Final = level


DECREE_LEVELS: Final = (1, 2, 3)
DECREE_KINDS: Final = (
    DecreeKind("L1-INTRIGUE", 1),
    DecreeKind("L1-SHIP", 1),
    DecreeKind("L1-SERVANT", 1),
    DecreeKind("L1-ENVOY", 1),
    DecreeKind("L1-SWAP", 1),
    DecreeKind("L2-TRAVEL", 2),
    DecreeKind("L2-JADE", 2),
    DecreeKind("L2-WALL", 2),
    DecreeKind("L2-EQUAL", 2),
    DecreeKind("L2-DECREE", 2),
    DecreeKind("L3-THIRD", 3),
    DecreeKind("L3-EIGHT", 3),
    DecreeKind("L3-JADE", 3),
    DecreeKind("L3-DECREES", 3),
    DecreeKind("L3-HARBOUR", 3),
)
DECREE_NAMES: Final = tuple([kind.name for kind in DECREE_KINDS])

# The decrees that change a price or a rule (DECREE-L2-TRAVEL to DECREE-L2-DECREE).
L2_TRAVEL: Final = DECREE_NAMES.index("L2-TRAVEL")
L2_JADE: Final = DECREE_NAMES.index("L2-JADE")
L2_WALL: Final = DECREE_NAMES.index("L2-WALL")
L2_EQUAL: Final = DECREE_NAMES.index("L2-EQUAL")
L2_DECREE: Final = DECREE_NAMES.index("L2-DECREE")
