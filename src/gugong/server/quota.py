"""How much a server keeps."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gugong.table.errors import RequestError

MEGABYTE = 1_000_000


class Quota(NamedTuple):
    """No new table is made beyond this; the games at those that exist go on."""

    tables: int | None = None
    megabytes: int | None = None  # of a file; what a database may take is set there

    async def check_tables(self, connection: AsyncConnection) -> None:
        """Raise RequestError if there is no room for another table."""
        if self.tables is not None and await _number(connection, "SELECT count(*) FROM tables") >= self.tables:
            raise RequestError("not-now", "no-room")

    async def check_file(self, connection: AsyncConnection) -> None:
        if self.megabytes is not None and await _used_bytes(connection) >= self.megabytes * MEGABYTE:
            raise RequestError("not-now", "no-room")


NO_QUOTA = Quota()


async def _used_bytes(connection: AsyncConnection) -> int:
    """Without the pages that became free when tables expired: they are used again."""
    pages = await _number(connection, "PRAGMA page_count") - await _number(connection, "PRAGMA freelist_count")
    return pages * await _number(connection, "PRAGMA page_size")


async def _number(connection: AsyncConnection, query: str) -> int:
    return int((await connection.execute(sa.text(query))).scalar_one())
