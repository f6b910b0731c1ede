"""Every standard component file ever shipped, looked up by the digest of its figures.

Records name their components by digest, and a game is played to its end with the figures it began with.  So a
change to standard.toml begins with a copy of the old file: earlier/<first 12 digits of its digest>.toml.
"""

import re
from functools import lru_cache
from importlib import resources

from gugong.content.loader import ComponentError, load, loads
from gugong.content.tables import Components


def edition(digest: str) -> Components:
    """The standard components with this digest; raises ComponentError if no release had it."""
    standard = load()
    return standard if digest == standard.digest else _earlier(digest)


@lru_cache(maxsize=16)
def _earlier(digest: str) -> Components:
    name = digest[:12] if re.fullmatch("[0-9a-f]{64}", digest) else ""
    file = resources.files("gugong.content").joinpath("earlier", f"{name}.toml")
    if name and file.is_file():
        found = loads(file.read_text("utf-8"), f"standard {name}")
        if found.digest == digest:
            return found
    raise ComponentError("record-no-edition", digest=repr(digest[:64]))
