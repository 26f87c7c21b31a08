"""Who is asking: a person with a signed cookie, or a program with a person's token."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy import select, update

from ludoteca.server.host.addresses import network_of
from ludoteca.server.problems import Stranger
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import now

COOKIE = "ludoteca"
YEAR = 365 * 86_400
TOKEN_PREFIX = "ludoteca_"
MINUTE = 60_000
HOUR = 60 * MINUTE

Connection = ASGIConnection[Any, Any, Any, Any]


class Person(Struct, frozen=True):
    """Somebody the server knows. `session` is raised to end all sessions of a person."""

    id: str
    nick: str
    account: str | None
    session: int


def signed(person: Person, key: bytes) -> str:
    """A cookie's value."""
    text = f"{person.id}.{person.session}"
    return f"{text}.{_seal(text, key)}"


def _seal(text: str, key: bytes) -> str:
    return hmac.new(key, text.encode(), sha256).hexdigest()


def cookie_for(person: Person, connection: Connection) -> Cookie:
    """The cookie that makes somebody known: no script reads it, no other site sends it."""
    value = signed(person, connection.app.state.house.key)
    return Cookie(COOKIE, value=value, max_age=YEAR, **_flags(connection))


def no_cookie(connection: Connection) -> Cookie:
    """The cookie that makes a browser forget."""
    return Cookie(COOKIE, value="", max_age=0, **_flags(connection))


def _flags(connection: Connection) -> dict[str, Any]:
    return {"path": "/", "httponly": True, "samesite": "lax", "secure": connection.scope["scheme"] in ("https", "wss")}


async def person_of(connection: Connection) -> Person | None:
    """Who is asking, by token or cookie. A token that is not (or no longer) right is nobody's, cookie or not."""
    bearer = connection.headers.get("authorization")
    return await _by_token(connection, bearer) if bearer is not None else await _by_cookie(connection)


async def require(request: Request[Any, Any, Any]) -> Person:
    """Who is asking; a stranger is refused."""
    person = await person_of(request)
    if person is None:
        raise Stranger("stranger")
    return person


async def visitor(request: Request[Any, Any, Any]) -> Person | None:
    """Who is asking, if anybody we know."""
    return await person_of(request)


async def _by_cookie(connection: Connection) -> Person | None:
    house = connection.app.state.house
    text, _, seal = connection.cookies.get(COOKIE, "").rpartition(".")
    if not hmac.compare_digest(seal.encode(), _seal(text, house.key).encode()):
        return None
    name, _, session = text.partition(".")
    c = schema.people.c
    async with house.store.read() as reader:
        row = (
            await reader.execute(
                select(c.id, c.nick, c.account, c.session, c.seen).where(c.id == name, c.gone.is_(None))
            )
        ).first()
    return await _welcome(house.store, row) if row and str(row.session) == session else None


async def _welcome(store: Store, row: Any) -> Person:
    """Somebody we know. When a guest was last here is noted, to the hour."""
    if row.account is None and (row.seen is None or row.seen < now() - HOUR):
        async with store.write() as writer:
            await writer.execute(update(schema.people).where(schema.people.c.id == row.id).values(seen=now()))
    return Person(row.id, row.nick, row.account, row.session)


def token_digest(secret: str) -> bytes:
    """What is kept of a token: nobody who reads the database can use it."""
    return sha256(secret.encode()).digest()


async def _by_token(connection: Connection, bearer: str) -> Person | None:
    kind, _, secret = bearer.partition(" ")
    if kind.lower() != "bearer" or not secret.startswith(TOKEN_PREFIX):
        return None
    house = connection.app.state.house
    people, tokens = schema.people.c, schema.tokens.c
    found = select(people.id, people.nick, people.account, people.session, people.seen)
    found = (
        found.add_columns(tokens.used, tokens.id.label("token"))
        .join_from(schema.tokens, schema.people)
        .where(tokens.digest == token_digest(secret), people.gone.is_(None))
    )
    async with house.store.read() as reader:
        row = (await reader.execute(found)).first()
    if row is None:
        return None
    if row.used is None or row.used < now() - MINUTE:
        await _note_use(house.store, row.token)
    return await _welcome(house.store, row)


async def _note_use(store: Store, token: str) -> None:
    """When a token was last used, to the minute."""
    async with store.write() as writer:
        await writer.execute(update(schema.tokens).where(schema.tokens.c.id == token).values(used=now()))


def address_of(connection: Connection) -> str:
    """Where a request comes from."""
    return network_of(connection.client.host if connection.client else "")
