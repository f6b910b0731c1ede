"""Lists that clients share with the rules: names of places, tokens and decrees, options, kinds of moves."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gugong.content import load
from gugong.content.names import BASIC, BONUS_TOKENS, CARD_ACTIONS, DECREE_KINDS, PLACES, TOKEN_KINDS
from gugong.notation.positions import DOUBLE_AT
from gugong.rules.actions import ACTIONS, LOCATION
from gugong.rules.harbours import SLOTS
from gugong.rules.kernel import SEATS
from gugong.rules.options import DIFFICULTIES, SETS
from gugong.rules.spelling import DICE, HARBOUR_NAMES, REWARDS, ROUTES, ROWS
from gugong.rules.vocabulary import EVENTS
from gugong.view.words import LANGUAGES

Rows = Mapping[str, Mapping[str, str | int]]


class Listed(NamedTuple):
    """A list of names, with the name of the list and of the type of its entries."""

    name: str
    one: str
    values: Sequence[str | int]


class Keyed(NamedTuple):
    """What a client needs to know about each thing of one kind, by name."""

    name: str
    one: str
    rows: Rows


def lists() -> list[Listed]:
    standard = load()
    printed = [CARD_ACTIONS[action] for action in sorted(set(standard.card_action))]
    return [
        Listed("LANGUAGES", "Language", LANGUAGES),
        Listed("PLAYERS", "Players", [seat + 1 for seat in SEATS]),
        Listed("FAMILIES", "Family", SEATS),
        Listed("BONUS_TOKENS", "BonusTokens", BONUS_TOKENS),
        Listed("DIFFICULTIES", "Difficulty", DIFFICULTIES),
        Listed("SETS", "Sets", SETS),
        Listed("PLACES", "Place", PLACES),
        Listed("VALUES", "Value", range(1, len(standard.gifts))),
        Listed("CARD_ACTIONS", "CardAction", CARD_ACTIONS),
        Listed("PRINTED_ACTIONS", "PrintedAction", printed),
        Listed("ROUTES", "Route", ROUTES),
        Listed("DICE", "DieName", DICE),
        Listed("MOVES", "MoveKey", [row.key for row in ROWS]),
        Listed("TARGETS", "TargetKind", _target_kinds()),
        Listed("OPTIONS", "OptionTarget", _options()),
        Listed("DOUBLE_AT", "DoubleAt", DOUBLE_AT),
        Listed("EVENTS", "EventName", list(EVENTS)),
    ]


def _target_kinds() -> list[str]:
    """The prefixes of all targets."""
    targets = [*_options(), *[target for row in ROWS for target in row.targets]]
    return sorted({target.partition(":")[0] for target in targets})


def _options() -> list[str]:
    """The targets of options A and B, for the locations that have them."""
    actions = [by_seat[0][LOCATION] for by_seat in ACTIONS]
    return [target for action in actions for move in action.options for target in move.targets()]


def tables() -> list[Keyed]:
    tokens: Rows = {kind.name: {"rule": kind.rule, "bonus": kind.edition != BASIC} for kind in TOKEN_KINDS if kind.name}
    decrees: Rows = {kind.name: {"rule": f"DECREE-{kind.name}", "level": kind.level} for kind in DECREE_KINDS}
    harbours: Rows = {name: {"route": name[0], "number": int(name[1:])} for name in HARBOUR_NAMES}
    rewards: Rows = {reward: {"slots": slots} for reward, slots in zip(REWARDS, SLOTS)}
    return [
        Keyed("TOKENS", "TokenKind", tokens),
        Keyed("DECREES", "DecreeName", decrees),
        Keyed("HARBOURS", "Harbour", harbours),
        Keyed("REWARDS", "Reward", rewards),
    ]
