"""What somebody played: results, ratings, and where his points come from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from sqlalchemy import RowMapping, select

from ludoteca.server.people.guard import Person
from ludoteca.server.protocol.records import GameStatistics, Result, Statistics
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store

c = schema.results.c


class Played(NamedTuple):
    """What counts of a finished game."""

    game: str
    rank: int
    breakdown: dict[str, int]


class Rated(NamedTuple):
    """Somebody's rating in a game, and how sure it is."""

    game: str
    mu: float
    sigma: float


async def results_of(store: Store, person: Person, game: str | None, before: int, most: int) -> list[Result]:
    """The last games of a person, newest first; `before` goes further back."""
    found = select(schema.results, schema.records.c.names)
    found = found.outerjoin(schema.records, schema.records.c.id == c.table).where(c.person == person.id, c.at < before)
    if game is not None:
        found = found.where(c.game == game)
    async with store.read() as reader:
        rows = await reader.execute(found.order_by(c.at.desc(), c.table, c.seat).limit(most))
    return [_result(row) for row in rows.mappings()]


def _result(row: RowMapping) -> Result:
    values = {name: row[name] for name in Result.__struct_fields__ if name != "names"}
    return Result(**values, names=row["names"] or [])


async def statistics_of(store: Store, person: Person) -> Statistics:
    """All games of a person in figures, each game by itself."""
    r = schema.ratings.c
    played = select(c.game, c.rank, c.breakdown).where(c.person == person.id)
    async with store.read() as reader:
        rows = [Played(*row) for row in await reader.execute(played)]
        rated = [
            Rated(*row) for row in await reader.execute(select(r.game, r.mu, r.sigma).where(r.person == person.id))
        ]
    games: dict[str, list[Played]] = defaultdict(list)
    for row in rows:
        games[row.game].append(row)
    ratings = {row.game: row for row in rated}
    return Statistics(games=[_figures(game, games[game], ratings.get(game)) for game in sorted(games)])


def _figures(game: str, rows: Sequence[Played], rating: Rated | None) -> GameStatistics:
    sources = dict.fromkeys(source for row in rows for source in row.breakdown)
    return GameStatistics(
        game=game,
        games=len(rows),
        wins=sum(row.rank == 1 for row in rows),
        mean_rank=fmean(row.rank for row in rows),
        rating=rating.mu if rating else None,
        uncertainty=rating.sigma if rating else None,
        by_source={source: fmean(row.breakdown.get(source, 0) for row in rows) for source in sources},
    )
