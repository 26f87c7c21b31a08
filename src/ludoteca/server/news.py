"""What other processes say, brought to the tables in this one's memory."""

from __future__ import annotations

import msgspec

from ludoteca.server import chat, presence, sessions, telling
from ludoteca.server.fanout import Poke
from ludoteca.server.house import House
from ludoteca.server.moves import carry_on
from ludoteca.server.protocol import Said
from ludoteca.server.room import Room
from ludoteca.server.sight import tell_everybody


def start(house: House) -> None:
    """Begin to listen."""

    async def hear(poke: Poke) -> None:
        if poke.ended is not None:
            sessions.let_go(house, poke.ended)
        room = house.rooms.get(poke.table)
        if room is not None:
            house.spawn(take(house, room, poke))

    def lost() -> None:
        for room in house.rooms.values():
            house.spawn(look_again(house, room))

    house.fanout.start(hear, lost)


async def take(house: House, room: Room, poke: Poke) -> None:
    """One piece of news."""
    if poke.n is not None and poke.n > room.n:
        await look_again(house, room, entries_only=True)
    if poke.changed:
        await look_again(house, room)
    if poke.said is not None:
        chat.tell(room, msgspec.convert(poke.said, Said))
    if poke.here is not None:
        presence.heard(room, poke)
    if poke.asking and room.connections:
        presence.announce(house, room)


async def look_again(house: House, room: Room, entries_only: bool = False) -> None:
    """Read what is new of a table, and tell it."""
    async with house.at(room):
        known = room.n
        await (house.catch_up(room) if entries_only else house.refresh(room))
        if not entries_only:
            telling.tell_table(room)
        if room.n > known or not entries_only:
            tell_everybody(room, room.happened[known + 1 :], {})
    if not entries_only:
        async with house.at(room):
            await carry_on(house, room)
