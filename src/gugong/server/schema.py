"""Versions of the database: alembic brings older ones up to date.

Programs of two versions may use one database at the same time, as they do while a server with several processes is
upgraded.  So a schema changes in two steps: the program before must be able to ignore what a migration adds, and what
that program needs goes only with a later version.  Each migration names the `oldest` program that can go on after it.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerSchema(Exception):
    """A database of a version that this program cannot use."""


class OlderInUse(Exception):
    """Older programs are using the database, and could not go on if it was brought up to date."""


def migrate(connection: sa.Connection, serving: Iterable[str] = ()) -> None:
    """Bring a new or an old database to what this program expects; raises NewerSchema or OlderInUse.

    `serving` are the versions of the programs that use it now.
    """
    found = version(connection)
    if found is not None and not is_known(found):
        check_usable(connection)
    elif found != newest():
        _upgrade(connection, found, serving)


def version(connection: sa.Connection) -> str | None:
    """None for a new database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def check_usable(connection: sa.Connection) -> None:
    """Raise NewerSchema unless the newer program that made this version has left it usable for this one."""
    if not sa.inspect(connection).has_table("usable"):
        raise NewerSchema
    if connection.execute(sa.text("SELECT since FROM usable")).scalar_one() > newest():
        raise NewerSchema


def _upgrade(connection: sa.Connection, found: str | None, serving: Iterable[str]) -> None:
    from alembic import command  # which takes a while to import: after most restarts there is nothing to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    oldest = _oldest(config, found)
    if any(one < oldest for one in serving):
        raise OlderInUse
    command.upgrade(config, "head")
    connection.execute(sa.text("UPDATE usable SET since = :oldest WHERE since < :oldest"), {"oldest": oldest})


def _oldest(config: "Config", found: str | None) -> str:
    """The oldest program that can use the database once all of its missing migrations are made."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(config).iterate_revisions("head", found or "base")
    return max(getattr(script.module, "oldest", script.revision) for script in scripts)


def newest() -> str:
    """The version that this program reads and writes."""
    return _versions()[-1]


def is_known(version: str) -> bool:
    """Can a database of this version be brought up to date?"""
    return version in _versions()


@cache
def _versions() -> list[str]:
    """Each migration is named after the version it leads to."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
