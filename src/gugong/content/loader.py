"""Loads a component file into the tables used by the rules, and rejects bad figures."""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from gugong.content.canonical import write
from gugong.content.checks import check, counts, read_card
from gugong.content.document import Decrees, Document, EntryError, Map, decode
from gugong.content.maps import read_map
from gugong.content.names import CARD_ACTIONS, DECREE_KINDS, NO_ACTION, TOKEN_KINDS
from gugong.content.shape import check_shape
from gugong.content.tables import Components, Side
from gugong.words import WordedError

LARGEST: Final = 64_000  # bytes; the standard file has fewer than ten thousand
NOT_IN_THE_BOX: Final = (-1, 0)  # cost and VP of a decree missing from these components


class ComponentError(WordedError):
    """A component file that cannot be played with: one sentence naming the file, the entry and the remedy."""


def load(path: str | os.PathLike[str] | None = None) -> Components:
    """The components of a file, or the standard ones; raises ComponentError if they cannot be played with."""
    if path is None:
        return _standard()
    return _components(read(Path(path)), os.fspath(path), Path(path).stem)


def loads(text: str, name: str) -> Components:
    """The components described by this text; error messages refer to it by `name`."""
    return _components(text, name, name)


def canonical(text: str, name: str) -> str:
    """The shortest text with the same figures, for a table to keep; raises ComponentError as `loads` does."""
    with _errors_about(name):
        document = _document(text, name)
        _build(document, name)  # raises EntryError for a wrong card
        return write(document, *_sides(document))


def kept(text: str, name: str) -> Components:
    """The components of a text that a table has kept: it was checked then, maybe by a program that took larger ones."""
    with _errors_about(name):
        return _build(decode(text), name)


def standard_text() -> str:
    """The standard component file, for an owner of the game to copy and change."""
    return resources.files("gugong.content").joinpath("standard.toml").read_text("utf-8")


@cache
def _standard() -> Components:
    return loads(standard_text(), "standard")


def read(path: Path) -> str:
    """The text of a component file; raises ComponentError if it cannot be read as text."""
    try:
        return _content(path).decode("utf-8-sig")  # some editors write a byte order mark
    except OSError as error:
        raise ComponentError("component-unreadable", file=str(path), error=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise ComponentError("component-not-utf8", file=str(path), byte=str(error.start)) from None


def _content(path: Path) -> bytes:
    if path.is_dir():
        raise ComponentError("component-directory", file=str(path))
    if not path.is_file():
        raise ComponentError("component-no-file", file=str(path))
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    check_size(str(path), len(content))
    return content


def check_size(source: str, size: int) -> None:
    """Raises ComponentError for more bytes than a component file may have."""
    if size > LARGEST:
        raise ComponentError("component-too-large", file=source, most=LARGEST // 1000)


def _components(text: str, source: str, name: str) -> Components:
    with _errors_about(source):
        return _build(_document(text, source), name)


def _document(text: str, source: str) -> Document:
    """Nothing is parsed before its size and its lines are known to be harmless."""
    check_size(source, len(text.encode("utf-8", "replace")))
    check_shape(text)
    document = decode(text)
    check(document)
    return document


@contextmanager
def _errors_about(source: str) -> Iterator[None]:
    try:
        yield
    except EntryError as wrong:
        raise ComponentError("component-in-file", file=source, reason=wrong.phrase) from None


def _build(document: Document, name: str) -> Components:
    """The tables of a checked document; its cards and maps are parsed and checked here."""
    cards = _cards(document)
    names = [_card_name(value, action) for value, action in cards]
    few, many = _sides(document)
    tiles = _decrees(document.decrees)
    tokens = counts(document.tokens.basic) | counts(document.tokens.bonus)
    return Components(
        name=name,
        digest=_digest(document, cards, few, many),
        gifts=["", *document.gifts.names],
        card_value=[value for value, _ in cards],
        card_action=[action for _, action in cards],
        card_name=names,
        card_kind=[names.index(name) for name in names],
        board_cards=list(range(7)),
        sets=[list(range(first, first + 4)) for first in range(7, 27, 4)],
        draw_cards=list(range(27, 38)),
        token_counts=[tokens.get(kind.name, 0) for kind in TOKEN_KINDS],
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
        decree_cost=[tiles.get(kind.name, NOT_IN_THE_BOX)[0] for kind in DECREE_KINDS],
        decree_vp=[tiles.get(kind.name, NOT_IN_THE_BOX)[1] for kind in DECREE_KINDS],
        dice=document.dice.faces,
        automa=list(counts(document.automa.ordinary).values()),
        automa_special=document.automa.special,
    )


def _cards(document: Document) -> list[tuple[int, int]]:
    """Value and action of each card: the board cards, then the sets, then the draw pile."""
    groups = {f"sets[{number}]": hand for number, hand in enumerate(document.cards.sets)}
    groups = {"board": document.cards.board, **groups, "draw": document.cards.draw}
    return [
        read_card(f"cards.{group}[{number}]", text)
        for group, texts in groups.items()
        for number, text in enumerate(texts)
    ]


def _card_name(value: int, action: int) -> str:
    return str(value) if action == NO_ACTION else f"{value}-{CARD_ACTIONS[action]}"


def _sides(document: Document) -> tuple[Side, Side]:
    """The side for 1 to 3 players and the side for 4 and 5."""
    maps, jade, canal = document.map, document.jade, document.canal
    tokens = sum(counts(document.tokens.basic).values())
    return (
        _side(maps.few, read_map("map.few", maps.few, tokens), jade.houses_few, canal.routes_few),
        _side(maps.many, read_map("map.many", maps.many, tokens), jade.houses_many, canal.routes_many),
    )


def _side(travel: Map, roads: list[list[int]], houses: list[int], routes: int) -> Side:
    near = [sum(1 << other for other in others) for others in roads]
    return Side(travel.ring + travel.inner, list(range(len(travel.ring))), roads, near, houses, routes)


def _decrees(decrees: Decrees) -> dict[str, tuple[int, int]]:
    """Cost and VP of each decree, by name."""
    tiles = decrees.level_1 + decrees.level_2 + decrees.level_3
    return {tile.name: (tile.cost, tile.vp) for tile in tiles}


def _wall_size(document: Document) -> list[int]:
    """By number of players; the solo game has two with Meng, so it uses the wall for two."""
    wall = document.wall
    return [0, wall.players_1_2, wall.players_1_2, wall.players_3, wall.players_4, wall.players_5]


def _digest(document: Document, cards: Sequence[tuple[int, int]], few: Side, many: Side) -> str:
    """The SHA-256 of the figures alone; standings, layout and the order of roads and decrees do not matter."""
    figures: dict[str, dict[str, object]] = msgspec.to_builtins(document)
    for group in figures.values():
        group.pop("standing", None)
    figures["tokens"] = {"basic": _present(document.tokens.basic), "bonus": _present(document.tokens.bonus)}
    figures["cards"] = {"all": [f"{value} {CARD_ACTIONS[action]}" for value, action in cards]}
    figures["map"] = {"few": _drawn(few), "many": _drawn(many)}
    figures["decrees"] = {**_decrees(document.decrees)}
    canonical = json.dumps(figures, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _present(kinds: msgspec.Struct) -> dict[str, int]:
    """The tokens there are: a kind that came later does not change the digest of the files of before."""
    return {kind: number for kind, number in counts(kinds).items() if number}


def _drawn(side: Side) -> dict[str, object]:
    return {"cities": side.cities, "ring": side.ring, "roads": side.roads}
