"""What everybody who plays in the fire shares: where it burns, what is noted, whether it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import SeatRow, TableRow, read_table
from tests.fire.tally import Tally
from tests.server.servers import Server
from tests.server.table.lobby_model import Asked, Lobby

AGAIN = 0.3
"""Seconds until somebody tries again what failed."""


class History(NamedTuple):
    """A table's lobby: what it may have been at first, what was asked, what it was then."""

    table: str
    before: list[Lobby]
    asked: list[Asked]
    after: Lobby


class Fire:
    """Two processes, a database, and all that is known of what happens to them."""

    def __init__(self, servers: Sequence[Server], store: Store, folder: Path) -> None:
        self.servers = servers
        self.store = store
        self.folder = folder
        self.tally = Tally()
        self.ending = asyncio.Event()
        self.histories: list[History] = []
        self.left: dict[str, set[str]] = {}
        """By table: who may have left a running game, so that a bot played for him."""
        self.numbers = count(1)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        """A table as the database has it, as soon as that answers."""
        while True:
            try:
                async with self.store.moment() as reader:
                    found = await read_table(reader, table)
                assert found is not None, "a table is gone"
                return found
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(AGAIN)

    async def pause(self, seconds: float) -> None:
        """Wait, unless it ends."""
        try:
            async with asyncio.timeout(seconds):
                await self.ending.wait()
        except TimeoutError:
            pass
