"""What the application is framed with: what every request passes and how every answer looks."""

from __future__ import annotations

from typing import Any

from litestar.di import Provide

from ludoteca.server.host.gate import MOST_BODY, Gate, add_headers, sharing
from ludoteca.server.host.logs import Noted
from ludoteca.server.host.metrics import Measured
from ludoteca.server.host.packed import Packed
from ludoteca.server.house import House
from ludoteca.server.http.parts import PEOPLE
from ludoteca.server.problems import HANDLERS


def frame(house: House | None) -> dict[str, Any]:
    """Arguments of Litestar that are the same for every server."""
    return {
        "dependencies": {**PEOPLE, "house": Provide(lambda: house, sync_to_thread=False)},
        "middleware": [Noted(), Measured(), Gate(), Packed()],
        "before_send": [add_headers],
        "cors_config": sharing(house.settings.allowed_origins) if house else None,
        "exception_handlers": HANDLERS,
        "request_max_body_size": MOST_BODY,
        "openapi_config": None,
        "logging_config": None,
    }
