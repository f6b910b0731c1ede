"""What counting references does not free, collected when it keeps nobody waiting.

A full collection looks at every object of the program and of all open tables, and everybody waits meanwhile, for a
tenth of a second and more.  So only young objects are looked at; what has lived for some seconds is put out of sight,
and looked at once an hour.
"""

import asyncio
import gc
import time

SETTLED = 5.0  # seconds
HOUR = 3600.0
NEVER = 1_000_000_000


def collect_all() -> None:
    """Look at everything once, and then no more until it is called again."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def keep_collecting() -> None:
    """For ever."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(SETTLED)
        if time.monotonic() - last > HOUR:
            collect_all()
            last = time.monotonic()
        gc.freeze()
