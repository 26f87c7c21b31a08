"""Who is at a table through which process."""

from __future__ import annotations

from ludoteca.server.house import House
from ludoteca.server.processes.fanout import Poke
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table import telling
from ludoteca.server.table.room import Room

AGAIN = 10_000
"""How often a process says again who is with it, in milliseconds."""
FORGOTTEN = 3 * AGAIN


def announce(house: House, room: Room) -> None:
    """Tell the other processes who is here."""
    people = sorted({connection.person.id for connection in room.connections if connection.person})
    onlookers = sum(not room.seats_of(connection.who) for connection in room.connections)
    house.fanout.poke(room.id, here=people, watching=onlookers, n=room.told)


def heard(house: House, room: Room, poke: Poke) -> None:
    """Another process said who is there, and what they were told last: if we know more it hears of it."""
    before = _people(room)
    if poke.here or poke.watching:
        room.elsewhere[poke.sender] = (ticks(), poke.here or [], poke.watching)
    else:
        room.elsewhere.pop(poke.sender, None)
    if _people(room) != before:
        telling.tell_table(room)
    if poke.n is not None and poke.n < room.told:
        house.fanout.poke(room.id, n=room.told)


def tell_act(house: House, room: Room) -> None:
    """The processes through which somebody is there hear of an act. One that just got somebody may not be known yet:
    it will say so, and what its people were told.
    """
    if room.elsewhere:
        house.fanout.poke(room.id, n=room.told)


def believe(room: Room) -> None:
    """While nobody could say anything, nobody was silent."""
    room.elsewhere = {process: (ticks(), people, count) for process, (_, people, count) in room.elsewhere.items()}


def forget_silent(room: Room) -> None:
    """A process that says nothing any more has nobody there."""
    silent = [process for process, (at, _, _) in room.elsewhere.items() if at < ticks() - FORGOTTEN]
    for process in silent:
        del room.elsewhere[process]
    if silent:
        telling.tell_table(room)


def _people(room: Room) -> tuple[set[str], int]:
    return telling.present(room), telling.watching(room)
