"""Somebody deletes himself while something of his is still under way: no name of his, and no seat, stays anywhere."""

from __future__ import annotations

import asyncio

from ludoteca.server.people.farewell import leave
from ludoteca.server.store.rows import read_table
from tests.server.schedules.calls import Caller
from tests.server.schedules.scenes import ME, OPEN, Scene, Troupe

ORDERS = range(1, 41)
NICK = "Evaristo"


def test_whoever_joins_while_he_leaves_for_good_leaves_no_seat(one_process: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, OPEN, OPEN)
        eva = Caller(scene.stage, await scene.stage.let_in(NICK))
        joined, _ = await asyncio.gather(
            eva.ask("POST", f"/api/tables/{table}/join", {}), leave(scene.stage.houses[0], eva.person)
        )
        assert joined[0] < 500
        async with scene.stage.stores[0].read() as reader:
            found = await read_table(reader, table)
        assert found is not None
        assert NICK not in [seat.name for seat in found[1]]
        assert [seat for seat in found[1] if seat.kind == "person" and seat.person == eva.id] == []

    one_process.play(play, ORDERS)
