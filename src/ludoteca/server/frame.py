"""What the application is framed with: what every request passes and how every answer looks."""

from __future__ import annotations

from typing import Any

from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteca import __version__
from ludoteca.server.gate import MOST_BODY, Gate, add_headers
from ludoteca.server.http.parts import PEOPLE
from ludoteca.server.logs import Noted
from ludoteca.server.metrics import Measured
from ludoteca.server.problems import HANDLERS

WORTH_PACKING = 1024

OPENAPI = OpenAPIConfig(
    title="Ludoteca",
    version=__version__,
    description="Tables for board games: people, tables, records. Play itself goes over each table's socket.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
)


def frame() -> dict[str, Any]:
    """Arguments of Litestar that are the same for every server."""
    return {
        "dependencies": PEOPLE,
        "middleware": [Noted(), Measured(), Gate()],
        "before_send": [add_headers],
        "exception_handlers": HANDLERS,
        "compression_config": CompressionConfig(backend="gzip", minimum_size=WORTH_PACKING),
        "request_max_body_size": MOST_BODY,
        "openapi_config": OPENAPI,
        "logging_config": None,
    }
