"""How a decision enters a table, whoever makes it: tried on the match, written to the log, then told to everybody."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from ludoteca.server.host import caps, metrics
from ludoteca.server.house import House
from ludoteca.server.line.connection import Connection
from ludoteca.server.line.sight import sight, tell_everybody
from ludoteca.server.problems import Refusal
from ludoteca.server.store.journal import Append
from ludoteca.server.store.rows import now
from ludoteca.server.table import finish
from ludoteca.server.table.room import Room

LEASE = 5_000
"""How long one process may leave a bot's decision open before another takes it over, in milliseconds."""
STANDIN = "medium"
"""The level of a bot that plays for somebody absent."""


class Stale(Refusal):
    """A decision on a position that is no longer the present one."""


async def decide(house: House, room: Room, seat: int, action: Any, by: Connection | None = None, ref: int = 0) -> None:
    """Carry out a decision; the caller holds the room's lock. Illegal or Stale, and nothing has changed."""
    assert room.match is not None
    room.luck.take()
    number = action if isinstance(action, int) else room.game.encode(action)
    room.match.act(seat, number)
    await _append(house, room, seat, msgspec.to_builtins(room.game.actions[number]), room.luck.take(), by, ref)


async def take_back(house: House, room: Room, seat: int, by: Connection, ref: int) -> None:
    """Take back this seat's last decision."""
    assert room.match is not None
    caps.check_entries(house.settings, len(room.happened))
    room.match.undo(seat)
    await _append(house, room, seat, None, [], by, ref)


async def _append(
    house: House, room: Room, seat: int, act: Any, luck: list[int], by: Connection | None, ref: int
) -> None:
    """What was done to the match goes into the log and out to everybody; if it cannot, the match is made again."""
    at = now()
    happened = room.note(seat, at, undo=act is None)
    room.settle()
    row = room.row
    lease = at + LEASE if row.bot_due else None
    room.broken = True
    entry = Append(room.id, row.n, seat, act, luck, at, row.to_act, row.deadline, row.bot_due, lease)
    if not await house.journal.append(entry):
        await house.refresh(room)
        raise Stale("stale")
    room.broken = False
    metrics.acts.labels(room.game.id, "person" if by else "bot").inc()
    tell_everybody(room, [happened], {by: ref} if by else {})
    house.fanout.poke(room.id, n=happened.n)
    await carry_on(house, room)


async def carry_on(house: House, room: Room) -> None:
    """After a change: the game is over and put away, or a bot is asked."""
    if room.match is not None and room.playing and room.match.over:
        await finish.finish(house, room)
    elif room.bot_due and room.thinking is None:
        room.thinking = house.spawn(play_bots(house, room))


async def play_bots(house: House, room: Room) -> None:
    """Bots decide as long as it is theirs to decide."""
    try:
        while True:
            async with house.at(room):
                if not room.bot_due or room.match is None:
                    return
                n, seat = room.n, room.to_act
                view, legal = bytes(sight(room, seat).view), room.match.state.legal()
            level = room.seats[seat].level or STANDIN
            action = await house.thinkers.choose(room.game.id, level, view, legal, room.row.host)
            async with house.at(room):
                if room.n == n and room.bot_due:
                    with suppress(Stale):
                        await decide(house, room, seat, action)
    finally:
        room.thinking = None
