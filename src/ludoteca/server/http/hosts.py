"""For hosts: is the server alive, can it serve, and its figures."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from ludoteca.server.host import metrics
from ludoteca.server.house import House
from ludoteca.server.http.parts import ThisHouse
from ludoteca.server.problems import Unready

PATIENCE = 2.0
"""Seconds a database or Redis may take to answer."""


class HostsController(Controller):
    """What a supervisor, a proxy and Prometheus ask."""

    tags = ["hosts"]

    @get("/healthz", operation_id="alive")
    async def alive(self) -> dict[str, str]:
        """The process answers."""
        return {"status": "ok"}

    @get("/readyz", operation_id="ready")
    async def ready(self, house: ThisHouse) -> dict[str, str]:
        """The database and, where there is one, Redis answer too, and bots can think."""
        checks = (("database", _database(house)), ("redis", house.fanout.check()), ("bots", house.thinkers.check()))
        for what, check in checks:
            try:
                await asyncio.wait_for(check, PATIENCE)
            except Exception as error:
                raise Unready("server-unready", what=what) from error
        return {"status": "ok"}

    @get("/metrics", operation_id="metrics", media_type=CONTENT_TYPE_LATEST)
    async def metrics(self, house: ThisHouse) -> Response[bytes]:
        """Figures for Prometheus."""
        return Response(await metrics.exposition(house.store), media_type=CONTENT_TYPE_LATEST)


async def _database(house: House) -> None:
    async with house.store.read() as reader:
        await reader.execute(text("SELECT 1"))
