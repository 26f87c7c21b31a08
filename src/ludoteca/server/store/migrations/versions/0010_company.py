"""Who is ready for the game to start, and reactions beside what is said. Whoever sits at a table already is ready."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """One column more for seats, one for chat."""
    op.add_column("seats", sa.Column("ready", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("chat", sa.Column("reaction", sa.String(length=10), nullable=True))
