"""Being called to one's table, over HTTP: what I wish, my browsers, and the links in mails."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from ludoteca.server.calls import caller, push, wishes
from ludoteca.server.calls.links import CONFIRM, STOP, opened
from ludoteca.server.calls.mail import mailbox
from ludoteca.server.calls.wishes import Wished
from ludoteca.server.host.addresses import address_of
from ludoteca.server.house import House
from ludoteca.server.http.parts import Somebody, ThisHouse
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol.calls import Browser, BrowserGone, Wishes, WishesInfo
from ludoteca.server.protocol.parts import Language
from ludoteca.server.requests import AnyRequest

Seal = Annotated[str, PathParameter(max_length=600, pattern="^[A-Za-z0-9_.-]+$")]


async def _info(house: House, person: Person, wished: Wished | None) -> WishesInfo:
    found = wished or Wished(person=person.id, called=False)
    return WishesInfo(
        called=found.called,
        email=found.email,
        confirmed=found.confirmed,
        quiet_from=found.quiet_from,
        quiet_to=found.quiet_to,
        zone=found.zone,
        mails=bool(house.settings.smtp),
        key=push.server_keys(house.key)[2],
        browsers=len(await wishes.browsers_of(house.store, person.id)),
    )


async def _ask(house: House, person: Person, request: AnyRequest, email: str, language: Language) -> None:
    """A mail that asks whether the address is his, before anything is kept: if it cannot be sent all stays as it was.

    Anybody may give anybody's address: so it counts against the person, where he is, and the address itself.
    """
    if not house.settings.smtp:
        raise Refusal("mail-none")
    await house.limits.take("mail", person.id)
    await house.limits.take("post", address_of(request))
    await house.limits.take("mailbox", mailbox(email))
    if not await caller.ask_to_confirm(house, person.id, email, language):
        raise Refusal("mail-refused")


class CallsController(Controller):
    """How I am told that it is my turn, that I am invited, that a game has ended."""

    path = "/api/calls"
    tags = ["people"]

    @get(operation_id="myWishes")
    async def mine(self, house: ThisHouse, person: Somebody) -> WishesInfo:
        """What I wish."""
        return await _info(house, person, await wishes.wishes_of(house.store, person.id))

    @put(operation_id="wish")
    async def wish(self, data: JSONBody[Wishes], house: ThisHouse, person: Somebody, request: AnyRequest) -> WishesInfo:
        """Wish something else. A new address gets a mail that asks whether it is mine."""
        wishes.check_zone(data.zone)
        before = await wishes.wishes_of(house.store, person.id)
        if data.email and (before is None or before.email != data.email):
            await _ask(house, person, request, data.email, data.language)
        return await _info(house, person, await wishes.wish(house.store, person, data))

    @post("/browsers", operation_id="addBrowser", status_code=204)
    async def add(self, data: JSONBody[Browser], house: ThisHouse, person: Somebody) -> None:
        """Notices to this browser from now on."""
        push.check_browser(house.settings, house.key, data)
        await wishes.add_browser(house.store, person, data)

    @delete("/browsers", operation_id="forgetBrowser")
    async def forget(self, data: JSONBody[BrowserGone], house: ThisHouse, person: Somebody) -> None:
        """No notices to this browser any more."""
        await wishes.forget_browser(house.store, data.endpoint, person.id)

    @post("/confirm/{seal:str}", operation_id="confirmAddress", status_code=204)
    async def confirm(self, seal: Seal, house: ThisHouse) -> None:
        """The address is mine: what the link in the mail says."""
        person, email = opened(house.key, CONFIRM, seal)
        await wishes.confirm(house.store, person, email)

    @post("/stop/{seal:str}", operation_id="stopMails", status_code=204)
    async def stop(self, seal: Seal, house: ThisHouse) -> None:
        """No more mails: by the link in a mail, or by a mail program that offers it (RFC 8058)."""
        (person,) = opened(house.key, STOP, seal)
        await wishes.stop(house.store, person)
