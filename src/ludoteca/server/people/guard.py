"""Who is asking: a person with a session's cookie, or a program with a person's token."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, Table, Update, bindparam, select, true, update
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.people.cookies import YEAR, secret_of, session_id
from ludoteca.server.problems import Stranger
from ludoteca.server.requests import AnyConnection, AnyRequest
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import Columns, now

TOKEN_PREFIX = "ludoteca_"
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Person(Struct, frozen=True):
    """Somebody the server knows. `by` is the session or the token he is known by."""

    id: str
    nick: str
    account: str | None
    by: str = ""


async def person_of(connection: AnyConnection) -> Person | None:
    """Who is asking, by token or cookie. A token that is not (or no longer) right is nobody's, cookie or not."""
    bearer = connection.headers.get("authorization")
    return await _by_token(connection, bearer) if bearer is not None else await _by_cookie(connection)


async def require(request: AnyRequest) -> Person:
    """Who is asking; a stranger is refused."""
    person = await person_of(request)
    if person is None:
        raise Stranger("stranger")
    return person


async def visitor(request: AnyRequest) -> Person | None:
    """Who is asking, if anybody we know."""
    return await person_of(request)


async def _by_cookie(connection: AnyConnection) -> Person | None:
    secret = secret_of(connection)
    if secret is None:
        return None
    asked: Columns = {"secret": session_id(secret), "oldest": now() - YEAR * 1000}
    return await _known(connection.app.state.house.store, schema.sessions, asked, DAY)


def token_digest(secret: str) -> bytes:
    """What is kept of a token: nobody who reads the database can use it."""
    return sha256(secret.encode()).digest()


async def _by_token(connection: AnyConnection, bearer: str) -> Person | None:
    kind, _, secret = bearer.partition(" ")
    if kind.lower() != "bearer" or not secret.startswith(TOKEN_PREFIX):
        return None
    asked: Columns = {"secret": token_digest(secret)}
    return await _known(connection.app.state.house.store, schema.tokens, asked, MINUTE)


def _whose(table: Table, secret: ColumnElement[object], good: ColumnElement[bool]) -> Select[Any]:
    """The question whose session or token that is."""
    people, c = schema.people.c, table.c
    found = select(people.id, people.nick, people.account, people.seen, c.id.label("by"), c.used)
    known = found.join_from(table, schema.people).where(secret == bindparam("secret"), people.gone.is_(None))
    return known.where(good)


_WHOSE = {
    schema.sessions: _whose(schema.sessions, schema.sessions.c.id, schema.sessions.c.used > bindparam("oldest")),
    schema.tokens: _whose(schema.tokens, schema.tokens.c.digest, true()),
}
"""Made once: every request asks one of them."""


async def _known(store: Store, table: Table, asked: Columns, precision: int) -> Person | None:
    """Whose session or token that is; when it was last used is noted, no more precisely than that."""
    people, c = schema.people.c, table.c
    async with store.read() as reader:
        row = (await reader.execute(_WHOSE[table], asked)).first()
    if row is None:
        return None
    if row.used is None or row.used < now() - precision:
        await _note(store, update(table).where(c.id == row.by).values(used=now()))
    if row.account is None and (row.seen is None or row.seen < now() - HOUR):
        await _note(store, update(schema.people).where(people.id == row.id).values(seen=now()))
    return Person(row.id, row.nick, row.account, row.by)


async def _note(store: Store, seen: Update) -> None:
    """Note that somebody was here; if that cannot be written now he is known all the same."""
    with suppress(SQLAlchemyError, OSError):
        async with store.write() as writer:
            await writer.execute(seen)
