"""The schema's revisions, carried out when a server starts."""

from __future__ import annotations

from ludoteca.server.store.engine import Store
from ludoteca.server.store.schema import metadata


async def migrate(store: Store) -> None:
    """Bring the database to the newest revision."""
    async with store.write() as writer:
        await writer.run_sync(metadata.create_all)
