"""What reviews say of each person's play is kept as they finish; comments are kept with the record they are of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """A table for the figures of reviewed seats, one for comments."""
    op.create_table(
        "reviewed",
        sa.Column("record", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.Column("best_n", sa.Integer(), nullable=True),
        sa.Column("best", sa.Float(), nullable=True),
        sa.Column("worst_n", sa.Integer(), nullable=True),
        sa.Column("worst", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["record"], ["records.id"], name=op.f("fk_reviewed_record_records"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reviewed_person_people")),
        sa.PrimaryKeyConstraint("record", "seat", name=op.f("pk_reviewed")),
    )
    op.create_index(op.f("ix_reviewed_person"), "reviewed", ["person"], unique=False)
    op.create_table(
        "comments",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("record", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["record"], ["records.id"], name=op.f("fk_comments_record_records"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_comments_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_comments")),
    )
    op.create_index(op.f("ix_comments_record"), "comments", ["record"], unique=False)
    op.create_index(op.f("ix_comments_person"), "comments", ["person"], unique=False)
