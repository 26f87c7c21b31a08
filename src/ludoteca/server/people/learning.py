"""What reviews say of somebody's play: kept for each person's seat as a review finishes, told over all games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.reviews.told import Review, Turn
from ludoteca.server.people.guard import Person
from ludoteca.server.protocol.records import GameLearning, Learned, Learning, TurnMoment
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store

LATEST = 50
"""Games of which the mean loss is told one by one."""
c = schema.reviewed.c


class Account(msgspec.Struct, frozen=True):
    """One seat's play in a reviewed game. A turn is named by the steps before it; there may be none to name."""

    turns: int
    loss: float
    luck: float
    best_n: int | None
    best: float | None
    worst_n: int | None
    worst: float | None


class Row(Account, frozen=True):
    """The same as it is kept."""

    record: str
    game: str
    at: int


def account_of(review: Review, seat: int) -> Account:
    """Loss and luck of a seat; its best turn raised its chance most without a mistake, luck not counted.

    The dearest turn is told by its dearest decision: there something better can be looked for.
    """
    turns = [turn for turn in review.turns() if turn.seat == seat]
    gains = _gains(review, seat)
    flawless = [turn for turn in turns if turn.loss == 0 and _gain(turn, gains) > 0]
    best = max(flawless, key=lambda turn: _gain(turn, gains), default=None)
    worst = max((turn for turn in turns if turn.loss > 0), key=lambda turn: turn.loss, default=None)
    return Account(
        turns=len(turns),
        loss=sum(turn.loss for turn in turns),
        luck=review.seats[seat].luck,
        best_n=best.n if best else None,
        best=_gain(best, gains) if best else None,
        worst_n=_dearest(review, worst) if worst else None,
        worst=worst.loss if worst else None,
    )


def _gains(review: Review, seat: int) -> dict[int, float]:
    """By turn: how a seat's decisions changed its chance, without what luck gave in them."""
    luck = {each.n: each.seats[seat] for each in review.luck}
    gains: dict[int, float] = defaultdict(float)
    for each in review.decisions:
        if each.seat == seat:
            change = review.chances[each.n + 1][seat] - review.chances[each.n][seat]
            gains[each.turn] += change - luck.get(each.n, 0.0)
    return gains


def _gain(turn: Turn, gains: dict[int, float]) -> float:
    return gains[turn.turn]


def _dearest(review: Review, turn: Turn) -> int:
    """When the decision of a turn that cost most was taken."""
    within = [each for each in review.decisions if (each.turn, each.seat) == (turn.turn, turn.seat)]
    return max(within, key=lambda each: each.loss).n


async def keep(writer: AsyncConnection, record: str, review: Review) -> None:
    """Keep the account of every person's seat; that of an earlier judge gives way."""
    r = schema.results.c
    played = select(r.seat, r.person, r.game, r.at).where(r.table == record, r.person.is_not(None))
    seats = (await writer.execute(played)).all()
    await writer.execute(delete(schema.reviewed).where(c.record == record))
    for row in seats:
        account = msgspec.structs.asdict(account_of(review, row.seat))
        await writer.execute(insert(schema.reviewed).values(record=record, **row._asdict(), **account))


async def learning_of(store: Store, person: Person) -> Learning:
    """All reviewed games of a person, each game by itself."""
    columns = [c[name] for name in Row.__struct_fields__]
    mine = select(*columns).where(c.person == person.id).order_by(c.at, c.record)
    async with store.read() as reader:
        rows = [Row(*row) for row in await reader.execute(mine)]
    games: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        games[row.game].append(row)
    return Learning(games=[_figures(game, games[game]) for game in sorted(games)])


def _figures(game: str, rows: Sequence[Row]) -> GameLearning:
    turns = sum(row.turns for row in rows)
    latest = [Learned(record=row.record, at=row.at, loss=row.loss / max(1, row.turns)) for row in rows[-LATEST:]]
    return GameLearning(
        game=game,
        games=len(rows),
        turns=turns,
        loss=sum(row.loss for row in rows) / max(1, turns),
        luck=sum(row.luck for row in rows),
        latest=latest,
        best=_most(rows, lambda row: (row.best_n, row.best)),
        worst=_most(rows, lambda row: (row.worst_n, row.worst)),
    )


def _most(rows: Sequence[Row], told: Callable[[Row], tuple[int | None, float | None]]) -> TurnMoment | None:
    """The turn of the greatest share, if there is one."""
    found = [(row.record, *told(row)) for row in rows]
    turns = [TurnMoment(record=record, n=n, share=share) for record, n, share in found if n is not None and share]
    return max(turns, key=lambda turn: turn.share, default=None)
