"""The house's own time: where it was left, and when by it each entry was made. Until now it was the calendar's."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A table of one row, and one more column."""
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("ticks", sa.BigInteger(), nullable=False),
        sa.Column("calendar", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    at = time.time_ns() // 1_000_000
    op.bulk_insert(pulse, [{"id": 1, "ticks": at, "calendar": at}])
    op.add_column("log", sa.Column("tick", sa.BigInteger(), server_default="0", nullable=False))
    op.execute("UPDATE log SET tick = at")
