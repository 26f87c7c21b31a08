"""What the database and the Redis behind a server have to bear."""

from __future__ import annotations

from typing import NamedTuple

from redis import Redis
from tests.server import services

from benchmarks.load.started import family, spent

WRITTEN = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
KEPT = "SELECT pg_database_size(current_database())"


class Borne(NamedTuple):
    """Seconds of a core, and bytes: of PostgreSQL its log and its tables, of Redis what came in and went out."""

    database: float
    written: float
    kept: float
    news: float
    heard: float
    told: float
    commands: float

    def since(self, before: Borne, acts: int) -> Borne:
        """What each act took."""
        return Borne(*((now - then) / acts for now, then in zip(self, before, strict=True)))

    def __str__(self) -> str:
        database = f"PostgreSQL {self.database * 1000:.3f} ms, {self.written:.0f} bytes of log, {self.kept:.0f} kept"
        news = f"Redis {self.news * 1000:.3f} ms, {self.commands:.2f} commands, {self.heard:.0f} bytes in"
        return f"for an act: {database}; {news}, {self.told:.0f} out"


class Behind(NamedTuple):
    """The addresses of both, and their first processes."""

    database: str
    database_process: int
    news: str
    news_process: int

    async def borne(self) -> Borne:
        """So far."""
        with Redis.from_url(self.news) as client:
            stats = client.info("stats")
        return Borne(
            spent(family(self.database_process)),
            float(str(await services.ask(self.database, WRITTEN))),
            float(str(await services.ask(self.database, KEPT))),
            spent([self.news_process]),
            stats["total_net_input_bytes"],
            stats["total_net_output_bytes"],
            stats["total_commands_processed"],
        )
