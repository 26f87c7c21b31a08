"""The database fails once, at the worst moment: whoever waits at a table is told how it stands all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ludoteca.server.store.appending import Append
from tests.server.schedules.calls import Caller
from tests.server.schedules.players import Line
from tests.server.schedules.scenes import BENTO, BOT, ME, OPEN, Scene, Troupe, together
from tests.server.schedules.stage import Message

ORDERS = range(10)
SOON = 60.0
"""Seconds of the schedule's time."""


def failing_once(work: Callable[..., Any], when: Callable[..., bool], done: bool) -> Callable[..., Any]:
    """The same, but once the database fails it: before anything was done, or after all of it was."""
    failed = False

    async def fail(*details: Any) -> Any:
        nonlocal failed
        fails = not failed and when(*details)
        failed = failed or fails
        if done or not fails:
            answer = await work(*details)
        if fails:
            raise TimeoutError("the database does not answer")
        return answer

    return fail


async def heard(line: Line, found: Callable[[Message], Any]) -> None:
    async with asyncio.timeout(SOON):
        assert await line.wire.until(found)


def line_of(scene: Scene, who: Caller, table: str, house: int) -> Line:
    scene.lines.append(Line(who, table, house, scene.dice))
    return scene.lines[-1]


async def position(line: Line) -> Message:
    await heard(line, lambda message: message["type"] == "position")
    return line.position


def test_an_act_of_another_process_that_could_not_be_read_is_told_later(two_processes: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, BENTO)
        lines = [line_of(scene, who, table, house) for house, who in enumerate(scene.people[:2])]
        acting = [bool((await position(line))["legal"]) for line in lines].index(True)
        other = scene.stage.houses[1 - acting]
        other.added = failing_once(other.added, lambda rooms: True, done=False)  # type: ignore[method-assign]
        lines[acting].say("act", n=0, act=lines[acting].position["legal"][0])
        await heard(lines[1 - acting], lambda message: message["type"] == "position" and message["n"] == 1)
        await together(*(line.wire.hang_up() for line in lines))

    two_processes.play(play, ORDERS)


def test_what_a_bot_did_is_told_though_nobody_knew_that_it_was_written(one_process: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, BOT)
        line = line_of(scene, scene.people[0], table, 0)
        journal, bot = scene.stage.houses[0].journal, 1

        def last_of_the_bot(entry: Append) -> bool:
            return entry.seat == bot and entry.to_act != bot

        journal.append = failing_once(journal.append, last_of_the_bot, done=True)  # type: ignore[method-assign]
        n = (await position(line))["n"]
        for _ in range(20):
            await heard(line, lambda message: message["type"] == "position" and message["legal"] and message["n"] >= n)  # noqa: B023
            n = line.position["n"] + 1
            line.say("act", n=n - 1, act=line.position["legal"][0])
        await line.leave()

    one_process.play(play, ORDERS)


def test_a_game_is_told_though_nobody_knew_that_it_had_begun(one_process: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, OPEN)
        ana, bento = scene.people[:2]
        line = line_of(scene, ana, table, 0)
        await heard(line, lambda message: message["type"] == "table")
        house = scene.stage.houses[0]
        house.changed = failing_once(house.changed, lambda room: True, done=False)  # type: ignore[method-assign]
        status, _ = await bento.ask("POST", f"/api/tables/{table}/join", {})
        assert status == 503
        await position(line)
        await line.wire.hang_up()

    one_process.play(play, ORDERS)
