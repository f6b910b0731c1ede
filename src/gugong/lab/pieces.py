"""Components by their text, which can be sent to a machine that does not have the file."""

from functools import lru_cache

import msgspec

from gugong.content import Components, load, loads


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component file: its name and its text."""

    name: str
    text: str


@lru_cache(maxsize=4)
def pieces_of(file: ComponentFile | None) -> Components:
    """The components in this file; the standard ones without a file."""
    return load() if file is None else loads(file.text, file.name)
