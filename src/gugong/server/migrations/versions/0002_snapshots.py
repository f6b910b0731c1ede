"""A snapshot of every running table, and the rules version each is played under."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables of before have neither until their next entry."""
    op.add_column("tables", sa.Column("rules", sa.String))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("position", sa.String, nullable=False),
    )
