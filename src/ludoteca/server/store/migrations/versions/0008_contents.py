"""House contents are kept with the tables that are played with them; a seat's bot may be another package's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A table for contents, a column that names them, and more room for a bot's name."""
    op.create_table(
        "contents",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contents")),
    )
    op.add_column("tables", sa.Column("contents", sa.String(length=32), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("level", existing_type=sa.String(length=10), type_=sa.String(length=100))
