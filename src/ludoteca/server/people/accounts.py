"""People: guests, accounts, tokens. A guest who opens an account keeps his games; one who leaves, leaves no name."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.people import passwords, sessions
from ludoteca.server.people.guard import TOKEN_PREFIX, Person, token_digest
from ludoteca.server.problems import Forbidden, Missing, Refusal, Stranger
from ludoteca.server.protocol.people import Token
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import new_id, now

MOST_TOKENS = 20
c = schema.people.c


class Welcome(NamedTuple):
    """Somebody with a new session: its secret is for his browser.

    Whatever makes somebody known gives him one, so that a cookie somebody else planted in his browser leads nowhere.
    """

    person: Person
    secret: str


async def come_in(store: Store, nick: str) -> Welcome:
    """A new guest."""
    async with store.write() as writer:
        person = await _add(writer, nick)
        return Welcome(person, await sessions.begin(writer, person))


async def _add(writer: AsyncConnection, nick: str) -> Person:
    person = Person(new_id(), nick, None)
    await writer.execute(insert(schema.people).values(id=person.id, nick=nick, created=now()))
    return person


async def rename(store: Store, person: Person, nick: str) -> Person:
    """Another nickname, for what is played from now on."""
    async with store.write() as writer:
        await writer.execute(update(schema.people).where(c.id == person.id).values(nick=nick))
    return msgspec.structs.replace(person, nick=nick)


async def open_account(store: Store, guest: Person | None, name: str, password: str) -> Welcome:
    """A name and a password for a guest, or for a newcomer, whom the others then see under that name."""
    if guest is not None and guest.account is not None:
        raise Refusal("account-already", account=guest.account)
    kept = await passwords.hashed(password)
    named = {"account": name, "account_key": name.lower(), "password": kept}
    try:
        async with store.write() as writer:
            person = guest or await _add(writer, name)
            await writer.execute(update(schema.people).where(c.id == person.id).values(**named))
            await sessions.end_all(writer, person)
            return Welcome(msgspec.structs.replace(person, account=name), await sessions.begin(writer, person))
    except IntegrityError:
        raise Refusal("account-taken", account=name) from None


async def log_in(store: Store, before: Person | None, name: str, password: str) -> Welcome:
    """Whose account that is; a wrong name and a wrong password look alike. The session before, if any, ends."""
    async with store.read() as reader:
        found = select(c.id, c.nick, c.account, c.password).where(c.account_key == name.lower())
        row = (await reader.execute(found)).first()
    if not await passwords.fits(password, row.password if row else None) or row is None:
        raise Stranger("login-wrong")
    async with store.write() as writer:
        held = select(c.password).where(c.id == row.id).with_for_update()
        if (
            await writer.execute(held)
        ).scalar_one_or_none() != row.password:  # changed while we looked: it was the old one
            raise Stranger("login-wrong")
        person = Person(row.id, row.nick, row.account)
        await sessions.end(writer, before)
        return Welcome(person, await sessions.begin(writer, person))


async def log_out(store: Store, person: Person) -> None:
    """The session ends."""
    async with store.write() as writer:
        await sessions.end(writer, person)


async def change_password(store: Store, person: Person, old: str, new: str) -> Welcome:
    """Another password; all sessions end with the old one, and a new one begins here."""
    await _confirm(store, person, old)
    kept = await passwords.hashed(new)
    async with store.write() as writer:
        await writer.execute(update(schema.people).where(c.id == person.id).values(password=kept))
        await sessions.end_all(writer, person)
        return Welcome(person, await sessions.begin(writer, person))


async def confirm_leaving(store: Store, person: Person, password: str | None) -> None:
    """The owner of an account says his password before it is deleted."""
    if person.account is not None:
        await _confirm(store, person, password or "")


async def _confirm(store: Store, person: Person, password: str) -> None:
    if person.account is None:
        raise Refusal("account-none")
    async with store.read() as reader:
        kept = (await reader.execute(select(c.password).where(c.id == person.id))).scalar_one()
    if not await passwords.fits(password, kept):
        raise Forbidden("password-wrong")


async def tokens_of(store: Store, person: Person) -> list[Token]:
    """A person's tokens, without their secrets, which nobody knows."""
    t = schema.tokens.c
    async with store.read() as reader:
        rows = await reader.execute(
            select(t.id, t.label, t.created, t.used).where(t.person == person.id).order_by(t.created, t.id)
        )
    return [Token(id=row.id, label=row.label, created=row.created, used=row.used) for row in rows]


async def make_token(store: Store, person: Person, label: str) -> Token:
    """A token; its secret is told here and never again."""
    token = Token(id=new_id(), label=label, created=now(), secret=TOKEN_PREFIX + secrets.token_urlsafe(32))
    assert token.secret is not None
    row = {"id": token.id, "person": person.id, "label": label, "created": token.created}
    async with store.write() as writer:
        if await _count_tokens(writer, person) >= MOST_TOKENS:
            raise Refusal("tokens-full", most=MOST_TOKENS)
        await writer.execute(insert(schema.tokens).values(**row, digest=token_digest(token.secret)))
    return token


async def _count_tokens(writer: AsyncConnection, person: Person) -> int:
    counted = select(func.count()).select_from(schema.tokens).where(schema.tokens.c.person == person.id)
    return (await writer.execute(counted)).scalar_one()


async def end_token(store: Store, person: Person, token: str) -> None:
    """A token is good no longer. Another's is no different from one that never was."""
    t = schema.tokens.c
    async with store.write() as writer:
        done = await writer.execute(delete(schema.tokens).where(t.id == token, t.person == person.id))
    if not done.rowcount:
        raise Missing("nothing-here")
