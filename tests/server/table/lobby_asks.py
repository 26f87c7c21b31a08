"""What is asked of the lobby by people who draw lots, and a table as the database has it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import read_log, read_table
from tests.server.table.lobby_model import Lobby, Seat, observed

LEAST, MOST = 2, 4
Request = tuple[str, str, Any]
ASK: dict[str, Callable[[random.Random], tuple[Any, Request]]] = {
    "join": lambda dice: (wish := dice.choice((None, None, 1, 2)), ("POST", "join", {"seat": wish})),
    "come": lambda dice: (wish := dice.choice((None, 1)), ("POST", "join", {"seat": wish, "ready": False})),
    "ready": lambda dice: (yes := dice.random() < 0.8, ("POST", "ready", {"ready": yes})),
    "add_seat": lambda dice: (MOST, ("POST", "seats", None)),
    "remove_seat": lambda dice: ((seat := dice.randrange(4), LEAST), ("DELETE", f"seats/{seat}", None)),
    "agree": lambda dice: (hints := dice.random() < 0.5, ("PATCH", "", {"hints": hints})),
    "leave": lambda dice: (None, ("POST", "leave", None)),
    "start": lambda dice: (LEAST, ("POST", "start", None)),
    "set_seat": lambda dice: (
        wanted := (dice.randrange(3), dice.choice(("bot", "open"))),
        ("PUT", f"seats/{wanted[0]}", {"plan": {"kind": wanted[1]}}),
    ),
}
OFTEN = {
    "join": 4,
    "come": 3,
    "ready": 4,
    "leave": 3,
    "start": 3,
    "set_seat": 2,
    "add_seat": 1,
    "remove_seat": 1,
    "agree": 1,
}


async def found(store: Store, table: str, names: dict[str, str]) -> Lobby:
    """A table as the database has it, people by name."""
    async with store.moment() as reader:
        known = await read_table(reader, table)
        dealt = await read_log(reader, table)
    assert known is not None
    row, seats = known
    assert row.state in (("playing", "abandoned") if dealt else ("open", "abandoned"))
    sitting = [Seat(seat.kind, names.get(seat.person or "", ""), seat.standin, seat.ready) for seat in seats]
    return observed(row.state, names[row.host], sitting, hints=row.hints)
