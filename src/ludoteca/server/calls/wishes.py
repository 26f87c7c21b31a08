"""What somebody wishes to be told, and how: by which browsers, at which address, and when not."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Malformed, Missing, Refusal
from ludoteca.server.protocol.calls import Browser, Wishes
from ludoteca.server.protocol.parts import Language
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import Columns, as_struct, now

MOST_BROWSERS = 10
w, b = schema.wishes.c, schema.browsers.c


class Wished(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `wishes`."""

    person: str
    called: bool = True
    language: Language = "en"
    email: str | None = None
    confirmed: bool = False
    quiet_from: int = 22
    quiet_to: int = 8
    zone: str = "UTC"
    since: int = 0


async def wishes_of(store: Store, person: str) -> Wished | None:
    """What somebody wishes; None where he never said."""
    async with store.read() as reader:
        return await _read(reader, person)


async def _read(reader: AsyncConnection, person: str) -> Wished | None:
    row = (await reader.execute(select(schema.wishes).where(w.person == person))).mappings().first()
    return None if row is None else as_struct(row, Wished)


def check_zone(zone: str) -> None:
    """Is there such a time zone?"""
    try:
        ZoneInfo(zone)
    except (ValueError, KeyError, OSError):  # no name of a zone, none that is known, a folder of them
        raise Malformed("zone-unknown", zone=zone) from None


async def wish(store: Store, person: Person, wishes: Wishes) -> Wished:
    """Keep what somebody wishes; another address has to be confirmed anew."""
    given: Columns = {**msgspec.structs.asdict(wishes), "called": wishes.switch == "on"}
    del given["switch"]
    async with store.write() as writer:
        await _alone(writer, person.id)
        before = await _read(writer, person.id)
        if before is None:
            await writer.execute(insert(schema.wishes).values(person=person.id, confirmed=False, since=now(), **given))
        else:
            kept = before.confirmed and before.email == wishes.email
            await writer.execute(update(schema.wishes).where(w.person == person.id).values(confirmed=kept, **given))
        after = await _read(writer, person.id)
    assert after is not None
    return after


async def _alone(writer: AsyncConnection, person: str) -> None:
    """What is changed for one person in two places at once happens one after the other."""
    await writer.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())


async def confirm(store: Store, person: str, email: str) -> None:
    """The address is really his; one he no longer wishes is not confirmed."""
    async with store.write() as writer:
        await _alone(writer, person)
        mine = (w.person == person) & (w.email == email)
        done = await writer.execute(update(schema.wishes).where(mine).values(confirmed=True))
    if not done.rowcount:
        raise Missing("mail-link-old")


async def stop(store: Store, person: str) -> None:
    """Nothing more by mail."""
    async with store.write() as writer:
        await _alone(writer, person)
        await writer.execute(update(schema.wishes).where(w.person == person).values(email=None, confirmed=False))


async def add_browser(store: Store, person: Person, browser: Browser) -> None:
    """Notices to this browser from now on; whoever used it before gets none there any more."""
    row = {"endpoint": browser.endpoint, "person": person.id, "key": browser.key, "auth": browser.auth}
    async with store.write() as writer:
        await _alone(writer, person.id)
        await writer.execute(delete(schema.browsers).where(b.endpoint == browser.endpoint))
        counted = select(func.count()).select_from(schema.browsers).where(b.person == person.id)
        if (await writer.execute(counted)).scalar_one() >= MOST_BROWSERS:
            raise Refusal("browsers-full", most=MOST_BROWSERS)
        await writer.execute(insert(schema.browsers).values(created=now(), **row))


async def forget_browser(store: Store, endpoint: str, person: str | None = None) -> None:
    """No notices to this browser any more: it says so itself (`person` is whose it is), or it is gone."""
    this = b.endpoint == endpoint
    async with store.write() as writer:
        await writer.execute(delete(schema.browsers).where(this if person is None else this & (b.person == person)))


async def browsers_of(store: Store, person: str) -> list[Browser]:
    """Where somebody gets notices."""
    async with store.read() as reader:
        rows = await reader.execute(select(b.endpoint, b.key, b.auth).where(b.person == person))
    return [Browser(endpoint=row.endpoint, key=row.key, auth=row.auth) for row in rows]
