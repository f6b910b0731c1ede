"""What reviews of finished games have found out."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
oldest = "0008"  # programs of before know nothing of findings, and delete them with their table all the same


def upgrade() -> None:
    op.create_table(
        "findings",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("iterations", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("finding", sa.String, nullable=False),
    )
