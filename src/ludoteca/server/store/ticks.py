"""The house's own time, by which clocks at tables run, in milliseconds: whatever happens to the calendar, nobody gets
or loses any of it.

In a process it goes on with the monotonic clock. Every few seconds it is written down, with the calendar's time beside
it, and a process that starts takes it up where it was left: what went by meanwhile counts if the calendar says so, but
never more than a few seconds. While nobody serves it stands still.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic_ns

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import now

BEAT = 5.0
"""Seconds between two notes of the time."""
MOST_STEP = 10_000
"""The most that can go by, in milliseconds, between a process and the next."""

pulse = schema.pulse
log = logging.getLogger("ludoteca")


class HouseTime:
    """The time of this process's house; before it is set, the calendar's at the start of the process."""

    def __init__(self) -> None:
        self._ahead = now() - _steady()

    def __call__(self) -> int:
        return _steady() + self._ahead

    def set(self, ticks: int) -> None:
        """It is that late."""
        self._ahead = ticks - _steady()


def _steady() -> int:
    return monotonic_ns() // 1_000_000


ticks = HouseTime()


async def take_up(store: Store) -> None:
    """Go on from where the house's time was left, whoever left it."""
    async with store.read() as reader:
        left = (await reader.execute(select(pulse))).one()
    ticks.set(left.ticks + min(max(now() - left.calendar, 0), MOST_STEP))


async def beat(store: Store) -> None:
    """Write the time down, and keep up with other processes of the house."""
    async with store.write() as writer:
        latest = (await writer.execute(select(pulse.c.ticks).with_for_update())).scalar_one()
        if latest > ticks():
            ticks.set(latest)
        await writer.execute(update(pulse).values(ticks=ticks(), calendar=now()))


async def keep(store: Store) -> None:
    """Write the time down for ever; said once if it cannot be done."""
    silent = False
    while True:
        try:
            await beat(store)
            silent = False
        except (SQLAlchemyError, OSError) as error:
            if not silent:
                log.error("the time cannot be written down", exc_info=error)
            silent = True
        await asyncio.sleep(BEAT)
