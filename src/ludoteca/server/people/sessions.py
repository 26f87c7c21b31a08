"""The end of a person's sessions: open lines end too, in every process."""

from __future__ import annotations

from ludoteca.server.house import House

ENDED = 4401


def end(house: House, person: str) -> None:
    """Let go of all lines of this person; whoever is still known comes in again."""
    let_go(house, person)
    house.fanout.poke("", ended=person)


def let_go(house: House, person: str) -> None:
    """Those of this process."""
    for room in house.rooms.values():
        for connection in room.connections:
            if connection.person is not None and connection.person.id == person:
                connection.let_go(ENDED)
