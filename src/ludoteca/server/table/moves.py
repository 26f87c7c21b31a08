"""How a decision enters a table, whoever makes it: tried on the match, written to the log, then told to everybody."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec

from ludoteca.bots.levels import LEVELS
from ludoteca.core.record import Plain
from ludoteca.server.host import caps, metrics
from ludoteca.server.house import House
from ludoteca.server.line import presence
from ludoteca.server.line.connection import Connection
from ludoteca.server.line.sight import look, tell_everybody
from ludoteca.server.problems import Refusal
from ludoteca.server.processes.mending import minded
from ludoteca.server.protocol.parts import Shown
from ludoteca.server.store.appending import Append
from ludoteca.server.store.rows import SeatRow, now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table import finish
from ludoteca.server.table.room import Room, Sight
from ludoteca.server.table.standing import LEASE, Otherwise, held
from ludoteca.server.thinking.thinkers import BotFailed

STANDIN = "medium"
"""The level of a bot that plays for somebody absent."""


log = logging.getLogger("ludoteca")


class Stale(Refusal):
    """A decision on a position that is no longer the present one."""


async def decide(
    house: House, room: Room, sight: Sight, action: int | Shown, by: Connection | None = None, ref: int = 0
) -> None:
    """Carry out a decision of whoever has this sight; the caller holds the room's lock.

    Illegal or Stale, and nothing has changed.
    """
    assert room.match is not None
    room.luck.take()
    number = action if isinstance(action, int) else room.game.encode(action)
    room.match.act(sight.viewer, number)
    act = msgspec.to_builtins(room.game.actions[number])
    await _append(house, room, sight.viewer, act, room.luck.take(), by, ref)


async def take_back(house: House, room: Room, sight: Sight, by: Connection, ref: int) -> None:
    """Take back the last decision of whoever has this sight, also when the turn has passed on with it."""
    assert room.match is not None
    caps.check_entries(house.settings, len(room.happened))
    seat = room.undoer(sight.viewer)
    room.match.undo(seat)
    await _append(house, room, seat, None, [], by, ref)


async def _append(
    house: House, room: Room, seat: int, act: Plain | None, luck: list[int], by: Connection | None, ref: int
) -> None:
    """What was done to the match goes into the log and out to everybody; if it cannot, the match is made again."""
    at, tick = now(), ticks()
    room.note(seat, at, tick, undo=act is None)
    row, room.broken = room.settled(), True
    lease = at + LEASE if row.bot_due else None
    after = (row.to_act, row.deadline, row.bot_due, lease)
    entry = Append(room.id, row.n, seat, act, luck, at, tick, row.standing, *after)
    if not await house.journal.append(entry):
        await house.refresh(room)
        raise Stale("stale")
    room.row, room.broken = row, False
    metrics.acted(room.game.id, "person" if by else "bot").inc()
    tell_everybody(room, by, ref)
    presence.tell_act(house, room)
    await carry_on(house, room)


async def follow(house: House, room: Room) -> None:
    """After a change of the table's standing everybody sees what is open to him now, and the game goes on."""
    if room.match is not None:
        tell_everybody(room)
    await carry_on(house, room)


async def carry_on(house: House, room: Room) -> None:
    """After a change: the game is over and put away, or a bot is asked."""
    if room.match is not None and room.playing and room.match.over:
        await finish.finish(house, room)
    elif room.bot_due and room.thinking is None:
        room.thinking = house.spawn(minded(house, room, play_bots))


def _player(house: House, seat: SeatRow) -> str:
    """Who decides for a bot's seat: its level, or whoever stands in. What the host no longer allows does not play."""
    level = STANDIN if seat.standin else seat.level or STANDIN
    if level not in LEVELS and level not in house.settings.other_bots:
        raise BotFailed("it is not among those allowed here")
    return level


async def _stand_in(house: House, room: Room, seat: int) -> None:
    """A bot of ours plays on for one that failed; everybody is told."""
    async with house.at(room):
        with suppress(Otherwise):
            async with held(house, room, "playing", otherwise="not-playing") as table:
                table.seat([seat], standin=True)


async def play_bots(house: House, room: Room) -> None:
    """Bots decide as long as it is theirs to decide."""
    try:
        while True:
            async with house.at(room):
                if not room.bot_due:
                    return
                sight = look(room, room.to_act)
                seat = room.seats[sight.viewer]
            try:
                action = await house.thinkers.choose(
                    room.box, _player(house, seat), sight.view, sight.legal, room.row.host
                )
            except BotFailed as error:
                log.error("the bot %s failed: %s", seat.level, error)
                await _stand_in(house, room, seat.seat)
                continue
            async with house.at(room):
                if room.n == sight.n and room.bot_due:
                    with suppress(Stale):
                        await decide(house, room, sight, action)
    finally:
        room.thinking = None
