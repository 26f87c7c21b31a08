"""The tables of the database. A game's truth is its log, append-only, with the key (table, n)."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

ID = String(32)
TIME = BigInteger()
"""Whole milliseconds since 1970."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # one row
    Column("ticks", TIME, nullable=False),  # the house's own time when it was last written down
    Column("calendar", TIME, nullable=False),  # and the calendar's
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("nick", String(24), nullable=False),
    Column("account", String(24), nullable=True),
    Column("account_key", String(24), nullable=True, unique=True),  # the account's name in lower case
    Column("password", Text, nullable=True),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=True),  # when a guest last asked for something, to the hour
    Column("gone", TIME, nullable=True),  # deleted: the row stays, without name and password, so that games keep a seat
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),  # a digest of the secret in the cookie
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", TIME, nullable=False),
    Column("used", TIME, nullable=False),  # to the day
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("digest", LargeBinary(32), nullable=False, unique=True),
    Column("created", TIME, nullable=False),
    Column("used", TIME, nullable=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ID, ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("absent", String(10), nullable=False),
    Column("shuffle_seats", Boolean, nullable=False),
    Column("state", String(10), nullable=False),
    Column("standing", Integer, nullable=False, server_default="0"),  # raised whenever state or seats change
    Column("votes", JSON, nullable=False),
    Column("standin_votes", JSON, nullable=False),
    Column("rematch", ID, nullable=True),
    Column("created", TIME, nullable=False),
    Column("moved", TIME, nullable=False),
    Column("n", Integer, nullable=False, default=0),
    Column("to_act", Integer, nullable=False, default=-1),
    Column("deadline", TIME, nullable=True),  # when the seat to act runs out of time, by the house's own
    Column("bot_due", Boolean, nullable=False, default=False),  # the decision is a bot's
    Column("lease", TIME, nullable=True),  # until when some process has the bot thinking
    Column("outcome", JSON(none_as_null=True), nullable=True),  # of a finished game: places and points
    Index("ix_tables_due", "state", "bot_due", "deadline"),
    Index("ix_tables_listed", "state", "public", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, kept (for the person who played before), person, bot
    Column("person", ID, ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("level", String(10), nullable=True),
    Column("standin", Boolean, nullable=False, default=False),
)

log = Table(
    "log",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # 0 is the deal
    Column("seat", Integer, nullable=False),
    Column("act", JSON, nullable=True),  # None: the deal (n = 0), or a decision taken back
    Column("luck", JSON, nullable=False),
    Column("at", TIME, nullable=False),
    Column("tick", TIME, nullable=False, server_default="0"),  # when by the house's own time
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", ID, primary_key=True),  # the table's, or a new one for an imported record
    Column("game", String(60), nullable=False),
    Column("names", JSON, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("imported_by", ID, ForeignKey("people.id"), nullable=True),
    Column("at", TIME, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("record", ID, ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    Column("judge", String(80), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=True, index=True),  # for whom, until it is done
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("lease", TIME, nullable=True),  # until when some process works at it
    Column("body", LargeBinary, nullable=True),  # the review, or its first steps
)

results = Table(
    "results",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=True, index=True),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("breakdown", JSON, nullable=False),
    Column("ending", String(40), nullable=False),
    Column("rating", Float, nullable=True),
    Column("change", Float, nullable=True),
    Column("at", TIME, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
