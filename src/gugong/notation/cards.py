"""Unique labels for the 38 cards: 4-canal; 9, 9#2, 9#3 where several are alike."""

from functools import lru_cache

from gugong.content import Components


@lru_cache(maxsize=16)
def labels(components: Components) -> list[str]:
    """The label of each card, by number."""
    seen: dict[str, int] = {}
    made = []
    for name in components.card_name:
        seen[name] = seen.get(name, 0) + 1
        made.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return made


def card_name(label: str) -> str:
    """A card as players type it, without the number that tells equal ones apart."""
    return label.partition("#")[0]


@lru_cache(maxsize=16)
def numbers(components: Components) -> dict[str, int]:
    """The number of each card, by label."""
    return {label: card for card, label in enumerate(labels(components))}


def card_set(components: Components, bits: int) -> list[str]:
    """The labels of a bit set of cards."""
    return [label for card, label in enumerate(labels(components)) if bits >> card & 1]
