"""What is said of moments of finished games, by those who played them or took the record in."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Forbidden, Missing, Refusal
from ludoteca.server.protocol.records import Comment, NewComment
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import now

MOST = 200
"""Comments on one game."""
c = schema.comments.c


class Voice(NamedTuple):
    """Somebody who may comment on a game: from which seat (-1: he took the record in), under which name."""

    person: str
    seat: int
    name: str


async def read(store: Store, record: str, person: Person | None) -> list[Comment]:
    """All of a game, by moment, then in the order they were said."""
    mine = c.person == (person.id if person else "")
    found = select(c.id, c.n, c.seat, c.name, c.text, c.at, mine.label("mine")).where(c.record == record)
    async with store.read() as reader:
        rows = (await reader.execute(found.order_by(c.n, c.id))).all()
    return [Comment(**{**row._asdict(), "mine": bool(row.mine)}) for row in rows]


async def add(store: Store, record: str, voice: Voice | None, said: NewComment, steps: int) -> None:
    """Keep a comment; the game must have such a moment, and room for one more."""
    if voice is None:
        raise Forbidden("comment-not-yours")
    if said.n > steps:
        raise Missing("moment-missing", n=said.n, most=steps)
    records = schema.records.c
    row = {"record": record, "n": said.n, "text": said.text, "at": now(), **voice._asdict()}
    async with store.write() as writer:
        await writer.execute(select(records.id).where(records.id == record).with_for_update())
        count = select(func.count()).select_from(schema.comments).where(c.record == record)
        if (await writer.execute(count)).scalar_one() >= MOST:
            raise Refusal("comments-full", most=MOST)
        await writer.execute(insert(schema.comments).values(row))


async def remove(store: Store, record: str, person: Person, comment: int) -> None:
    """Take one's own comment away."""
    async with store.write() as writer:
        mine = delete(schema.comments).where(c.id == comment, c.record == record, c.person == person.id)
        if not (await writer.execute(mine)).rowcount:
            raise Missing("nothing-here")
