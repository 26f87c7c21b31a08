"""Who is asking."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct
from sqlalchemy import select

from ludoteca.server.problems import Stranger
from ludoteca.server.store import schema

COOKIE = "ludoteca"


class Person(Struct, frozen=True):
    """Somebody the server knows. `session` is raised to end all sessions of a person."""

    id: str
    nick: str
    account: str | None
    session: int


def signed(person: Person, key: bytes) -> str:
    """A cookie's value."""
    text = f"{person.id}.{person.session}"
    return f"{text}.{hmac.new(key, text.encode(), sha256).hexdigest()}"


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Who is asking, by cookie."""
    house = connection.app.state.house
    text, _, seal = connection.cookies.get(COOKIE, "").rpartition(".")
    right = hmac.new(house.key, text.encode(), sha256).hexdigest()
    if not secrets.compare_digest(seal.encode(), right.encode()):
        return None
    name, _, session = text.partition(".")
    c = schema.people.c
    async with house.store.read() as reader:
        row = (await reader.execute(select(c.id, c.nick, c.account, c.session).where(c.id == name))).first()
    return Person(*row) if row and str(row.session) == session else None


async def require(request: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Who is asking; a stranger is refused."""
    person = await person_of(request)
    if person is None:
        raise Stranger("stranger")
    return person
