"""People over HTTP."""

from __future__ import annotations

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie, State
from sqlalchemy import insert

from ludoteca.server.guard import COOKIE, Person, signed
from ludoteca.server.protocol import Me, NewGuest
from ludoteca.server.store import schema
from ludoteca.server.store.rows import new_id, now


class PeopleController(Controller):
    """Come in, and who am I."""

    path = "/api"

    @post("/guest")
    async def come_in(self, data: NewGuest, request: Request[None, None, State]) -> Response[Me]:
        """Come in as a guest."""
        house = request.app.state.house
        person = Person(new_id(), data.nick, None, 0)
        async with house.store.write() as writer:
            await writer.execute(insert(schema.people).values(id=person.id, nick=person.nick, session=0, created=now()))
        cookie = Cookie(COOKIE, value=signed(person, house.key), httponly=True, samesite="lax", max_age=365 * 86400)
        return Response(Me(id=person.id, nick=person.nick), cookies=[cookie])

    @get("/me")
    async def me(self, person: Person) -> Me:
        """Who am I."""
        return Me(id=person.id, nick=person.nick, account=person.account)
