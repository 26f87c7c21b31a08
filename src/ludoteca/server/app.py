"""The application: settings in, Litestar out."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Scope

from ludoteca.core.errors import LudotecaError
from ludoteca.server import news, sweeper
from ludoteca.server.guard import require
from ludoteca.server.house import House
from ludoteca.server.http import ROUTES
from ludoteca.server.problems import refuse
from ludoteca.server.settings import Settings
from ludoteca.server.socket import table_socket
from ludoteca.server.store.migrations import migrate

KEY_BYTES = 32
log = logging.getLogger("ludoteca")


def create_app(settings: Settings | None = None) -> Litestar:
    """The server, by these settings or the environment's."""
    settings = settings or Settings.from_environ(os.environ)
    house = House(settings, signing_key(settings.secret_file))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await migrate(house.store)
        house.journal.start()
        news.start(house)
        sweeper.start(house)
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [*ROUTES, table_socket],
        state=State({"house": house}),
        lifespan=[lifespan],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False), "person": Provide(require)},
        exception_handlers={LudotecaError: refuse},
        after_exception=[note_trouble],
        logging_config=None,
    )


async def note_trouble(error: Exception, scope: Scope) -> None:
    """What nobody expected goes into the log."""
    if not isinstance(error, (LudotecaError, HTTPException)):
        log.error("%s failed", scope.get("path"), exc_info=error)


def signing_key(file: Path) -> bytes:
    """The key that signs cookies; made once, readable by its owner only."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes()
    with os.fdopen(handle, "wb") as opened:
        opened.write(secrets.token_bytes(KEY_BYTES))
    return file.read_bytes()
