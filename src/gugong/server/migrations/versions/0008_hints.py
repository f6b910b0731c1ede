"""Who may take hints at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
oldest = "0008"  # programs of before cannot read entries that are hints


def upgrade() -> None:
    """At tables of before nobody has agreed to anything: whoever plays alone may."""
    op.add_column("tables", sa.Column("hints", sa.String, nullable=False, server_default="alone"))
