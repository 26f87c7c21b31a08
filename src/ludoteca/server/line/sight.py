"""What a viewer is sent: the one place where a table's game is cut for a seat and encoded.

Whatever is answered is answered from a Sight: one moment as one seat sees it, taken once under the table's lock and
carried along with the ask. Nothing that waits (a hint, a bot) looks at the table again for what it tells.
"""

from __future__ import annotations

from functools import cache

from msgspec import Raw

from ludoteca.core.game import AnyGame
from ludoteca.server.line.connection import Connection, encode
from ludoteca.server.protocol import Entry, Position
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.access import audience
from ludoteca.server.table.room import Happened, Room, Sight


def seen_by(room: Room, person: str | None) -> Sight:
    """What somebody sees now, from the seat he looks from now."""
    return look(room, viewer_of(room, room.seats_of(person)))


def viewer_of(room: Room, seats: list[int]) -> int:
    """From which seat somebody looks: the one that decides if it is his, else his that decided last, else his first."""
    if not seats or room.match is None:
        return seats[0] if seats else -1
    if room.match.state.seat in seats:
        return room.match.state.seat
    return next((entry.seat for entry in reversed(room.happened) if entry.seat in seats), seats[0])


def look(room: Room, viewer: int) -> Sight:
    """What this viewer sees now; it is made once for a moment, and whose decision it is belongs to the moment."""
    moment = (viewer, room.to_act)
    if moment not in room.seen:
        _look(room, [viewer])
    return room.seen[moment]


def _look(room: Room, viewers: list[int]) -> None:
    """What these viewers see now, cut together."""
    assert room.match is not None
    state, to_act = room.match.state, room.to_act
    for viewer, view in zip(viewers, state.views(viewers), strict=True):
        legal = state.legal() if viewer >= 0 and viewer == to_act else []
        room.seen[viewer, to_act] = Sight(room.n, viewer, encode(view), legal)


@cache
def encoded_acts(game: AnyGame) -> list[Raw]:
    """Every act of a game as it is sent, by its number."""
    return [Raw(encode(act)) for act in game.actions]


def position(room: Room, sight: Sight, happened: list[Happened], ref: int = 0) -> bytes:
    """The table as this viewer sees it, with these entries of the log. To whom a bot plays for nothing is open."""
    assert room.match is not None
    acts = encoded_acts(room.game)
    return encode(
        Position(
            ref=ref,
            n=sight.n,
            viewer=sight.viewer,
            view=Raw(sight.view),
            legal=[] if room.bot_due else [acts[number] for number in sight.legal],
            entries=[entry_for(room, entry, sight.viewer) for entry in happened],
            can_undo=room.undoer(sight.viewer) >= 0,
            clocks=room.clocks.told(ticks(), room.row.deadline),
            over=room.match.over,
        )
    )


def entry_for(room: Room, entry: Happened, viewer: int) -> Entry:
    """An entry of the log as this viewer may see it."""
    events = [room.game.see(event, viewer) for event in entry.events]
    return Entry(n=entry.n, seat=entry.seat, at=entry.at, undo=entry.undo, events=events)


def tell_everybody(room: Room, by: Connection | None = None, ref: int = 0) -> None:
    """Send the new position to all, with what happened since they were last told; `by` asked for it under `ref`."""
    happened = room.happened[room.told + 1 :]
    sent: dict[int, bytes] = {}
    room.told = room.n
    viewers = {connection: viewer_of(room, room.seats_of(connection.who)) for connection in audience(room)}
    if new := [viewer for viewer in set(viewers.values()) if (viewer, room.to_act) not in room.seen]:
        _look(room, new)
    for connection, viewer in viewers.items():
        if connection is by and ref:
            connection.send(position(room, look(room, viewer), happened, ref))
            continue
        if viewer not in sent:
            sent[viewer] = position(room, look(room, viewer), happened)
        connection.send(sent[viewer])
