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
    true,
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

contents = Table(
    "contents",
    metadata,
    Column("id", ID, primary_key=True),  # a digest of what follows
    Column("game", String(60), nullable=False),
    Column("digest", String(64), nullable=False),  # of what the rules read, as records name it
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("content", String(64), nullable=False),
    Column("contents", ID, nullable=True),  # house contents, if it is played with any
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
    Column("level", String(100), nullable=True),
    Column("standin", Boolean, nullable=False, default=False),
    Column("ready", Boolean, nullable=False, server_default=true()),  # wants the game to start
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
    Column("reaction", String(10), nullable=True),  # how somebody feels; then there is no text
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

reviewed = Table(
    "reviewed",
    metadata,
    Column("record", ID, ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=True, index=True),
    Column("game", String(60), nullable=False),
    Column("at", TIME, nullable=False),  # when the game ended
    Column("turns", Integer, nullable=False),
    Column("loss", Float, nullable=False),  # of all turns together, in shares of a win
    Column("luck", Float, nullable=False),
    Column("best_n", Integer, nullable=True),
    Column("best", Float, nullable=True),
    Column("worst_n", Integer, nullable=True),
    Column("worst", Float, nullable=True),
)

comments = Table(
    "comments",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("record", ID, ForeignKey("records.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
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

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("solved", Boolean, nullable=False),  # by the first try
    Column("at", TIME, nullable=False),  # of the last
)

puzzle_people = Table(
    "puzzle_people",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("called", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("email", String(254), nullable=True),
    Column("confirmed", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(40), nullable=False),
    Column("since", TIME, nullable=False),
)

browsers = Table(
    "browsers",
    metadata,
    Column("endpoint", String(600), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", String(100), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", TIME, nullable=False),
)

calls = Table(
    "calls",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # turn, invited, finished
    Column("n", Integer, primary_key=True),
    Column("due", TIME, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False, default=False),
    Column("lease", TIME, nullable=True),  # until when some process carries it out
    Index("ix_calls_due", "done", "due"),
)
