"""No secret leaves: everything sent to every socket of whole games is exactly what that seat may know."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.server import protocol
from ludoteca.server.preview import foresee
from ludoteca.server.room import Room
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import LogRow, read_log, read_table
from tests.server.harness import ME, OPEN, Line, Message, Server, guest

PLAYERS = 3
PREVIEWS = 10


def plain(thing: Any) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('database')}/secrets.db"


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, database) as server:
        yield server


async def _play(server: Server, game: str) -> tuple[str, list[Line]]:
    """A whole game by three people with an onlooker; everything they heard."""
    dice = random.Random(3)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(server, nick)) for nick in ("Ana", "Bento", "Clara", "Dora")]
        table: str = (await people[0].set_table(game, ME, *[OPEN] * (PLAYERS - 1)))["id"]
        for person in people[1:PLAYERS]:
            await person.post(f"/api/tables/{table}/join")
        lines = [await stack.enter_async_context(person.line(table, seen=0)) for person in people]
        for line in lines:
            await line.come_in()
        while not lines[0].position["over"]:
            acting = next(line for line in lines if line.position["legal"])
            if dice.randrange(PREVIEWS) == 0:
                act = dice.choice(acting.position["legal"])
                await acting.ask("preview", n=acting.position["n"], act=act)
                acting.heard[-1]["asked"] = act
            n = (await acting.act(dice.choice(acting.position["legal"])))["n"]
            for line in lines:
                while line.position["n"] < n:
                    await line.hear()
        return table, lines


async def _log(database: str, table: str) -> tuple[Room, list[LogRow]]:
    store = Store(database)
    async with store.read() as reader:
        found = await read_table(reader, table)
        assert found is not None
        rows = await read_log(reader, table)
    await store.close()
    return Room(*found), rows


@pytest.mark.parametrize("game", ludoteca.games())
def test_everything_sent_is_what_the_seat_may_know(server: Server, database: str, game: str) -> None:
    async def check() -> None:
        table, lines = await _play(server, game)
        room, rows = await _log(database, table)
        told: dict[int, list[tuple[int, Message]]] = defaultdict(list)
        for viewer, line in zip((*range(PLAYERS), -1), lines, strict=True):
            for message in line.heard:
                told[message.get("n", -1)].append((viewer, message))
        for row in rows:
            room.replay([row])
            for viewer, message in told[row.n]:
                CHECKS[message["type"]](room, viewer, message)
        for line in lines:
            assert {message["type"] for message in line.heard} <= {"position", "previewed", "table"}
            assert any(message["type"] == "position" for message in line.heard)
            for message in line.heard:
                if message["type"] == "table":
                    assert set(message["table"]) == set(protocol.TableInfo.__struct_fields__)
                    assert message["table"]["outcome"] is None or message["table"]["state"] == "finished"

    asyncio.run(check())


def _check_position(room: Room, viewer: int, message: Message) -> None:
    assert room.match is not None
    state = room.match.state
    mine = viewer == state.seat >= 0
    entries = [_entry(room, entry["n"], viewer) for entry in message["entries"]]
    assert message == {
        "type": "position",
        "ref": message["ref"],
        "n": room.n,
        "viewer": viewer,
        "view": plain(state.view(viewer)),
        "legal": [plain(room.game.decode(number)) for number in state.legal()] if mine else [],
        "entries": entries,
        "can_undo": mine and room.match.can_undo(viewer),
        "clocks": None,
        "chances": None,
        "over": state.seat < 0,
    }
    other = state.clone()
    other.shuffle_hidden(viewer, ludoteca.Dice(room.n))
    assert message["view"] == plain(other.view(viewer)), "whatever lies hidden, the seat is told the same"


def _entry(room: Room, n: int, viewer: int) -> dict[str, Any]:
    entry = room.happened[n]
    events = [plain(room.game.see(event, viewer)) for event in entry.events]
    return {"n": n, "seat": entry.seat, "at": entry.at, "undo": entry.undo, "events": events}


def _check_preview(room: Room, viewer: int, message: Message) -> None:
    assert room.match is not None
    state = room.match.state
    assert viewer == state.seat
    told = foresee(room.game, state.view(viewer), viewer, room.game.encode(message["asked"]))
    fields = plain(told._asdict())
    assert {name: message[name] for name in fields} == fields


CHECKS = {"position": _check_position, "previewed": _check_preview}
