"""Seats and secrets where things happen at once, one promise after the other, each in many orders."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ludoteca.server.store.rows import read_table
from tests.server.schedules.calls import Caller
from tests.server.schedules.players import Line
from tests.server.schedules.scenes import BENTO, CLARA, LEAST, ME, OPEN, Scene, Troupe, together
from tests.server.schedules.stage import A_WHILE, Message
from tests.server.table.lobby_model import DONE

ORDERS = range(30)


async def _seats(scene: Scene, table: str) -> list[str]:
    """Whose each seat is in the end."""
    async with scene.stage.stores[0].read() as reader:
        found = await read_table(reader, table)
    assert found is not None
    return [seat.name for seat in found[1]]


async def _first_look(scene: Scene, who: Caller, table: str) -> tuple[Line, Message]:
    """A new line, and the first position told on it."""
    line = scene.line(who, table)
    position = await line.wire.until(lambda message: message["type"] == "position")
    assert position is not None
    return line, position


def test_a_hint_is_thought_of_what_its_asker_saw(one_process: Troupe) -> None:
    """Asked in one go with the act after which another decides."""

    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, BENTO)
        for who in (*scene.people[:2], *scene.people[:2]):
            line, position = await _first_look(scene, who, table)
            if position["legal"]:
                line.say("hint", n=position["n"])
                line.say("act", n=position["n"], act=position["legal"][-1])
                hinted = await line.wire.until(lambda message: message["type"] == "hinted")
                assert hinted is not None
                assert hinted["n"] == position["n"]
                assert all(advice["act"] in position["legal"] for advice in hinted["best"])
            await line.leave()
        await scene.judged(table)

    one_process.play(play, ORDERS)


def test_a_line_opened_while_a_game_starts_looks_from_its_own_seat(one_process: Troupe) -> None:
    """Seats are left out and mixed, so everybody's number may be another one."""

    async def play(scene: Scene) -> None:
        table = await scene.lay(OPEN, ME, OPEN, BENTO, shuffle_seats=True)
        looks: list[tuple[Line, Message]] = []

        async def look(who: Caller) -> None:
            looks.append(await _first_look(scene, who, table))

        ana, bento = scene.people[:2]
        await together(scene.ask(ana, table, "start", LEAST), look(ana), look(bento), look(bento))
        names = await _seats(scene, table)
        assert [names[position["viewer"]] for _, position in looks] == [line.caller.nick for line, _ in looks]
        await together(*(line.leave() for line, _ in looks))

    one_process.play(play, ORDERS)


def test_a_running_game_is_never_set_back_to_open(two_processes: Troupe) -> None:
    """One process starts while the other lets somebody go."""

    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, BENTO, CLARA, OPEN)
        ana, bento, clara, _ = scene.people
        await together(
            scene.ask(ana, table, "start", LEAST), scene.ask(bento, table, "leave"), scene.ask(clara, table, "leave")
        )
        started = next(asked for asked in scene.history[table] if asked.what == "start")
        info = (await ana.ask("GET", f"/api/tables/{table}"))[1]
        assert info["state"] == ("playing" if started.answer == DONE else "open")
        await scene.judged(table)

    two_processes.play(play, ORDERS)


def test_whoever_sat_down_is_told_so(two_processes: Troupe) -> None:
    """The last two seats are taken through different processes, and the game starts by it."""

    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, OPEN, OPEN)
        await together(*(scene.ask(who, table, "join") for who in scene.people[1:]))
        seated = {asked.who for asked in scene.history[table] if asked.answer == DONE}
        assert seated | {"Ana"} == set(await _seats(scene, table))
        await scene.judged(table)

    two_processes.play(play, ORDERS)


def test_seats_of_a_rematch_are_kept_from_others(two_processes: Troupe) -> None:
    """Whoever learns the id of a rematch sits down there at once, and is refused until somebody declines."""

    async def play(scene: Scene) -> None:
        ana, bento, clara, _ = scene.people
        table = await scene.lay(ME, BENTO)
        await scene.ask(ana, table, "leave")
        await scene.ask(bento, table, "leave")
        again = (await scene.ask(ana, table, "rematch"))["id"]
        declines = scene.dice.random() < 0.5
        await together(
            scene.ask(clara, again, "join", scene.dice.choice((None, 0, 1))),
            scene.ask(bento, *((again, "leave") if declines else (table, "rematch"))),
        )
        if not declines:
            assert sorted(await _seats(scene, again)) == ["Ana", "Bento"]
        await scene.judged(again)

    two_processes.play(play, ORDERS)


def test_a_moment_looked_at_while_a_game_starts_is_of_an_own_seat(two_processes: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(OPEN, ME, OPEN, BENTO, shuffle_seats=True)
        ana, bento, clara, _ = scene.people
        looking = [scene.look_back(who, table) for who in (ana, bento, bento, clara)]
        await together(scene.ask(ana, table, "start", LEAST), *looking)
        await scene.judged(table)

    two_processes.play(play, ORDERS)


def test_what_was_said_before_a_start_is_told_again_from_the_seats_there_are_now(two_processes: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(OPEN, ME, OPEN, BENTO, shuffle_seats=True)
        lines = [scene.line(who, table) for who in scene.people[:3]]
        for line in lines[:2]:
            line.say("chat", text=line.caller.nick)
        await together(*(_hear_two(line) for line in lines))
        await scene.ask(scene.people[0], table, "start", LEAST)
        await asyncio.sleep(A_WHILE)  # until nobody has anything to do
        await together(*(line.leave() for line in lines))
        names = await _seats(scene, table)
        for line in lines:
            seats: dict[str, Any] = {each["name"]: each["seat"] for each in line.heard if each["type"] == "said"}
            assert {name: names[seat] for name, seat in seats.items()} == {"Ana": "Ana", "Bento": "Bento"}

    two_processes.play(play, ORDERS)


def _says(nick: str) -> Callable[[Message], bool]:
    return lambda message: message.get("text") == nick


async def _hear_two(line: Line) -> None:
    for nick in ("Ana", "Bento"):
        await line.wire.until(_says(nick))


def test_clocks_are_of_the_seats_there_are_now(two_processes: Troupe) -> None:
    """A process that had the table open learns of a start by another, which left out seats."""

    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, OPEN, BENTO, OPEN, pace={"kind": "live"})
        lines = [scene.line(who, table) for who in scene.people[:2]]
        await scene.ask(scene.people[0], table, "start", LEAST)
        for line in lines:
            position = await line.wire.until(lambda message: message["type"] == "position")
            assert position is not None
            assert len(position["clocks"]) == 2
        await together(*(line.leave() for line in lines))

    two_processes.play(play, ORDERS)


def test_whoever_looked_at_an_open_table_is_let_go_when_it_is_played_without_onlookers(two_processes: Troupe) -> None:
    async def play(scene: Scene) -> None:
        table = await scene.lay(ME, BENTO, OPEN, onlookers=False)
        line = scene.line(scene.people[2], table)
        await line.wire.until(lambda message: message["type"] == "table")
        line.say("chat", text="Clara")
        await scene.ask(scene.people[0], table, "start", LEAST)
        await asyncio.sleep(A_WHILE)  # until nobody has anything to do
        assert line.wire.open is False
        assert {message["type"] for message in line.heard} <= {"table", "said"}
        await line.wire.hang_up()

    two_processes.play(play, ORDERS)
