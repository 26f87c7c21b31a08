"""What a table decides together: to give up a game, or to let a bot play for somebody absent; and coming back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.house import House
from ludoteca.server.problems import Refusal
from ludoteca.server.store import schema
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table import absence, telling
from ludoteca.server.table.room import Room

tables = schema.tables


async def vote_abandon(house: House, room: Room, mine: list[int], yes: bool) -> None:
    """Give up the game: done when everybody who still plays wants it."""
    async with house.store.write() as writer:
        votes = await _held(writer, room, tables.c.votes)
        votes = sorted((set(votes) | set(mine)) if yes else (set(votes) - set(mine)))
        wanted = {room.seats[seat].person for seat in votes}
        given_up = {"state": "abandoned", "bot_due": False, "deadline": None} if wanted >= set(room.people()) else {}
        await writer.execute(_change(room).values(votes=votes, **given_up))
    await house.changed(room)


async def vote_standin(house: House, room: Room, mine: list[int], seat: int | None, yes: bool) -> None:
    """A bot for somebody absent: done when more than half of the other people want it."""
    if seat is None or seat >= len(room.seats) or not is_absent(room, seat) or seat in mine:
        raise Refusal("not-absent")
    absent = room.seats[seat].person
    async with house.store.write() as writer:
        votes = dict(await _held(writer, room, tables.c.standin_votes))
        present = set(votes.get(str(seat), []))
        votes[str(seat)] = sorted(present | set(mine) if yes else present - set(mine))
        wanted = {room.seats[voter].person for voter in votes[str(seat)]}
        others = [person for person in room.people() if person != absent]
        agreed = len(wanted) * 2 > len(others)
        if agreed:
            del votes[str(seat)]
        await writer.execute(_change(room).values(standin_votes=votes))
    if agreed:
        await absence.stand_in(house, room, room.seats_of(absent or ""))
    else:
        await house.changed(room)


def is_absent(room: Room, seat: int) -> bool:
    """Is it a person's seat, and is he away or out of time?"""
    person = room.seats[seat].person
    if person is None or room.seats[seat].standin:
        return False
    late = room.to_act == seat and room.row.deadline is not None and room.row.deadline <= ticks()
    return late or person not in telling.present(room)


async def _held(writer: AsyncConnection, room: Room, column: Any) -> Any:
    """Votes as they are, kept from other processes until ours are counted."""
    found = await writer.execute(select(column).where(tables.c.id == room.id).with_for_update())
    return found.scalar_one()


def _change(room: Room) -> Any:
    return update(tables).where(tables.c.id == room.id, tables.c.state == "playing")
