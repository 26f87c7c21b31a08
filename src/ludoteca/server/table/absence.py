"""Bots that play for somebody absent, until he is back."""

from __future__ import annotations

from ludoteca.server.house import House
from ludoteca.server.protocol import LivePace
from ludoteca.server.store.rows import now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.moves import follow
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import LEASE, Standing, held

GRACE = 30_000
"""The least time somebody has who comes back in the middle of his turn."""


def stand_in(table: Standing, person: str) -> None:
    """Bots play for all seats of somebody."""
    absent = table.of(person, "person")
    table.seat(absent, standin=True)
    if table.row.to_act in absent:
        table.change(bot_due=True, deadline=None, lease=now() + LEASE)


def leave(table: Standing, person: str) -> None:
    """Bots play for whoever leaves a game; with nobody left who plays himself it is given up."""
    stand_in(table, person)
    if not table.people:
        table.give_up()


async def ring(house: House, room: Room) -> None:
    """The clock: a bot for whoever is late, if he still is."""
    async with room.lock:
        async with held(house, room, "playing", otherwise="not-playing") as table:
            if table.row.deadline is not None and table.row.deadline < ticks():
                stand_in(table, room.seats[table.row.to_act].person or "")
        await follow(house, room)


async def come_back(house: House, room: Room, person: str) -> None:
    """He plays himself again; if it is his turn he has at least a moment for it. The caller has the room's lock."""
    async with held(house, room, "playing", otherwise="not-playing") as table:
        back = [seat for seat in table.of(person, "person") if table.seats[seat].standin]
        table.seat(back, standin=False)
        if table.row.to_act in back:
            table.change(bot_due=False, deadline=_deadline(room), lease=None)
    await follow(house, room)


def _deadline(room: Room) -> int | None:
    running = room.clocks.deadline
    if running is None:
        return None
    grace = room.row.pace.extra * 1000 if isinstance(room.row.pace, LivePace) else 0
    return max(running, ticks() + max(grace, GRACE))
