"""The game's nouns as numbers: places, card actions, travel tokens and decrees, in rulebook order."""

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

# Travel tokens: kinds 1 to 12 are TOKEN-1 to TOKEN-12, kinds 13 to 18 are BONUS-1 to BONUS-6.
TOKEN_ONE_SERVANT: Final = 1
TOKEN_TWO_SERVANTS: Final = 2
TOKEN_ENVOY: Final = 3
TOKEN_INTRIGUE: Final = 4
TOKEN_DISCARD_FOR_JADE: Final = 5
TOKEN_TWO_VP: Final = 6
TOKEN_SWAP: Final = 7
TOKEN_TAKE_BACK: Final = 8
TOKEN_SHIP: Final = 9
TOKEN_WALL: Final = 10
TOKEN_PAY_FOR_JADE: Final = 11
TOKEN_DOUBLE: Final = 12
BONUS_PLUS_ONE: Final = 13
BONUS_TAX: Final = 14
BONUS_FOLLOW: Final = 15
BONUS_TWICE_VALUE: Final = 16
BONUS_TWICE_ACTION: Final = 17
BONUS_CHEAPER: Final = 18
TOKENS: Final = (
    "",
    "one-servant",
    "two-servants",
    "envoy",
    "intrigue",
    "discard-for-jade",
    "two-vp",
    "swap",
    "take-back",
    "ship",
    "wall",
    "pay-for-jade",
    "double",
    "plus-one",
    "tax",
    "follow",
    "twice-value",
    "twice-action",
    "cheaper",
)

# Decrees: five a level, in the order of the rulebook's list.
L1_INTRIGUE: Final = 0
L1_SHIP: Final = 1
L1_SERVANT: Final = 2
L1_ENVOY: Final = 3
L1_SWAP: Final = 4
L2_TRAVEL: Final = 5
L2_JADE: Final = 6
L2_WALL: Final = 7
L2_EQUAL: Final = 8
L2_DECREE: Final = 9
L3_THIRD: Final = 10
L3_EIGHT: Final = 11
L3_JADE: Final = 12
L3_DECREES: Final = 13
L3_HARBOUR: Final = 14
DECREE_NAMES: Final = (
    "L1-INTRIGUE",
    "L1-SHIP",
    "L1-SERVANT",
    "L1-ENVOY",
    "L1-SWAP",
    "L2-TRAVEL",
    "L2-JADE",
    "L2-WALL",
    "L2-EQUAL",
    "L2-DECREE",
    "L3-THIRD",
    "L3-EIGHT",
    "L3-JADE",
    "L3-DECREES",
    "L3-HARBOUR",
)
