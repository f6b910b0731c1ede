"""What the figures of a component file must be for a game to be playable with them."""

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
from gugong.content.names import CARD_ACTIONS, DECREE_NAMES, JADE, TRAVEL

_SERVANTS: Final = 12  # of one player: nothing that costs more could ever be paid
_JADE: Final = 20  # pieces in the box
_LONG: Final = 99  # no track and no score of one piece is longer: a guard against slips of the finger
_VALUES: Final = list("123456789")
_SHOWN: Final = [word for place, word in enumerate(CARD_ACTIONS) if place not in (TRAVEL, JADE)]


def check(document: Document) -> None:
    """Refuse the first figure that would break a game; maps are checked where they are read."""
    check_names(listed("gifts.names", document.gifts.names))
    _count("gifts.names", document.gifts.names, 9, "gifts, one for each value")
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
        form = 'a value from 1 to 9 and an action, such as "4 canal"'
        raise EntryError(entry, f"is {shown(text)}, but should be {form}")
    if words[1] not in _SHOWN:
        known = ", ".join(_SHOWN)
        raise EntryError(entry, f"has the action {shown(words[1])}, but a card shows one of: {known}")
    return int(words[0]), CARD_ACTIONS.index(words[1])


def check_names(names: Mapping[str, str]) -> None:
    """Refuse names that could not be told apart when written without blanks, capitals and signs."""
    seen: dict[str, str] = {}
    for entry, name in names.items():
        if not name.isprintable() or name != name.strip() or len(name) > 40 or set(name) & set(":,"):
            rule = "is up to 40 printable characters without colon, comma or outer blanks"
            raise EntryError(entry, f"is {shown(name)}, but a name {rule}")
        letters = "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c.isalnum())
        if not letters:
            raise EntryError(entry, f"is {shown(name)}, but a name has letters")
        if letters in seen:
            raise EntryError(entry, f"is {shown(name)}, which reads like {seen[letters]}; give each its own name")
        seen[letters] = entry


def listed(entry: str, names: Sequence[str]) -> dict[str, str]:
    """The names of a list by their entries in the file."""
    return {f"{entry}[{number}]": name for number, name in enumerate(names)}


def _range(entry: str, figure: int, low: int, high: int) -> None:
    if not low <= figure <= high:
        raise EntryError(entry, f"is {shown(figure)}, but should be from {low} to {high}")


def _exactly(entry: str, figure: int, right: int, noun: str) -> None:
    if figure != right:
        raise EntryError(entry, f"is {shown(figure)}, but there are always {right} {noun}")


def _count(entry: str, things: Sequence[object], right: int, noun: str) -> None:
    if len(things) != right:
        raise EntryError(entry, f"has {len(things)} entries, but should list {right} {noun}")


def _check_cards(cards: Cards) -> None:
    """The 38 gift cards: 7, 5 sets of 4 and 11 (SETUP-10)."""
    _count("cards.board", cards.board, 7, "cards, one for each location")
    _count("cards.sets", cards.sets, 5, "sets, one for each seat")
    for number, hand in enumerate(cards.sets):
        _count(f"cards.sets[{number}]", hand, 4, "cards")
    _count("cards.draw", cards.draw, 11, "cards")


def _check_tokens(tokens: Tokens) -> None:
    """32 basic tokens of 12 kinds; six bonus tokens in every edition and six French ones (D-1)."""
    basic, bonus = counts(tokens.basic), counts(tokens.bonus)
    for entry, kinds in (("tokens.basic", basic), ("tokens.bonus", bonus)):
        for kind, number in kinds.items():
            _range(f"{entry}.{kind}", number, 1, 32)
    _sum("tokens.basic", basic.values(), 32, "tokens")
    _sum("tokens.bonus", list(bonus.values())[:3], 6, "tokens of the kinds in every edition")
    _sum("tokens.bonus", list(bonus.values())[3:], 6, "tokens of the French kinds")


