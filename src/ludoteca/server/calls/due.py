"""Who is to be called: found in the database, noted once for each occasion, whichever process finds it.

A call is the row (person, table, kind, n): whoever writes it first has found it, and a lease says who carries it out.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.calls.wishes import Wished
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import as_struct, is_free, now

Kind = Literal["turn", "invited", "finished"]
SECOND, HOUR, DAY = 1000, 3600 * 1000, 24 * 3600 * 1000
GRACE = 60 * SECOND
"""Whoever is at the table sees it by himself: nobody is called in the first minute."""
LEASE = 300 * SECOND
"""Longer than the slowest mail server takes for a mail: what one process carries out no other begins meanwhile."""
AT_ONCE = 10
TRIES = 5
MOST = 20
"""Calls to one person in an hour: one rematch asked for after another fills nobody's mailbox. What still holds later
is noted then.
"""
t, s, w, c = schema.tables.c, schema.seats.c, schema.wishes.c, schema.calls.c


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody to be called to a table."""

    person: str
    table: str
    kind: Kind
    n: int
    due: int
    tries: int
    lease: int | None = None


async def note(store: Store) -> None:
    """Write down who is to be called and was not yet."""
    for kind, found in occasions().items():
        await _note(store, kind, found)


def occasions() -> dict[Kind, ColumnElement[bool]]:
    """When somebody who sits there is called."""
    settled, fresh = t.moved < now() - GRACE, t.moved > now() - DAY
    by_days = t.pace["kind"].as_string() == "slow"
    here = and_(s.kind == "person", ~s.standin)
    return {
        "turn": and_(t.state == "playing", by_days, here, s.seat == t.to_act, settled),
        "finished": and_(t.state == "finished", by_days, here, settled, fresh),
        "invited": and_(t.state == "open", s.kind == "kept", t.created > now() - DAY),
    }


async def _note(store: Store, kind: Kind, found: ColumnElement[bool]) -> None:
    noted = exists().where(c.person == s.person, c.table == t.id, c.kind == kind, c.n == t.n)
    joined = schema.tables.join(schema.seats, s.table == t.id).join(schema.wishes, w.person == s.person)
    lately = select(func.count()).where(c.person == s.person, c.due > now() - HOUR).scalar_subquery()
    wished = and_(w.called, t.moved > w.since, lately < MOST)
    new = select(s.person, t.id, t.n).select_from(joined).where(found, wished, ~noted).distinct().limit(AT_ONCE)
    async with store.read() as reader:
        rows = (await reader.execute(new)).all()
    for person, table, n in rows:
        await _write(store, {"person": person, "table": table, "kind": kind, "n": n, "due": now(), "tries": 0})


async def _write(store: Store, row: dict[str, object]) -> None:
    try:
        async with store.write() as writer:
            await writer.execute(insert(schema.calls).values(row))
    except IntegrityError:
        pass  # another process found it too


async def claimed(store: Store) -> list[Call]:
    """Calls that are due, for this process alone as long as its lease lasts."""
    due = and_(~c.done, c.due <= now(), is_free(c.lease, now(), LEASE))
    columns = (c.person, c.table, c.kind, c.n, c.due, c.tries, c.lease)
    async with store.read() as reader:
        rows = (await reader.execute(select(*columns).where(due).order_by(c.due).limit(AT_ONCE))).mappings().all()
    calls = [as_struct(row, Call) for row in rows]
    return [call for call in calls if await _claim(store, call)]


async def _claim(store: Store, call: Call) -> bool:
    """Only as it was read: a call that another process took or settled since is another's."""
    unchanged = and_(~c.done, c.due == call.due, c.lease.is_not_distinct_from(call.lease))
    async with store.write() as writer:
        taken = update(schema.calls).where(_this(call), unchanged).values(lease=now() + LEASE)
        return (await writer.execute(taken)).rowcount == 1


def _this(call: Call) -> ColumnElement[bool]:
    return and_(c.person == call.person, c.table == call.table, c.kind == call.kind, c.n == call.n)


async def settle(store: Store, call: Call) -> None:
    """It is done, or nothing is to be done any more."""
    async with store.write() as writer:
        await writer.execute(update(schema.calls).where(_this(call)).values(done=True, lease=None))
        old = and_(c.done, c.due < now() - 30 * DAY)
        await writer.execute(delete(schema.calls).where(old))


async def put_off(store: Store, call: Call, until: int, tries: int) -> None:
    """Once more, later; what failed too often is given up."""
    later = {"due": until, "tries": tries, "done": tries >= TRIES, "lease": None}
    async with store.write() as writer:
        await writer.execute(update(schema.calls).where(_this(call)).values(later))


async def holds(store: Store, call: Call) -> bool:
    """Is the occasion still there? Who has moved on need not be called."""
    still = select(literal(1)).select_from(schema.tables.join(schema.seats, s.table == t.id))
    waits = {"turn": s.seat == t.to_act, "invited": s.kind == "kept", "finished": t.state == "finished"}[call.kind]
    async with store.read() as reader:
        found = still.where(t.id == call.table, t.n == call.n, s.person == call.person, waits)
        return (await reader.execute(found)).first() is not None


def quiet_until(wished: Wished, at: int) -> int | None:
    """The end of somebody's quiet hours, in milliseconds, if it is quiet now where he is."""
    local = datetime.fromtimestamp(at / SECOND, ZoneInfo(wished.zone))
    since, until = wished.quiet_from, wished.quiet_to
    quiet = since <= local.hour < until if since <= until else (local.hour >= since or local.hour < until)
    if not quiet:
        return None
    end = local.replace(hour=until, minute=0, second=0, microsecond=0)
    return int((end if end > local else end + timedelta(days=1)).timestamp() * SECOND)
