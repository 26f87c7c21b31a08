"""Two processes: whoever comes to a table hears of every act, and where nobody has come none is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from sqlalchemy import update

from ludoteca.server.house import House
from ludoteca.server.processes import sweeper
from ludoteca.server.processes.mending import look_again
from ludoteca.server.processes.news import look_everywhere
from ludoteca.server.store import schema
from ludoteca.server.table.room import Room
from tests.server.schedules.players import Line
from tests.server.schedules.scenes import ME, Scene, Troupe, together
from tests.server.schedules.test_failing import heard, line_of, position

ORDERS = range(60)
ACTS = 4
LONGEST = 40
"""Steps of the loop before somebody comes."""


async def act(line: Line, acts: int) -> int:
    """So many acts, one after the other; the number of the last."""
    await position(line)
    for _ in range(acts):
        await line.answered(line.say("act", n=line.position["n"], act=line.position["legal"][0]))
    return int(line.position["n"])


async def hear_of(line: Line, n: int) -> None:
    await heard(line, lambda message: message["type"] == "position" and message["n"] == n)


def readings(house: House) -> list[int]:
    """How many lines this process had to a table each time it read what it was told of, from now on."""
    lines: list[int] = []
    added = house.added

    async def noted(rooms: list[Room]) -> Any:
        lines.extend(len(room.connections) for room in rooms)
        return await added(rooms)

    house.added = noted  # type: ignore[method-assign]
    return lines


def test_who_comes_while_acts_are_made_through_another_process_hears_of_all(two_processes: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, ME)
        acting = line_of(scene, scene.people[0], table, 0)

        async def come() -> Line:
            for _ in range(scene.dice.randrange(LONGEST)):
                await asyncio.sleep(0)
            return line_of(scene, scene.people[1], table, 1)

        last, comer = await asyncio.gather(act(acting, ACTS), come())
        await hear_of(comer, last)
        await hear_of(comer, await act(acting, 1))
        await together(*(line.wire.hang_up() for line in (acting, comer)))

    two_processes.play(play, ORDERS)


def test_a_process_with_nobody_there_reads_no_acts_and_yet_tells_how_the_table_is(two_processes: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, ME)
        houses, ana = scene.stage.houses, scene.people[0]
        read = [readings(house) for house in houses]
        gone, acting = line_of(scene, ana, table, 1), line_of(scene, ana, table, 0)
        await position(gone)
        await hear_of(gone, await act(acting, 1))
        await gone.wire.hang_up()
        last = await act(acting, ACTS)
        assert houses[1].rooms[table].n < last
        assert (await ana.ask("GET", f"/api/tables/{table}", house=1))[1]["n"] == last
        await hear_of(again := line_of(scene, ana, table, 1), last)
        await hear_of(again, await act(acting, 1))
        assert not read[0]
        assert read[1]
        assert all(read[1])
        await together(*(line.wire.hang_up() for line in (acting, again)))

    two_processes.play(play, ORDERS)


def test_who_looks_again_tells_only_what_is_new(one_process: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table, house = await scene.lay(ME, ME), scene.stage.houses[0]
        line = line_of(scene, scene.people[0], table, 0)
        await act(line, 1)

        async def told(look: Awaitable[None]) -> set[str]:
            before = len(line.heard)
            await look
            await line.answered(line.say("ping"))
            return {message["type"] for message in line.heard[before:]}

        assert await told(look_everywhere(house)) == {"pong"}
        assert await told(look_again(house, house.rooms[table], anyway=True)) == {"pong", "table", "position"}
        await line.wire.hang_up()

    one_process.play(play, [0])


def test_a_table_where_nobody_moved_for_long_stays_in_memory_for_whoever_just_asked(one_process: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table, house = await scene.lay(ME, ME), scene.stage.houses[0]
        async with house.store.write() as writer:
            await writer.execute(update(schema.tables).where(schema.tables.c.id == table).values(moved=1))
        del house.rooms[table]
        room = await house.room(table)
        sweeper.tidy_up(house)
        assert house.rooms == {table: room}
        room.used = 0
        sweeper.tidy_up(house)
        assert not house.rooms

    one_process.play(play, [0])