def counts(table: msgspec.Struct) -> dict[str, int]:
    """A table of numbers, by the names of the file."""
    return {f.encode_name: getattr(table, f.name) for f in msgspec.structs.fields(table)}


def _sum(entry: str, numbers: Iterable[int], right: int, noun: str) -> None:
    total = sum(numbers)
    if total != right:
        raise EntryError(entry, f"has {total} {noun}, but should have {right}")


def _check_jade(jade: Jade) -> None:
    """Prices that can be paid, and a jade for each house (SETUP-12, JADE-1)."""
    _range("jade.square", jade.square, 1, _SERVANTS)
    for entry, houses in (("jade.houses-few", jade.houses_few), ("jade.houses-many", jade.houses_many)):
        if not 1 <= len(houses) <= _JADE:
            raise EntryError(entry, f"has {len(houses)} houses, but there should be from 1 to {_JADE}")
        for number, price in enumerate(houses):
            _range(f"{entry}[{number}]", price, 1, _SERVANTS)


def _check_income(income: Income) -> None:
    for day, servants in enumerate((income.day_2, income.day_3, income.day_4), start=2):
        _range(f"income.day-{day}", servants, 0, _SERVANTS)


def _check_palace(palace: Palace) -> None:
    """A seat for each player, the best first (PALACE-3)."""
    _range("palace.steps", palace.steps, 1, _LONG)
    _count("palace.seats", palace.seats, 5, "seats, one for each player")
    for number, vp in enumerate(palace.seats):
        _range(f"palace.seats[{number}]", vp, 0, _LONG)
        if number and vp > palace.seats[number - 1]:
            limit = f"should be at most the {palace.seats[number - 1]} of the seat before"
            raise EntryError(f"palace.seats[{number}]", f"is {vp}, but {limit}")


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
    """Each decree once, five a level (SETUP-13)."""
    for level, tiles in enumerate((decrees.level_1, decrees.level_2, decrees.level_3), start=1):
        entry = f"decrees.level-{level}"
        left = [name for name in DECREE_NAMES if name.startswith(f"L{level}-")]
        _count(entry, tiles, len(left), "decrees")
        for number, tile in enumerate(tiles):
            here = f"{entry}[{number}]"
            if tile.name not in left:
                raise EntryError(f"{here}.name", f"is {shown(tile.name)}, but should be {_either(left)}")
            left.remove(tile.name)
            _check_decree(here, level, tile)


def _either(names: list[str]) -> str:
    """The decrees still to come at one level."""
    return names[0] if len(names) == 1 else f"one of {', '.join(names)}"


def _check_decree(entry: str, level: int, tile: Decree) -> None:
    _range(f"{entry}.cost", tile.cost, 0, _SERVANTS - 1)  # one more is placed (DECREE-1)
    if level == 3 and tile.vp != 0:
        raise EntryError(f"{entry}.vp", f"is {shown(tile.vp)}, but should be 0: level 3 scores at the end")
    _range(f"{entry}.vp", tile.vp, 0, _LONG)


def _check_dice(dice: Dice) -> None:
    """Three dice with six numbers that gifts can have (SETUP-3, NIGHT-1)."""
    _count("dice.faces", dice.faces, 3, "dice")
    for number, faces in enumerate(dice.faces):
        _count(f"dice.faces[{number}]", faces, 6, "faces")
        for side, value in enumerate(faces):
            _range(f"dice.faces[{number}][{side}]", value, 1, 9)


def _check_automa(automa: Automa) -> None:
    """Nine ordinary cards, every location among them, and two special ones (SOLO-SETUP-6)."""
    ordinary = counts(automa.ordinary)
    for place, number in ordinary.items():
        _range(f"automa.ordinary.{place}", number, 1, 9)
    _sum("automa.ordinary", ordinary.values(), 9, "cards")
    _exactly("automa.special", automa.special, 2, "special cards")
