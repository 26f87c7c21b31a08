"""Puzzles: who tried which, and ratings of people and puzzles against each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_puzzle_tries_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_people",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_puzzle_people_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_puzzle_people")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )
