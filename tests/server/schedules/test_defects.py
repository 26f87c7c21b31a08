"""Two defects the server once had are put back: the schedules find them."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.server.house import House
from ludoteca.server.line import hints, socket
from ludoteca.server.line.connection import Connection
from ludoteca.server.line.sight import look
from ludoteca.server.protocol import Advice, Hinted
from ludoteca.server.table.room import Room, Sight
from tests.server.schedules import scenes
from tests.server.schedules.scenes import Troupe

SEEDS = range(400)
"""One in twenty or thirty finds each of them; which ones changes with every await of the server."""


async def _hint_of_the_present(house: House, room: Room, sight: Sight, by: Connection, ref: int) -> None:
    """A hint that looks at the table when it is thought about, not when it was asked for."""
    sight = look(room, room.to_act)
    thought = await house.thinkers.advise(room.box, sight.view, sight.legal, by.who or "")
    best = [Advice(act=room.game.decode(action), share=share) for action, share in thought.shares.items()]
    by.tell(Hinted(ref=ref, n=sight.n, best=best, chances=thought.chances))


def test_a_hint_of_what_another_sees_is_found(one_process: Troupe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "hint", _hint_of_the_present)
    with pytest.raises(AssertionError, match="is told about seat"):
        one_process.play(scenes.playing, SEEDS)


class Kept:
    """Seats looked up when a line is opened, and afterwards only for lines that are known to the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.known: dict[tuple[Room, str | None], list[int]] = {}
        self.truth, self.attend, self.renew = Room.seats_of, socket._attend, House.renew
        monkeypatch.setattr(Room, "seats_of", lambda room, who: self.known.get((room, who)) or self.truth(room, who))
        monkeypatch.setattr(socket, "_attend", self._attend)
        monkeypatch.setattr(House, "renew", lambda house, room, *more, **hold: self._renew(house, room, *more, **hold))

    async def _attend(self, line: Any, house: House, room: Room, person: Any) -> None:
        self.known[room, person.id] = self.truth(room, person.id)
        await self.attend(line, house, room, person)

    async def _renew(self, house: House, room: Room, reader: Any, *, hold: bool = False) -> None:
        await self.renew(house, room, reader, hold=hold)
        for connection in room.connections:
            self.known[room, connection.who] = self.truth(room, connection.who)


def test_a_line_that_kept_its_seats_number_is_found(two_processes: Troupe, monkeypatch: pytest.MonkeyPatch) -> None:
    Kept(monkeypatch)
    with pytest.raises(AssertionError, match=r"looks from seat|is told about seat"):
        two_processes.play(scenes.gathering, SEEDS)
