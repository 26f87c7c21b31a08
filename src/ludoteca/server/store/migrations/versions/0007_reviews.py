"""Reviews are kept beside the records they are of, by the name of the judge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A table for reviews, done or under way."""
    op.create_table(
        "reviews",
        sa.Column("record", sa.String(length=32), nullable=False),
        sa.Column("judge", sa.String(length=80), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["record"], ["records.id"], name=op.f("fk_reviews_record_records"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reviews_person_people")),
        sa.PrimaryKeyConstraint("record", "judge", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_person"), "reviews", ["person"], unique=False)
