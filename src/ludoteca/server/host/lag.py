"""How late the event loop is: while one thing is done nothing else is, so nothing may take long."""

from __future__ import annotations

import asyncio

from ludoteca.server.host.metrics import loop_lag

PAUSE = 0.02


async def watch() -> None:
    """Sleep a little, again and again, and note by how much each sleep was too long."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + PAUSE
        await asyncio.sleep(PAUSE)
        loop_lag.observe(max(0.0, loop.time() - due))
