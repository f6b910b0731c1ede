"""What happens when the store cannot write: the disk is full, say."""

import logging
from collections.abc import Awaitable

from gugong.table.errors import RequestError, Uncertain

log = logging.getLogger(__name__)


async def saved(writing: Awaitable[None]) -> None:
    """Wait until the store has written; raises RequestError, which tells the visitor why it cannot."""
    try:
        await writing
    except RequestError:
        raise
    except Exception as error:
        log.exception("The store cannot write")
        raise Uncertain from error
