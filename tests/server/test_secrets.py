"""No secret leaves: whatever is sent to a socket would be the same if all that its seat may not know were otherwise."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import ludoteca
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import LogRow, read_log, read_table
from ludoteca.server.table.room import Room
from tests.server.harness import ME, OPEN, Guest, Line, Message, guest
from tests.server.planted import OPTIONS
from tests.server.servers import Server
from tests.server.told import CHECKS, check

NICKS = ("Ana", "Bento", "Clara", "Dora")
PLAYERS = 3
PREVIEWS, REGRETS, LINES = 10, 20, 25
"""One decision in so many is looked ahead at, taken back, or talked about."""
HINT_AT, LATE_AT = 12, 40
LIVE = {"kind": "live", "bank": 7200}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('database')}/secrets.db"


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, database) as server:
        yield server


async def _play(server: Server, game: str) -> tuple[str, list[Line]]:
    """A whole game by three people, with an onlooker and somebody who comes late and looks back; all they heard."""
    dice = random.Random(3)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(server, nick)) for nick in NICKS]
        table = await _set(people, game)
        lines = [await stack.enter_async_context(person.line(table, seen=0)) for person in people]
        for line in lines:
            await line.come_in()
        while not lines[0].position["over"]:
            acting = next(line for line in lines if line.position["legal"])
            await _ask_around(acting, lines, dice)
            n = (await _move(acting, dice))["n"]
            if n == LATE_AT:
                lines.append(await (await stack.enter_async_context(people[-1].line(table, seen=0))).come_in())
            for line in lines:
                await line.seen(n)
        await _hear_out(lines)
        return table, lines


async def _set(people: list[Guest], game: str) -> str:
    seats = (ME, *[OPEN] * (PLAYERS - 1))
    table: str = (await people[0].set_table(game, *seats, options=OPTIONS.get(game, {}), pace=LIVE))["id"]
    for person in people[1:PLAYERS]:
        await person.post(f"/api/tables/{table}/join")
    return table


async def _ask_around(acting: Line, lines: list[Line], dice: random.Random) -> None:
    """Everything besides acting that makes the server speak, and none of it is waited for."""
    n = acting.position["n"]
    if dice.randrange(PREVIEWS) == 0:
        await acting.say("preview", n=n, act=dice.choice(acting.position["legal"]))
    if n % LINES == 0:
        await dice.choice(lines).say("chat", text="Ora!")
    if n == HINT_AT:
        await acting.say("hint", n=n)


async def _hear_out(lines: list[Line]) -> None:
    """Wait for every answer that is still to come; to what a preview was asked is noted with it."""
    for line in lines:
        for ref, asked in line.sent.items():
            if asked["type"] in ("preview", "hint"):
                answer = line.answers.get(ref) or await line.until(lambda message, ref=ref: message.get("ref") == ref)  # type: ignore[misc]
                answer |= {"asked": asked["act"]} if "act" in asked else {}


async def _move(acting: Line, dice: random.Random) -> Message:
    """Decide at random, and now and then take it back."""
    if acting.position["can_undo"] and dice.randrange(REGRETS) == 0:
        return await acting.ask("undo", n=acting.position["n"])
    return await acting.act(dice.choice(acting.position["legal"]))


async def _log(database: str, table: str) -> tuple[Room, list[LogRow]]:
    store = Store(database)
    async with store.read() as reader:
        found = await read_table(reader, table)
        assert found is not None
        rows = await read_log(reader, table)
    await store.close()
    return Room(*found), rows


def _by_moment(lines: list[Line]) -> dict[int, list[tuple[int, Message]]]:
    """What each viewer heard while an entry was the last one."""
    told: dict[int, list[tuple[int, Message]]] = defaultdict(list)
    for viewer, line in zip((*range(PLAYERS), *[-1] * len(lines)), lines, strict=False):
        n = 0
        for message in line.heard:
            n = message.get("n", message.get("table", {}).get("n", n))
            told[n].append((viewer, message))
    return told


@pytest.mark.parametrize("game", ludoteca.games())
def test_everything_sent_is_what_the_seat_may_know(server: Server, database: str, game: str) -> None:
    async def play() -> None:
        table, lines = await _play(server, game)
        room, rows = await _log(database, table)
        told, elsewise = _by_moment(lines), 0
        for row in rows:
            room.replay([row])
            for viewer, message in told[row.n]:
                elsewise += check(room, viewer, message)
        assert elsewise > len(rows), "the worlds compared are not the same"
        kinds = {message["type"] for line in lines for message in line.heard}
        assert kinds == set(CHECKS), "each kind of message was heard, and no other"

    asyncio.run(play())
