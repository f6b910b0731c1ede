"""Questions and moves taken apart: a key and its parts, for each language to put into words."""

import re
from typing import NamedTuple

from gugong.content.names import DECREE_NAMES, PLACES, TOKENS
from gugong.notation.positions import TableData
from gugong.rules.harbours import harbour_name
from gugong.view.observe import QuestionData

Parts = dict[str, int | str]


class Phrase(NamedTuple):
    """What is said, and about which cards, cities and numbers."""

    key: str
    parts: Parts


# What the fields of a question are; the seven actions have the source of the action.
FIELDS = {
    "Again": (),
    "Benefit": (),
    "ClaimHere": ("harbour",),
    "Decrees": ("source",),
    "DiscardForJade": (),
    "FromSupply": ("rule",),
    "Gain": ("n", "rule"),
    "Give": (),
    "GrandCanal": ("source", "begun"),
    "GreatWall": ("source",),
    "Intrigue": ("source",),
    "Jade": ("source",),
    "Journey": (),
    "LastClaims": (),
    "LastExchange": (),
    "Load": ("acted",),
    "MakeRoom": (),
    "OfferSteps": ("n", "rule"),
    "Palace": ("source",),
    "Pay": ("n", "rule", "cut"),
    "PayForJade": (),
    "Payment": ("doublings",),
    "Place": ("n",),
    "PlaceOnDecree": ("decree",),
    "PutOut": ("kind",),
    "Sail": ("acted",),
    "ShipFromSupply": ("rule",),
    "Stow": ("step",),
    "Swap": ("rule",),
    "TakeBack": (),
    "Travel": ("source",),
}


def question_phrase(question: QuestionData, table: TableData) -> Phrase:
    """The question by its name, with what it is about."""
    parts: Parts = {}
    for name, value in zip(FIELDS[question.about], question.fields):
        parts[name] = _named(name, value)
    if question.about == "Payment":
        assert table.gift is not None
        assert table.place is not None
        parts |= {"card": table.gift, "place": table.place, "taken": table.gifts[table.place]}
    return Phrase(question.about, parts)


def _named(name: str, value: int | str) -> int | str:
    if isinstance(value, str):
        return value
    if name == "harbour":
        return harbour_name(value)
    if name == "decree":
        return DECREE_NAMES[value]
    return TOKENS[value] if name == "kind" else value


_PIECES = r"(?:(?P<n>\d+)(?:\+|$|(?= )))?(?P<double>D)?"
_MOVES = [
    (key, re.compile(pattern))
    for key, pattern in (
        ("tokens-power", r"tokens (?P<price>\d) power"),
        ("tokens", r"tokens (?P<price>\d)"),
        ("go", r"go (?P<city>.+)"),
        ("gain", rf"gain {_PIECES}"),
        ("pay", rf"pay {_PIECES}"),
        ("place", rf"place {_PIECES}"),
        ("load-new", rf"load {_PIECES} new (?P<route>[ab])"),
        ("load", rf"load {_PIECES} (?P<harbour>[ab]\d)"),
        ("sail", r"sail (?P<harbour>[ab]\d)"),
        ("claim", r"claim (?P<harbour>[ab]\d) (?P<reward>\w+)"),
        ("put-at", rf"put {_PIECES} (?P<place>\w+)"),
        ("put", rf"put {_PIECES}"),
        ("swap", r"swap (?P<pile>hand|discard) (?P<card>\S+) (?P<place>\w+)"),
        ("discard", r"discard (?P<card>\S+)"),
        ("take", r"take (?P<card>\S+)"),
        ("die", r"-5 die (?P<die>[ABC]) (?P<face>\d)"),
        ("back", r"-(?P<back>\d)"),
        ("house", r"house (?P<house>\d+)"),
        ("decree", r"decree (?P<decree>\S+)"),
        ("give", rf"(?P<card>\S+) (?P<place>{'|'.join(PLACES)})"),
    )
]
NUMBERS = ("n", "price", "face", "back", "house")


def move_phrase(text: str, table: TableData) -> Phrase:
    """The kind of move, and what lies in the city or location that it names."""
    for key, pattern in _MOVES:
        match = pattern.fullmatch(text)
        if match is not None:
            return Phrase(key, _parts(match.groupdict(), table))
    return Phrase(text, {})


def _parts(groups: dict[str, str | None], table: TableData) -> Parts:
    parts: Parts = {name: int(value) if name in NUMBERS else value for name, value in groups.items() if value}
    if "double" in groups:
        parts.setdefault("n", 0)
        parts["double"] = 1 if groups["double"] else 0
    if "city" in parts:
        parts["kind"] = table.cities[str(parts["city"])] or ""
    if "place" in parts:
        parts["taken"] = table.gifts[str(parts["place"])]
    return parts


def public_text(text: str) -> str:
    """The move as the other seats may know it: cards that move face down are not named.  (Q-EX-14)"""
    key, _, card = text.partition(" ")
    return f"{key} a card" if key in ("discard", "take") and card else text


def card_name(label: str) -> str:
    """A card as one types it, without the number that tells equal ones apart."""
    return label.partition("#")[0]
