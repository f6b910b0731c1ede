"""Which store keeps the tables: a file, or a database that is named by its address."""

from pathlib import Path
from typing import TYPE_CHECKING

from gugong.server.errors import StoreError
from gugong.server.quota import NO_QUOTA, Quota
from gugong.server.sqlite import SqliteStore
from gugong.server.store import SqlStore

if TYPE_CHECKING:
    from gugong.server.postgres import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def is_database(where: str) -> bool:
    return where.startswith(SCHEMES)


def store_at(where: str) -> SqlStore:
    """That of the file or the database; raises StoreError."""
    return postgres_store(where) if is_database(where) else SqliteStore(Path(where))


def postgres_store(url: str, quota: Quota = NO_QUOTA) -> "PostgresStore":
    if not is_database(url):
        raise StoreError(f"{url[:40]!r} is no address of a database: postgresql://user@host/name is.")
    try:
        from gugong.server.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs asyncpg, which is not installed: pip install asyncpg.") from None
    return PostgresStore(url, quota)
