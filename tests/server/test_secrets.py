"""No secret leaves: whatever is sent to a socket would be the same if all that its seat may not know were otherwise."""

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
from ludoteca.server.line.preview import foresee
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import LogRow, read_log, read_table
from ludoteca.server.table.room import Room
from tests.server.harness import ME, OPEN, Guest, Line, Message, guest
from tests.server.planted import EVERYWHERE, OPTIONS, PLANTED, planted, said, twin, unsaid
from tests.server.servers import Server

NICKS = ("Ana", "Bento", "Clara", "Dora")
PLAYERS = 3
PREVIEWS, REGRETS, LINES = 10, 20, 25
"""One decision in so many is looked ahead at, taken back, or talked about."""
HINT_AT, LATE_AT = 12, 40
LIVE = {"kind": "live", "bank": 7200}


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
                while line.position["n"] < n:
                    await line.hear()
        return table, lines


async def _set(people: list[Guest], game: str) -> str:
    seats = (ME, *[OPEN] * (PLAYERS - 1))
    table: str = (await people[0].set_table(game, *seats, options=OPTIONS.get(game, {}), pace=LIVE))["id"]
    for person in people[1:PLAYERS]:
        await person.post(f"/api/tables/{table}/join")
    return table


async def _ask_around(acting: Line, lines: list[Line], dice: random.Random) -> None:
    """Everything besides acting that makes the server speak."""
    n = acting.position["n"]
    if dice.randrange(PREVIEWS) == 0:
        act = dice.choice(acting.position["legal"])
        await acting.ask("preview", n=n, act=act)
        acting.heard[-1]["asked"] = act
    if n % LINES == 0:
        await dice.choice(lines).say("chat", text="Ora!")
        await acting.until(lambda message: message["type"] == "said")
    if n == HINT_AT:
        await acting.ask("hint", n=n)


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
    async def check() -> None:
        table, lines = await _play(server, game)
        room, rows = await _log(database, table)
        told, elsewise = _by_moment(lines), 0
        for row in rows:
            room.replay([row])
            for viewer, message in told[row.n]:
                elsewise += _check(room, viewer, message)
        assert elsewise > len(rows), "the worlds compared are not the same"
        kinds = {message["type"] for line in lines for message in line.heard}
        assert kinds == set(CHECKS), "each kind of message was heard, and no other"

    asyncio.run(check())


def _check(room: Room, viewer: int, message: Message) -> bool:
    """What was sent, held against this world and another; are the two different?"""
    assert room.match is not None
    state = room.match.state
    other = twin(state, viewer, room.n)
    for world in (state, other):
        CHECKS[message["type"]](room, world, viewer, message)
    for where, names in unsaid(room.game.id, state, viewer).items():
        assert not names & said(_about(message, where))
    return room.game.dump(other) != room.game.dump(state)


def _about(message: Message, where: int) -> Any:
    """The message without what it tells of the past, or what its view shows of a seat."""
    if where == EVERYWHERE:
        last = [entry for entry in message.get("entries", []) if entry["n"] == message["n"]]
        return message | {"entries": last}
    view = message.get("view")
    return view["seats"][where] if view else None


def _check_position(room: Room, state: Any, viewer: int, message: Message) -> None:
    assert room.match is not None
    mine = viewer == state.seat >= 0
    assert message == {
        "type": "position",
        "ref": message["ref"],
        "n": room.n,
        "viewer": viewer,
        "view": plain(state.view(viewer)),
        "legal": [plain(room.game.decode(number)) for number in state.legal()] if mine else [],
        "entries": [_entry(room, entry["n"], viewer) for entry in message["entries"]],
        "can_undo": mine and room.match.can_undo(viewer),
        "clocks": _clocks(room, message["clocks"]),
        "chances": None,
        "over": state.seat < 0,
    }


def _entry(room: Room, n: int, viewer: int) -> dict[str, Any]:
    """An entry as it must have been told, whatever its secrets were."""
    entry = room.happened[n]
    events = [plain(room.game.see(planted(event, viewer), viewer)) for event in entry.events]
    assert PLANTED not in said(events)
    return {"n": n, "seat": entry.seat, "at": entry.at, "undo": entry.undo, "events": events}


def _clocks(room: Room, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Clocks follow from the times of the log; the one that runs has lost some since."""
    clocks: list[dict[str, Any]] = plain(room.clocks.told(0, room.clocks.deadline))
    for seat, clock in enumerate(clocks):
        if clock["running"]:
            assert told[seat]["left"] <= room.clocks.left[seat]
            clock["left"] = told[seat]["left"]
    return clocks


def _check_preview(room: Room, state: Any, viewer: int, message: Message) -> None:
    assert viewer == state.seat
    foreseen = foresee(room.game, state.view(viewer), viewer, room.game.encode(message["asked"]))
    fixed = {"type": "previewed", "ref": message["ref"], "n": room.n, "asked": message["asked"]}
    assert message == fixed | plain(foreseen._asdict())


def _check_hint(room: Room, state: Any, viewer: int, message: Message) -> None:
    """Acts he knows are open to him, and numbers."""
    assert viewer == state.seat
    assert set(message) == set(protocol.Hinted.__struct_fields__) | {"type"}
    legal = [plain(room.game.decode(number)) for number in state.legal()]
    assert all(set(advice) == {"act", "share"} and advice["act"] in legal for advice in message["best"])
    assert [type(chance) for chance in message["chances"]] == [float] * PLAYERS


def _check_said(room: Room, state: Any, viewer: int, message: Message) -> None:
    assert set(message) == set(protocol.Said.__struct_fields__) | {"type"}
    by = message["seat"] if message["seat"] >= 0 else PLAYERS
    assert (message["name"], message["text"]) == (NICKS[by], "Ora!")


def _check_table(room: Room, state: Any, viewer: int, message: Message) -> None:
    """Of the game it tells whose decision it is, and the end."""
    table = message["table"]
    assert set(table) == set(protocol.TableInfo.__struct_fields__)
    assert all(set(seat) == set(protocol.SeatInfo.__struct_fields__) for seat in table["seats"])
    assert table["to_act"] == (state.seat if table["state"] == "playing" else -1)
    assert table["outcome"] == (plain(state.outcome()) if state.seat < 0 else None)


CHECKS = {
    "position": _check_position,
    "previewed": _check_preview,
    "hinted": _check_hint,
    "said": _check_said,
    "table": _check_table,
}
