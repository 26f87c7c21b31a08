"""Imported by the process that servers of the tests are forked from: everything a server imports, and its games."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

import alembic.command
import anyio._backends._asyncio
import asyncpg  # type: ignore[import-untyped]
import uvicorn.protocols.websockets.websockets_sansio_impl

from ludoteca import cli
from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings
from ludoteca.server.warm import warm

warm()
with tempfile.TemporaryDirectory() as folder:
    for db in (f"sqlite:///{folder}/no.db", "postgresql://nobody@localhost/no"):
        create_app(Settings(db=db, secret=str(Path(folder, "key"))))
gc.freeze()  # what is here stays: no child has to look through it, or copies it by doing so

__all__ = ["alembic", "anyio", "asyncpg", "cli", "uvicorn"]
