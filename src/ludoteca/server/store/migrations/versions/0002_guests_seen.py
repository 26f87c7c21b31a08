"""When a guest was last seen, so that those who never played can be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One more column; whoever came before it counts from when he came."""
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=True))
