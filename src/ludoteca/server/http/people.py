"""People over HTTP: come in, log in, my data, my tokens."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody

from ludoteca.server.host.addresses import address_of
from ludoteca.server.http.parts import Anybody, PathId, Somebody, ThisHouse
from ludoteca.server.people import accounts, farewell, sessions
from ludoteca.server.people.accounts import Welcome
from ludoteca.server.people.cookies import cookie_for, no_cookie, secret_of
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol.people import (
    Credentials,
    Farewell,
    Me,
    MyData,
    NewGuest,
    NewToken,
    NickChange,
    PasswordChange,
    Token,
)
from ludoteca.server.requests import AnyRequest


def _me(person: Person) -> Me:
    return Me(id=person.id, nick=person.nick, account=person.account)


def _welcome(welcome: Welcome, request: AnyRequest, status: int = 200) -> Response[Me]:
    return Response(_me(welcome.person), cookies=[cookie_for(welcome.secret, request)], status_code=status)


class PeopleController(Controller):
    """Come in, and who am I."""

    path = "/api"
    tags = ["people"]

    @post("/guest", operation_id="comeIn")
    async def come_in(
        self, data: JSONBody[NewGuest], request: AnyRequest, house: ThisHouse, visitor: Anybody
    ) -> Response[Me]:
        """Come in as a guest: the answer sets the cookie."""
        if visitor is not None:
            raise Refusal("already-in", nick=visitor.nick)
        await house.limits.take("guest", address_of(request))
        return _welcome(await accounts.come_in(house.store, data.nick), request, status=201)

    @get("/me", operation_id="whoAmI")
    async def who_am_i(self, request: AnyRequest, visitor: Anybody) -> Response[Me | None]:
        """Who am I; null for a stranger. The cookie's year begins anew."""
        secret = secret_of(request)
        if visitor is None or secret is None or "authorization" in request.headers:
            return Response(_me(visitor) if visitor else None)
        return Response(_me(visitor), cookies=[cookie_for(secret, request)])

    @patch("/me", operation_id="rename")
    async def rename(self, data: JSONBody[NickChange], house: ThisHouse, person: Somebody) -> Me:
        """Another nickname, for the tables joined from now on."""
        return _me(await accounts.rename(house.store, person, data.nick))

    @delete("/me", operation_id="leaveForGood")
    async def leave(
        self, data: JSONBody[Farewell], request: AnyRequest, house: ThisHouse, person: Somebody
    ) -> Response[None]:
        """Delete me. Games I played stay for the others, without my name."""
        async with house.limits.tried(confirm=person.id):
            await accounts.confirm_leaving(house.store, person, data.password)
        await farewell.leave(house, person)
        await sessions.ended(house)
        return Response(None, status_code=204, cookies=[no_cookie(request)])

    @get("/me/data", operation_id="myData")
    async def data(self, house: ThisHouse, person: Somebody) -> Response[MyData]:
        """Everything the server knows of me, as a file."""
        data = await farewell.data_of(house.store, person)
        return Response(data, headers={"content-disposition": 'attachment; filename="ludoteca-my-data.json"'})


class AccountsController(Controller):
    """A name and a password, for those who want to come back from elsewhere."""

    path = "/api"
    tags = ["people"]

    @post("/account", operation_id="openAccount")
    async def open(
        self, data: JSONBody[Credentials], request: AnyRequest, house: ThisHouse, visitor: Anybody
    ) -> Response[Me]:
        """Open an account: a guest keeps everything, a stranger comes in under the account's name. A new session."""
        await house.limits.take("account", address_of(request))
        welcome = await accounts.open_account(house.store, visitor, data.name, data.password)
        await sessions.ended(house)
        return _welcome(welcome, request, status=201)

    @post("/login", operation_id="logIn", status_code=200)
    async def log_in(
        self, data: JSONBody[Credentials], request: AnyRequest, house: ThisHouse, visitor: Anybody
    ) -> Response[Me]:
        """Log in: the answer sets the cookie, and the session before ends."""
        async with house.limits.tried(login=address_of(request), password=data.name.lower()):
            welcome = await accounts.log_in(house.store, visitor, data.name, data.password)
        await sessions.ended(house)
        return _welcome(welcome, request)

    @post("/logout", operation_id="logOut", status_code=204)
    async def log_out(self, request: AnyRequest, house: ThisHouse, visitor: Anybody) -> Response[None]:
        """End this session and its sockets; a guest does not come back."""
        if visitor is not None:
            await accounts.log_out(house.store, visitor)
            await sessions.ended(house)
        return Response(None, status_code=204, cookies=[no_cookie(request)])

    @put("/account/password", operation_id="changePassword")
    async def change(
        self, data: JSONBody[PasswordChange], request: AnyRequest, house: ThisHouse, person: Somebody
    ) -> Response[Me]:
        """Another password. Every other session ends; tokens stay."""
        async with house.limits.tried(confirm=person.id):
            welcome = await accounts.change_password(house.store, person, data.old, data.new)
        await sessions.ended(house)
        return _welcome(welcome, request)


class TokensController(Controller):
    """Tokens for programs that play in my name."""

    path = "/api/tokens"
    tags = ["people"]

    @get(operation_id="myTokens")
    async def mine(self, house: ThisHouse, person: Somebody) -> list[Token]:
        """My tokens, without their secrets."""
        return await accounts.tokens_of(house.store, person)

    @post(operation_id="makeToken")
    async def make(self, data: JSONBody[NewToken], house: ThisHouse, person: Somebody) -> Token:
        """A new token; its secret is told only now."""
        return await accounts.make_token(house.store, person, data.label)

    @delete("/{token:str}", operation_id="endToken")
    async def end(self, token: PathId, house: ThisHouse, person: Somebody) -> None:
        """A token is good no longer."""
        await accounts.end_token(house.store, person, token)
        await sessions.ended(house)
