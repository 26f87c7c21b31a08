"""Calls: what people wish to be told, through which browsers, and who was told what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Tables for wishes, browsers and calls."""
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("called", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=40), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_wishes_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_wishes")),
    )
    op.create_table(
        "browsers",
        sa.Column("endpoint", sa.String(length=600), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_browsers_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_browsers")),
    )
    op.create_index(op.f("ix_browsers_person"), "browsers", ["person"], unique=False)
    op.create_table(
        "calls",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_calls_person_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_calls_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", "kind", "n", name=op.f("pk_calls")),
    )
    op.create_index("ix_calls_due", "calls", ["done", "due"], unique=False)
