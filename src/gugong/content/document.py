"""The shape of a component file: its groups and their entries, before the figures are checked."""

import re
import tomllib
from typing import Annotated, Final, Literal

import msgspec

Word = Literal["printed", "reported", "reconstructed"]
Standing = Word | Annotated[dict[str, Word], msgspec.Meta(min_length=1)]  # of a whole group, or of its parts

_IN_WORDS: Final = {
    "int": "a whole number",
    "float": "a number with a decimal point",
    "bool": "a truth value",
    "str": "a text",
    "array": "a list",
    "object": "a table",
    "str | object": "one of the words printed, reported and reconstructed",
}


class EntryError(Exception):
    """One entry of a component file is wrong: which, and the rest of the sentence."""

    def __init__(self, entry: str, reason: str) -> None:
        super().__init__(_brief(f"{entry} {reason}", 400))


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table whose every key is known."""


class Gifts(Table, frozen=True):
    """The name of the gift of each value."""

    standing: Standing
    names: list[str]


class Cards(Table, frozen=True):
    """The gift cards as texts such as "4 canal" (SETUP-10)."""

    standing: Standing
    board: list[str]
    sets: list[list[str]]
    draw: list[str]


class Map(Table, frozen=True):
    """The travel map of one side of the board; roads along the ring are not listed."""

    standing: Standing
    ring: list[str]
    inner: list[str]
    roads: list[str]


class Maps(Table, frozen=True):
    """The maps for 1 to 3 and for 4 and 5 players (SETUP-1)."""

    few: Map
    many: Map


class BasicTokens(Table, frozen=True):
    """How many of TOKEN-1 to TOKEN-12, in this order."""

    one_servant: int
    two_servants: int
    envoy: int
    intrigue: int
    discard_for_jade: int
    two_vp: int
    swap: int
    take_back: int
    ship: int
    wall: int
    pay_for_jade: int
    double: int


class BonusTokens(Table, frozen=True):
    """How many of BONUS-1 to BONUS-6, in this order."""

    plus_one: int
    tax: int
    follow: int
    twice_value: int
    twice_action: int
    cheaper: int


class Tokens(Table, frozen=True):
    """The travel tokens."""

    standing: Standing
    basic: BasicTokens
    bonus: BonusTokens


class Jade(Table, frozen=True):
    """The prices of jade (JADE-1, JADE-2)."""

    standing: Standing
    square: int
    houses_few: list[int]
    houses_many: list[int]


class Income(Table, frozen=True):
    """The morning servants (MORN-5)."""

    standing: Standing
    day_2: int
    day_3: int
    day_4: int


class Palace(Table, frozen=True):
    """The Palace track and its seats (PALACE-3)."""

    standing: Standing
    steps: int
    seats: list[int]


class Intrigue(Table, frozen=True):
    """The Intrigue track (INTRIGUE-4)."""

    standing: Standing
    top: int


class Wall(Table, frozen=True):
    """The servants that complete the wall (WALL-4)."""

    standing: Standing
    players_1_2: int
    players_3: int
    players_4: int
    players_5: int


class Canal(Table, frozen=True):
    """The routes of the Grand Canal (SETUP-2)."""

    standing: Standing
    harbours: int
    routes_few: int
    routes_many: int


class PlayerBoard(Table, frozen=True):
    """The player board (TRAVEL-6)."""

    standing: Standing
    token_slots: int


class Decree(Table, frozen=True):
    """One decree tile (DECREE-1, DECREE-2)."""

    name: str
    cost: int
    vp: int


class Decrees(Table, frozen=True):
    """The decree tiles by level (SETUP-13)."""

    standing: Standing
    level_1: list[Decree]
    level_2: list[Decree]
    level_3: list[Decree]


class Dice(Table, frozen=True):
    """The faces of the Destiny Dice (SETUP-3)."""

    standing: Standing
    faces: list[list[int]]


class Ordinary(Table, frozen=True):
    """The ordinary automa cards by location, in the order of TERM-9."""

    travel: int
    wall: int
    jade: int
    intrigue: int
    palace: int
    decrees: int
    canal: int


class Automa(Table, frozen=True):
    """Meng's automa cards (SOLO-SETUP-6)."""

    standing: Standing
    special: int
    ordinary: Ordinary


class Document(Table, frozen=True):
    """A whole component file."""

    gifts: Gifts
    cards: Cards
    map: Maps
    tokens: Tokens
    jade: Jade
    income: Income
    palace: Palace
    intrigue: Intrigue
    wall: Wall
    canal: Canal
    player_board: PlayerBoard
    decrees: Decrees
    dice: Dice
    automa: Automa


def decode(text: str) -> Document:
    """The groups of a component file; an EntryError if it is not TOML or has another shape."""
    try:
        return msgspec.convert(tomllib.loads(text), Document)
    except msgspec.ValidationError as error:
        raise _in_our_words(str(error)) from None
    except RecursionError:
        raise EntryError("the file", "is nested too deeply, but needs no more than three levels") from None
    except tomllib.TOMLDecodeError as error:
        raise EntryError("the file", f"should be valid TOML, but is not: {error}") from None
    except ValueError:  # of int(), which tomllib lets through
        raise EntryError("the file", "has a number too long to be read; give at most two digits") from None


def _in_our_words(message: str) -> EntryError:
    """What msgspec says about an entry, in the words of this file."""
    problem, _, path = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    entry = path.strip(".`").removesuffix("[...]")
    if found := re.fullmatch(r"Object missing required field `(.+)`", problem):
        return EntryError(_under(entry, found[1]), "is missing; give it as in the standard file")
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return EntryError(_under(entry, found[1]), "is not known; respell it or leave it out")
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", problem):
        wanted, got = (_IN_WORDS.get(word, word) for word in found.groups())
        return EntryError(entry, f"should be {wanted}, but is {got}")
    if found := re.fullmatch(r"""Invalid enum value ['"](.*)['"]""", problem, re.DOTALL):
        return EntryError(entry, f"should be {_IN_WORDS['str | object']}, but is {shown(found[1])}")
    if problem == "Expected `object` of length >= 1":
        return EntryError(entry, f"should be {_IN_WORDS['str | object']}, but is empty")
    return EntryError(entry or "the file", f"is refused: {problem}")


def _under(table: str, key: str) -> str:
    return f"{table}.{_brief(key, 60)}".lstrip(".")


def shown(value: int | str) -> str:
    """A value as it may stand in a message: quoted if a text, and never long."""
    if isinstance(value, str):
        return f'"{_brief(value, 60)}"'
    # Printing a very long number can itself fail.
    return str(value) if abs(value) < 10**12 else "a very long number"


def _brief(text: str, longest: int) -> str:
    """A text that keeps a message to one readable line."""
    cut = text if len(text) <= longest else f"{text[: longest - 3]}..."
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in cut)
