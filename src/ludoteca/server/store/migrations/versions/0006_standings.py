"""A number for a table's standing, so that whoever writes can name the one he saw; where a line of chat was said from
is looked up when it is told.

Games that were set back to open while they were played are played on, or given up where somebody's seat was lost.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

BEGUN = "state = 'open' AND EXISTS (SELECT 1 FROM log WHERE log.\"table\" = tables.id)"
LOST = "EXISTS (SELECT 1 FROM seats WHERE seats.\"table\" = tables.id AND seats.kind = 'open')"


def upgrade() -> None:
    """One column more, one less, and standings that cannot be put right."""
    op.add_column("tables", sa.Column("standing", sa.Integer(), server_default="0", nullable=False))
    op.drop_column("chat", "seat")
    op.execute(f"UPDATE tables SET state = 'abandoned', bot_due = false, deadline = NULL WHERE {BEGUN} AND {LOST}")
    op.execute(f"UPDATE tables SET state = 'playing' WHERE {BEGUN}")
