"""Bots that play for somebody absent, until he is back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from ludoteca.server.house import House
from ludoteca.server.line.sight import tell_everybody
from ludoteca.server.protocol import LivePace
from ludoteca.server.store import schema
from ludoteca.server.store.rows import now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.moves import LEASE, carry_on
from ludoteca.server.table.room import Room

GRACE = 30_000
"""The least time somebody has who comes back in the middle of his turn."""

tables, seats = schema.tables, schema.seats


async def stand_in(house: House, room: Room, absent: list[int]) -> None:
    """Bots play for these seats."""
    due = {"bot_due": True, "deadline": None, "lease": now() + LEASE}
    await _set(house, room, absent, True, due if room.to_act in absent else {})


async def leave(house: House, room: Room, leaving: list[int]) -> None:
    """Bots play for whoever leaves; with nobody left who plays himself the game is given up."""
    if any(seat.person and not seat.standin and seat.seat not in leaving for seat in room.seats):
        await stand_in(house, room, leaving)
    else:
        await _set(house, room, leaving, True, {"state": "abandoned", "bot_due": False, "deadline": None})


async def come_back(house: House, room: Room, mine: list[int]) -> None:
    """The person plays himself again; if it is his turn he has at least a moment for it."""
    back = [seat for seat in mine if room.seats[seat].standin]
    change: dict[str, Any] = {}
    if room.to_act in back:
        change = {"bot_due": False, "deadline": _deadline(room), "lease": None}
    await _set(house, room, back, False, change)


def _deadline(room: Room) -> int | None:
    running = room.clocks.deadline
    if running is None:
        return None
    grace = room.row.pace.extra * 1000 if isinstance(room.row.pace, LivePace) else 0
    return max(running, ticks() + max(grace, GRACE))


async def _set(house: House, room: Room, which: list[int], standin: bool, change: dict[str, Any]) -> None:
    async with house.store.write() as writer:
        mine = update(seats).where(seats.c.table == room.id, seats.c.seat.in_(which))
        await writer.execute(mine.values(standin=standin))
        if change:
            row = update(tables).where(tables.c.id == room.id, tables.c.state == "playing")
            await writer.execute(row.values(**change))
    await house.changed(room)
    tell_everybody(room, [], {})
    await carry_on(house, room)
