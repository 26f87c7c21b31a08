"""What other processes say, brought to the tables in this one's memory."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.server.house import House
from ludoteca.server.line import presence
from ludoteca.server.people import sessions
from ludoteca.server.processes.fanout import Poke
from ludoteca.server.processes.following import Follower
from ludoteca.server.processes.mending import look_again, minded
from ludoteca.server.table import chat
from ludoteca.server.table.moves import carry_on
from ludoteca.server.table.room import Room

log = logging.getLogger("ludoteca")


def start(house: House) -> None:
    """Begin to listen."""
    looking: asyncio.Task[None] | None = None
    follower = Follower(house)

    async def hear(poke: Poke) -> None:
        if poke.ended:
            house.spawn(sessions.let_go(house))
        if room := house.rooms.get(poke.table):
            bring(house, follower, room, poke)

    def look_around() -> None:
        nonlocal looking
        if looking is None or looking.done():
            looking = house.spawn(look_everywhere(house))

    def back() -> None:
        for room in house.rooms.values():
            presence.believe(room)
            house.fanout.poke(room.id, changed=True, asking=True)
            if room.connections:
                house.spawn(minded(house, room, look_again, True))
                presence.announce(house, room)

    house.fanout.start(hear, look_around, back)


def bring(house: House, follower: Follower, room: Room, poke: Poke) -> None:
    """News of a table we have: an act is read together with others, anything else is taken by itself."""
    if poke.n is not None and poke.n > room.told and room.connections:
        follower.follow(room)
    if poke.says_more:
        house.spawn(minded(house, room, take, poke))


async def take(house: House, room: Room, poke: Poke) -> None:
    """One piece of news. Where nobody is with us a table is read when it is needed."""
    if poke.changed and room.connections:
        await look_again(house, room, anyway=True)
        async with house.at(room):
            await carry_on(house, room)
    if poke.said is not None:
        chat.tell(room, msgspec.convert(poke.said, chat.Spoken))
    if poke.here is not None:
        presence.heard(house, room, poke)
    if poke.asking and room.connections:
        presence.announce(house, room)


async def look_everywhere(house: House) -> None:
    """Nobody brings news now: see whether there are any, of each table where somebody waits for them."""
    for room in [room for room in house.rooms.values() if room.connections]:
        try:
            await look_again(house, room)
        except LudotecaError as error:
            log.warning("a table cannot be read: %s", error)
