"""Versions of the data file: alembic brings older ones up to date."""

from functools import cache
from pathlib import Path

import sqlalchemy as sa

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerFile(Exception):
    """A file of a version that this program does not know."""


def migrate(connection: sa.Connection) -> None:
    """Bring a new or an old file to what this program expects; raises NewerFile."""
    version = None
    if sa.inspect(connection).has_table("alembic_version"):
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if version is not None and not is_known(version):
        raise NewerFile
    if version != newest():
        _upgrade(connection)


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # which takes a while to import: after most restarts there is nothing to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest() -> str:
    """The version that this program reads and writes."""
    return _versions()[-1]


def is_known(version: str) -> bool:
    """Can a file of this version be brought up to date?"""
    return version in _versions()


@cache
def _versions() -> list[str]:
    """Each migration is named after the version it leads to."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
