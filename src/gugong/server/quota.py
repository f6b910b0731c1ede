"""How much a server keeps."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gugong.table.errors import RequestError

MEGABYTE = 1_000_000
Used = Callable[[AsyncConnection], Awaitable[int]]  # bytes


class Quota(NamedTuple):
    """No new table is made beyond this; the games at those that exist go on."""

    tables: int | None = None
    megabytes: int | None = None

    async def check(self, connection: AsyncConnection, used: Used) -> None:
        """Raise RequestError if there is no room for another table."""
        if self.tables is not None and await number(connection, "SELECT count(*) FROM tables") >= self.tables:
            raise RequestError("not-now", "no-room")
        if self.megabytes is not None and await used(connection) >= self.megabytes * MEGABYTE:
            raise RequestError("not-now", "no-room")


NO_QUOTA = Quota()


async def number(connection: AsyncConnection, query: str) -> int:
    return int((await connection.execute(sa.text(query))).scalar_one())
