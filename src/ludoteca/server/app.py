"""The application: settings in, Litestar out."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State

from ludoteca.server.host import lag, logs
from ludoteca.server.host.frame import frame
from ludoteca.server.host.warm import warm
from ludoteca.server.house import House
from ludoteca.server.http import ROUTES
from ludoteca.server.line.socket import table_socket
from ludoteca.server.processes import news, sweeper
from ludoteca.server.settings import Settings
from ludoteca.server.store.migrations import migrate

KEY_BYTES = 32


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
        house.journal.start()
        news.start(house)
        sweeper.start(house)
        house.spawn(lag.watch())
        house.spawn(house.thinkers.warm())
        try:
            yield
        finally:
            await house.close()

    return Litestar([*ROUTES, table_socket], state=State({"house": house}), lifespan=[lifespan], **frame(house))


def signing_key(file: Path) -> bytes:
    """The key that signs cookies; made once, whole at once, readable by its owner only."""
    if not file.exists():
        draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(secrets.token_bytes(KEY_BYTES))
        with suppress(FileExistsError):
            os.link(draft, file)
        draft.unlink()
    return file.read_bytes()
