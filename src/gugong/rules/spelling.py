"""How moves are written and parsed: one table for both directions (docs/notation.md).

A row gives the text of a move with gaps for its named parts.  Parsing tries the rows and accepts a result only if
writing it gives the same text again, so the parser accepts nothing that the printer would not print.
"""

from typing import Final

from gugong.content.names import CARD_ACTIONS, DECREE_NAMES, PLACES
from gugong.rules.state import HARBOURS

Part = int | str
Parts = dict[str, Part]

ROUTES: Final = ("a", "b")
HARBOUR_NAMES: Final = tuple([f"{route}{number + 1}" for route in ROUTES for number in range(HARBOURS)])
REWARDS: Final = ("vp", "card", "double")
PILES: Final = ("hand", "discard")
DICE: Final = ("A", "B", "C")

# The words that may fill a gap.  Of the gaps not listed, {card} takes a card, {city} all that is left, others a number.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "place": PLACES,
    "route": ROUTES,
    "harbour": HARBOUR_NAMES,
    "reward": REWARDS,
    "pile": PILES,
    "die": DICE,
    "decree": DECREE_NAMES,
}
PIECES: Final = "pieces"  # a gap for two parts: n ordinary servants, and the Double Servant or not
LONGEST_NUMBER: Final = 4  # digits


class Gap:
    """One word of a row: fixed text, perhaps followed by a part."""

    def __init__(self, word: str, at: int) -> None:
        head, brace, rest = word.partition("{")
        self.head: Final = head
        self.part: Final = rest[:-1] if brace else ""
        self.at: Final = at  # index of its value among those of the row
        self.width: Final = 2 if self.part == PIECES else 1 if brace else 0

    def spell(self, values: tuple[Part, ...]) -> str:
        if self.width == 0:
            return self.head
        if self.width == 2:
            return self.head + pieces(int(values[self.at]), int(values[self.at + 1]))
        return self.head + str(values[self.at])


def pieces(ordinary: int, double: int) -> str:
    """How servants are written: 2, D, 1+D."""
    if not double:
        return str(ordinary)
    return f"{ordinary}+D" if ordinary else "D"


class Row:
    """One kind of move: its text with gaps, and its targets on the table."""

    def __init__(self, key: str, pattern: str, targets: str = "") -> None:
        self.key: Final = key
        self.gaps: Final[list[Gap]] = []
        self.parts: Final[list[str]] = []  # the names of its values
        self.targets: Final = targets.split()
        for word in pattern.split(" "):
            gap = Gap(word, len(self.parts))
            self.gaps.append(gap)
            self.parts.extend(["n", "double"] if gap.width == 2 else [gap.part][: gap.width])

    def spell(self, values: tuple[Part, ...]) -> str:
        return " ".join([gap.spell(values) for gap in self.gaps])

    def read(self, text: str) -> tuple[Part, ...] | None:
        """The values of the parts in this text, or None if it is another kind of move."""
        words = text.split(" ", len(self.gaps) - 1)
        if len(words) != len(self.gaps):
            return None
        found: list[Part] = []
        for gap, word in zip(self.gaps, words):
            if not word.startswith(gap.head) or not _read(gap.part, word[len(gap.head) :], found):
                return None
        values = tuple(found)
        return values if self.spell(values) == text else None


def _read(part: str, word: str, found: list[Part]) -> bool:
    """Append the value this word gives the part; False if the word does not fit."""
    if part == "":
        return word == ""
    if part == PIECES:
        return _read_pieces(word, found)
    if part == "card":
        fits = _is_card(word)
    elif part == "city":
        fits = word != ""
    elif part in WORDS:
        fits = word in WORDS[part]
    else:
        return _read_number(word, found)
    found.append(word)
    return fits


def _read_number(word: str, found: list[Part]) -> bool:
    if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
        return False
    found.append(int(word))
    return True


def _read_pieces(word: str, found: list[Part]) -> bool:
    ordinary = word.removesuffix("D").removesuffix("+")
    fits = _read_number(ordinary or "0", found)
    found.append(1 if word.endswith("D") else 0)
    return fits


def _is_card(word: str) -> bool:
    value, dash, action = word.partition("-")
    return len(value) == 1 and value in "123456789" and (not dash or action in CARD_ACTIONS[:-1])


# The key, the text and the targets of every kind of move (docs/notation.md).
ROWS: Final = (
    Row("give", "{card} {place}", "card:{card} place:{place}"),
    Row("twice-value", "twice-value"),
    Row("no actions", "no actions"),
    Row("discard", "discard {card}", "card:{card}"),
    Row("A", "A"),
    Row("B", "B"),
    Row("skip", "skip"),
    Row("again", "again"),
    Row("go", "go {city}", "city:{city}"),
    Row("house", "house {house}", "house:{house}"),
    Row("square", "square", "square"),
    Row("decree", "decree {decree}", "decree:{decree}"),
    Row("gain", "gain {pieces}", "supply"),
    Row("pay", "pay {pieces}", "pool"),
    Row("cheaper", "cheaper"),
    Row("place", "place {pieces}", "wall"),
    Row("load", "load {pieces} {harbour}", "harbour:{harbour}"),
    Row("load-new", "load {pieces} new {route}", "new-ship:{route}"),
    Row("no load", "no load"),
    Row("sail", "sail {harbour}", "harbour:{harbour}"),
    Row("stay", "stay"),
    Row("claim", "claim {harbour} {reward}", "harbour:{harbour} reward:{reward}"),
    Row("back", "-{back}"),
    Row("die", "-5 die {die} {face}", "die:{die}"),
    Row("swap", "swap {pile} {card} {place}", "card:{card} place:{place}"),
    Row("take", "take {card}", "discard:{card}"),
    Row("jade", "jade"),
    Row("advance", "advance"),
    Row("put", "put {pieces}"),
    Row("put-at", "put {pieces} {place}", "place:{place}"),
    Row("tokens", "tokens {price}", "tokens"),
    Row("tokens-power", "tokens {price} power", "tokens"),
    Row("enough", "enough"),
    Row("done", "done"),
    Row("no", "no"),
)
SPELLINGS: Final = {row.key: row for row in ROWS}


class Spelled:
    """A move parsed from its text: its kind and its named parts."""

    def __init__(self, key: str, parts: Parts) -> None:
        self.key: Final = key
        self.parts: Final = parts


def named(key: str, values: tuple[Part, ...]) -> Parts:
    """The values of a move of this kind, by the names in its row."""
    return dict(zip(SPELLINGS[key].parts, values))


def read(text: str) -> Spelled | None:
    """The move this text spells, legal now or not; None if it spells no move."""
    for row in ROWS:
        values = row.read(text)
        if values is not None:
            return Spelled(row.key, named(row.key, values))
    return None
