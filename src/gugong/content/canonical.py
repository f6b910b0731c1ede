"""A component file in its shortest form: the figures alone, always in the same order."""

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec

from gugong.content.document import Document
from gugong.content.tables import Side


def write(document: Document, few: Side, many: Side) -> str:
    """A file with the figures of this one, whose maps are these, and without its comments, standings and spacing."""
    figures = msgspec.to_builtins(document)
    cards = document.cards
    figures["cards"] |= {"board": _tidy(cards.board), "sets": [*map(_tidy, cards.sets)], "draw": _tidy(cards.draw)}
    for name, side in (("few", few), ("many", many)):
        figures["map"][name]["roads"] = list(_roads(side))
    return "\n".join([*_table("", figures), ""])


def _tidy(cards: list[str]) -> list[str]:
    return [" ".join(card.split()) for card in cards]


def _roads(side: Side) -> Iterator[str]:
    """One line for each city that has roads to later ones, those along the ring aside."""
    ring = {frozenset(pair) for pair in pairwise([*side.ring, 0])}
    for city, near in enumerate(side.roads):
        ends = [side.cities[other] for other in near if other > city and {city, other} not in ring]
        if ends:
            yield f"{side.cities[city]}: {', '.join(ends)}"


def _table(path: str, entries: Mapping[str, object]) -> Iterator[str]:
    """Its header and its own entries, then the tables in it.  Nobody reads where the figures come from here."""
    if path:
        yield f"[{path}]"
    for key, value in entries.items():
        if key == "standing":
            yield 'standing = "printed"'
        elif not isinstance(value, dict):
            yield f"{key} = {_value(value)}"
    for key, value in entries.items():
        if key != "standing" and isinstance(value, dict):
            yield from _table(f"{path}.{key}".lstrip("."), value)


def _value(value: object) -> str:
    """One line for each item of a list, so that no line is long."""
    if isinstance(value, list):
        return "\n".join(["[", *(f"{_item(item)}," for item in value), "]"])
    return _item(value)


def _item(value: object) -> str:
    """JSON, which is TOML here: names are printable, so that TOML would escape nothing else."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_item(part)}" for key, part in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)
