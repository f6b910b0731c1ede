"""Work on the event loop that is done a little at a time."""

import asyncio
from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")


async def by_turns(items: Iterable[Item], at_once: int) -> list[Item]:
    """All of them; after every few others have their turn, whose clicks need many of those."""
    made: list[Item] = []
    for item in items:
        made.append(item)
        if len(made) % at_once == 0:
            await asyncio.sleep(0)
    return made
