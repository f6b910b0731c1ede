"""Revisions of tables, which programs may use the database, and who is connected to which of their processes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
oldest = "0007"  # programs of before change seats and make no revision of it


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table("usable", sa.Column("since", sa.String, nullable=False))
    op.execute("INSERT INTO usable VALUES ('0007')")
    if op.get_context().dialect.name == "postgresql":  # SQLite has one process
        op.create_table(
            "presence",
            sa.Column("process", sa.Integer, primary_key=True),
            sa.Column("table_id", sa.String, primary_key=True),
            sa.Column("pages", sa.String, nullable=False),
            sa.Column("watching", sa.Integer, nullable=False),
            prefixes=["UNLOGGED"],
        )
        op.create_index("presence_by_table", "presence", ["table_id"])
