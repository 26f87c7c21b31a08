"""People find together at a table, all at once and through both processes, and every answer is kept for the model."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import count
from typing import Any

import ludoteca
from ludoteca.server.store.rows import SeatRow, TableRow
from tests.fire.fire import AGAIN, Fire, History
from tests.fire.people import KNOWN, Person
from tests.server.harness import BOT, ME, OPEN
from tests.server.planted import OPTIONS
from tests.server.table.lobby_asks import ASK, OFTEN
from tests.server.table.lobby_model import DONE, KEPT, NEVER, UNKNOWN, Asked, Lobby, Seat, observed

ASKS = 6
SEATS = ((ME, OPEN, OPEN), (ME, OPEN, OPEN, BOT), (ME, OPEN, BOT))
REMATCH = ("POST", "rematch", None)
JOIN = ("POST", "join", {"seat": None})
Request = tuple[str, str, Any]


class Lobbyist:
    """What one group asks about its tables."""

    def __init__(self, fire: Fire, people: Sequence[Person], dice: random.Random) -> None:
        self._fire = fire
        self._people = people
        self._dice = dice
        self._moments = count()
        self._asked: list[Asked] = []

    async def gather(self, game: str) -> str | None:
        """A new table, until it is played or given up: its id if it is played."""
        laid = await self._lay(game)
        if laid is None:
            return None
        table, before = laid
        self._asked = []
        players = ludoteca.game(game).seats
        least = players.start
        await asyncio.gather(*(self._wander(table, players) for _ in range(ASKS)))
        for person in self._people[:-1]:
            await self._ask(person, table, "join", None, JOIN)
        for person in self._people[:-1]:
            await self._ask(person, table, "ready", True, ("POST", "ready", {"ready": True}))
        for person in self._people[:-1]:
            await self._ask(person, table, "start", least, ("POST", "start", None))
        return await self._note(table, [before])

    async def _lay(self, game: str) -> tuple[str, Lobby] | None:
        """A table of the first one's."""
        plan: dict[str, Any] = {"game": game, "seats": self._dice.choice(SEATS), "options": OPTIONS.get(game, {})}
        plan |= {"shuffle_seats": self._dice.random() < 0.7, "onlookers": self._dice.random() < 0.8}
        status, info = await self._people[0].ask(self._fire.tally, self._dice, "POST", "", plan)
        if status != 201:
            await self._fire.pause(AGAIN)
            return None
        sitting = [Seat(seat["kind"], seat["name"], False, True) for seat in info["seats"]]
        return info["id"], observed("open", self._people[0].nick, sitting, info["onlookers"])

    async def _wander(self, table: str, players: range) -> None:
        """One ask by anybody."""
        (what,) = self._dice.choices(list(OFTEN), list(OFTEN.values()))
        detail, request = ASK[what](self._dice)
        known = {"start": players.start, "add_seat": players[-1]}
        detail = (detail[0], players.start) if what == "remove_seat" else known.get(what, detail)
        await self._ask(self._dice.choice(self._people), table, what, detail, request)

    async def _ask(self, who: Person, table: str, what: str, detail: Any, request: Request) -> None:
        """Ask, and keep both moments and the answer."""
        method, path, body = request
        began = next(self._moments)
        status, answer = await who.ask(self._fire.tally, self._dice, method, f"/{table}/{path}".rstrip("/"), body)
        known = 0 < status < KNOWN
        told = UNKNOWN if not known else DONE if status < 400 else answer["key"]
        self._asked.append(Asked(who.nick, what, detail, began, next(self._moments) if known else NEVER, told))
        if what == "leave":
            self._fire.left.setdefault(table, set()).add(who.id)

    async def again(self, table: str) -> str | None:
        """The same people once more, and somebody who looked on wants a seat, too."""
        before = self._lobby(*await self._fire.table(table))
        self._asked = []
        await asyncio.gather(*(self._ask(who, table, "rematch", None, REMATCH) for who in self._people[:-1]))
        row, _ = await self._fire.table(table)
        players = [who for who in self._people[:-1] if who.nick in before.people]
        if row.rematch is None or not players:
            return None
        self._asked = [ask for ask in self._asked if ask.who in before.people]
        await self._ask(self._people[-1], row.rematch, "join", None, JOIN)
        seats = (before.seats[-1], *before.seats[:-1])
        return await self._note(row.rematch, [_kept(who.nick, seats, row) for who in players])

    async def _note(self, table: str, before: list[Lobby]) -> str | None:
        """Keep the history; the table, if it is played."""
        after = self._lobby(*await self._fire.table(table))
        self._fire.histories.append(History(table, before, self._asked, after))
        return table if after.state == "playing" else None

    def _lobby(self, row: TableRow, seats: list[SeatRow]) -> Lobby:
        """A table as the model knows it."""
        names = {who.id: who.nick for who in self._people}
        sitting = [Seat(seat.kind, names.get(seat.person or "", ""), seat.standin, seat.ready) for seat in seats]
        return observed(row.state, names[row.host], sitting, row.onlookers, row.hints)


def _kept(host: str, seats: tuple[str, ...], before: TableRow) -> Lobby:
    """The table of a rematch as this one lays it; with nobody to wait for it is played at once."""
    sitters = tuple(seat if seat in (host, "bot") else KEPT + seat for seat in seats)
    state = "open" if any(seat.startswith(KEPT) for seat in sitters) else "playing"
    return Lobby(state, host, sitters, onlookers=before.onlookers, hints=before.hints)
