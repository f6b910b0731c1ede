"""Whether the deal of a table was chosen, and which secrets its seats had before."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing is known of tables of before: they are taken for secretly dealt."""
    op.add_column("tables", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("spent", sa.String, nullable=False, server_default=""))
