"""User input for use in messages: on one line, printable and never long."""

from collections.abc import Collection
from itertools import islice
from typing import Final

LONGEST: Final = 70  # enough for a commitment, which has 64 digits
LISTED: Final = 12
LONGEST_REASON: Final = 200


def shown(value: object) -> str:
    """The value as Python writes it, so text is in quotation marks."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def bare(text: str) -> str:
    """Digits or a version, without quotation marks."""
    return repr(text[:LONGEST])[1:-1]


def listed(values: Collection[object]) -> str:
    """The first few values; dots stand for the rest."""
    first = [shown(value) for value in islice(values, LISTED)]
    return ", ".join(first if len(values) <= LISTED else [*first, "…"])


def reason(error: Exception) -> str:
    """A library's error message, which may quote its input."""
    text = " ".join(str(error).split())[:LONGEST_REASON]
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
