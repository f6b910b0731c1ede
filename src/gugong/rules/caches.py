"""What the rules make once for each set of components is kept for the latest ones only: anybody may bring another."""

from typing import Final, TypeVar

KEPT: Final = 64  # sets of components
Key = TypeVar("Key")
Made = TypeVar("Made")


def make_room(cache: dict[Key, Made], most: int = KEPT) -> None:
    """Forget the oldest, so that there is room for one more; whoever still needs it makes it again."""
    if len(cache) >= most:
        for key in list(cache)[: len(cache) - most + 1]:
            cache.pop(key, None)  # another thread may have been here
