"""Tables, seats and the entries of their records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """A new file."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("record", sa.String, nullable=False),
        sa.Column("components", sa.String),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("spectator", sa.String, nullable=False),
        sa.Column("again", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("asks", sa.Integer),
        sa.Column("winner", sa.Integer),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String),
        sa.Column("level", sa.String),
        sa.Column("secret", sa.String),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("check", sa.String, nullable=False),
        sa.Column("client", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client"),
    )
