"""Reviews of finished games: worked out by the thinking processes when nothing else waits, a few steps at a time.

What is done is kept beside the record after every few steps, so a review goes on after a restart. A lease sees to it
that one process works at it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Record
from ludoteca.reviews.judging import strongest
from ludoteca.reviews.told import DEGREES, Review
from ludoteca.reviews.told import Settings as Depth
from ludoteca.server.house import House
from ludoteca.server.people import learning
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol.records import ReviewInfo
from ludoteca.server.records import Kept, game_of, played_again
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import is_free, now
from ludoteca.server.thinking.think import Reviewed

LEASE = 10_000
"""How long a review may lie before another process takes it over, in milliseconds."""
AT_ONCE = 20
"""Reviews one process has under way; others wait until one of them is done."""
reviews = schema.reviews
c = reviews.c


class Busy(Refusal):
    """Another review of this person's is under way."""


@cache
def _judge(game: AnyGame, players: int) -> str:
    return strongest(game, players).name


async def _judge_of(kept: Kept) -> str:
    """Who would judge this game today."""
    record = Record.from_json(kept.text)
    if record.players < 2:
        raise LudotecaError("review-alone")
    return await asyncio.to_thread(lambda: _judge(game_of(record), record.players))


async def find(house: House, kept: Kept) -> ReviewInfo:
    """The review of a record by today's judge, as far as it is."""
    here = select(c.done, c.steps, c.body).where(c.record == kept.id, c.judge == await _judge_of(kept))
    async with house.store.read() as reader:
        row = (await reader.execute(here)).first()
    if row is None:
        return ReviewInfo(state="none")
    if row.done < row.steps:
        return ReviewInfo(state="working", done=row.done, steps=row.steps)
    review = await asyncio.to_thread(msgspec.json.decode, row.body, type=Review)
    return ReviewInfo(state="done", done=row.done, steps=row.steps, degrees=dict(DEGREES), review=review)


async def begin(house: House, kept: Kept, person: Person, *, quietly: bool = False) -> ReviewInfo:
    """Put a record among those to be reviewed, unless it was; what does not replay is refused.

    `quietly`: where another of this person's is under way it is left at that.
    """
    found = await find(house, kept)
    if found.state == "none":
        again = await asyncio.to_thread(played_again, Record.from_json(kept.text))
        with suppress(*[Busy] if quietly else []):
            await _add(house.store, kept.id, await _judge_of(kept), person.id, len(again) - 1)
        await take_up(house)
        found = await find(house, kept)
    return found


async def _add(store: Store, record: str, judge: str, person: str, steps: int) -> None:
    """One at a time for each person; asked for by two at once it is begun once."""
    row = {"record": record, "judge": judge, "person": person, "done": 0, "steps": steps}
    people = schema.people.c
    async with store.write() as writer:
        await writer.execute(select(people.id).where(people.id == person).with_for_update())
        if (await writer.execute(select(c.record).where(c.person == person).limit(1))).first():
            raise Busy("review-busy")
        await writer.execute(select(schema.records.c.id).where(schema.records.c.id == record).with_for_update())
        if not (await writer.execute(select(c.record).where(c.record == record, c.judge == judge))).first():
            await writer.execute(insert(reviews).values(row))


def _free() -> ColumnElement[bool]:
    return is_free(c.lease, now(), LEASE)


def _this(record: str, judge: str) -> ColumnElement[bool]:
    return and_(c.record == record, c.judge == judge)


async def take_up(house: House) -> None:
    """Go on with reviews nobody works at; those of ours stay ours."""
    await _renew(house)
    left = select(c.record, c.judge, c.person).where(c.done < c.steps, _free())
    async with house.store.read() as reader:
        rows = (await reader.execute(left.limit(AT_ONCE))).all()
    for row in rows:
        place = (row.record, row.judge)
        if place not in house.reviewing and len(house.reviewing) < AT_ONCE and await _claim(house.store, *place):
            house.reviewing.add(place)
            house.spawn(_work(house, *place, row.person or ""))


async def _claim(store: Store, record: str, judge: str) -> bool:
    """Take it, unless somebody was quicker."""
    async with store.write() as writer:
        taken = update(reviews).where(_this(record, judge), c.done < c.steps, _free())
        return (await writer.execute(taken.values(lease=now() + LEASE))).rowcount == 1


async def _renew(house: House) -> None:
    if house.reviewing:
        mine = update(reviews).where(c.record.in_({record for record, _ in house.reviewing}), c.done < c.steps)
        async with house.store.write() as writer:
            await writer.execute(mine.values(lease=now() + LEASE))


async def free_leases(store: Store) -> None:
    """Whoever worked at reviews is gone."""
    async with store.write() as writer:
        await writer.execute(update(reviews).where(c.lease.is_not(None)).values(lease=None))


async def _work(house: House, record: str, judge: str, person: str) -> None:
    """Step after step to the end, each kept; whoever asked for the review may then ask for another.

    What cannot be reviewed, or not by this judge any more, is taken off the list and can be asked for anew.
    """
    depth = msgspec.json.encode(Depth().deeper(house.settings.depth))
    try:
        text, body = await _read(house.store, record, judge)
        more = True
        while more:
            found = await house.thinkers.review(text, depth, body, person)
            more, body = found.done < found.steps and found.judge == judge, found.body
            await _keep(house.store, record, judge, found)
    except SQLAlchemyError:
        raise
    except Exception:
        await _drop(house.store, record, judge)
        raise
    finally:
        house.reviewing.discard((record, judge))


async def _read(store: Store, record: str, judge: str) -> tuple[bytes, bytes | None]:
    """The record, and what is done of its review."""
    records = schema.records.c
    both = select(records.record, c.body).where(records.id == c.record, _this(record, judge))
    async with store.read() as reader:
        row = (await reader.execute(both)).one()
    return row.record, row.body


async def _drop(store: Store, record: str, judge: str) -> None:
    async with store.write() as writer:
        await writer.execute(delete(reviews).where(_this(record, judge)))


async def _keep(store: Store, record: str, judge: str, found: Reviewed) -> None:
    if found.judge != judge:
        return await _drop(store, record, judge)
    finished = found.done == found.steps
    kept = {"done": found.done, "steps": found.steps, "body": found.body}
    ended = {"lease": None, "person": None} if finished else {"lease": now() + LEASE}
    review = await asyncio.to_thread(msgspec.json.decode, found.body, type=Review) if finished else None
    async with store.write() as writer:
        await writer.execute(update(reviews).where(_this(record, judge)).values(**kept, **ended))
        if review is not None:
            await learning.keep(writer, record, review)
