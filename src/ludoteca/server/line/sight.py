"""What a viewer is sent: the one place where a table's game is cut for a seat and encoded."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from ludoteca.core.registry import game as find_game
from ludoteca.server.line.connection import encode
from ludoteca.server.protocol import Entry, Position
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.room import Happened, Room

NOTHING = Raw(b"[]")


class Sight(msgspec.Struct, frozen=True):
    """The present moment for one viewer, encoded."""

    view: Raw
    legal: Raw
    can_undo: bool


def viewer_of(room: Room, seats: list[int]) -> int:
    """From which seat somebody looks: the one that decides if it is his, else his that decided last, else his first."""
    if not seats or room.match is None:
        return seats[0] if seats else -1
    if room.match.state.seat in seats:
        return room.match.state.seat
    return next((entry.seat for entry in reversed(room.happened) if entry.seat in seats), seats[0])


def sight(room: Room, viewer: int) -> Sight:
    """What this viewer sees now."""
    if viewer not in room.seen:
        room.seen[viewer] = _look(room, viewer)
    found: Sight = room.seen[viewer]
    return found


def _look(room: Room, viewer: int) -> Sight:
    assert room.match is not None
    view = Raw(encode(room.match.state.view(viewer)))
    if viewer < 0 or viewer != room.to_act or room.bot_due:
        return Sight(view, NOTHING, False)
    return Sight(view, legal_acts(room), room.match.can_undo(viewer))


def legal_acts(room: Room) -> Raw:
    """The acts open to the seat that decides."""
    assert room.match is not None
    acts = encoded_acts(room.game.id)
    return Raw(b"[" + b",".join([acts[number] for number in room.match.state.legal()]) + b"]")


@cache
def encoded_acts(game: str) -> list[bytes]:
    """Every act of a game as JSON, by its number."""
    return [encode(act) for act in find_game(game).actions]


def position(room: Room, viewer: int, happened: list[Happened], ref: int = 0) -> bytes:
    """The table as this viewer sees it, with these entries of the log."""
    assert room.match is not None
    seen = sight(room, viewer)
    legal: Any = seen.legal
    return encode(
        Position(
            ref=ref,
            n=room.n,
            viewer=viewer,
            view=seen.view,
            legal=legal,
            entries=[entry_for(room, entry, viewer) for entry in happened],
            can_undo=seen.can_undo,
            clocks=room.clocks.told(ticks(), room.row.deadline),
            over=room.match.over,
        )
    )


def entry_for(room: Room, entry: Happened, viewer: int) -> Entry:
    """An entry of the log as this viewer may see it."""
    events = [room.game.see(event, viewer) for event in entry.events]
    return Entry(n=entry.n, seat=entry.seat, at=entry.at, undo=entry.undo, events=events)


def tell_everybody(room: Room, happened: list[Happened], answers: dict[Any, int]) -> None:
    """Send the new position to all; `answers` says which connection asked for it under which ref."""
    sent: dict[int, bytes] = {}
    room.told = room.n
    for connection in room.connections:
        viewer = viewer_of(room, connection.seats)
        if ref := answers.get(connection, 0):
            connection.send(position(room, viewer, happened, ref))
            continue
        if viewer not in sent:
            sent[viewer] = position(room, viewer, happened)
        connection.send(sent[viewer])
