"""A server of one or two processes, played by one thread on a Schedule's loop."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiosqlite.core
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from sqlalchemy import delete

from ludoteca.server.house import House
from ludoteca.server.http.records import RecordsController
from ludoteca.server.http.tables import TablesController
from ludoteca.server.line import socket
from ludoteca.server.line.socket import table_socket
from ludoteca.server.people import accounts
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import HANDLERS
from ludoteca.server.processes import news, sweeper
from ludoteca.server.processes.fanout import Poke
from ludoteca.server.requests import AnyRequest
from ludoteca.server.settings import Settings
from ludoteca.server.store import engine, rows, schema, ticks
from ludoteca.server.store.engine import Store
from ludoteca.server.store.journal import Journal
from ludoteca.server.store.migrations import migrate
from ludoteca.server.table import laying, luck
from ludoteca.server.thinking.think import Thought
from tests.server.schedules.loop import AtOnce, NoThread, Schedule

Message = dict[str, Any]
BEGAN = 1_700_000_000
"""The second of 1970's count at which every schedule begins."""
A_WHILE = 0.1
LINES = 5
"""To the database, that a store keeps open."""
SWEPT = 0.25
"""Of houses that look after bots and clocks, too."""


class Bus:
    """What houses tell each other: each hears the others, in order, at some later moment."""

    def __init__(self) -> None:
        self._ears: dict[str, Callable[[Poke], Awaitable[None]]] = {}

    def member(self, name: str) -> Any:
        """One house's end of it, in the shape of a Fanout."""

        def poke(table: str, **what: Any) -> None:
            said = Poke(sender=name, table=table, **what)
            for other, hear in self._ears.items():
                if other != name:
                    asyncio.get_running_loop().create_task(hear(said))  # type: ignore[arg-type]

        async def close() -> None:
            self._ears.pop(name, None)

        def start(hear: Callable[[Poke], Awaitable[None]], away: Any, back: Any) -> None:
            self._ears[name] = hear

        return SimpleNamespace(me=name, shared=True, away=False, poke=poke, start=start, close=close)


class Whim:
    """Thinks of nothing: a bot of these tables plays by luck, after a while."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    async def choose(self, game: str, level: str, view: bytes, legal: list[int], person: str) -> int:
        await asyncio.sleep(0)
        return self._dice.choice(legal)

    async def advise(self, game: str, view: bytes, legal: list[int], person: str) -> Thought:
        await asyncio.sleep(0)
        return Thought({number: 1 / len(legal) for number in legal}, [0.5] * json.loads(view)["players"])

    def close(self) -> None:
        """Nothing to let go of."""


class Lasting(Store):
    """A store that outlives the houses that close it."""

    async def close(self) -> None:
        """Not yet."""

    async def end(self) -> None:
        """Now."""
        await super().close()


class Stage:
    """Houses that are opened anew for every schedule, on one database that is emptied in between."""

    def __init__(self, folder: Path, houses: int) -> None:
        self.loop = Schedule()
        place, key = f"sqlite:///{folder}/stage.db", str(folder / "key")
        self._settings = Settings(db=place, secret=key, limits=0, sockets=0, guests=0)
        self.stores = [Lasting(self._settings.database) for _ in range(houses)]
        for store in self.stores:
            store._turn = self.stores[0]._turn  # one thread must not wait for itself in the file's lock
        self.houses: list[House] = []
        self.apps = [self._app(number) for number in range(houses)]
        self.people: dict[str, Person] = {}
        self.dice = random.Random(0)

    def _app(self, number: int) -> Litestar:
        """The server without what only counts, packs and measures."""
        house = Provide(lambda: self.houses[number], sync_to_thread=False)
        return Litestar(
            [TablesController, RecordsController, table_socket],
            state=State({}),
            dependencies={"house": house, "person": Provide(self.somebody), "visitor": Provide(self.who)},
            exception_handlers=HANDLERS,
            openapi_config=None,
            logging_config=None,
        )

    async def who(self, request: AnyRequest) -> Person | None:
        """Who is asking: he says so, since how people are known is not what is played here."""
        return self.people.get(request.headers.get("who", ""))

    async def somebody(self, request: AnyRequest) -> Person:
        """The same of everybody we know."""
        return self.people[request.headers["who"]]

    async def let_in(self, nick: str) -> Person:
        """Somebody new."""
        person = (await accounts.come_in(self.stores[0], nick)).person
        self.people[person.id] = person
        return person

    def play(self, seed: int, scene: Callable[[], Awaitable[Any]]) -> Any:
        """One schedule from the opening of the houses to their close; what the scene gives."""
        self.loop.draw(seed)
        self.dice.seed(seed)
        return self.loop.run_until_complete(self._play(scene))

    async def _play(self, scene: Callable[[], Awaitable[Any]]) -> Any:
        async with self._open():
            return await scene()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        await self._empty()
        bus = Bus()
        self.houses = [self._house(number, bus) for number in range(len(self.apps))]
        try:
            yield
        finally:
            await asyncio.sleep(A_WHILE)  # time passes when everybody is done
            for house in self.houses:
                await house.close()
            while others := asyncio.all_tasks() - {asyncio.current_task()}:
                await asyncio.wait(others)

    async def _empty(self) -> None:
        """No table is left of the schedule before, and nothing that hangs on one."""
        async with self.stores[0].write() as writer:
            await writer.execute(delete(schema.tables))

    def _house(self, number: int, bus: Bus) -> House:
        house = House(self._settings, b"nobody signs anything here")
        house.store, house.journal = self.stores[number], Journal(self.stores[number])
        house.thinkers = Whim(self.dice)  # type: ignore[assignment]
        house.fanout = bus.member(f"house{number}")
        self.apps[number].state["house"] = house
        house.journal.start()
        news.start(house)
        if self.dice.random() < SWEPT:
            sweeper.start(house)
        return house

    def prepare(self) -> None:
        """The database as a new server makes it, and all lines to it open: so every schedule finds the same."""
        self.loop.run_until_complete(self._prepare())

    async def _prepare(self) -> None:
        await migrate(self.stores[0])
        async with AsyncExitStack() as stack:
            for store in self.stores:
                for _ in range(LINES):
                    await stack.enter_async_context(store.read())

    def close(self) -> None:
        """Nothing stays open."""
        self.loop.draw(0)
        for store in self.stores:
            self.loop.run_until_complete(store.end())
        self.loop.close()


@contextmanager
def stage(folder: Path, houses: int = 1) -> Iterator[Stage]:
    """A stage: SQLite without a thread and without waiting for the disk, luck and time of the schedule's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", AtOnce)
        patch.setattr(aiosqlite.core, "Thread", NoThread)
        patch.setattr(engine, "PRAGMAS", ("synchronous=OFF", "foreign_keys=ON"))
        made = Stage(folder, houses)
        dice = made.dice
        fixed = SimpleNamespace(randbelow=dice.randrange, choice=dice.choice, SystemRandom=lambda: dice)
        for module in (luck, rows, laying):
            patch.setattr(module, "secrets", fixed)
        patch.setattr(socket, "person_of", made.who)
        patch.setattr(rows, "time_ns", lambda: int((BEGAN + made.loop.time()) * 1e9))
        patch.setattr(ticks, "monotonic_ns", lambda: int(made.loop.time() * 1e9))
        made.prepare()
        try:
            yield made
        finally:
            made.close()
