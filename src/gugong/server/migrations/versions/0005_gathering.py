"""Tables that wait for their open seats before the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Games of before have begun."""
    op.add_column("tables", sa.Column("gathers", sa.Boolean, nullable=False, server_default=sa.false()))
