"""The application: settings in, Litestar out."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State

from ludoteca.server.calls import caller
from ludoteca.server.frame import frame
from ludoteca.server.host import lag, logs
from ludoteca.server.house import House
from ludoteca.server.http import ROUTES
from ludoteca.server.line.socket import table_socket
from ludoteca.server.people import sessions
from ludoteca.server.people.keys import signing_key
from ludoteca.server.processes import news, sweeper
from ludoteca.server.settings import Settings
from ludoteca.server.store.migrations import migrate
from ludoteca.server.store.ticks import keep, take_up
from ludoteca.server.warm import warm


def served() -> Litestar:
    """The server in a process of `ludoteca serve`: settings from the environment, logs in lines."""
    settings = Settings.from_environ(os.environ)
    logs.set_up(settings.log)
    return create_app(settings)


def create_app(settings: Settings) -> Litestar:
    """The server by these settings."""
    house = House(settings, signing_key(settings.secret_file))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        warm()
        await migrate(house.store)
        await take_up(house.store)
        await house.lay_out()
        house.journal.start()
        news.start(house)
        sweeper.start(house)
        sessions.start(house)
        caller.start(house)
        house.spawn(keep(house.store))
        house.spawn(lag.watch())
        house.spawn(house.thinkers.warm())
        try:
            yield
        finally:
            await house.close()

    return Litestar([*ROUTES, table_socket], state=State({"house": house}), lifespan=[lifespan], **frame(house))
