"""The schema's revisions, one file each in `versions`, carried out when a server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store.engine import Store
from ludoteca.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

HEAD = "0012"
"""The newest revision."""
LOCK = 7_105_837
"""Processes that start together wait for each other under this number (PostgreSQL; SQLite's file is lock enough)."""


async def migrate(store: Store) -> None:
    """Bring the database to the newest revision; what is there already costs one look."""
    found = await revision(store)
    if found == HEAD:
        return
    if found is not None and found not in {script.revision for script in _scripts().walk_revisions()}:
        raise LudotecaError("db-newer", there=found, here=HEAD)
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


async def read(url: str) -> bool:
    """Is that a database of ours? It is brought up to date, and all its tables are looked into."""
    store = Store(url)
    try:
        if await revision(store) is None:
            return False
        await migrate(store)
        async with store.read() as reader:
            for table in metadata.sorted_tables:
                await reader.execute(select(table).limit(1))
        return True
    except SQLAlchemyError:
        return False
    finally:
        await store.close()


def _scripts() -> ScriptDirectory:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Carry out the revisions the database does not have yet, up to that one."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    scripts = _scripts()

    with EnvironmentContext(Config(), scripts, fn=lambda current, _: scripts._upgrade_revs(to, current)) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()
