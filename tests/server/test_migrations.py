"""Both databases, brought to the newest revision, are what the schema says; processes that start together agree."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludoteca.server.store import migrations
from ludoteca.server.store.engine import Store
from ludoteca.server.store.schema import metadata


def _differences(connection: Connection) -> Any:
    """Alembic's, and keys that go by another name: a later revision could not find them by it."""
    found = inspect(connection)
    keys = {table.name: table.primary_key.name for table in metadata.sorted_tables}
    renamed = [name for name, key in keys.items() if found.get_pk_constraint(name)["name"] != key]
    return renamed + compare_metadata(MigrationContext.configure(connection), metadata)


def test_revisions_lead_to_the_schema(db_url: str) -> None:
    async def migrate() -> None:
        stores = [Store(db_url) for _ in range(3)]
        await asyncio.gather(*(migrations.migrate(store) for store in stores))
        assert await migrations.revision(stores[0]) == migrations.HEAD
        async with stores[0].read() as reader:
            assert await reader.run_sync(_differences) == []
        for store in stores:
            await store.close()

    asyncio.run(migrate())


def test_whoever_opens_a_new_file_waits_for_another_who_holds_it(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.db"

    async def wait() -> None:
        store = Store(f"sqlite:///{file}")
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            opening = asyncio.create_task(migrations.migrate(store))
            await asyncio.sleep(0.3)
            assert not opening.done(), "the file is held"
            other.execute("ROLLBACK")
            await opening
        assert await migrations.revision(store) == migrations.HEAD
        await store.close()

    asyncio.run(wait())


def test_the_newest_revision_is_named() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == migrations.HEAD
