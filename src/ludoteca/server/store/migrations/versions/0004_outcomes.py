"""The outcome of a finished game beside its table, so that it is told without playing the game again."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("outcome", sa.JSON))
records = sa.table("records", sa.column("id"), sa.column("record", sa.LargeBinary))


def upgrade() -> None:
    """One more column, filled from the records."""
    op.add_column("tables", sa.Column("outcome", sa.JSON(), nullable=True))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables.c.id).where(tables.c.state == "finished")).scalars().all():
        record = connection.execute(sa.select(records.c.record).where(records.c.id == table)).scalar()
        if record is not None:
            outcome = msgspec.json.decode(record)["outcome"]
            connection.execute(sa.update(tables).where(tables.c.id == table).values(outcome=outcome))
