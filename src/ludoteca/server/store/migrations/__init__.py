"""The schema's revisions, one file each in `versions`, carried out when a server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store.engine import Store

HEAD = "0003"
"""The newest revision."""
LOCK = 7_105_837
"""Processes that start together wait for each other under this number (PostgreSQL; SQLite's file is lock enough)."""


async def migrate(store: Store) -> None:
    """Bring the database to the newest revision; what is there already costs one look."""
    if await revision(store) == HEAD:
        return
    async with store.write() as writer:
        if not store.sqlite:
            await writer.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await writer.run_sync(upgrade)


async def prepare(url: str) -> None:
    """Migrate the database of that address before anybody is served, or say why it cannot be used."""
    folder = Path(url.removeprefix("sqlite:///")).parent
    if url.startswith("sqlite:///") and not folder.is_dir():
        raise LudotecaError("file-missing", file=str(folder))
    store = Store(url)
    try:
        await migrate(store)
    except (SQLAlchemyError, OSError) as error:
        raise LudotecaError("serve-db-trouble", reason=str(getattr(error, "orig", error))) from None
    finally:
        await store.close()


async def revision(store: Store) -> str | None:
    """The revision the database has."""
    async with store.read() as reader:
        try:
            return (await reader.execute(text("SELECT version_num FROM alembic_version"))).scalar()
        except DBAPIError:
            return None


def upgrade(connection: Connection) -> None:
    """Carry out the revisions the database does not have yet."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)

    def steps(current: Any, context: Any) -> Any:
        return scripts._upgrade_revs(HEAD, current)

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()
