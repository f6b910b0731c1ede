"""Tables that have expired, and the order in which tables were last moved at."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nothing has expired yet."""
    op.create_table(
        "expired",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("tables_by_moved", "tables", ["moved"])
