"""For hosts: is the server alive, can it serve, and its figures."""

from __future__ import annotations

from litestar import Controller, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from ludoteca.server.host import metrics
from ludoteca.server.host.around import around, here_only
from ludoteca.server.http.parts import ThisHouse
from ludoteca.server.protocol.lobby import Reach


class HostsController(Controller):
    """What a supervisor, a proxy and Prometheus ask."""

    tags = ["hosts"]

    @get("/healthz", operation_id="alive")
    async def alive(self) -> dict[str, str]:
        """The process answers."""
        return {"status": "ok"}

    @get("/readyz", operation_id="ready")
    async def ready(self, house: ThisHouse) -> dict[str, str]:
        """The database takes what is written, Redis, where there is one, answers, and bots can think."""
        await house.readiness.check()
        return {"status": "ok"}

    @get("/api/reach", operation_id="reach")
    async def reach(self, house: ThisHouse) -> Reach:
        """From where the server can be reached: a link to one that listens on this machine only opens nowhere else."""
        host = house.settings.host
        return Reach(here_only=here_only(host), address=None if here_only(host) else around())

    @get("/metrics", operation_id="metrics", media_type=CONTENT_TYPE_LATEST)
    async def metrics(self, house: ThisHouse) -> Response[bytes]:
        """Figures for Prometheus."""
        return Response(await metrics.exposition(house.store), media_type=CONTENT_TYPE_LATEST)
