"""The constraints on the figures of a component file that make it playable."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from gugong.content.document import (
    Automa,
    Canal,
    Cards,
    Decree,
    Decrees,
    Dice,
    Document,
    EntryError,
    Income,
    Jade,
    Palace,
    Tokens,
    Wall,
    shown,
)
from gugong.content.names import CARD_ACTIONS, DECREE_KINDS, JADE, SIX, TOKEN_KINDS, TRAVEL, TWELVE

_SERVANTS: Final = 12  # per player: nothing that costs more could ever be paid
_DECREES_A_LEVEL: Final = 5
_JADE: Final = 20  # pieces in the box
_LONG: Final = 99  # upper limit for tracks and for the VP of one piece, to catch typing errors
_VALUES: Final = list("123456789")
_SHOWN: Final = [word for place, word in enumerate(CARD_ACTIONS) if place not in (TRAVEL, JADE)]


def check(document: Document) -> None:
    """Reject the first figure that would break a game; maps are checked when they are read."""
    check_names(listed("gifts.names", document.gifts.names))
    _count("gifts.names", document.gifts.names, 9, "gifts")
    _check_cards(document.cards)
    _check_tokens(document.tokens)
    _check_jade(document.jade)
    _check_income(document.income)
    _check_palace(document.palace)
    # The dearest Intrigue benefit takes seven steps (BENEFIT-4).
    _range("intrigue.top", document.intrigue.top, 7, _LONG)
    _check_wall(document.wall)
    _check_canal(document.canal)
    # Six stored tokens buy a jade (TOKEN-X-3).
    _exactly("player-board.token-slots", document.player_board.token_slots, 6, "slots")
    _check_decrees(document.decrees)
    _check_dice(document.dice)
    _check_automa(document.automa)


def read_card(entry: str, text: str) -> tuple[int, int]:
    """The value and the action of a card written as "4 canal"."""
    words = text.split()
    if len(words) != 2 or words[0] not in _VALUES:
        raise EntryError("component-card-form", entry=entry, card=shown(text))
    if words[1] not in _SHOWN:
        raise EntryError("component-card-action", entry=entry, action=shown(words[1]), known=", ".join(_SHOWN))
    return int(words[0]), CARD_ACTIONS.index(words[1])


def check_names(names: Mapping[str, str]) -> None:
    """Reject names that differ only in spaces, capitals or punctuation."""
    seen: dict[str, str] = {}
    for entry, name in names.items():
        if not name.isprintable() or name != name.strip() or len(name) > 40 or set(name) & set(":,"):
            raise EntryError("component-name-form", entry=entry, name=shown(name))
        letters = "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c.isalnum())
        if not letters:
            raise EntryError("component-name-letters", entry=entry, name=shown(name))
        if letters in seen:
            raise EntryError("component-name-twice", entry=entry, name=shown(name), other=seen[letters])
        seen[letters] = entry


def listed(entry: str, names: Sequence[str]) -> dict[str, str]:
    """The names of a list, keyed by their entries in the file."""
    return {f"{entry}[{number}]": name for number, name in enumerate(names)}


def _range(entry: str, figure: int, low: int, high: int) -> None:
    if not low <= figure <= high:
        raise EntryError("component-range", entry=entry, figure=shown(figure), low=low, high=high)


def _exactly(entry: str, figure: int, right: int, things: str) -> None:
    if figure != right:
        raise EntryError("component-always", entry=entry, figure=shown(figure), right=right, things=things)


def _count(entry: str, found: Sequence[object], right: int, things: str) -> None:
    if len(found) != right:
        raise EntryError("component-count", entry=entry, n=len(found), right=right, things=things)


def _check_cards(cards: Cards) -> None:
    """The 38 gift cards: 7 on the board, 5 sets of 4, and 11 to draw (SETUP-10)."""
    _count("cards.board", cards.board, 7, "board-cards")
    _count("cards.sets", cards.sets, 5, "sets")
    for number, hand in enumerate(cards.sets):
        _count(f"cards.sets[{number}]", hand, 4, "cards")
    _count("cards.draw", cards.draw, 11, "cards")


def _check_tokens(tokens: Tokens) -> None:
    """32 basic tokens of 12 kinds; six bonus tokens in every edition and six French ones (D-1)."""
    basic, bonus = counts(tokens.basic), counts(tokens.bonus)
    for entry, table in (("tokens.basic", tokens.basic), ("tokens.bonus", tokens.bonus)):
        for field in msgspec.structs.fields(table):
            least = 1 if field.required else 0  # a kind that came into the program later is not in the files of before
            _range(f"{entry}.{field.encode_name}", getattr(table, field.name), least, 32)
    _sum("tokens.basic", basic.values(), 32, "tokens")
    edition = {kind.name: kind.edition for kind in TOKEN_KINDS}
    _sum("tokens.bonus", [n for kind, n in bonus.items() if edition[kind] == SIX], 6, "tokens-of-all")
    _sum("tokens.bonus", [n for kind, n in bonus.items() if edition[kind] == TWELVE], 6, "french-tokens")


def counts(table: msgspec.Struct) -> dict[str, int]:
    """A table of numbers, keyed by the names in the file."""
    return {f.encode_name: getattr(table, f.name) for f in msgspec.structs.fields(table)}


def _sum(entry: str, numbers: Iterable[int], right: int, things: str) -> None:
    total = sum(numbers)
    if total != right:
        raise EntryError("component-sum", entry=entry, total=total, right=right, things=things)


def _check_jade(jade: Jade) -> None:
    """Prices that can be paid, and a jade for each house (SETUP-12, JADE-1)."""
    _range("jade.square", jade.square, 1, _SERVANTS)
    for entry, houses in (("jade.houses-few", jade.houses_few), ("jade.houses-many", jade.houses_many)):
        if not 1 <= len(houses) <= _JADE:
            raise EntryError("component-houses", entry=entry, n=len(houses), most=_JADE)
        for number, price in enumerate(houses):
            _range(f"{entry}[{number}]", price, 1, _SERVANTS)


def _check_income(income: Income) -> None:
    for day, servants in enumerate((income.day_2, income.day_3, income.day_4), start=2):
        _range(f"income.day-{day}", servants, 0, _SERVANTS)


def _check_palace(palace: Palace) -> None:
    """A seat for each player, the best first (PALACE-3)."""
    _range("palace.steps", palace.steps, 1, _LONG)
    _count("palace.seats", palace.seats, 5, "seats")
    for number, vp in enumerate(palace.seats):
        _range(f"palace.seats[{number}]", vp, 0, _LONG)
        before = palace.seats[max(0, number - 1)]
        if vp > before:
            raise EntryError("component-seat-order", entry=f"palace.seats[{number}]", vp=vp, before=before)


def _check_wall(wall: Wall) -> None:
    """Walls that grow with the table and that its servants can complete (WALL-4)."""
    before = 0
    for players, key, size in (
        (2, "1-2", wall.players_1_2),
        (3, "3", wall.players_3),
        (4, "4", wall.players_4),
        (5, "5", wall.players_5),
    ):
        _range(f"wall.players-{key}", size, before + 1, _SERVANTS * players)
        before = size


def _check_canal(canal: Canal) -> None:
    # The rewards belong to harbours 2 to 5 (CANAL-8).
    _exactly("canal.harbours", canal.harbours, 5, "harbours")
    _range("canal.routes-few", canal.routes_few, 1, 2)
    _range("canal.routes-many", canal.routes_many, 1, 2)


def _check_decrees(decrees: Decrees) -> None:
    """Each decree at most once, and at least five per level (SETUP-13).

    Older files lack decrees that were added to the program later.
    """
    for level, tiles in enumerate((decrees.level_1, decrees.level_2, decrees.level_3), start=1):
        entry = f"decrees.level-{level}"
        left = [kind.name for kind in DECREE_KINDS if kind.level == level]
        if len(tiles) not in range(_DECREES_A_LEVEL, len(left) + 1):
            _count(entry, tiles, _DECREES_A_LEVEL, "decrees")
        for number, tile in enumerate(tiles):
            here = f"{entry}[{number}]"
            if tile.name not in left:
                raise _wrong_decree(f"{here}.name", tile.name, left)
            left.remove(tile.name)
            _check_decree(here, level, tile)


def _wrong_decree(entry: str, name: str, left: list[str]) -> EntryError:
    """The error for a decree that is not one of those still missing at this level."""
    return EntryError("component-decree-name", entry=entry, name=shown(name), names=", ".join(left), left=len(left))


def _check_decree(entry: str, level: int, tile: Decree) -> None:
    _range(f"{entry}.cost", tile.cost, 0, _SERVANTS - 1)  # one servant must be left to place (DECREE-1)
    if level == 3 and tile.vp != 0:
        raise EntryError("component-decree-vp", entry=f"{entry}.vp", vp=shown(tile.vp))
    _range(f"{entry}.vp", tile.vp, 0, _LONG)


def _check_dice(dice: Dice) -> None:
    """Three dice whose six faces are possible gift values (SETUP-3, NIGHT-1)."""
    _count("dice.faces", dice.faces, 3, "dice")
    for number, faces in enumerate(dice.faces):
        _count(f"dice.faces[{number}]", faces, 6, "faces")
        for side, value in enumerate(faces):
            _range(f"dice.faces[{number}][{side}]", value, 1, 9)


def _check_automa(automa: Automa) -> None:
    """Nine ordinary cards with every location among them, and two special ones (SOLO-SETUP-6)."""
    ordinary = counts(automa.ordinary)
    for place, number in ordinary.items():
        _range(f"automa.ordinary.{place}", number, 1, 9)
    _sum("automa.ordinary", ordinary.values(), 9, "automa-cards")
    _exactly("automa.special", automa.special, 2, "special-cards")
