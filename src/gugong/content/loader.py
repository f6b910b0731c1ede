"""From a component file to the tables the rules read: the door where bad figures are refused."""

import hashlib
import json
import os
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from gugong.content.checks import check, counts, read_card
from gugong.content.document import Decrees, Document, EntryError, decode
from gugong.content.maps import read_map
from gugong.content.names import CARD_ACTIONS, DECREE_NAMES
from gugong.content.tables import Components, Side

_LARGEST: Final = 1_000_000  # bytes; the standard file has under ten thousand


class ComponentError(ValueError):
    """A component file cannot be played with: one sentence naming the file, the entry and the remedy."""


def load(path: str | os.PathLike[str] | None = None) -> Components:
    """The components of a file, or the standard ones; a ComponentError if they cannot be played with."""
    if path is None:
        return _standard()
    return _components(_read(Path(path)), os.fspath(path), Path(path).stem)


def loads(text: str, name: str) -> Components:
    """The components written in a text; messages call it by its name."""
    return _components(text, name, name)


def standard_text() -> str:
    """The standard component file, for an owner of the game to copy and change."""
    return resources.files("gugong.content").joinpath("standard.toml").read_text("utf-8")


@cache
def _standard() -> Components:
    return loads(standard_text(), "standard")


def _read(path: Path) -> str:
    try:
        return _content(path).decode("utf-8-sig")  # some editors put a byte order mark in front
    except OSError as error:
        raise ComponentError(f"{path} cannot be read ({error.strerror}); name a readable file.") from None
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path} is not UTF-8 at byte {error.start}; save it as UTF-8 text.") from None


def _content(path: Path) -> bytes:
    if path.is_dir():
        raise ComponentError(f"{path} is a directory; name a component file.")
    if not path.is_file():
        raise ComponentError(f"{path} is not a file that exists; name a component file.")
    with path.open("rb") as file:
        content = file.read(_LARGEST + 1)
    _check_size(str(path), len(content))
    return content


def _check_size(source: str, size: int) -> None:
    if size > _LARGEST:
        raise ComponentError(f"{source} is larger than 1 MB; a component file has a few thousand characters.")


def _components(text: str, source: str, name: str) -> Components:
    _check_size(source, len(text))
    try:
        document = decode(text)
        check(document)
        return _build(document, name)
    except EntryError as wrong:
        raise ComponentError(f"{source}: {wrong}.") from None


def _build(document: Document, name: str) -> Components:
    """The tables of a checked document; its cards and maps are read, and checked, here."""
    cards = _cards(document)
    few, many = _sides(document)
    tiles = _decrees(document.decrees)
    return Components(
        name=name,
        digest=_digest(document, cards, few, many),
        gifts=["", *document.gifts.names],
        card_value=[value for value, _ in cards],
        card_action=[action for _, action in cards],
        board_cards=list(range(7)),
        sets=[list(range(first, first + 4)) for first in range(7, 27, 4)],
        draw_cards=list(range(27, 38)),
        token_counts=[0, *counts(document.tokens.basic).values(), *counts(document.tokens.bonus).values()],
        few=few,
        many=many,
        income=[0, 0, document.income.day_2, document.income.day_3, document.income.day_4],
        palace_steps=document.palace.steps,
        seats=document.palace.seats,
        intrigue_top=document.intrigue.top,
        wall_size=_wall_size(document),
        harbours=document.canal.harbours,
        token_slots=document.player_board.token_slots,
        square_price=document.jade.square,
        decree_cost=[tiles[decree][0] for decree in DECREE_NAMES],
        decree_vp=[tiles[decree][1] for decree in DECREE_NAMES],
        dice=document.dice.faces,
        automa=list(counts(document.automa.ordinary).values()),
        automa_special=document.automa.special,
    )


def _cards(document: Document) -> list[tuple[int, int]]:
    """Value and action of the board cards, then the sets, then the cards to draw."""
    groups = {f"sets[{number}]": hand for number, hand in enumerate(document.cards.sets)}
    groups = {"board": document.cards.board, **groups, "draw": document.cards.draw}
    return [
        read_card(f"cards.{group}[{number}]", text)
        for group, texts in groups.items()
        for number, text in enumerate(texts)
    ]


def _sides(document: Document) -> tuple[Side, Side]:
    """The side for 1 to 3 players and the side for 4 and 5."""
    tokens = sum(counts(document.tokens.basic).values())
    few, many = document.map.few, document.map.many
    return (
        Side(
            cities=few.ring + few.inner,
            ring=list(range(len(few.ring))),
            roads=read_map("map.few", few, tokens),
            houses=document.jade.houses_few,
            routes=document.canal.routes_few,
        ),
        Side(
            cities=many.ring + many.inner,
            ring=list(range(len(many.ring))),
            roads=read_map("map.many", many, tokens),
            houses=document.jade.houses_many,
            routes=document.canal.routes_many,
        ),
    )


def _decrees(decrees: Decrees) -> dict[str, tuple[int, int]]:
    """Cost and VP of each decree by its name."""
    tiles = decrees.level_1 + decrees.level_2 + decrees.level_3
    return {tile.name: (tile.cost, tile.vp) for tile in tiles}


def _wall_size(document: Document) -> list[int]:
    """By number of players; nobody plays alone, so the solo game has the wall of two."""
    wall = document.wall
    return [0, wall.players_1_2, wall.players_1_2, wall.players_3, wall.players_4, wall.players_5]


def _digest(document: Document, cards: Sequence[tuple[int, int]], few: Side, many: Side) -> str:
    """The SHA-256 of the figures alone: standings, layout and the order of roads and decrees do not count."""
    figures: dict[str, dict[str, object]] = msgspec.to_builtins(document)
    for group in figures.values():
        group.pop("standing", None)
    figures["cards"] = {"all": [f"{value} {CARD_ACTIONS[action]}" for value, action in cards]}
    figures["map"] = {"few": _drawn(few), "many": _drawn(many)}
    figures["decrees"] = {**_decrees(document.decrees)}
    canonical = json.dumps(figures, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _drawn(side: Side) -> dict[str, object]:
    return {"cities": side.cities, "ring": side.ring, "roads": side.roads}
