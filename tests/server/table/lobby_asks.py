"""What is asked of the lobby by people who draw lots, and a table as the database has it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import read_log, read_table
from tests.server.table.lobby_model import Lobby, observed

LEAST = 2
Request = tuple[str, str, Any]
ASK: dict[str, Callable[[random.Random], tuple[Any, Request]]] = {
    "join": lambda dice: (wish := dice.choice((None, None, 1, 2)), ("POST", "join", {"seat": wish})),
    "leave": lambda dice: (None, ("POST", "leave", None)),
    "start": lambda dice: (LEAST, ("POST", "start", None)),
    "set_seat": lambda dice: (
        wanted := (dice.randrange(3), dice.choice(("bot", "open"))),
        ("PUT", f"seats/{wanted[0]}", {"plan": {"kind": wanted[1]}}),
    ),
}
OFTEN = {"join": 5, "leave": 3, "start": 3, "set_seat": 2}


async def found(store: Store, table: str, names: dict[str, str]) -> Lobby:
    """A table as the database has it, people by name."""
    async with store.moment() as reader:
        known = await read_table(reader, table)
        dealt = await read_log(reader, table)
    assert known is not None
    row, seats = known
    assert row.state in (("playing", "abandoned") if dealt else ("open", "abandoned"))
    sitting = [(seat.kind, names.get(seat.person or "", ""), seat.standin) for seat in seats]
    return observed(row.state, names[row.host], sitting)
