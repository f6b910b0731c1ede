"""The shape of a component file: its groups and their entries, before the figures are checked."""

import re
import tomllib
from typing import Annotated, Final, Literal

import msgspec

from gugong.words import Phrase, WordedError

Word = Literal["printed", "reported", "reconstructed"]
Standing = Word | Annotated[dict[str, Word], msgspec.Meta(min_length=1)]  # for a whole group, or for each of its parts

_STANDING: Final = Phrase("component-kind", kind="standing")


class EntryError(WordedError):
    """What is wrong with an entry of a component file, or with the whole file: a sentence without its full stop."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table that allows no unknown keys."""


class Group(Table, frozen=True):
    """A group of entries, and where its figures come from."""

    standing: Standing


class Gifts(Group, frozen=True):
    """The name of the gift for each value."""

    names: list[str]


class Cards(Group, frozen=True):
    """The gift cards as texts such as "4 canal" (SETUP-10)."""

    board: list[str]
    sets: list[list[str]]
    draw: list[str]


class Map(Group, frozen=True):
    """The travel map of one side of the board; roads along the ring are not listed."""

    ring: list[str]
    inner: list[str]
    roads: list[str]


class Maps(Table, frozen=True):
    """The maps for 1 to 3 and for 4 and 5 players (SETUP-1)."""

    few: Map
    many: Map


class BasicTokens(Table, frozen=True):
    """The number of tokens of each kind, TOKEN-1 to TOKEN-12 in this order."""

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
    """The number of tokens of each kind, BONUS-1 to BONUS-6 in this order."""

    plus_one: int
    tax: int
    follow: int
    twice_value: int
    twice_action: int
    cheaper: int


class Tokens(Group, frozen=True):
    """The travel tokens."""

    basic: BasicTokens
    bonus: BonusTokens


class Jade(Group, frozen=True):
    """The prices of jade (JADE-1, JADE-2)."""

    square: int
    houses_few: list[int]
    houses_many: list[int]


class Income(Group, frozen=True):
    """The servants gained every Morning (MORN-5)."""

    day_2: int
    day_3: int
    day_4: int


class Palace(Group, frozen=True):
    """The Palace track and its seats (PALACE-3)."""

    steps: int
    seats: list[int]


class Intrigue(Group, frozen=True):
    """The Intrigue track (INTRIGUE-4)."""

    top: int


class Wall(Group, frozen=True):
    """How many servants complete the wall (WALL-4)."""

    players_1_2: int
    players_3: int
    players_4: int
    players_5: int


class Canal(Group, frozen=True):
    """The routes of the Grand Canal (SETUP-2)."""

    harbours: int
    routes_few: int
    routes_many: int


class PlayerBoard(Group, frozen=True):
    """The player board (TRAVEL-6)."""

    token_slots: int


class Decree(Table, frozen=True):
    """One decree tile (DECREE-1, DECREE-2)."""

    name: str
    cost: int
    vp: int


class Decrees(Group, frozen=True):
    """The decree tiles by level (SETUP-13)."""

    level_1: list[Decree]
    level_2: list[Decree]
    level_3: list[Decree]


class Dice(Group, frozen=True):
    """The faces of the Destiny Dice (SETUP-3)."""

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


class Automa(Group, frozen=True):
    """Meng's automa cards (SOLO-SETUP-6)."""

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


# msgspec prepares a type when it is first used, and two threads that do so at once crash: it is done here.
PREPARED: Final = msgspec.json.Decoder(Document)


def decode(text: str) -> Document:
    """The groups of a component file; raises EntryError if it is not TOML or has the wrong shape."""
    try:
        return msgspec.convert(tomllib.loads(text), Document)
    except msgspec.ValidationError as error:
        raise in_our_words(str(error)) from None
    except RecursionError:
        raise EntryError("component-nested") from None
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(str(error)) from None


def _not_toml(message: str) -> EntryError:
    """An error in our wording that says where tomllib gave up, with its own reason."""
    why, _, where = message.rpartition(" (at ")
    if found := re.fullmatch(r"line (\d+), column (\d+)\)", where):
        return EntryError("component-not-toml", line=found[1], column=found[2], why=_brief(why, 200))
    return EntryError("component-cut-short", why=_brief(why or message, 200))


def in_our_words(message: str) -> EntryError:
    """An error message from msgspec, reworded in the terms of component files."""
    problem, _, path = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    entry = path.strip(".`").removesuffix("[...]")
    if found := re.fullmatch(r"Object missing required field `(.+)`", problem):
        return EntryError("component-missing", entry=_under(entry, found[1]))
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return EntryError("component-unknown", entry=_under(entry, found[1]))
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", problem):
        return EntryError("component-wrong-kind", entry=entry, wanted=_kind(found[1]), got=_kind(found[2]))
    if found := re.fullmatch(r"""Invalid enum value ['"](.*)['"]""", problem, re.DOTALL):
        return EntryError("component-wrong-kind", entry=entry, wanted=_STANDING, got=shown(found[1]))
    if problem == "Expected `object` of length >= 1":
        return EntryError("component-wrong-kind", entry=entry, wanted=_STANDING, got=_kind("empty"))
    return EntryError("component-refused", entry=entry, why=_brief(problem, 200))


def _kind(name: str) -> Phrase:
    """A type by msgspec's name for it; only a standing may be either a word or a table."""
    return _STANDING if name == "str | object" else Phrase("component-kind", kind=name)


def _under(table: str, key: str) -> str:
    return f"{table}.{_brief(key, 60)}".lstrip(".")


def shown(value: int | str) -> str | Phrase:
    """A value for use in a message: quoted if it is text, and never long."""
    if isinstance(value, str):
        return f'"{_brief(value, 60)}"'
    # Printing a very long number can itself fail.
    return str(value) if abs(value) < 10**12 else Phrase("component-long-number")


def _brief(text: str, longest: int) -> str:
    """The text shortened and made printable, so that a message stays on one readable line."""
    cut = text if len(text) <= longest else f"{text[: longest - 3]}..."
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in cut)
